/** Checks of the status codes the site answers with. */
import { defineCheck, oddAt, receiptsAt, unread, verdict } from './check';
import { SOURCES } from './sources';

/** Statuses by which a server keeps us out, or asks to come again: they say nothing of what others get. */
const UNTOLD = [401, 403, 406, 407, 408, 425, 429, 503];

/** Whether the home page is answered with a success. */
export const status = defineCheck({
  id: 'status',
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

/** Whether the site says so when there is nothing at a URL. */
export const softNotFound = defineCheck({
  id: 'soft-404',
  sources: [SOURCES.softNotFound],
  outcomes: { pass: 1000, home: 500, success: 0 },
  needs: ['not-found-control'],
  run: (facts) => {
    const { state, status, where } = facts.notFound;
    if (state === 'unread') return unread(facts, where);
    const params = { status: status ?? 0 };
    if (state === 'honest') return verdict('pass', params, receiptsAt(where));
    const receipts = oddAt(where);
    return verdict(state, params, receipts);
  },
});
