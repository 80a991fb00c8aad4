/** Pages that reload or redirect on their own. */
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
  // Step by step: one expression for all of it could try the digits in every way they divide.
  const [blank = ''] = /^[\t\n\f\r ]*/.exec(input) ?? [];
  const rest = input.slice(blank.length);
  const [digits = ''] = /^[0-9]*/.exec(rest) ?? [];
  const [fraction = ''] = /^[0-9.]*/.exec(rest.slice(digits.length)) ?? [];
  if (digits === '' && fraction === '') return null;
  const next = rest.charAt(digits.length + fraction.length);
  if (next !== '' && !/[;,\t\n\f\r ]/.test(next)) return null;
  // More than a number can hold is as long as the longest.
  return Math.min(Number(digits), Number.MAX_SAFE_INTEGER);
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
