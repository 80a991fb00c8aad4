import { definePageCheck, receiptsOf, unread, verdict } from '../check';
import { isForGoogle } from '../shared/indexing-rules';
import { SOURCES } from '../sources';

/** Whether search engines, and the answers they write, may quote the page. */
export const check = definePageCheck({
  id: 'snippets',
  dimension: 'machines',
  order: 50,
  weight: 1,
  standing: 'required',
  remedy: 'line',
  face: 'search',
  sources: [SOURCES.aiFeatures, SOURCES.robotsMeta],
  outcomes: { pass: 1000, nosnippet: 0, 'no-length': 0 },
  run: (facts) => {
    const stated = facts.indexingRules.filter(isForGoogle);
    for (const [outcome, rule] of [
      ['nosnippet', /^nosnippet$/],
      ['no-length', /^max-snippet:0+$/],
    ] as const) {
      const found = stated.filter(({ rules }) => rules.some((one) => rule.test(one)));
      if (found[0] !== undefined) return verdict(outcome, { source: found[0].where.source }, receiptsOf(found, true));
    }
    if (facts.page.state === 'partial') return unread(facts);
    const allowed = receiptsOf(stated);
    return verdict('pass', {}, allowed.length > 0 ? allowed : [facts.page.where]);
  },
});
