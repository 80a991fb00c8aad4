import { absence, defineCheck, receipt, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether the page has a main heading, and the others follow without leaving out a level. */
export const headings = defineCheck({
  id: 'headings',
  dimension: 'findability',
  sources: [SOURCES.headings],
  outcomes: { pass: 1000, skipped: 500, none: 0, unread: 'unknown' },
  needs: ['https-home'],
  run: (facts) => {
    if (facts.page.state === 'unread') return unread(facts);
    const { heading, headingSkips } = facts;
    if (facts.page.state === 'partial' && (heading === null || headingSkips.length === 0)) return unread(facts);
    if (heading === null) return verdict('none', {}, [absence(facts, 'h1')]);
    const [skip] = headingSkips;
    if (skip === undefined) return verdict('pass', { text: shown(heading.value) }, [receipt(heading)]);
    return verdict(
      'skipped',
      { from: `h${String(skip.from)}`, to: `h${String(skip.to)}`, text: shown(skip.heading.value) },
      headingSkips.map((one) => receipt(one.heading, true)),
    );
  },
});
