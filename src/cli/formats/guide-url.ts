import { workOf } from '../../brand/checks/remedies';
import type { Locale } from '../../site/locales';
import { pathTo } from '../../site/routes';

/**
 * The page of the guide that explains a check; null for a check of an earlier rubric, which has none, and where no site
 * is known that has the guide.
 *
 * @param siteUrl origin of a Facet site
 */
export function guideUrl(siteUrl: string | null, locale: Locale, check: string): string | null {
  if (siteUrl === null || workOf([check]).length === 0) return null;
  return new URL(pathTo(locale, 'guide-check', { check }), siteUrl).href;
}
