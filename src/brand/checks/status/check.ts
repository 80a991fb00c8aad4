import { defineCheck, unread, verdict } from '../check';
import { UNTOLD } from '../shared/http-status';
import { SOURCES } from '../sources';

/** Whether the home page is answered with a success. */
export const check = defineCheck({
  id: 'status',
  dimension: 'findability',
  order: 10,
  weight: 2,
  standing: 'required',
  remedy: 'server',
  sources: [SOURCES.httpStatus],
  outcomes: { pass: 1000, error: 0 },
  needs: ['https-home', 'home-headers'],
  run: (facts) => {
    const { status: code, where } = facts.page;
    if (code === null || UNTOLD.includes(code)) return unread(facts);
    const receipts = [{ ...where, source: 'status', value: String(code) }];
    return verdict(code >= 200 && code <= 299 ? 'pass' : 'error', { status: code }, receipts);
  },
});
