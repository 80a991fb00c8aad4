import type { Desk } from '../desk';
import { loadKept } from '../load-kept';
import { placeText, type Named } from '../page-url';
import { leaveForComparison } from './leave-for-comparison';
import { openOne } from './open';

/** Opens something that the URL names by its id: saved in an account, or published. */
export function openNamed(desk: Desk, named: Named): Promise<boolean> {
  return openOne(desk, named.kind, named.kind, () => byId(desk, named));
}

async function byId(desk: Desk, named: Named) {
  const { openNamed, verified, WayOn } = await loadKept();
  desk.setWayOn(WayOn);
  const opened = await openNamed(named);
  const isElsewhere = desk.kind === 'report' && opened.kind === 'comparison';
  return isElsewhere ? leaveForComparison(desk, placeText(named)) : verified(opened.results);
}
