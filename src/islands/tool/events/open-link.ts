import type { Desk } from '../desk';
import { loadKept } from '../load-kept';
import { open, type ToOpen } from './open';
import { leaveForComparison } from './leave-for-comparison';
import { roomOf } from './take-away';

/** Opens the reports that are in a URL's fragment. */
export function openLink(desk: Desk, fragment: string): Promise<boolean> {
  return open(desk, 'link', [fromLink(desk, fragment)]);
}

export function fromLink(desk: Desk, fragment: string): ToOpen {
  return { source: 'link', name: '', open: () => linked(desk, fragment) };
}

async function linked(desk: Desk, fragment: string) {
  const { openFragment, verified } = await loadKept();
  const results = await openFragment(fragment);
  return results.length > roomOf(desk) ? leaveForComparison(desk, fragment) : verified(results);
}
