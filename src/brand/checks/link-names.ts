import { absence, defineCheck, receipt, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Nameless links up to this number cost half. */
const FEW = 2;

/** Whether every link has a name for those who cannot see it. */
export const linkNames = defineCheck({
  id: 'link-names',
  dimension: 'access',
  sources: [SOURCES.nameRoleValue, SOURCES.linkName],
  outcomes: { pass: 1000, few: 500, many: 0, none: 'na', unread: 'unknown' },
  needs: ['https-home'],
  run: (facts) => {
    if (facts.page.state === 'unread') return unread(facts);
    const { count: total, lacking: count, examples } = facts.linkNames;
    const receipts = examples.map((link) => receipt(link, true));
    // What was not read can only add to them.
    if (count > FEW) return verdict('many', { count }, receipts);
    if (facts.page.state === 'partial') return unread(facts);
    if (total === 0) return verdict('none', {}, [absence(facts, 'a')]);
    if (count > 0) return verdict('few', { count }, receipts);
    return verdict('pass', { count: total }, [absence(facts, 'a')]);
  },
});
