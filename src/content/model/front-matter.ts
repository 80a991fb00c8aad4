/** Reads a content file's front matter and holds it against the schema of its kind. */
import { isMap, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { ContentKind } from './kinds';
import type { Problem } from './problem';
import { FRONT_MATTER_SCHEMAS } from './schema';

const FENCE = /^\uFEFF?---[ \t]*\r?\n((?:[\s\S]*?\r?\n)?)---[ \t]*(?:\r?\n|$)/;

export interface SplitFile {
  /** YAML between the fences, or null where the file does not begin with a fence that is closed. */
  readonly yaml: string | null;
  readonly body: string;
  /** 1-based line of the file the body begins on. */
  readonly bodyLine: number;
}

/** Splits a file into front matter and body. A byte order mark and CRLF are taken as they come. */
export function splitFrontMatter(source: string): SplitFile {
  const match = FENCE.exec(source);
  if (match === null) return { yaml: null, body: source.replace(/^\uFEFF/, ''), bodyLine: 1 };
  const [whole, yaml = ''] = match;
  return { yaml, body: source.slice(whole.length), bodyLine: whole.split('\n').length };
}

/**
 * @param yaml text between the fences; its first line is line 2 of the file
 * @returns the parsed front matter, or every problem with it
 */
export function parseFrontMatter<K extends ContentKind>(
  kind: K,
  yaml: string | null,
  file: string,
): { ok: true; data: z.output<(typeof FRONT_MATTER_SCHEMAS)[K]> } | { ok: false; problems: Problem[] } {
  const fields = Object.keys(FRONT_MATTER_SCHEMAS[kind].shape);
  if (yaml === null) {
    return {
      ok: false,
      problems: [
        {
          file,
          line: 1,
          message: 'The file has no front matter.',
          fix: `Begin it with a line ---, the fields (${fields.join(', ')}), and another line ---.`,
        },
      ],
    };
  }
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    return {
      ok: false,
      problems: document.errors.map((error) => ({
        file,
        line: lines.linePos(error.pos[0]).line + 1,
        column: lines.linePos(error.pos[0]).col,
        message: `The front matter is not YAML: ${error.message}`,
        fix: 'Correct the line; a text with a colon, a quote or a # needs quotes around it.',
      })),
    };
  }
  const result = FRONT_MATTER_SCHEMAS[kind].safeParse(document.toJS() ?? {});
  if (result.success) return { ok: true, data: result.data as z.output<(typeof FRONT_MATTER_SCHEMAS)[K]> };

  const lineOf = (field: string): number => {
    const { contents } = document;
    if (!isMap(contents)) return 1;
    const pair = contents.items.find(({ key }) => String(key) === field);
    const start = (pair?.key as { range?: [number, number, number] } | undefined)?.range?.[0];
    return start === undefined ? 1 : lines.linePos(start).line + 1;
  };
  return {
    ok: false,
    problems: result.error.issues.flatMap((issue): Problem[] => {
      if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key) => ({
          file,
          line: lineOf(key),
          message: `The field "${key}" is not known for a ${kind}.`,
          fix: `Remove it or correct its name; known are ${fields.join(', ')}.`,
        }));
      }
      const field = String(issue.path[0] ?? '');
      const missing = issue.code === 'invalid_type' && issue.input === undefined && lineOf(field) === 1;
      return [
        missing
          ? { file, line: 1, message: `The field "${field}" is missing.`, fix: `Add it to the front matter.` }
          : {
              file,
              line: lineOf(field),
              message: `The field "${issue.path.join('.')}" is not valid: ${issue.message}.`,
              fix: `Correct the field; src/content/model/schema.ts says what each one takes.`,
            },
      ];
    }),
  };
}
