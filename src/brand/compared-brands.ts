/** Brands side by side: how many, and what each is called. Apart from the comparison, so that forms do not load it. */
import { isStandIn } from './page-evidence';
import type { Report } from './report';

export const MIN_BRANDS = 2;
export const MAX_BRANDS = 4;

/**
 * What a brand is called in heads and sentences of a comparison: its host, or for pasted HTML without a readable
 * URL what was typed, else the name the page states.
 */
export function brandLabel({ target, portrait }: Pick<Report, 'target' | 'portrait'>): string {
  if (!isStandIn(target.origin)) return target.origin.replace(/^https?:\/\//, '');
  return target.address || (portrait.name ?? '—');
}
