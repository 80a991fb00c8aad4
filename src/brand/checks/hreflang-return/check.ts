import { definePageCheck, missing, oddAt, receiptsAt, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether a version in another language names this page in return. */
export const check = definePageCheck({
  id: 'hreflang-return',
  dimension: 'languages',
  order: 30,
  weight: 3,
  standing: 'required',
  remedy: 'template',
  sources: [SOURCES.localizedVersions],
  outcomes: { pass: 1000, unlinked: 0, missing: 0, none: 1000 },
  needs: ['https-home', 'alternate'],
  place: 'public',
  run: (facts) => {
    const { state, url, status, where } = facts.alternate;
    if (state === 'none') return missing(facts, 'none', 'link:alternate');
    if (state === 'unread' || url === null) return unread(facts, where);
    if (state === 'linked') return verdict('pass', { url }, receiptsAt(where));
    const receipts = oddAt(where);
    if (state === 'unlinked') return verdict('unlinked', { url }, receipts);
    return verdict('missing', { url, ...(status === null ? {} : { status }) }, receipts);
  },
});
