import { isStandIn } from '../../brand/page-evidence';
import type { Translate } from '../string-keys';
import type { SavedReportFacts } from './account-facts';

/** Host of the site a report measures; of pasted HTML without an address, what it is. */
export function savedHost({ origin }: Pick<SavedReportFacts, 'origin'>, t: Translate<'account'>): string {
  return isStandIn(origin) ? t('saved.pasted') : origin.replace(/^https?:\/\//, '');
}
