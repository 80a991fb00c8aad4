/** Reads a content file's front matter and holds it against the schema of its kind. */
import { nearest } from '../../brand/naming/nearest';
import { isMap, isScalar, LineCounter, parseDocument, type Document, type Scalar } from 'yaml';
import type { z } from 'zod';
import type { ContentKind } from './kinds';
import type { Problem } from './problem';
import { FRONT_MATTER_SCHEMAS } from './schema';

const FENCE = /^\uFEFF?---[ \t]*\r?\n((?:[\s\S]*?\r?\n)?)---[ \t]*(?:\r?\n|$)/;

export interface SplitFile {
  /** YAML between the fences, or null if the file does not begin with a fence that is closed. */
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

/** What YAML takes for a time unless it is in quotes; other readers of the file would see another value. */
const TIMESTAMP = /^\d{4}-\d{1,2}-\d{1,2}/;

/** @param yaml text between the fences; its first line is line 2 of the file */
/** A question that names what was probably meant; '' if nothing is near. */
function meant(key: string, fields: readonly string[]): string {
  const near = nearest(key, fields);
  return near === null ? '' : `Did you mean ${near}? `;
}

function parseYaml(yaml: string) {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  /** 1-based line and column of the file. */
  const placeOf = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: line + 1, column: col };
  };
  /** 1-based line of the file that a top-level field is on; 1 if there is no such field. */
  const lineOf = (field: string): number => {
    const pair = isMap<Scalar>(document.contents)
      ? document.contents.items.find(({ key }) => key.value === field)
      : undefined;
    const start = pair?.key.range?.[0];
    return start === undefined ? 1 : placeOf(start).line;
  };
  return { document, lineOf, placeOf };
}

/** @returns 1-based line of the file that a field of its front matter is on; 1 if there is no such field */
export function lineOfField(source: string, field: string): number {
  const { yaml } = splitFrontMatter(source);
  return yaml === null ? 1 : parseYaml(yaml).lineOf(field);
}

function datesWithoutQuotes({ contents }: Document.Parsed): { readonly field: string; readonly value: string }[] {
  if (!isMap<Scalar>(contents)) return [];
  return contents.items.flatMap(({ key, value }) => {
    if (!isScalar(value) || value.type !== 'PLAIN' || typeof value.value !== 'string') return [];
    return TIMESTAMP.test(value.value) ? [{ field: String(key.value), value: value.value }] : [];
  });
}

/** Top-level fields whose value is a date or a time without quotes, with the value as written. */
export function unquotedDates(yaml: string): { readonly field: string; readonly value: string }[] {
  return datesWithoutQuotes(parseYaml(yaml).document);
}

/** What keeps the YAML from being read as fields. */
function yamlProblems({ document, placeOf }: ReturnType<typeof parseYaml>, yaml: string, file: string): Problem[] {
  if (document.errors.length > 0) {
    return document.errors.map((error): Problem => {
      const place = placeOf(error.pos[0]);
      if (error.code === 'DUPLICATE_KEY') {
        const field = /^[^\s:]+/.exec(yaml.slice(error.pos[0]))?.[0] ?? '';
        return { file, ...place, message: `The field "${field}" stands twice.`, fix: 'Remove one of the two lines.' };
      }
      return {
        file,
        ...place,
        message: `The front matter is not YAML: ${error.message.replace(/\.$/, '')}.`,
        fix: 'Correct the line; a text with a colon, a quote or a # needs quotes around it.',
      };
    });
  }
  if (document.contents === null || isMap(document.contents)) return [];
  return [
    {
      file,
      line: 2,
      message: 'The front matter is not made of fields.',
      fix: "Write each as a line of its own: title: 'My title'",
    },
  ];
}

/** A rule of the schema says `what is wrong; what to write`. */
function schemaProblem(file: string, line: number, field: string, rule: string): Problem {
  // What is wrong may quote the writer, who may write semicolons.
  const [, wrong = rule, fix = ''] = /^(.*); (.*)$/s.exec(rule) ?? [];
  return {
    file,
    line,
    message: `The field "${field}" ${wrong}.`,
    fix: `${capitalized(fix || 'correct the field')}.`,
  };
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
  const { shape } = FRONT_MATTER_SCHEMAS[kind];
  const fields = Object.keys(shape);
  if (yaml === null) {
    const required = Object.entries<z.ZodType>(shape).flatMap(([field, schema]) =>
      schema.safeParse(undefined).success ? [] : [field],
    );
    const fix = `Begin it with a line ---, the fields (${required.join(', ')} at least), and another line ---.`;
    return { ok: false, problems: [{ file, message: 'The file has no front matter.', fix }] };
  }
  const parsed = parseYaml(yaml);
  const unreadable = yamlProblems(parsed, yaml, file);
  if (unreadable.length > 0) return { ok: false, problems: unreadable };

  const { document, lineOf } = parsed;
  const values = (document.toJS() ?? {}) as Readonly<Record<string, unknown>>;
  const result = FRONT_MATTER_SCHEMAS[kind].safeParse(values);
  const bare = datesWithoutQuotes(document).map(({ field, value }): Problem => {
    const fix = `Write ${field}: '${value}', or run: npm run content:check -- --fix`;
    return { file, line: lineOf(field), message: `The field "${field}" is a date without quotes.`, fix };
  });
  if (result.success && bare.length === 0)
    return { ok: true, data: result.data as z.output<(typeof FRONT_MATTER_SCHEMAS)[K]> };

  const problems = (result.error?.issues ?? []).flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        file,
        line: lineOf(key),
        message: `The field "${key}" is not known for a ${kind}.`,
        fix: `${meant(key, fields)}Remove it or correct its name; known are ${fields.join(', ')}.`,
      }));
    }
    const field = String(issue.path[0] ?? '');
    if (!(field in values)) {
      return [
        {
          file,
          message: `The field "${field}" is missing.`,
          fix: `Add a line ${field}: … to the front matter.`,
        },
      ];
    }
    const empty = values[field] === null;
    return [
      schemaProblem(file, lineOf(field), field, empty ? 'is empty; write its value behind the colon' : issue.message),
    ];
  });
  return { ok: false, problems: [...problems, ...bare] };
}
