import { defineCheck, oddAt, receipt, receiptsAt, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether /llms.txt, where there is one, is what its proposal describes. The heading is the one part it requires. */
export const check = defineCheck({
  id: 'llms-txt',
  dimension: 'machines',
  order: 70,
  weight: 1,
  standing: 'recommended',
  remedy: 'file',
  sources: [SOURCES.llmsTxt],
  outcomes: { pass: 1000, 'no-link': 500, 'no-heading': 0, html: 0, absent: 1000 },
  needs: ['llms-txt'],
  run: (facts) => {
    const { state, heading, link, cut, where } = facts.llmsTxt;
    const odd = oddAt(where);
    if (state === 'unread') return unread(facts, where);
    if (state === 'absent') return verdict('absent', {}, receiptsAt(where));
    if (state === 'html') return verdict('html', {}, odd);
    if (cut && (heading === null || link === null)) return unread(facts, where);
    if (heading === null) return verdict('no-heading', {}, [...odd, ...(link === null ? [] : [receipt(link)])]);
    const params = { name: shown(heading.value) };
    return link === null
      ? verdict('no-link', params, [receipt(heading)])
      : verdict('pass', params, [receipt(heading), receipt(link)]);
  },
});
