import { defineCheck, oddAt, receiptsAt, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether the site says so when there is nothing at a URL. */
export const check = defineCheck({
  id: 'soft-404',
  dimension: 'findability',
  order: 100,
  weight: 1,
  standing: 'recommended',
  remedy: 'program',
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
