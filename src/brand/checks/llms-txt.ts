import { defineCheck, places, receipt, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether /llms.txt, where there is one, is what its proposal describes. The heading is the one part it requires. */
export const llmsTxt = defineCheck({
  id: 'llms-txt',
  dimension: 'machines',
  sources: [SOURCES.llmsTxt],
  outcomes: { pass: 1000, 'no-link': 500, 'no-heading': 0, html: 0, absent: 'na', unread: 'unknown' },
  needs: ['llms-txt'],
  run: (facts) => {
    const { state, heading, link, cut, where } = facts.llmsTxt;
    const receipts = places(where);
    const odd = receipts.map((place) => ({ ...place, odd: true as const }));
    if (state === 'unread') return unread(facts, where);
    if (state === 'absent') return verdict('absent', {}, receipts);
    if (state === 'html') return verdict('html', {}, odd);
    if (cut && (heading === null || link === null)) return unread(facts, where);
    if (heading === null) return verdict('no-heading', {}, [...odd, ...(link === null ? [] : [receipt(link)])]);
    const params = { name: shown(heading.value) };
    return link === null
      ? verdict('no-link', params, [receipt(heading)])
      : verdict('pass', params, [receipt(heading), receipt(link)]);
  },
});
