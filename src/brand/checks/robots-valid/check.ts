import { defineCheck, oddAt, receiptsAt, receiptsOf, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether the site's robots.txt is one that crawlers can follow to its end. */
export const check = defineCheck({
  id: 'robots-valid',
  dimension: 'findability',
  order: 30,
  weight: 1,
  standing: 'required',
  remedy: 'file',
  sources: [SOURCES.robotsAccess, SOURCES.robotsGoogle],
  outcomes: { pass: 1000, orphans: 500, tolerated: 500, 'too-long': 500, markup: 0, failing: 0, absent: 1000 },
  needs: ['robots'],
  place: 'public',
  run: (facts) => {
    const { state, status, tooLong, orphans, tolerated, where } = facts.robotsFile;
    const odd = oddAt(where);
    if (state === 'unread') return unread(facts, where);
    if (state === 'absent') return verdict('absent', {}, receiptsAt(where));
    if (state === 'failing') return verdict('failing', { status: status ?? 0 }, odd);
    if (state === 'markup') return verdict('markup', {}, odd);
    if (tooLong) return verdict('too-long', {}, odd);
    const [first] = orphans;
    if (first !== undefined) return verdict('orphans', { line: first.where.line ?? 1 }, receiptsOf(orphans, true));
    const [misspelt] = tolerated;
    if (misspelt === undefined) return verdict('pass', {}, receiptsAt(where));
    const params = { line: misspelt.where.line ?? 1, text: shown(misspelt.value) };
    return verdict('tolerated', params, receiptsOf(tolerated, true));
  },
});
