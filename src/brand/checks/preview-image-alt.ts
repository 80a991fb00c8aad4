import { absence, defineCheck, receipt, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';
import { lengthOf } from '../text';

/** Characters of alternative text that X keeps. */
const LIMIT = 420;

const PROPERTIES: readonly string[] = ['og:image:alt', 'twitter:image:alt'];

/** Whether the preview image is described for those who do not see it. */
export const previewImageAlt = defineCheck({
  id: 'preview-image-alt',
  dimension: 'previews',
  sources: [SOURCES.openGraphImages, SOURCES.xMarkup],
  outcomes: { pass: 1000, long: 500, missing: 0, none: 'na', unread: 'unknown' },
  needs: ['https-home'],
  run: (facts) => {
    if (facts.page.state === 'unread') return unread(facts);
    const stated = [...facts.openGraph, ...facts.twitter].filter(({ property }) => PROPERTIES.includes(property));
    const fitting = stated.find(({ value }) => lengthOf(value) <= LIMIT);
    if (facts.previewImageDeclared !== null && fitting !== undefined) {
      return verdict('pass', { text: shown(fitting.value) }, [receipt(fitting)]);
    }
    if (facts.page.state === 'partial') return unread(facts);
    if (facts.previewImageDeclared === null) return verdict('none');
    const long = stated[0];
    if (long !== undefined) return verdict('long', { count: lengthOf(long.value) }, [receipt(long, true)]);
    return verdict('missing', {}, [receipt(facts.previewImageDeclared), absence(facts, 'meta:og:image:alt')]);
  },
});
