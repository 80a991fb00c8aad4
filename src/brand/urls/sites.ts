/** URLs compared by host and site. The public suffix list was consulted where the evidence was gathered. */

/** Parses a URL of any scheme; null if the text isn't one. */
export function anyUrl(text: string, base?: string): URL | null {
  // What is not stated at all: an exception would take a hundred times as long.
  if (text === '' && base === undefined) return null;
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** Parses an absolute http(s) URL; null for anything else. */
export function webUrl(text: string, base?: string): URL | null {
  const url = anyUrl(text, base);
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : null;
}

/** Parameters that say where a visitor comes from, and change nothing of the page. */
export const TRACKING = /^(?:utm_.*|gclid|fbclid|msclkid|ref|usp)$/;

/** A URL up to its fragment. */
export function withoutFragment({ href }: Readonly<URL>): string {
  return href.split('#', 1)[0] ?? href;
}

/** Host name of a URL, without port; '' if it has none. */
export function hostOf(url: string): string {
  return webUrl(url)?.hostname ?? '';
}

export function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}

/** The site a host belongs to: its registrable domain, or the host without `www.` where the evidence names none. */
export function siteOf(host: string, domains: Readonly<Record<string, string | null>>): string {
  return (Object.hasOwn(domains, host) ? domains[host] : null) ?? withoutWww(host);
}

/** Whether two URLs belong to one site (one registrable domain). */
export function sameSite(a: string, b: string, domains: Readonly<Record<string, string | null>>): boolean {
  const hostA = hostOf(a);
  const hostB = hostOf(b);
  return hostA !== '' && hostB !== '' && siteOf(hostA, domains) === siteOf(hostB, domains);
}

/**
 * A URL in the form in which equal ones are equal (RFC 3986 §6.2.2, §6.2.3): what the URL parser does, and
 * without fragment, escapes in upper case, unreserved characters unescaped.
 */
export function normalisedUrl(text: string): string {
  const url = webUrl(text);
  if (url === null) return text;
  url.hash = '';
  return url.href.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[A-Za-z0-9._~-]/.test(character) ? character : escape.toUpperCase();
  });
}
