/**
 * The form of a URL that may be assessed: what can be said about it without a request.
 * Used in the browser for an immediate message and on the server for every URL and every redirect.
 * What needs a list or the network (public suffix, DNS) is also checked on the server.
 */

/** Longest URL read, in characters. */
export const MAX_URL_LENGTH = 2048;

export type UrlProblem = 'address-empty' | 'address-malformed' | 'address-refused' | 'address-port';

/** Whether it is the function's to say so: it alone knows its sample sites, whose names and ports are refused elsewhere. */
export function isForFunction(code: string): boolean {
  return code === 'address-refused' || code === 'address-port';
}

/** A URL that may be assessed. */
export interface TypedUrl {
  readonly ok: true;
  /** As typed, trimmed. */
  readonly url: string;
  /** Scheme and host, e.g. `https://example.com`; hosts in punycode, no port but a sample host's. */
  readonly origin: string;
  /** What is measured: the origin, which stands for its home page, or the URL of another page of it. */
  readonly page: string;
  /** Whether a query or a fragment was typed. They are not part of what is measured. */
  readonly leftOut: boolean;
}

/** A page by its origin and path: a home page is named by its origin alone. */
export function pageAt(origin: string, pathname: string): string {
  return pathname === '/' ? origin : origin + pathname;
}

export type ParsedUrl = TypedUrl | { readonly ok: false; readonly code: UrlProblem };

export interface UrlOptions {
  /**
   * Hosts with their port (`northwind.localhost:4101`, the port always written out) that are allowed although
   * the rules would refuse them. For development only.
   */
  readonly sampleHosts?: readonly string[];
}

/**
 * Names that lead nowhere public: the special-use domain names registry (RFC 6761 and its successors; `internal`
 * as reserved by ICANN) and the suffixes private networks use although they were never delegated (ICANN name collision).
 */
const RESERVED_SUFFIXES = [
  ...'alt arpa example internal invalid local localhost onion test'.split(' '),
  ...'corp home intranet lan localdomain mail private'.split(' '),
];

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** `host:port` of a URL with the port written out where it is the scheme's default, e.g. `example.com:443`. */
export function hostAndPort(url: URL): string {
  return `${url.hostname}:${url.port || (DEFAULT_PORTS[url.protocol] ?? '')}`;
}

function isIpLiteral(hostname: string): boolean {
  // The URL parser has already turned decimal, octal, hexadecimal and short forms into four decimal parts.
  return hostname.startsWith('[') || /^\d{1,3}(\.\d{1,3}){3}$/.test(hostname);
}

function isReservedName(hostname: string): boolean {
  return RESERVED_SUFFIXES.some((suffix) => hostname === suffix || hostname.endsWith(`.${suffix}`));
}

/**
 * What is wrong with a URL by its form alone, or null. Every forbidden target gets the same answer,
 * so that it reveals nothing about the network behind it.
 */
export function urlProblem(url: URL, options: UrlOptions = {}): Exclude<UrlProblem, 'address-empty'> | null {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'address-malformed';
  if (url.href.length > MAX_URL_LENGTH) return 'address-malformed';
  if (url.username !== '' || url.password !== '') return 'address-malformed';
  if (options.sampleHosts?.includes(hostAndPort(url))) return null;
  // One dot at the end names the root of the DNS: the same host, with or without.
  const hostname = url.hostname.replace(/\.$/, '');
  if (isIpLiteral(hostname) || isReservedName(hostname)) return 'address-refused';
  // RFC 1123 §2.1, and the underscore that some hosts have. The URL parser lets commas and quotes pass.
  if (!/^[a-z\d_-]{1,63}(\.[a-z\d_-]{1,63})+$/.test(hostname)) return 'address-malformed';
  // `port` is empty if it is the scheme's own; 80 and 443 the other way round are the only others.
  if (!['', '80', '443'].includes(url.port)) return 'address-port';
  return null;
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Gives a scheme to what was typed without one: https, but http for a sample host that is listed with its port. */
function withScheme(typed: string, sampleHosts: readonly string[]): URL | null {
  if (/^(https?:|[a-z][a-z\d+.-]*:\/\/)/i.test(typed)) return parseUrl(typed);
  const rest = typed.replace(/^\/\//, '');
  const secure = parseUrl(`https://${rest}`);
  const plain = parseUrl(`http://${rest}`);
  if (!secure || !plain || !sampleHosts.includes(hostAndPort(plain))) return secure;
  return secure.port === '' && sampleHosts.includes(hostAndPort(secure)) ? secure : plain;
}

/**
 * Reads what a user typed as the URL of a page, and reduces it to origin and path: query and fragment are dropped, since
 * they name no page of their own. Parsing is the WHATWG URL standard's; names in other scripts become punycode by it, and
 * paths are percent-encoded.
 */
export function parseTypedUrl(input: string, options: UrlOptions = {}): ParsedUrl {
  const typed = input.trim();
  if (typed === '') return { ok: false, code: 'address-empty' };
  if (typed.length > MAX_URL_LENGTH) return { ok: false, code: 'address-malformed' };
  const sampleHosts = options.sampleHosts ?? [];
  const url = withScheme(typed, sampleHosts);
  if (!url) return { ok: false, code: 'address-malformed' };
  const problem = urlProblem(url, options);
  if (problem) return { ok: false, code: problem };
  const isSample = sampleHosts.includes(hostAndPort(url));
  const origin = isSample ? url.origin : `${url.protocol}//${url.hostname.replace(/\.$/, '')}`;
  const leftOut = url.search !== '' || url.hash !== '';
  return { ok: true, url: typed, origin, page: pageAt(origin, url.pathname), leftOut };
}
