/** JSON written in one way only, so that its bytes can be signed: RFC 8785 (JSON Canonicalization Scheme). */

/** Deeper values are not ours, and would end in a full stack. */
const DEPTH_LIMIT = 64;

/** Half of a surrogate pair without the other; a whole pair matches first and stays. */
const SURROGATES = /[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g;

/** A value that has no canonical JSON. */
export class NotCanonicalError extends Error {
  constructor(what: string) {
    super(`no canonical JSON: ${what}`);
    this.name = 'NotCanonicalError';
  }
}

function isLone(surrogates: string): boolean {
  return surrogates.length === 1;
}

function writeString(text: string): string {
  // RFC 8785 §3.2.2.2: a lone surrogate is an error. Otherwise ECMAScript's own way of writing strings is the rule.
  if (text.match(SURROGATES)?.some(isLone)) throw new NotCanonicalError('a lone surrogate');
  return JSON.stringify(text);
}

function write(value: unknown, depth: number): string {
  if (depth > DEPTH_LIMIT) throw new NotCanonicalError(`deeper than ${DEPTH_LIMIT}`);
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return writeString(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new NotCanonicalError(String(value));
    // §3.2.2.3: as ECMAScript writes numbers.
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map((item) => write(item, depth + 1)).join(',')}]`;
  if (typeof value !== 'object') throw new NotCanonicalError(typeof value);
  // §3.2.3: by UTF-16 code units, which is how `sort` compares strings.
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${writeString(key)}:${write(member, depth + 1)}`);
  return `{${members.join(',')}}`;
}

/**
 * @param value what JSON can hold; members that are undefined are left out
 * @throws NotCanonicalError for anything else, lone surrogates included (`wellFormed` takes them away)
 */
export function canonicalJson(value: unknown): string {
  return write(value, 0);
}

/**
 * A copy in which every lone surrogate is U+FFFD, in keys too. Assessed pages may hold them, by escapes in their
 * structured data, and that must not keep a report from being signed.
 */
export function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(SURROGATES, (found) => (isLone(found) ? '\ufffd' : found));
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [wellFormed(key), wellFormed(member)]));
}
