import { pathTo } from '../../../site/routes';
import type { Desk } from '../desk';

/** Opens more reports than the page holds on the comparison's page. Nothing is shown until that page is there. */
export function leaveForComparison({ locale }: Desk, place: string): Promise<never> {
  window.location.replace(pathTo(locale, 'brand-comparison') + place);
  return new Promise(() => undefined);
}
