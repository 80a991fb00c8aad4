import { absence, defineCheck, receipt, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';
import { lengthOf } from '../text';

/** Characters of a description that X shows. */
const LIMIT = 200;

/** Whether a shared link says what the page is about, in a length that is shown. */
export const previewDescription = defineCheck({
  id: 'preview-description',
  dimension: 'previews',
  sources: [SOURCES.xMarkup],
  outcomes: { pass: 1000, long: 500, 'meta-only': 500, none: 0, unread: 'unknown' },
  needs: ['https-home'],
  run: (facts) => {
    if (facts.page.state === 'unread') return unread(facts);
    const stated = facts.openGraph.find(({ property }) => property === 'og:description');
    if (stated !== undefined) {
      const count = lengthOf(stated.value);
      const params = { text: shown(stated.value), count };
      return count <= LIMIT
        ? verdict('pass', params, [receipt(stated)])
        : verdict('long', params, [receipt(stated, true)]);
    }
    if (facts.page.state === 'partial') return unread(facts);
    const missing = absence(facts, 'meta:og:description');
    const meta = facts.descriptions[0];
    if (meta !== undefined) return verdict('meta-only', { text: shown(meta.value) }, [receipt(meta), missing]);
    return verdict('none', {}, [missing, absence(facts, 'meta:description')]);
  },
});
