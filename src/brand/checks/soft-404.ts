import { defineCheck, places, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether the site says so when there is nothing at an address. */
export const softNotFound = defineCheck({
  id: 'soft-404',
  dimension: 'findability',
  sources: [SOURCES.softNotFound],
  outcomes: { pass: 1000, home: 500, success: 0, unread: 'unknown' },
  needs: ['not-found-control'],
  run: (facts) => {
    const { state, status, where } = facts.notFound;
    if (state === 'unread') return unread(facts, where);
    const params = { status: status ?? 0 };
    if (state === 'honest') return verdict('pass', params, places(where));
    const receipts = places(where).map((place) => ({ ...place, odd: true as const }));
    return verdict(state, params, receipts);
  },
});
