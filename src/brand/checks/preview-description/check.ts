import { X_DESCRIPTION_LENGTH } from '../../basics/published-limits';
import { lengthOf } from '../../basics/text';
import { propertyOf } from '../../facts/facts';
import { absence, definePageCheck, missing, receipt, receiptsOf, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/**
 * Whether a shared link says what the page is about. Open Graph sets no limit; what is stated for X alone is shown up to
 * X's.
 */
export const check = definePageCheck({
  id: 'preview-description',
  dimension: 'previews',
  order: 70,
  weight: 12,
  standing: 'recommended',
  remedy: 'text',
  face: 'link',
  sources: [SOURCES.openGraphOptional, SOURCES.xMarkup],
  outcomes: { pass: 1000, long: 800, 'both-long': 750, 'meta-only': 500, none: 0 },
  run: (facts) => {
    const stated = propertyOf(facts.openGraph, 'og:description');
    if (stated !== undefined) {
      const own = propertyOf(facts.twitter, 'twitter:description');
      const count = lengthOf(own?.value ?? '');
      if (own === undefined || count <= X_DESCRIPTION_LENGTH) {
        return verdict('pass', { text: shown(stated.value) }, receiptsOf(own === undefined ? [stated] : [stated, own]));
      }
      const isLong = lengthOf(stated.value) > X_DESCRIPTION_LENGTH;
      return verdict(isLong ? 'both-long' : 'long', { text: shown(own.value), count }, [
        receipt(stated),
        receipt(own, true),
      ]);
    }
    if (facts.page.state === 'partial') return unread(facts);
    const [meta] = facts.descriptions;
    if (meta === undefined) return missing(facts, 'none', 'meta:og:description', 'meta:description');
    return verdict('meta-only', { text: shown(meta.value) }, [receipt(meta), absence(facts, 'meta:og:description')]);
  },
});
