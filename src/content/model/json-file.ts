/** Reads JSON that writers edit, with the lines of what is in it. */
import { isMap, LineCounter, parseDocument, type Pair, type Scalar } from 'yaml';
import type { Problem } from './problem';

export type ReadJson =
  | {
      readonly ok: true;
      readonly value: unknown;
      /** 1-based line of the last of these keys, one below the other, that is in the file. */
      readonly lineOf: (keys: readonly (string | number)[]) => number;
    }
  | { readonly ok: false; readonly problem: Problem };

/** Some editors write an invisible mark, which JSON must not have (RFC 8259, 8.1). */
export function byteOrderMark(text: string, file: string): Problem | null {
  if (!text.startsWith('\uFEFF')) return null;
  const message = 'The file begins with a byte order mark, which no JSON does.';
  return { file, line: 1, message, fix: 'Save it as UTF-8 without one.' };
}

/** @param file path from the root of the repository, for the problem */
export function readJson(text: string, file: string): ReadJson {
  const mark = byteOrderMark(text, file);
  if (mark !== null) return { ok: false, problem: mark };
  const lines = new LineCounter();
  // JSON is YAML as well, whose parser knows lines and duplicate keys.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error?.code === 'DUPLICATE_KEY') {
    const { line } = lines.linePos(error.pos[0]);
    return { ok: false, problem: { file, line, message: 'A name stands twice.', fix: 'Remove one of the two.' } };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    // The parser does not always say where it stopped.
    const [, position = 0] = /at position (\d+)/.exec(String(cause)) ?? [];
    const { line } = lines.linePos(error?.pos[0] ?? Number(position));
    const fix = 'Look here, and at the end of the line before, for a comma, a quote or a bracket too few or too many.';
    return { ok: false, problem: { file, line, message: 'The file is not JSON.', fix } };
  }
  const lineOf = (keys: readonly (string | number)[]): number => {
    let map: unknown = document.contents;
    let start = 0;
    for (const key of keys) {
      if (!isMap(map)) break;
      const pair = (map.items as Pair<Scalar>[]).find((item) => item.key.value === key);
      start = pair?.key.range?.[0] ?? start;
      map = pair?.value;
    }
    return lines.linePos(start).line;
  };
  return { ok: true, value, lineOf };
}
