/** Values of HTTP fields, taken apart as the standards say. */

import { withoutTrailing } from './text';

/** A field line; the name is in lower case. */
export interface Field {
  readonly name: string;
  readonly value: string;
}

/** A Set-Cookie field without the cookie's value, which is nobody's business but the visitor's. */
export function withoutCookieValue(setCookie: string): string {
  const [pair = '', ...attributes] = setCookie.split(';');
  const name = pair.includes('=') ? pair.slice(0, pair.indexOf('=') + 1) : '';
  return [name, ...attributes].join(';');
}

/** The lines of one field, in order. */
export function linesOf<Line extends Field>(fields: readonly Line[], name: string): readonly Line[] {
  return fields.filter((field) => field.name === name);
}

/** Splits at a separator that is outside quoted strings. */
export function splitOutsideQuotes(text: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (quoted && character === '\\') at++;
    else if (character === '"') quoted = !quoted;
    else if (!quoted && character === separator) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}

/** The values of a field whose lines make one list, white space removed (Fetch: “get, decode, and split”). */
export function listOf(fields: readonly Field[], name: string): readonly string[] {
  const lines = linesOf(fields, name);
  if (lines.length === 0) return [];
  const joined = lines.map(({ value }) => value).join(', ');
  return splitOutsideQuotes(joined, ',').map((value) => withoutTrailing(value.replace(/^[\t ]+/, ''), '\t '));
}

/** Whether browsers must treat files as exactly what their types say (Fetch: “determine nosniff”). */
export function isNosniff(fields: readonly Field[]): boolean {
  return listOf(fields, 'x-content-type-options')[0]?.toLowerCase() === 'nosniff';
}
