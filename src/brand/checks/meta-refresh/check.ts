import { REFRESH_HOURS } from '../../basics/published-limits';
import { definePageCheck, missing, receipt, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether the page stays until its reader leaves it. */
export const check = definePageCheck({
  id: 'meta-refresh',
  dimension: 'access',
  order: 110,
  weight: 1,
  standing: 'required',
  remedy: 'line',
  sources: [SOURCES.timingAdjustable, SOURCES.refreshDelay],
  outcomes: { pass: 1000, delayed: 0 },
  run: (facts) => {
    const { refresh } = facts;
    if (refresh === null) return missing(facts, 'pass', 'meta:refresh');
    if (refresh.seconds === 0 || refresh.seconds > REFRESH_HOURS * 3600) return verdict('pass', {}, [receipt(refresh)]);
    return verdict('delayed', { count: refresh.seconds }, [receipt(refresh, true)]);
  },
});
