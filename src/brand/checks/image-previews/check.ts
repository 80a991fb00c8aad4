import { definePageCheck, receiptsOf, unread, verdict } from '../check';
import { isForGoogle } from '../shared/indexing-rules';
import { SOURCES } from '../sources';

/** Whether search results, Discover and answers may show the page's images. */
export const check = definePageCheck({
  id: 'image-previews',
  dimension: 'findability',
  order: 50,
  weight: 1,
  standing: 'required',
  remedy: 'line',
  sources: [SOURCES.robotsMeta],
  outcomes: { pass: 1000, none: 0 },
  needs: ['https-home', 'home-headers'],
  run: (facts) => {
    const stated = facts.indexingRules.filter(isForGoogle);
    const found = stated.filter(({ rules }) => rules.includes('max-image-preview:none'));
    if (found[0] !== undefined) return verdict('none', { source: found[0].where.source }, receiptsOf(found, true));
    if (facts.page.state === 'partial') return unread(facts);
    return verdict('pass', {}, stated.length > 0 ? receiptsOf(stated) : [facts.page.where]);
  },
});
