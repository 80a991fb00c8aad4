/** Messages as a table for spreadsheets. */
import type { Message } from './message';

/** What spreadsheets take for the beginning of a formula (OWASP, "CSV Injection"); full-width signs count for some. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/**
 * The same behind what may end a field: where the decimal sign is a comma, spreadsheets take semicolons for what stands
 * between fields, and then our quotes hold nothing together.
 */
const FORMULA_WITHIN = /([;\t\r\n]\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** Quoted always, so that no sign a stranger typed ends a field. RFC 4180 §2. */
function cell(value: string): string {
  const harmless = (FORMULA.test(value) ? `'${value}` : value).replace(FORMULA_WITHIN, "$1'");
  return `"${harmless.replaceAll('"', '""')}"`;
}

const COLUMNS = {
  reference: ({ reference }) => reference,
  receivedAt: ({ receivedAt }) => receivedAt,
  status: ({ status }) => status,
  trust: ({ trust }) => trust,
  reasons: ({ reasons }) => reasons.join(' '),
  kind: ({ kind }) => kind,
  locale: ({ locale }) => locale,
  page: ({ page = '' }) => page,
  email: ({ email = '' }) => email,
  message: ({ message }) => message,
  note: ({ note }) => note,
  screenshot: ({ screenshot }) => (screenshot === null ? '' : screenshot.type),
  changedAt: ({ audit }) => audit.at(-1)?.at ?? '',
  changedBy: ({ audit }) => audit.at(-1)?.by ?? '',
} satisfies Record<string, (message: Message) => string>;

const row = (values: readonly string[]) => `${values.map(cell).join(',')}\r\n`;

/**
 * The row of the columns' names. Begins with a byte order mark: without it spreadsheets take UTF-8 for something else.
 */
export const CSV_HEAD = `\ufeff${row(Object.keys(COLUMNS))}`;

/** One row for each message. */
export function csvRows(messages: readonly Message[]): string {
  return messages.map((message) => row(Object.values(COLUMNS).map((of) => of(message)))).join('');
}
