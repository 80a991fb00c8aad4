/**
 * Whether a request that changes something comes from a page of this site. Browsers send `Origin` with every POST
 * across origins and `Sec-Fetch-Site` with every request, and no page can alter either; a request with neither does not
 * come from a browser and carries no user's cookies.
 */
export function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (origin !== null && origin !== new URL(request.url).origin) return false;
  return site === null || site === 'same-origin' || site === 'none';
}
