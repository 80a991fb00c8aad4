import { defineCheck, receipt, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether search engines, and the answers they write, may quote the page. */
export const snippets = defineCheck({
  id: 'snippets',
  dimension: 'machines',
  sources: [SOURCES.aiFeatures, SOURCES.robotsMeta],
  outcomes: { pass: 1000, nosnippet: 0, 'no-length': 0, unread: 'unknown' },
  needs: ['https-home', 'home-headers'],
  run: (facts) => {
    if (facts.page.state === 'unread') return unread(facts);
    const stated = facts.indexingRules.filter(({ agent }) => agent === 'robots' || agent === 'googlebot');
    for (const [outcome, rule] of [
      ['nosnippet', /^nosnippet$/],
      ['no-length', /^max-snippet:0+$/],
    ] as const) {
      const found = stated.filter(({ rules }) => rules.some((one) => rule.test(one)));
      const [first] = found;
      if (first === undefined) continue;
      const receipts = found.map((one) => receipt(one, true));
      return verdict(outcome, { source: first.where.source }, receipts);
    }
    if (facts.page.state === 'partial') return unread(facts);
    const allowed = stated.map((one) => receipt(one));
    return verdict('pass', {}, allowed.length > 0 ? allowed : [facts.page.where]);
  },
});
