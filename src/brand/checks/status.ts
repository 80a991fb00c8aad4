import { defineCheck, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Statuses by which a server keeps us out, or asks to come again: they say nothing of what others get. */
const UNTOLD = [401, 403, 406, 407, 408, 425, 429, 503];

/** Whether the home page is answered with a success. */
export const status = defineCheck({
  id: 'status',
  dimension: 'findability',
  sources: [SOURCES.httpStatus],
  outcomes: { pass: 1000, error: 0, unread: 'unknown' },
  needs: ['https-home', 'home-headers'],
  run: (facts) => {
    const { status: code, where } = facts.page;
    if (code === null || UNTOLD.includes(code)) return unread(facts);
    const receipts = [{ ...where, source: 'status', value: String(code) }];
    return verdict(code >= 200 && code <= 299 ? 'pass' : 'error', { status: code }, receipts);
  },
});
