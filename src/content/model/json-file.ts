/** Reads JSON that writers edit, with the line of each value. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Problem } from './problem';

export type ReadJson =
  | {
      readonly ok: true;
      readonly value: unknown;
      readonly lineOf: KeyLines['lineOf'];
    }
  | { readonly ok: false; readonly problem: Problem };

/** Some editors write an invisible mark, which JSON must not have (RFC 8259, 8.1). */
export function byteOrderMark(text: string, file: string): Problem | null {
  if (!text.startsWith('\uFEFF')) return null;
  const message = 'The file begins with a byte order mark, which no JSON does.';
  return { file, message, fix: 'Save it as UTF-8 without one.' };
}

/** @param file path from the root of the repository @returns null if there is no such file */
export function readJson(root: string, file: string): ReadJson | null {
  const place = join(root, file);
  if (!existsSync(place)) return null;
  const text = readFileSync(place, 'utf8');
  const mark = byteOrderMark(text, file);
  if (mark !== null) return { ok: false, problem: mark };
  const lines = new LineCounter();
  const [error] = parseDocument(text, { lineCounter: lines, prettyErrors: false }).errors;
  if (error?.code === 'DUPLICATE_KEY') {
    const { line } = lines.linePos(error.pos[0]);
    return { ok: false, problem: { file, line, message: 'A name stands twice.', fix: 'Remove one of the two.' } };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    // The parser doesn't always say where it stopped.
    const [, position = 0] = /at position (\d+)/.exec(String(cause)) ?? [];
    const { line } = lines.linePos(error?.pos[0] ?? Number(position));
    const fix = 'Look here, and at the end of the line before, for a comma, a quote or a bracket too few or too many.';
    return { ok: false, problem: { file, line, message: 'The file is not JSON.', fix } };
  }
  return { ok: true, value, lineOf: keyLines(text).lineOf };
}

interface KeyLocation {
  /** Its steps from the top, with dots between. */
  readonly key: string;
  /** 1-based. */
  readonly line: number;
}

export interface KeyLines {
  /** Every key in the order of the file, those written twice included. */
  readonly all: () => readonly KeyLocation[];
  /** 1-based line of a key, or of its nearest ancestor in the file; 1 if the file has neither. */
  readonly lineOf: (key: string) => number;
}

/**
 * Where the keys of a text are that is JSON. JSON is YAML, whose parser keeps positions; they cost a hundred times what
 * reading costs, and a correct file needs none, so they are only looked up when first asked for.
 */
export function keyLines(text: string): KeyLines {
  let locations: KeyLocation[] | undefined;
  const all = () => (locations ??= locationsOf(text));
  const lineOf = (key: string): number => {
    for (let path = key; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
      const location = all().find((candidate) => candidate.key === path);
      if (location) return location.line;
    }
    return 1;
  };
  return { all, lineOf };
}

function locationsOf(text: string): KeyLocation[] {
  const lines = new LineCounter();
  const locations: KeyLocation[] = [];
  const walk = (node: unknown, above: string): void => {
    if (!isMap(node)) return;
    for (const { key, value } of node.items) {
      if (!isScalar(key)) continue;
      const path = above + String(key.value);
      locations.push({ key: path, line: lines.linePos(key.range?.[0] ?? 0).line });
      walk(value, `${path}.`);
    }
  };
  walk(parseDocument(text, { lineCounter: lines, uniqueKeys: false }).contents, '');
  return locations;
}
