/** Pages that reload or lead on by themselves. */
import type { RefreshStatement } from '../facts/access';
import { attribute } from './html';
import { headers, stated, type Reading } from './reading';
import { statement, whereIn } from './statement';

/**
 * The delay a refresh declares, in seconds, as the HTML standard's shared declarative refresh steps read it; null where
 * they find none, so that nothing happens. A fraction is dropped.
 * https://html.spec.whatwg.org/multipage/semantics.html#shared-declarative-refresh-steps
 */
export function refreshDelay(input: string): number | null {
  const found = /^[\t\n\f\r ]*([0-9]*)(\.?)[0-9.]*(?:$|[;,\t\n\f\r ])/.exec(input);
  if (found === null) return null;
  const [, digits = '', dot = ''] = found;
  if (digits === '') return dot === '' ? null : 0;
  return Number(digits);
}

/** The refresh that browsers carry out: the header's, else the first meta element's that declares one. */
export function refreshOf(reading: Reading): RefreshStatement | null {
  for (const value of headers(reading.home, 'refresh')) {
    const seconds = refreshDelay(value);
    if (seconds === null) continue;
    return { ...statement(value, whereIn(reading.answer, 'header:refresh', null, value)), seconds };
  }
  for (const meta of reading.document.all('meta')) {
    if (attribute(meta, 'http-equiv')?.toLowerCase() !== 'refresh') continue;
    const content = attribute(meta, 'content') ?? '';
    const seconds = refreshDelay(content);
    if (seconds !== null) return { ...stated(reading, meta, 'meta:refresh', content), seconds };
  }
  return null;
}
