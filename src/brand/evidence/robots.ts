/**
 * The Robots Exclusion Protocol, RFC 9309. Pure: the gatherer uses it to honour robots.txt, the checks to say what
 * a robots.txt asks of others.
 */
import { withoutTrailing } from '../basics/text';

/**
 * By whose parser a file is read. `google` is that of its crawlers (github.com/google/robotstxt), which guesses what
 * misspelt lines mean; all others are taken to follow the `standard`.
 */
export type RobotsParser = 'standard' | 'google';

export interface RobotsRule {
  readonly allow: boolean;
  /** Path pattern with `*` and a final `$`, percent-encoding normalised. */
  readonly pattern: string;
  /** 1-based. */
  readonly line: number;
  /** The line as written. */
  readonly text: string;
}

export interface RobotsGroup {
  /** Product tokens in lower case, `*` for all. */
  readonly agents: readonly string[];
  readonly rules: readonly RobotsRule[];
}

/** A line that is no rule, such as `Content-Signal: ai-train=no`. */
export interface RobotsRecord {
  /** In lower case. */
  readonly key: string;
  /** As written, not empty. */
  readonly value: string;
  readonly line: number;
  readonly text: string;
  /** The user agents of the group it is in; null if it comes before the first group. */
  readonly agents: readonly string[] | null;
}

export interface Robots {
  readonly groups: Readonly<Record<RobotsParser, readonly RobotsGroup[]>>;
  readonly sitemaps: readonly { readonly url: string; readonly line: number }[];
  /** All other lines with a key and a value. */
  readonly records: readonly RobotsRecord[];
  /** Rules before any user-agent line: no crawler reads them. */
  readonly orphans: readonly RobotsRule[];
  /** Lines that Google's parser reads as rules or user agents, and the standard does not. */
  readonly tolerated: readonly { readonly line: number; readonly text: string }[];
}

export interface RobotsDecision {
  readonly allowed: boolean;
  /** The rule that decides; null if none matches. */
  readonly rule: RobotsRule | null;
}

const UNRESERVED = /[A-Za-z0-9._~-]/;

/** RFC 3986 characters that may be in a path and query as they are, and `%` of an escape. */
const KEPT = /[A-Za-z0-9._~!&'()+,;=:@/?%-]/;

/**
 * RFC 9309 §2.2.2: octets outside US-ASCII percent-encoded, escapes of unreserved characters undone. `special` are
 * the characters that keep a meaning of their own; in a URL none do, so `*` there is `%2A`.
 */
function normalised(path: string, special: string): string {
  let result = '';
  for (let i = 0; i < path.length; i++) {
    const character = path.charAt(i);
    const escape = character === '%' ? /^%[0-9a-f]{2}/i.exec(path.slice(i, i + 3))?.[0] : undefined;
    if (escape !== undefined) {
      const decoded = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
      result += UNRESERVED.test(decoded) ? decoded : escape.toUpperCase();
      i += 2;
    } else if (special.includes(character) || KEPT.test(character)) {
      result += character;
    } else {
      const codePoint = path.codePointAt(i) ?? 0xfffd;
      const whole = String.fromCodePoint(codePoint >= 0xd800 && codePoint <= 0xdfff ? 0xfffd : codePoint);
      result +=
        codePoint < 0x80 ? `%${codePoint.toString(16).toUpperCase().padStart(2, '0')}` : encodeURIComponent(whole);
      if (codePoint > 0xffff) i++;
    }
  }
  return result;
}

/** A pattern: `*` anywhere and `$` at the end are special, a `$` elsewhere is literal. */
function normalisedPattern(pattern: string): string {
  const anchored = pattern.endsWith('$');
  return normalised(anchored ? pattern.slice(0, -1) : pattern, '*') + (anchored ? '$' : '');
}

/** Google's escapes: octets outside US-ASCII percent-encoded, hexadecimal digits in upper case, nothing undone. */
function escapedByGoogle(pattern: string): string {
  return pattern
    .replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase())
    .replace(/[^\0-\x7f]+/g, (text) => encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd')));
}

/** Removes white space of US-ASCII at both ends. A byte order mark isn't white space. */
function stripped(text: string): string {
  return withoutTrailing(text.replace(/^[\t-\r ]+/, ''), '\t\n\v\f\r ');
}

/** Google cuts off a line here, in bytes. */
const GOOGLE_LINE = 16_663;

/** The start of a line that Google's parser reads. */
function cutByGoogle(line: string): string {
  if (line.length * 3 <= GOOGLE_LINE) return line;
  let bytes = 0;
  for (let at = 0; at < line.length; at++) {
    const unit = line.charCodeAt(at);
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 2 : 3;
    if (bytes > GOOGLE_LINE) return line.slice(0, at);
  }
  return line;
}

type RuleKey = 'user-agent' | 'allow' | 'disallow' | 'sitemap';

/** How keys may begin for Google's parser. */
const GOOGLE_KEYS: readonly (readonly [RuleKey, readonly string[]])[] = [
  ['user-agent', ['user-agent', 'useragent', 'user agent']],
  ['allow', ['allow']],
  ['disallow', ['disallow', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw']],
  ['sitemap', ['sitemap', 'site-map']],
];

interface Field {
  /** In lower case. */
  readonly key: string;
  readonly value: string;
}

/** The key and the value of a line without its comment. For Google blanks between two words count as a colon. */
function fieldOf(line: string, parser: RobotsParser): Field | null {
  const text = stripped(line.split('#', 1)[0] ?? '');
  let separator = text.indexOf(':');
  if (separator === -1 && parser === 'google') {
    separator = text.search(/[\t ]/);
    if (separator !== -1 && /[\t ]/.test(stripped(text.slice(separator)))) separator = -1;
  }
  if (separator === -1) return null;
  const key = stripped(text.slice(0, separator)).toLowerCase();
  if (key === '') return null;
  const known =
    parser === 'google' ? GOOGLE_KEYS.find(([, starts]) => starts.some((one) => key.startsWith(one))) : null;
  return { key: known?.[0] ?? key, value: stripped(text.slice(separator + 1)) };
}

/** The product token at the start of a user-agent value: `Googlebot/2.1` names `googlebot`. `*bot` names no crawler. */
function productToken(value: string): string {
  if (/^\*(?:[\t-\r ]|$)/.test(value)) return '*';
  return (/^[A-Za-z_-]+/.exec(value)?.[0] ?? value).toLowerCase();
}

/** Builds groups from lines, one after the other. */
class Groups {
  readonly groups: { readonly agents: string[]; readonly rules: RobotsRule[] }[] = [];
  readonly orphans: RobotsRule[] = [];
  private collecting = false;

  constructor(private readonly normalise: (pattern: string) => string) {}

  /** The group that lines belong to; null before the first. */
  get current() {
    return this.groups.at(-1) ?? null;
  }

  add({ key, value }: Field, line: number, text: string): void {
    if (key === 'user-agent') {
      if (this.current === null || !this.collecting) this.groups.push({ agents: [], rules: [] });
      this.collecting = true;
      this.current?.agents.push(productToken(value));
    } else if (key === 'allow' || key === 'disallow') {
      this.collecting = false;
      const rule = { allow: key === 'allow', pattern: this.normalise(value), line, text };
      if (this.current === null) this.orphans.push(rule);
      // An empty path matches nothing (§2.2.2), but it ends the list of user agents.
      else if (value !== '') this.current.rules.push(rule);
    }
  }
}

/**
 * Parses a robots.txt. Never fails: lines that mean nothing are passed over, as the RFC asks.
 * @param truncated whether only the file's start is here: its last line may then be half a rule, and is left out
 */
export function parseRobots(text: string, truncated = false): Robots {
  const standard = new Groups(normalisedPattern);
  const google = new Groups(escapedByGoogle);
  const sitemaps: { url: string; line: number }[] = [];
  const records: RobotsRecord[] = [];
  const tolerated: { line: number; text: string }[] = [];
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  if (truncated) lines.pop();
  for (const [index, raw] of lines.entries()) {
    const line = index + 1;
    const shown = raw.trim();
    const field = fieldOf(raw, 'standard');
    // The start of a byte order mark, which Google's parser passes over, is decoded to this.
    const guessed = fieldOf(cutByGoogle(index === 0 ? raw.replace(/^\ufffd/, '') : raw), 'google');
    if (guessed !== null) google.add(guessed, line, shown);
    if (guessed !== null && guessed.key !== field?.key && GOOGLE_KEYS.some(([key]) => key === guessed.key))
      tolerated.push({ line, text: shown });
    if (field === null) continue;
    const { key, value } = field;
    standard.add(field, line, shown);
    if (value === '' || ['user-agent', 'allow', 'disallow'].includes(key)) continue;
    if (key === 'sitemap') sitemaps.push({ url: value, line });
    else records.push({ key, value, line, text: shown, agents: standard.current?.agents ?? null });
  }
  const groups = { standard: standard.groups, google: google.groups };
  return { groups, sitemaps, records, orphans: standard.orphans, tolerated };
}

/** The parser of the crawler with a product token. */
function parserOf(token: string): RobotsParser {
  return /google/i.test(token) ? 'google' : 'standard';
}

/** Whether some group names the product token itself. */
export function namesCrawler(robots: Robots, productToken: string, parser = parserOf(productToken)): boolean {
  const token = productToken.toLowerCase();
  return robots.groups[parser].some((group) => group.agents.includes(token));
}

function matches(pattern: string, path: string): boolean {
  const anchored = pattern.endsWith('$');
  const parts = (anchored ? pattern.slice(0, -1) : pattern).split('*');
  const first = parts[0] ?? '';
  if (!path.startsWith(first)) return false;
  if (parts.length === 1) return !anchored || path.length === first.length;
  let position = first.length;
  for (const part of parts.slice(1, -1)) {
    const at = path.indexOf(part, position);
    if (at === -1) return false;
    position = at + part.length;
  }
  const last = parts.at(-1) ?? '';
  return anchored ? path.length - last.length >= position && path.endsWith(last) : path.includes(last, position);
}

/** The pattern that decides about a path, if a rule matches it; Google reads an allowed `/index.html` as its folder, too. */
function matchOf({ allow, pattern }: RobotsRule, path: string, parser: RobotsParser): string | null {
  if (matches(pattern, path)) return pattern;
  const slash = pattern.lastIndexOf('/');
  if (parser !== 'google' || !allow || !pattern.startsWith('/index.htm', slash)) return null;
  const folder = `${pattern.slice(0, slash + 1)}$`;
  return matches(folder, path) ? folder : null;
}

/**
 * What a robots.txt asks of a crawler for a path with its query (`/a?b`), as URLs are serialised: the rules of all
 * groups that name its product token, else of those for `*`; the longest matching pattern decides, allow before
 * disallow (§2.2.1, §2.2.2).
 * @param parser the crawler's own
 */
export function decide(
  robots: Robots,
  productToken: string,
  pathAndQuery: string,
  parser: RobotsParser = parserOf(productToken),
): RobotsDecision {
  const asked = pathAndQuery === '' ? '/' : pathAndQuery;
  const path = parser === 'google' ? asked : normalised(asked, '');
  if (parser === 'standard' && path === '/robots.txt') return { allowed: true, rule: null };
  const token = namesCrawler(robots, productToken, parser) ? productToken.toLowerCase() : '*';
  let best: RobotsRule | null = null;
  let longest = -1;
  for (const group of robots.groups[parser]) {
    if (!group.agents.includes(token)) continue;
    for (const rule of group.rules) {
      const length = matchOf(rule, path, parser)?.length ?? -1;
      if (length > longest || (length === longest && length !== -1 && rule.allow && best?.allow === false)) {
        best = rule;
        longest = length;
      }
    }
  }
  return { allowed: best?.allow ?? true, rule: best };
}

/** Whether a robots.txt lets a crawler fetch a path with its query. */
export function isAllowed(robots: Robots, productToken: string, pathAndQuery: string): boolean {
  return decide(robots, productToken, pathAndQuery).allowed;
}
