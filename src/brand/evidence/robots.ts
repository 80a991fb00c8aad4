/**
 * The Robots Exclusion Protocol, RFC 9309. Pure: the gatherer uses it to honour robots.txt, the checks to say what
 * a robots.txt asks of others.
 */

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

export interface Robots {
  readonly groups: readonly RobotsGroup[];
  readonly sitemaps: readonly { readonly url: string; readonly line: number }[];
  /** Content-Signal lines (contentsignals.org), values as written. */
  readonly contentSignals: readonly { readonly value: string; readonly line: number; readonly text: string }[];
  /** Rules before any user-agent line: no crawler reads them. */
  readonly orphans: readonly RobotsRule[];
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

/** The product token at the start of a user-agent value: `Googlebot/2.1` names `googlebot`. */
function productToken(value: string): string {
  if (value.startsWith('*')) return '*';
  return (/^[A-Za-z_-]+/.exec(value)?.[0] ?? value).toLowerCase();
}

/**
 * Parses a robots.txt. Never fails: lines that mean nothing are passed over, as the RFC asks.
 * @param truncated whether only the file's start is here: its last line may then be half a rule, and is left out
 */
export function parseRobots(text: string, truncated = false): Robots {
  const groups: { agents: string[]; rules: RobotsRule[] }[] = [];
  const sitemaps: { url: string; line: number }[] = [];
  const contentSignals: { value: string; line: number; text: string }[] = [];
  const orphans: RobotsRule[] = [];
  let current: { agents: string[]; rules: RobotsRule[] } | null = null;
  let collectingAgents = false;
  // A byte order mark at the start goes with the white space around a key.
  const lines = text.split(/\r\n|\r|\n/);
  if (truncated) lines.pop();
  for (const [index, raw] of lines.entries()) {
    const [content = ''] = raw.split('#', 1);
    const colon = content.indexOf(':');
    if (colon === -1) continue;
    const key = content.slice(0, colon).trim().toLowerCase();
    const value = content.slice(colon + 1).trim();
    const line = index + 1;
    if (key === 'user-agent') {
      if (current === null || !collectingAgents) {
        current = { agents: [], rules: [] };
        groups.push(current);
        collectingAgents = true;
      }
      current.agents.push(productToken(value));
    } else if (key === 'allow' || key === 'disallow') {
      collectingAgents = false;
      const rule = { allow: key === 'allow', pattern: normalisedPattern(value), line, text: raw.trim() };
      if (current === null) orphans.push(rule);
      // An empty path matches nothing (§2.2.2), but it ends the list of user agents.
      else if (value !== '') current.rules.push(rule);
    } else if (key === 'sitemap' && value !== '') {
      sitemaps.push({ url: value, line });
    } else if (key === 'content-signal' && value !== '') {
      contentSignals.push({ value, line, text: raw.trim() });
    }
  }
  return { groups, sitemaps, contentSignals, orphans };
}

/** Whether some group names the product token itself. */
export function namesCrawler(robots: Robots, productToken: string): boolean {
  const token = productToken.toLowerCase();
  return robots.groups.some((group) => group.agents.includes(token));
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

/**
 * What a robots.txt asks of a crawler for a path with its query (`/a?b`): the rules of all groups that name its
 * product token, else of those for `*`; the longest matching pattern decides, allow before disallow (§2.2.1, §2.2.2).
 */
export function decide(robots: Robots, productToken: string, pathAndQuery: string): RobotsDecision {
  const path = normalised(pathAndQuery === '' ? '/' : pathAndQuery, '');
  if (path === '/robots.txt') return { allowed: true, rule: null };
  const token = namesCrawler(robots, productToken) ? productToken.toLowerCase() : '*';
  let best: RobotsRule | null = null;
  for (const group of robots.groups) {
    if (!group.agents.includes(token)) continue;
    for (const rule of group.rules) {
      if (!matches(rule.pattern, path)) continue;
      const longer = best === null || rule.pattern.length > best.pattern.length;
      if (longer || (rule.pattern.length === best?.pattern.length && rule.allow && !best.allow)) best = rule;
    }
  }
  return { allowed: best?.allow ?? true, rule: best };
}

/** Whether a robots.txt lets a crawler fetch a path with its query. */
export function isAllowed(robots: Robots, productToken: string, pathAndQuery: string): boolean {
  return decide(robots, productToken, pathAndQuery).allowed;
}
