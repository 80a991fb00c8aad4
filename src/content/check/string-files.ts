/** Files of interface strings as the check reads them: every text by its dotted key, and where in the file a key is. */
import { readFileSync } from 'node:fs';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { byteOrderMark } from '../model/json-file';
import type { Problem } from '../model/problem';

/** A key with something other than a text or further keys behind it, or a key that no source can ask for. */
export interface OddKey {
  readonly key: string;
  readonly what: 'no-text' | 'separator';
}

export interface StringFile {
  /** Path from the repository's root. */
  readonly file: string;
  /** Dotted key → text. */
  readonly texts: ReadonlyMap<string, string>;
  readonly odd: readonly OddKey[];
  /** Keys written twice in one object, each with the line of the second. */
  readonly repeated: readonly { readonly key: string; readonly line: number }[];
  /** 1-based line of a key, or of the nearest one above it that is there; 1 if there is none. */
  readonly lineOf: (key: string) => number;
}

/** A file that is not JSON; its error names only a line, since the parser's words change with its version. */
export interface NotJson {
  readonly problem: Problem;
}

interface KeyLocation {
  readonly key: string;
  readonly line: number;
}

/** Every key in the order of the file, those written twice included. JSON is YAML, whose parser keeps positions. */
function locationsOf(text: string): readonly KeyLocation[] {
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

function brokenLine(text: string, error: unknown): number {
  const [, line] = / \(line (\d+) column \d+\)$/.exec(error instanceof Error ? error.message : '') ?? [];
  if (line !== undefined) return Number(line);
  // The JSON parser reports no line for a bare word; YAML's does, restricted to JSON's values.
  const lines = new LineCounter();
  const { errors } = parseDocument(text, { lineCounter: lines, prettyErrors: false, schema: 'json' });
  return errors[0] ? lines.linePos(errors[0].pos[0]).line : 1;
}

/** How many keys are written in a text that is JSON: every string with a colon behind it. */
function writtenKeys(text: string): number {
  let count = 0;
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*(:)?/g)) if (colon !== undefined) count += 1;
  return count;
}

/** @param path of the file on this machine @param file its path from the repository's root */
export function readStringFile(path: string, file: string): StringFile | NotJson {
  const text = readFileSync(path, 'utf8');
  const notJson = (line: number): NotJson => ({
    problem: { file, line, message: 'The file is not a JSON object.', fix: 'Correct the JSON here.' },
  });
  const mark = byteOrderMark(text, file);
  if (mark !== null) return { problem: mark };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return notJson(brokenLine(text, error));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return notJson(1);

  const texts = new Map<string, string>();
  const odd: OddKey[] = [];
  let parsedKeys = 0;
  const walk = (object: object, above: string): void => {
    for (const [name, child] of Object.entries(object) as [string, unknown][]) {
      parsedKeys += 1;
      const key = above + name;
      // i18next reads these as steps and namespaces, wherever they are.
      if (/[.:]/.test(name)) odd.push({ key, what: 'separator' });
      if (typeof child === 'string') texts.set(key, child);
      else if (typeof child === 'object' && child !== null && !Array.isArray(child)) walk(child, `${key}.`);
      else odd.push({ key, what: 'no-text' });
    }
  };
  walk(value, '');

  // Positions cost a hundred times what reading costs, and a file that is right needs none.
  let locations: readonly KeyLocation[] | undefined;
  const findLocations = (): readonly KeyLocation[] => (locations ??= locationsOf(text));
  const lineOf = (key: string): number => {
    for (let path = key; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
      const location = findLocations().find((candidate) => candidate.key === path);
      if (location) return location.line;
    }
    return 1;
  };
  return { file, texts, odd, repeated: writtenKeys(text) === parsedKeys ? [] : repeatedOf(findLocations()), lineOf };
}

function repeatedOf(locations: readonly KeyLocation[]): KeyLocation[] {
  const seen = new Set<string>();
  return locations.filter(({ key }) => {
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
}
