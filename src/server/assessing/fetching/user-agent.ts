/** The name robots.txt calls us by (RFC 9309 §2.2.1). */
export const PRODUCT_TOKEN = 'FacetBot';

/** Our User-Agent: who we are and the page that says so. `origin` is this site's own, without a slash at its end. */
export function userAgent(origin: string): string {
  return `${PRODUCT_TOKEN}/0.1 (+${origin}/en/about/)`;
}
