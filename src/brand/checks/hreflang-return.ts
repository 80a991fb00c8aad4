import { absence, defineCheck, places, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether a version in another language names this page in return. */
export const hreflangReturn = defineCheck({
  id: 'hreflang-return',
  dimension: 'languages',
  sources: [SOURCES.localizedVersions],
  outcomes: { pass: 1000, unlinked: 0, missing: 0, none: 'na', unread: 'unknown' },
  needs: ['https-home', 'alternate'],
  run: (facts) => {
    if (facts.page.state === 'unread') return unread(facts);
    const { state, url, status, where } = facts.alternate;
    if (state === 'none') {
      return facts.page.state === 'partial' ? unread(facts) : verdict('none', {}, [absence(facts, 'link:alternate')]);
    }
    if (state === 'unread' || url === null) return unread(facts, where);
    if (state === 'linked') return verdict('pass', { url }, places(where));
    const receipts = places(where).map((place) => ({ ...place, odd: true as const }));
    if (state === 'unlinked') return verdict('unlinked', { url }, receipts);
    return verdict('missing', { url, ...(status === null ? {} : { status }) }, receipts);
  },
});
