import { defineCheck, receipt, shown, unread, verdict } from '../check';
import { constellation } from '../constellation';
import { SOURCES } from '../sources';

/** Whether all places that state the name state the same one; aliases are other names, not deviations. */
export const nameAgreement = defineCheck({
  id: 'name-agreement',
  dimension: 'identity',
  sources: [SOURCES.siteNames],
  outcomes: { pass: 1000, contained: 500, conflict: 0, single: 'na', unread: 'unknown' },
  needs: ['https-home'],
  run: (facts) => {
    if (facts.page.state === 'unread') return unread(facts);
    const { names, sources, main, distinct, nested } = constellation(facts);
    const receipts = names.map(({ name, odd }) => receipt(name, odd));
    if (sources < 2) {
      const mayBeMore = facts.page.state === 'partial' || facts.manifest.state === 'unread';
      return mayBeMore ? unread(facts, facts.manifest.where) : verdict('single', {}, receipts);
    }
    const odd = names.find((placed) => placed.odd);
    if (odd === undefined) return verdict('pass', { count: sources, name: shown(main ?? '') }, receipts);
    // The deviating ones first: receipts may be cut short.
    const sorted = receipts.toSorted((a, b) => Number(b.odd ?? false) - Number(a.odd ?? false));
    const params = { name: shown(main ?? ''), other: shown(odd.name.value), source: odd.name.where.source };
    return verdict(distinct === 2 && nested ? 'contained' : 'conflict', params, sorted);
  },
});
