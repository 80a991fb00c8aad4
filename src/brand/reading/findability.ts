/** Facts that the checks of Findability read. */
import type { Facts } from '../facts/facts';
import type {
  CanonicalTargetFacts,
  FindabilityFacts,
  HeadingSkip,
  IndexingRules,
  NotFoundFacts,
} from '../facts/findability';
import { normalisedUrl } from '../urls/sites';
import { crawlableLinks } from './crawlable-links';
import { isBlank } from '../basics/text';
import { naming } from './accessible-names';
import { attribute, textOf, type HtmlElement } from './html';
import { headers, stated, type Reading } from './reading';
import { isSuccess, whereAnswered, type Requests } from './responses';
import { robotsFileFacts } from './robots-file';
import { sitemapFacts } from './sitemap';
import { statement, whereIn } from './statement';

/** Meta elements that crawlers of search engines read. */
const ROBOTS_NAMES = ['robots', 'googlebot', 'bingbot', 'duckduckbot', 'yandex', 'yandexbot', 'baiduspider'];

/** Rules with a value, whose names must not be read as crawlers' names before their rules. */
const VALUED = ['unavailable_after', 'max-snippet', 'max-image-preview', 'max-video-preview'];

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** A date as ISO 8601, RFC 822 and RFC 850 write it with four digits of the year (Google: robots meta tag). */
const UNTIL =
  /unavailable_after[\t ]*:[\t ]*(?:[a-z]{3,9},?[\t ]*)?(?:([0-9]{4})-([0-9]{2})-([0-9]{2})|([0-9]{1,2})[ -]([a-z]{3})[a-z]{0,6}[ -]([0-9]{4}))/i;

/** The day a list of rules names with `unavailable_after`; null if it names none that can be read. */
function untilIn(list: string): string | null {
  const [, year, month, day, dayOf, monthOf, yearOf] = UNTIL.exec(list) ?? [];
  if (year !== undefined) return `${year}-${month ?? ''}-${day ?? ''}`;
  const index = MONTHS.indexOf(monthOf?.toLowerCase() ?? '');
  if (index === -1 || yearOf === undefined) return null;
  return `${yearOf}-${String(index + 1).padStart(2, '0')}-${(dayOf ?? '').padStart(2, '0')}`;
}

const RULES_LIMIT = 20;
const SKIP_LIMIT = 6;

/** The rules of a list such as `noindex, max-snippet: 0`, in lower case. */
function rulesOf(list: string): readonly string[] {
  return list
    .toLowerCase()
    .split(':')
    .map((part) => part.trim())
    .join(':')
    .split(/[,;\t\n\f\r ]+/)
    .filter((rule) => rule !== '')
    .slice(0, RULES_LIMIT);
}

/**
 * An X-Robots-Tag field: rules for all, or, after a crawler's name and a colon, those for it (Google: robots meta
 * tag). Several fields may have been joined by commas on their way.
 */
function headerRules(value: string): readonly Pick<IndexingRules, 'agent' | 'rules' | 'until'>[] {
  const found: { agent: string; rules: string[]; until: string | null }[] = [];
  let current: (typeof found)[number] | null = null;
  const parts = value.split(',');
  for (const [at, part] of parts.entries()) {
    const name = /^\s*([a-z][a-z0-9_-]*)\s*:/i.exec(part);
    const agent = name?.[1]?.toLowerCase();
    const isAgent = agent !== undefined && !VALUED.includes(agent);
    if (current === null || isAgent) {
      current = { agent: isAgent ? agent : 'robots', rules: [], until: null };
      found.push(current);
    }
    // The name of a weekday ends with a comma.
    current.until ??= untilIn(`${part},${parts[at + 1] ?? ''}`);
    for (const rule of rulesOf(isAgent ? part.slice(name?.[0].length) : part)) current.rules.push(rule);
  }
  return found.slice(0, RULES_LIMIT);
}

function indexingRules({ properties, home, answer }: Reading): readonly IndexingRules[] {
  const meta = properties
    .filter(({ property }) => ROBOTS_NAMES.includes(property))
    .map(({ value, where, property }) => ({
      value,
      where,
      agent: property,
      rules: rulesOf(value),
      until: untilIn(value),
    }));
  const header = headers(home, 'x-robots-tag').flatMap((value) =>
    headerRules(value).map((scope) => ({
      ...statement(value, whereIn(answer, 'header:x-robots-tag', null, value)),
      ...scope,
    })),
  );
  return [...meta.slice(0, RULES_LIMIT), ...header.slice(0, RULES_LIMIT)];
}

const HEADING_LEVELS = new Map([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, level]));

/** Parts of a heading that are looked at: one with more of them says something. */
const PARTS_LIMIT = 50;

/** Whether a heading has neither text nor anything that may say something instead. */
function isEmpty(heading: HtmlElement): boolean {
  const stack: HtmlElement['childNodes'][number][] = [...heading.childNodes.slice(0, PARTS_LIMIT)];
  let looked = 0;
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (++looked > PARTS_LIMIT) return false;
    if (node.nodeName === '#text' && 'value' in node && !isBlank(node.value)) return false;
    if (!('tagName' in node)) continue;
    if (['img', 'svg', 'picture', 'object'].includes(node.tagName) || attribute(node, 'aria-label') !== null)
      return false;
    for (const child of node.childNodes.slice(0, PARTS_LIMIT)) stack.push(child);
  }
  return true;
}

/**
 * Headings that are more than one level below the heading before them. What nobody meets leads nobody astray, and what
 * is empty heads nothing.
 */
function headingSkips(reading: Reading): readonly HeadingSkip[] {
  const { isHidden } = naming(reading.document);
  const skips: HeadingSkip[] = [];
  let from = 0;
  for (const element of reading.document.elements) {
    const to = HEADING_LEVELS.get(element.tagName);
    if (to === undefined || isHidden(element) || isEmpty(element)) continue;
    // A page may begin with a lower heading, that of its navigation for instance.
    if (from > 0 && to > from + 1) {
      skips.push({ from, to, heading: stated(reading, element, element.tagName, textOf(element)) });
      if (skips.length === SKIP_LIMIT) break;
    }
    from = to;
  }
  return skips;
}

function notFoundFacts(requests: Requests, page: string): NotFoundFacts {
  const request = requests.get('not-found-control');
  if (request === undefined || request.state === 'skipped') return { state: 'unread', status: null, where: null };
  const where = whereAnswered(request);
  if (request.state === 'failed') return { state: 'unread', status: null, where };
  const { status, finalUrl, redirects } = request;
  if (status === 404 || status === 410) return { state: 'honest', status, where };
  if (!isSuccess(status)) return { state: 'unread', status, where };
  const final = normalisedUrl(finalUrl);
  const isHome = [page, new URL('/', page).href].some((home) => normalisedUrl(home) === final);
  return { state: redirects.length > 0 && isHome ? 'home' : 'success', status, where };
}

function canonicalTargetFacts(requests: Requests): CanonicalTargetFacts {
  const request = requests.get('canonical-target');
  if (request === undefined || request.state === 'skipped') {
    return { state: 'unread', url: null, status: null, where: null };
  }
  const found = { url: request.url, status: null, where: whereAnswered(request) };
  if (request.state === 'failed') return { ...found, state: request.reason === 'unresolvable' ? 'gone' : 'unread' };
  const { status } = request;
  if (status === 404 || status === 410) return { ...found, state: 'gone', status };
  return { ...found, state: isSuccess(status) ? 'there' : 'unread', status };
}

type StatedFindability = Pick<FindabilityFacts, 'indexingRules' | 'headingSkips' | 'crawlableLinks'>;

/** What the page itself states. */
export function statedFindability(reading: Reading): StatedFindability {
  return {
    indexingRules: indexingRules(reading),
    headingSkips: headingSkips(reading),
    crawlableLinks: crawlableLinks(reading),
  };
}

/** `page` is the home page's URL. */
export function findabilityFacts(
  requests: Requests,
  { indexingRules, headingSkips, crawlableLinks }: StatedFindability,
  page: string,
  domains: Facts['domains'],
): Omit<FindabilityFacts, 'misplacedCanonicals' | 'headEnd' | 'headElements' | 'pageHeading'> {
  return {
    indexingRules,
    robotsFile: robotsFileFacts(requests),
    sitemap: sitemapFacts(requests, page, domains),
    headingSkips,
    canonicalTarget: canonicalTargetFacts(requests),
    crawlableLinks,
    notFound: notFoundFacts(requests, page),
  };
}
