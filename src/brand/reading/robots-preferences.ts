/**
 * The lines of a robots.txt that say what content may be used for: Content-Signal (contentsignals.org), Content-Usage
 * (draft-ietf-aipref-attach-05) and License (RSL 1.0), each with the crawlers its group addresses.
 */
import type { Robots } from '../evidence/robots';
import { decide, parseRobots } from '../evidence/robots';

const KEYS = ['content-signal', 'content-usage', 'license'] as const;
type Key = (typeof KEYS)[number];

export interface PreferenceLine {
  readonly key: Key;
  readonly value: string;
  /** 1-based. */
  readonly line: number;
  /** The line as written. */
  readonly text: string;
  /** Product tokens of its group in lower case, `*` for all; null before the first user-agent line. */
  readonly agents: readonly string[] | null;
}

/** Lines beyond these are not kept. */
const LIMIT = 50;

function isKey(key: string): key is Key {
  return (KEYS as readonly string[]).includes(key);
}

/** @param isCut whether only the file's start is here: its last line may then be half of one, and is left out */
export function preferenceLines(text: string, isCut = false): readonly PreferenceLine[] {
  const { records } = parseRobots(text, isCut);
  return records.flatMap(({ key, ...rest }) => (isKey(key) ? [{ key, ...rest }] : [])).slice(0, LIMIT);
}

/** A Content-Usage rule: the path it is for, null for all, and the preferences. */
export function usageRule(value: string): { readonly path: string | null; readonly preferences: string } {
  if (!value.startsWith('/')) return { path: null, preferences: value };
  const [path = ''] = value.split(/[\t ]/, 1);
  return { path, preferences: value.slice(path.length).trim() };
}

/** Length of the pattern by which a rule is for a URL's path and query; null if it is for others. Rules without a path are for all. */
export function matchedLength(path: string | null, pathAndQuery: string): number | null {
  if (path === null) return 0;
  const asRule: Robots = parseRobots(`User-agent: *\nAllow: ${path}`);
  return decide(asRule, '*', pathAndQuery).rule?.pattern.length ?? null;
}
