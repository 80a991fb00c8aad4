/** Header fields that the user sends along, to open a protected preview: for one host, and kept out of what is written. */
import type { Evidence } from '../../brand/evidence/evidence';

export type HeaderField = readonly [name: string, value: string];

/** Fields that say who asks and how an answer travels; what is typed for them would break requests, or deceive. */
const NOT_TAKEN: readonly string[] = [
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
];

/** Whether a field can be sent (RFC 9110 §5.5, §5.6.2): a value in visible ASCII, which is what servers agree on. */
export function isHeaderField([name, value]: HeaderField): boolean {
  return (
    /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name) &&
    /^[\t\x20-\x7e]*$/.test(value) &&
    !NOT_TAKEN.includes(name.toLowerCase())
  );
}

/** The port of a URL, written out. */
function portOf(url: URL): string {
  return url.port || (url.protocol === 'https:' ? '443' : '80');
}

/**
 * Whether a URL is of the origin that was typed: the same host and port. What was typed with https is never sent over
 * http; where http was typed, its https at the usual port is the same place, better kept.
 */
export function isOwnOrigin(url: URL, typed: URL): boolean {
  if (url.hostname !== typed.hostname) return false;
  if (url.protocol === typed.protocol) return portOf(url) === portOf(typed);
  return url.protocol === 'https:' && url.port === '' && typed.port === '';
}

/** Gives the fields for requests of the typed origin, and none for any other; names in lower case. */
export function headersFor(typed: URL, fields: readonly HeaderField[]): (url: URL) => Readonly<Record<string, string>> {
  const own: Record<string, string> = {};
  for (const [name, value] of fields) {
    const key = name.toLowerCase();
    const before = own[key];
    // RFC 9110 §5.2; cookies have a separator of their own (RFC 6265 §5.4).
    own[key] = before === undefined ? value.trim() : `${before}${key === 'cookie' ? '; ' : ', '}${value.trim()}`;
  }
  return (url) => (isOwnOrigin(url, typed) ? own : {});
}

/** Shorter values are not secrets, and may appear in any text. */
const SECRET_CHARACTERS = 8;

/** What replaces a secret. */
const HIDDEN = '•••';

/** What of the fields is secret: whole values, and what follows the scheme of credentials or a cookie's name. */
function secretsOf(fields: readonly HeaderField[]): readonly string[] {
  const parts = fields.flatMap(([, value]) => [value.trim(), ...value.split(/[\s;,]+/).map(afterEquals)]);
  return [...new Set(parts)].filter((part) => part.length >= SECRET_CHARACTERS).toSorted((a, b) => b.length - a.length);
}

function afterEquals(part: string): string {
  const at = part.indexOf('=');
  // Base64 ends with the character.
  return at === -1 || /^=*$/.test(part.slice(at)) ? part : part.slice(at + 1);
}

function hidden<T>(value: T, secrets: readonly string[]): T {
  if (typeof value === 'string') {
    return secrets.reduce<string>((text, secret) => text.replaceAll(secret, HIDDEN), value) as T & string;
  }
  if (Array.isArray(value)) return value.map((one: unknown) => hidden(one, secrets)) as T & unknown[];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, hidden<unknown>(one, secrets)])) as T &
    object;
}

/**
 * Evidence without what was sent: servers may repeat it in a page, a header or a redirect. The same object where they
 * did not.
 */
export function withoutSent(evidence: Evidence, fields: readonly HeaderField[]): Evidence {
  const secrets = secretsOf(fields);
  if (secrets.length === 0) return evidence;
  const text = JSON.stringify(evidence);
  return secrets.some((secret) => text.includes(JSON.stringify(secret).slice(1, -1)))
    ? hidden(evidence, secrets)
    : evidence;
}
