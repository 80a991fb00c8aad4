/**
 * Escapes untrusted text for the formats of fixes. Escaped text can neither leave the place it is written to, nor make
 * the line look other than it is: characters that change the direction of text are written as escapes, or left out
 * where the format has none.
 */
import { collapse } from '../basics/text';

/** Marks, embeddings, overrides and isolates (UAX #9 §2). */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function hex(character: string): string {
  return character.charCodeAt(0).toString(16);
}

/** One line: control characters and line breaks of any kind become spaces. */
function oneLine(text: string): string {
  return collapse(text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, ' '));
}

/** Text for an HTML attribute in double quotes, or between tags. */
export function htmlText(text: string): string {
  return oneLine(text)
    .replace(/&/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(DIRECTION, (character) => `&#x${hex(character)};`);
}

/**
 * A value as JSON that may be in a script element (HTML: restrictions for contents of script elements), two spaces
 * deep. What could end the element, begin a comment, break a line or turn its direction is written as an escape.
 */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    /[<>&\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${hex(character).padStart(4, '0')}`,
  );
}

/** Text for one line of Markdown: its punctuation is literal (CommonMark §2.4). */
export function markdownText(text: string): string {
  return oneLine(text.replace(DIRECTION, '')).replace(/[\\`*_[\]<>()#!|~&+=-]/g, '\\$&');
}

/**
 * A URL for a format that is read line by line: the form of the URL parser, which knows no white space, without
 * fragment, and without brackets and quotes that Markdown or HTML would take for their own.
 */
export function urlText(url: URL): string {
  const { origin, pathname, search } = url;
  return origin + (pathname + search).replace(/[()<>"']/g, (sign) => `%${hex(sign).toUpperCase()}`);
}

/** Path and query of a URL as a pattern of robots.txt that matches it: `*` and `$` are literal. */
export function robotsPath(url: URL): string {
  return (url.pathname + url.search).replace(/[*$]/g, (sign) => `%${hex(sign).toUpperCase()}`);
}
