import { absence, defineCheck, places, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether the page has structured data as JSON-LD, and all of it is JSON. */
export const jsonldParses = defineCheck({
  id: 'jsonld-parses',
  dimension: 'machines',
  sources: [SOURCES.jsonLdScripts],
  outcomes: {
    pass: 1000,
    some: 500,
    'some-repaired': 500,
    broken: 0,
    repaired: 0,
    none: 0,
    unread: 'unknown',
  },
  needs: ['https-home'],
  run: (facts) => {
    // Where a page is cut off, so may be a block.
    if (facts.page.state !== 'whole') return unread(facts);
    const { blocks, broken, repaired } = facts.jsonLd;
    const parsed = blocks - broken.length - repaired.length;
    const params = { count: parsed, blocks };
    if (blocks === 0) return verdict('none', {}, [absence(facts, 'jsonld')]);
    if (parsed === blocks) return verdict('pass', params, [{ ...facts.page.where, source: 'jsonld' }]);
    const receipts = places(...broken, ...repaired).map((place) => ({ ...place, odd: true as const }));
    if (broken.length === 0) return verdict(parsed > 0 ? 'some-repaired' : 'repaired', params, receipts);
    return verdict(parsed > 0 ? 'some' : 'broken', params, receipts);
  },
});
