/** Cookies of accounts: for this host alone, out of reach of scripts, and never sent by another site's form. */

/** `__Host-` makes browsers refuse the cookie from anywhere but this very host, over TLS. RFC 6265bis §4.1.3.2. */
function nameFor(url: URL, name: string): string {
  return url.protocol === 'https:' ? `__Host-${name}` : name;
}

/**
 * `SameSite=Lax`: signing in ends with the identity provider leading back here, and that must find the cookie.
 *
 * @param url address of the request that is answered; without TLS, on a developer's machine, the name has no prefix
 * @param seconds how long the browser keeps it; 0 deletes it
 */
export function setCookie(url: URL, name: string, value: string, seconds: number): string {
  const attributes = ['Path=/', `Max-Age=${String(seconds)}`, 'SameSite=Lax', 'HttpOnly'];
  if (url.protocol === 'https:') attributes.push('Secure');
  return [`${nameFor(url, name)}=${value}`, ...attributes].join('; ');
}

/** Value of a cookie; null where it was not sent. Of two with one name the first counts, as browsers order them. */
export function readCookie(request: Request, name: string): string | null {
  const wanted = nameFor(new URL(request.url), name);
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [found, ...value] = pair.trim().split('=');
    if (found === wanted) return value.join('=');
  }
  return null;
}

/** Names of the cookies that were sent and begin so, in the order sent: browsers put the oldest first. RFC 6265 §5.4. */
export function cookieNames(request: Request, beginning: string): readonly string[] {
  const wanted = nameFor(new URL(request.url), beginning);
  return (request.headers.get('cookie') ?? '').split(';').flatMap((pair) => {
    const name = pair.trim().split('=')[0] ?? '';
    return name.startsWith(wanted) ? [beginning + name.slice(wanted.length)] : [];
  });
}
