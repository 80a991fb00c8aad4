/** Files that programs ask every site for: `robots.txt` and speculation rules. */
import type { Environment } from '../../site/environment';
import type { Locale } from '../../site/locales';
import { pathTo, ROUTES } from '../../site/routes';
import { OPENAPI_PATH } from '../../site/tool-addresses';
import { SITEMAP_PATH } from './sitemap';

/**
 * What crawlers may fetch: all pages, and no function but the one that describes them. Deploys that must not be listed
 * say so by X-Robots-Tag, which a crawler sees only if it may fetch. They name no sitemap.
 */
export function robotsTxt({ context, siteUrl }: Environment): string {
  const sitemap = context === 'production' ? `\nSitemap: ${siteUrl}${SITEMAP_PATH}\n` : '';
  return `User-agent: *\nDisallow: /api/\nAllow: ${OPENAPI_PATH}\n${sitemap}`;
}

/** Which links a browser may prefetch: pages of ours, on intent, never what a function answers. */
export function speculationRules(locales: readonly Locale[]): string {
  const pages = locales.map((locale) => ({ href_matches: `${pathTo(locale, 'home')}*` }));
  const routes = Object.values(ROUTES);
  const answered = routes.filter(({ served }) => served !== 'static');
  const files = routes.filter(({ served }) => served === 'static').map(({ pattern }) => pattern);
  const functions = locales.flatMap((locale) => [
    ...answered.map(({ pattern }) => {
      const start = pattern.replace(/:.*$/, '');
      // Some of them have a page of their own above them, which has to have something below it.
      return { href_matches: `/${locale}${start}${start !== pattern && files.includes(start) ? ':id/' : ''}*` };
    }),
    { href_matches: `${pathTo(locale, 'brand-assessment')}\\?*` },
  ]);
  return JSON.stringify({
    prefetch: [{ where: { and: [{ or: pages }, { not: { or: functions } }] }, eagerness: 'moderate' }],
  });
}
