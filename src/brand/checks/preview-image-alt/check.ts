import { X_IMAGE_ALT_LENGTH } from '../../basics/published-limits';
import { lengthOf } from '../../basics/text';
import { absence, definePageCheck, receipt, receiptsOf, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

const PROPERTIES: readonly string[] = ['og:image:alt', 'twitter:image:alt'];

/** Each names one more image; what else is said of it follows (ogp.me: structured properties). */
const ROOTS: readonly string[] = ['og:image', 'og:image:url'];

/** Whether the preview image is described for readers who do not see it. */
export const check = definePageCheck({
  id: 'preview-image-alt',
  dimension: 'previews',
  order: 60,
  weight: 10,
  standing: 'recommended',
  remedy: 'text',
  sources: [SOURCES.openGraphImages, SOURCES.xMarkup],
  outcomes: { pass: 1000, long: 500, missing: 0, none: 0 },
  run: (facts) => {
    const stated = [...facts.openGraph, ...facts.twitter].filter(({ property }) => PROPERTIES.includes(property));
    const fitting = stated.find(({ value }) => lengthOf(value) <= X_IMAGE_ALT_LENGTH);
    if (facts.previewImageDeclared !== null && fitting !== undefined) {
      return verdict('pass', { text: shown(fitting.value) }, [receipt(fitting)]);
    }
    if (facts.page.state === 'partial') return unread(facts);
    if (facts.previewImageDeclared === null) return verdict('none', {}, [absence(facts, 'meta:og:image')]);
    const long = stated[0];
    if (long !== undefined) return verdict('long', { count: lengthOf(long.value) }, [receipt(long, true)]);
    const images = facts.openGraph.filter(({ property }) => ROOTS.includes(property));
    return verdict('missing', {}, [
      ...receiptsOf(images.length > 0 ? images : [facts.previewImageDeclared]),
      absence(facts, 'meta:og:image:alt'),
    ]);
  },
});
