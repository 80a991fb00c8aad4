import { absence, defineCheck, receipt, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether every image has a text alternative, an empty one (decoration) included. */
export const imageAlt = defineCheck({
  id: 'image-alt',
  dimension: 'access',
  sources: [SOURCES.nonTextContent, SOURCES.imageName],
  outcomes: { pass: 1000, most: 500, many: 0, none: 'na', unread: 'unknown' },
  needs: ['https-home'],
  run: (facts) => {
    if (facts.page.state !== 'whole') return unread(facts);
    const { count: total, lacking: count, examples } = facts.imageNames;
    if (total === 0) return verdict('none', {}, [absence(facts, 'img')]);
    if (count === 0) return verdict('pass', { count: total }, [absence(facts, 'img')]);
    const receipts = examples.map((image) => receipt(image, true));
    return verdict(count * 10 <= total ? 'most' : 'many', { count, total }, receipts);
  },
});
