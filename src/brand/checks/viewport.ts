import { definePageCheck, missing, receipt, unread, verdict } from '../check';
import { SOURCES } from '../sources';
import { fitsDevice } from '../viewport';

/** Whether phones lay the page out in their own width. Of several viewports browsers follow the last. */
export const viewport = definePageCheck({
  id: 'viewport',
  sources: [SOURCES.viewport],
  outcomes: { pass: 1000, fixed: 500, none: 0 },
  run: (facts) => {
    const stated = facts.viewports.at(-1);
    if (stated === undefined) return missing(facts, 'none', 'meta:viewport');
    if (fitsDevice(stated.value)) return verdict('pass', {}, [receipt(stated)]);
    // Another one further down would count in its place.
    if (facts.page.state === 'partial') return unread(facts, stated.where);
    return verdict('fixed', {}, [receipt(stated, true)]);
  },
});
