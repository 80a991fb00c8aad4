import { absence, defineCheck, receipt, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** 20 hours: what lasts longer gives everyone time enough (WCAG 2.2.1). */
const LONG = 72_000;

/** Whether the page stays until its reader leaves it. */
export const metaRefresh = defineCheck({
  id: 'meta-refresh',
  dimension: 'access',
  sources: [SOURCES.timingAdjustable, SOURCES.refreshDelay],
  outcomes: { pass: 1000, delayed: 0, unread: 'unknown' },
  needs: ['https-home'],
  run: (facts) => {
    if (facts.page.state === 'unread') return unread(facts);
    const { refresh } = facts;
    if (refresh === null) {
      return facts.page.state === 'partial' ? unread(facts) : verdict('pass', {}, [absence(facts, 'meta:refresh')]);
    }
    if (refresh.seconds === 0 || refresh.seconds > LONG) return verdict('pass', {}, [receipt(refresh)]);
    return verdict('delayed', { count: refresh.seconds }, [receipt(refresh, true)]);
  },
});
