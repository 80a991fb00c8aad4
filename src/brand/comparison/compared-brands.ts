/** Brands side by side: how many, and what each is called. Apart from the comparison, so that forms do not load it. */
import { isStandIn } from '../evidence/page-evidence';
import type { Report } from '../report/report';
import { headingName, targetText } from '../urls/target';

export const MIN_BRANDS = 2;
export const MAX_BRANDS = 4;

/**
 * What a comparison calls a brand in headings and sentences: its host, with the page that it led to if that is another.
 * For pasted HTML without a readable URL, this is what was typed, or else the name that the page states.
 */
export function brandLabel({ target, portrait }: Pick<Report, 'target' | 'portrait'>): string {
  if (!isStandIn(target.origin)) return targetText(target).replace(/^https?:\/\//, '');
  return target.address || (portrait.name ?? '—');
}

/** Longest name that heads a column, in UTF-16 units. */
const LONGEST_NAME = 32;

/**
 * What brands are called beside each other: each by its name; by its host where it states none, a long one, or one that
 * another states too.
 */
export function brandNames(reports: readonly Pick<Report, 'target' | 'portrait'>[]): readonly string[] {
  const names = reports.map((report) => headingName(report)?.toLowerCase());
  return reports.map((report, place) => {
    const name = headingName(report);
    const isAmbiguous = names.some((other, index) => index !== place && other === names[place]);
    return name === null || name.length > LONGEST_NAME || isAmbiguous ? brandLabel(report) : name;
  });
}
