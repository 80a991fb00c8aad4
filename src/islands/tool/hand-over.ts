/** Hands a report from its page to the comparison, in the tab's own memory: a link would be too short for many. */
import type { HandedOn } from '../../brand/sharing/link';

/** Fragment of the page that takes the report over. */
export const HANDED_OVER = '#report';

/** Where it is. */
export const HAND_OVER_KEY = 'facet:compared-report';

/** Longest text that is kept, in UTF-16 units: browsers give a site five million. */
const LIMIT = 1_000_000;

/** Whether the report could be kept; without it the comparison measures the URL again. */
export function handOver({ received, signature }: HandedOn, storage: Storage): boolean {
  const text = JSON.stringify({ report: received, signature });
  if (text.length > LIMIT) return false;
  try {
    storage.setItem(HAND_OVER_KEY, text);
    return true;
  } catch {
    // Full, or switched off.
    return false;
  }
}
