import type { DoctypeFacts } from '../facts/access';
import { isXhtml, UNREAD, type Reading } from './reading';
import { statement, whereIn } from './statement';

/** The doctype of a page; pages served as XML are shown in standards mode even without one. */
export function doctypeOf(reading: Reading): DoctypeFacts | null {
  if (reading === UNREAD) return null;
  const { mode, doctype } = reading.document;
  return {
    mode: mode === 'quirks' && !isXhtml(reading) ? 'quirks' : 'standards',
    declared:
      doctype === null ? null : statement(doctype.text, whereIn(reading.answer, 'doctype', doctype.line, doctype.text)),
  };
}
