import type { Environment } from '../../site/environment';
import { SITEMAP_PATH } from './sitemap';

/**
 * What crawlers may fetch: all pages, no function. Deploys that must not be listed say so by X-Robots-Tag, which a
 * crawler only sees where it may fetch; they name no sitemap.
 */
export function robotsTxt({ context, siteUrl }: Environment): string {
  const sitemap = context === 'production' ? `\nSitemap: ${siteUrl}${SITEMAP_PATH}\n` : '';
  return `User-agent: *\nDisallow: /api/\n${sitemap}`;
}
