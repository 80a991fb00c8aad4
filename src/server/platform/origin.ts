/**
 * Whether a request that changes something comes from a page of this site. Browsers send `Origin` with every POST
 * across origins and `Sec-Fetch-Site` with every request, and no page can alter either; a request with neither does not
 * come from a browser and carries no user's cookies.
 *
 * @param noReferrer whether it may come from a page of ours without a referrer: browsers send its forms with `Origin:
 *   null` (Fetch, "append a request `Origin` header"), as those of other sites may, and the other header alone tells
 */
export function isSameOrigin(request: Request, noReferrer = false): boolean {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (noReferrer && origin === 'null') return site === 'same-origin';
  if (origin !== null && origin !== new URL(request.url).origin) return false;
  return site === null || site === 'same-origin' || site === 'none';
}
