/**
 * What crawlers may fetch: all pages, no function. Deploys that must not be listed say so by X-Robots-Tag, which a
 * crawler only sees where it may fetch.
 */
export function robotsTxt(): string {
  return 'User-agent: *\nDisallow: /api/\n';
}
