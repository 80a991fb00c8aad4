/** Cookies: for this host only, inaccessible to scripts, and never sent with another site's form. */

/**
 * The Set-Cookie of a cookie.
 *
 * @param url URL of the request
 * @param seconds how long the browser keeps it; 0 deletes it
 */
export function setCookie(url: URL, name: string, value: string, seconds: number): string {
  const attributes = ['Path=/', `Max-Age=${String(seconds)}`, 'SameSite=Lax', 'HttpOnly'];
  if (url.protocol === 'https:') attributes.push('Secure');
  return [`${name}=${value}`, ...attributes].join('; ');
}

/**
 * The name of a cookie that only this very host can set, over TLS: browsers see to it by the prefix `__Host-`. RFC
 * 6265bis §4.1.3.2. Without TLS, on a developer's machine, it has none.
 */
function hostName(url: URL, name: string): string {
  return url.protocol === 'https:' ? `__Host-${name}` : name;
}

/**
 * The Set-Cookie of an account's cookie. `SameSite=Lax`: sign-in ends with the identity provider redirecting here, and
 * that request must carry the cookie.
 */
export function setHostCookie(url: URL, name: string, value: string, seconds: number): string {
  return setCookie(url, hostName(url, name), value, seconds);
}

/** The cookies sent, in the order sent. */
function pairsOf(request: Request): (readonly [name: string, value: string])[] {
  return (request.headers.get('cookie') ?? '').split(';').map((pair) => {
    const [name = '', ...value] = pair.trim().split('=');
    return [name, value.join('=')] as const;
  });
}

/** Value of an account's cookie; null if it was not sent. If two have the same name the first counts, as browsers order them. */
export function readHostCookie(request: Request, name: string): string | null {
  const wanted = hostName(new URL(request.url), name);
  return pairsOf(request).find(([found]) => found === wanted)?.[1] ?? null;
}

/**
 * Names of the account's cookies sent that begin with the prefix, in the order sent: browsers put the oldest first. RFC
 * 6265 §5.4.
 */
export function hostCookieNames(request: Request, beginning: string): readonly string[] {
  const wanted = hostName(new URL(request.url), beginning);
  return pairsOf(request).flatMap(([name]) => (name.startsWith(wanted) ? [beginning + name.slice(wanted.length)] : []));
}
