import { absence, definePageCheck, receipt, receiptsOf, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether the page has a main heading, and the others follow without leaving out a level. */
export const check = definePageCheck({
  id: 'headings',
  dimension: 'findability',
  order: 80,
  weight: 40,
  standing: 'recommended',
  remedy: 'template',
  sources: [SOURCES.headings],
  outcomes: { pass: 1000, skipped: 680, none: 0 },
  run: (facts) => {
    const { headingSkips } = facts;
    const heading = facts.pageHeading ?? facts.heading;
    const isSilent = heading === null || heading.value === '';
    if (facts.page.state === 'partial' && (isSilent || headingSkips.length === 0)) return unread(facts);
    // An empty one heads nothing.
    if (heading?.value === '') return verdict('none', {}, [receipt(heading, true)]);
    if (heading === null) return verdict('none', {}, [absence(facts, 'h1')]);
    const [skip] = headingSkips;
    if (skip === undefined) return verdict('pass', { text: shown(heading.value) }, [receipt(heading)]);
    const params = { from: `h${skip.from}`, to: `h${skip.to}`, text: shown(skip.heading.value) };
    const low = headingSkips.map((one) => one.heading);
    return verdict('skipped', params, receiptsOf(low, true));
  },
});
