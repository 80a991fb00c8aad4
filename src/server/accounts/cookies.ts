/** Account cookies: for this host alone, inaccessible to scripts, and never sent with another site's form. */

/** `__Host-` makes browsers reject the cookie unless this very host sets it, over TLS. RFC 6265bis §4.1.3.2. */
function nameFor(url: URL, name: string): string {
  return url.protocol === 'https:' ? `__Host-${name}` : name;
}

/**
 * `SameSite=Lax`: sign-in ends with the identity provider redirecting here, and that request must carry the cookie.
 *
 * @param url URL of the request; without TLS, on a developer's machine, the name has no prefix
 * @param seconds how long the browser keeps it; 0 deletes it
 */
export function setCookie(url: URL, name: string, value: string, seconds: number): string {
  const attributes = ['Path=/', `Max-Age=${String(seconds)}`, 'SameSite=Lax', 'HttpOnly'];
  if (url.protocol === 'https:') attributes.push('Secure');
  return [`${nameFor(url, name)}=${value}`, ...attributes].join('; ');
}

/** Value of a cookie; null if it was not sent. If two have the same name the first counts, as browsers order them. */
export function readCookie(request: Request, name: string): string | null {
  const wanted = nameFor(new URL(request.url), name);
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [found, ...value] = pair.trim().split('=');
    if (found === wanted) return value.join('=');
  }
  return null;
}

/**
 * Names of the cookies sent that begin with the prefix, in the order sent: browsers put the oldest first. RFC 6265
 * §5.4.
 */
export function cookieNames(request: Request, beginning: string): readonly string[] {
  const wanted = nameFor(new URL(request.url), beginning);
  return (request.headers.get('cookie') ?? '').split(';').flatMap((pair) => {
    const name = pair.trim().split('=')[0] ?? '';
    return name.startsWith(wanted) ? [beginning + name.slice(wanted.length)] : [];
  });
}
