/** Messages as a table for spreadsheets. */
import { csvRows } from '../../encoding/csv';
import type { Message } from './message';

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

/**
 * The row of the columns' names. Begins with a byte order mark: without it spreadsheets take UTF-8 for something else.
 */
export const MESSAGE_CSV_HEAD = `\ufeff${csvRows([Object.keys(COLUMNS)])}`;

/** One row for each message. */
export function messageCsv(messages: readonly Message[]): string {
  return csvRows(messages.map((message) => Object.values(COLUMNS).map((of) => of(message))));
}
