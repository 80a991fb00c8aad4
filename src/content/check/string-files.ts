/** Files of interface strings as the check reads them: every text by its dotted key, and where in the file a key is. */
import { readFileSync } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';
import { byteOrderMark, keyLines, type KeyLines } from '../model/json-file';
import type { Flaw, Problem } from '../model/problem';

export interface StringFile {
  /** Path from the repository's root. */
  readonly file: string;
  /** Dotted key → text. */
  readonly texts: ReadonlyMap<string, string>;
  /** Keys with something other than a text or further keys below them, and keys that no source can ask for. */
  readonly odd: readonly (Flaw & { readonly key: string })[];
  /** Keys written twice in one object, each with the line of the second. */
  readonly repeated: readonly { readonly key: string; readonly line: number }[];
  readonly lineOf: KeyLines['lineOf'];
  /** A problem with a key, at its line. */
  readonly problem: (key: string, message: string, fix: string) => Problem;
}

function brokenLine(text: string, error: unknown): number {
  const [, line] = / \(line (\d+) column \d+\)$/.exec(error instanceof Error ? error.message : '') ?? [];
  if (line !== undefined) return Number(line);
  // The JSON parser reports no line for a bare word; YAML's does, restricted to JSON's values.
  const lines = new LineCounter();
  const { errors } = parseDocument(text, { lineCounter: lines, prettyErrors: false, schema: 'json' });
  return errors[0] ? lines.linePos(errors[0].pos[0]).line : 1;
}

/** How many keys are written in a text that is JSON: every string with a colon after it. */
function writtenKeys(text: string): number {
  let count = 0;
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*(:)?/g)) if (colon !== undefined) count += 1;
  return count;
}

/**
 * @param path of the file on this machine
 * @param file its path from the repository's root
 * @returns the file, or the problem if it is not JSON: only a line, since the parser's words change with its version
 */
export function readStringFile(path: string, file: string): StringFile | Problem {
  const text = readFileSync(path, 'utf8');
  const notJson = (line: number): Problem => {
    return { file, line, message: 'The file is not a JSON object.', fix: 'Correct the JSON here.' };
  };
  const mark = byteOrderMark(text, file);
  if (mark !== null) return mark;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return notJson(brokenLine(text, error));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return notJson(1);

  const texts = new Map<string, string>();
  const odd: (Flaw & { key: string })[] = [];
  let parsedKeys = 0;
  const walk = (object: object, above: string): void => {
    for (const [name, child] of Object.entries(object) as [string, unknown][]) {
      parsedKeys += 1;
      const key = above + name;
      // i18next reads these as steps and namespaces, wherever they are.
      if (/[.:]/.test(name)) {
        const message = `The key "${key}" has a dot or a colon in one of its steps.`;
        odd.push({
          key,
          message,
          fix: 'Use hyphens or nested objects: i18next takes a key apart there and finds nothing.',
        });
      }
      if (typeof child === 'string') texts.set(key, child);
      else if (typeof child === 'object' && child !== null && !Array.isArray(child)) walk(child, `${key}.`);
      else odd.push({ key, message: `The value of "${key}" is no text.`, fix: 'Write a text or an object of texts.' });
    }
  };
  walk(value, '');

  const { all, lineOf } = keyLines(text);
  const isSecond = ({ key }: { readonly key: string }, index: number) =>
    all().findIndex((other) => other.key === key) < index;
  const repeated = writtenKeys(text) === parsedKeys ? [] : all().filter(isSecond);
  const problem = (key: string, message: string, fix: string): Problem => ({ file, line: lineOf(key), message, fix });
  return { file, texts, odd, repeated, lineOf, problem };
}
