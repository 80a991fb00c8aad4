import { pathTo } from '../../../site/routes';
import type { Desk } from '../desk';

/** More reports than the page holds are opened on the comparison's. Nothing is shown until that is there. */
export function leaveForComparison({ locale }: Desk, place: string): Promise<never> {
  window.location.replace(pathTo(locale, 'brand-comparison') + place);
  return new Promise(() => undefined);
}
