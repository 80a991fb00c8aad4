/** Files that programs ask every site for: `security.txt` (RFC 9116), `robots.txt` and speculation rules. */
import type { Environment } from '../../site/environment';
import { LOCALES, type Locale } from '../../site/locales';
import { pathTo, ROUTES } from '../../site/routes';
import { OPENAPI_PATH } from '../../site/tool-addresses';
import { SITEMAP_PATH } from './sitemap';

export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** Months a published file holds. The mail of a site that is not built for so long is probably not read. */
const MONTHS = 6;

/**
 * The text is the same for all builds of a month, so that a build without other changes changes nothing.
 *
 * @param now what the build takes for now
 */
export function securityTxt({ siteUrl, operator }: Pick<Environment, 'siteUrl' | 'operator'>, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS, 1));
  return [
    `Contact: mailto:${operator.email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${siteUrl}${SECURITY_TXT_PATH}`,
    '',
  ].join('\n');
}

/**
 * What crawlers may fetch: all pages, no function but the one that describes them. Deploys that must not be listed say so by X-Robots-Tag, which a
 * crawler only sees where it may fetch; they name no sitemap.
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
