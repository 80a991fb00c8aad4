/** The name robots.txt calls us by (RFC 9309 §2.2.1). */
export const PRODUCT_TOKEN = 'FacetBot';

/**
 * Our User-Agent: who we are, and the page that says so. `origin` is this site's own, without a trailing slash; null
 * for a crawler that doesn't belong to a site.
 *
 * @param mark distinguishes requests that other people make with our tool
 */
export function userAgent(origin: string | null, mark?: string): string {
  const parts = [origin === null ? [] : `+${origin}/en/about/`, mark ?? []].flat();
  return `${PRODUCT_TOKEN}/0.1 (${parts.join('; ')})`;
}
