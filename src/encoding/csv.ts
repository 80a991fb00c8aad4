/** Tables for spreadsheets (RFC 4180). Spreadsheets show what is in a cell, and run nothing of it. */
import { withoutCommands } from './ci-log';
import type { Encoded, Piece } from './text';
import { seen } from './unseen';

export type Cell = string | number;

/** What spreadsheets take for the beginning of a formula (OWASP, "CSV Injection"); full-width signs count for some. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

const SIGN = /[=+\-@\uff1d\uff0b\uff0d\uff20]/;

/**
 * The same after what may end a field: where the decimal sign is a comma, spreadsheets take semicolons for what stands
 * between fields, and then our quotes hold nothing together.
 */
const FIELD_END = /[;\t\r\n]\s*/g;

function harmlessWithin(text: string): string {
  return text.replace(FIELD_END, (end, at: number) => (SIGN.test(text.charAt(at + end.length)) ? `${end}'` : end));
}

/** Text is always quoted, so that no character of untrusted text ends a field (§2.5 to §2.7). Numbers are ours. */
function csvField(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  // On a terminal, what follows a lone CR covers what precedes it.
  const text = seen(cell)
    .replaceAll('\u00ad', '')
    .replace(/\r(?!\n)/g, '\n');
  const harmless = harmlessWithin(FORMULA.test(text) ? `'${text}` : text);
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Rows with CR LF after each. Text that would be a formula gets an apostrophe in front. */
export function csvRows(rows: readonly (readonly Cell[])[]): Piece<'csv'> {
  return withoutCommands(rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('')) as Piece<'csv'>;
}

/** Spreadsheets take the encoding from it: without it they read UTF-8 as something else. */
const BYTE_ORDER_MARK = '\ufeff';

/** A file of rows, with a byte order mark in front. */
export function csvFile(rows: readonly Piece<'csv'>[]): Encoded<'csv'> {
  return (BYTE_ORDER_MARK + rows.join('')) as Encoded<'csv'>;
}
