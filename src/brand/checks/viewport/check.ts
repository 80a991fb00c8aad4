import { layoutWidth } from '../../basics/viewport';
import { absence, definePageCheck, receipt, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether phones lay the page out in their own width. Of several viewports browsers follow the last. */
export const check = definePageCheck({
  id: 'viewport',
  dimension: 'access',
  order: 30,
  weight: 50,
  standing: 'recommended',
  remedy: 'line',
  sources: [SOURCES.viewport],
  outcomes: { pass: 1000, desktop: 500, fixed: 500, none: 0 },
  run: (facts) => {
    const stated = facts.viewports.at(-1);
    if (stated === undefined) {
      if (facts.page.state === 'partial') return unread(facts);
      return verdict('none', {}, [absence(facts, 'meta:viewport')]);
    }
    const width = layoutWidth(stated.value);
    if (width === 'device') return verdict('pass', {}, [receipt(stated)]);
    // Another one further down would count in its place.
    if (facts.page.state === 'partial') return unread(facts, stated.where);
    if (width === 'unset') return verdict('fixed', {}, [receipt(stated, true)]);
    return verdict('desktop', { width }, [receipt(stated, true)]);
  },
});
