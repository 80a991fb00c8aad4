/** Checks of what the site allows search engines to do with the page. */
import { definePageCheck, measured, receipt, receiptsAt, receiptsOf, unread, verdict } from './check';
import { SEARCH_CRAWLERS } from '../basics/crawlers';
import { dayAhead, readDateTime } from '../basics/date-time';
import type { IndexingRules } from '../facts/findability';
import { SOURCES } from './sources';

/** Search crawlers by the names that rules for indexing call them by. */
const CRAWLER_OF: Readonly<Record<string, string>> = {
  bingbot: 'Bingbot',
  duckduckbot: 'DuckDuckBot',
  yandex: 'YandexBot',
  yandexbot: 'YandexBot',
  baiduspider: 'Baiduspider',
};

function isForGoogle({ agent }: IndexingRules): boolean {
  return agent === 'robots' || agent === 'googlebot';
}

/** Days after which a day is past in every time zone. */
const A_DAY_ANYWHERE = 2;

/** Whether a day is past. @param now ISO 8601 in UTC */
function isPast(day: string | null, now: string): boolean {
  const start = day === null ? null : readDateTime(`${day}T00:00:00Z`);
  return start !== null && dayAhead(start, A_DAY_ANYWHERE) <= now.slice(0, 10);
}

/** Whether search engines may take the page into their index. `none` is `noindex, nofollow` in one word. */
export const indexable = definePageCheck({
  id: 'indexable',
  sources: [SOURCES.robotsMeta, SOURCES.robots, SOURCES.robotsGoogle],
  outcomes: { pass: 1000, some: 500, noindex: 0, expired: 0, blocked: 0 },
  needs: ['https-home', 'home-headers', 'robots'],
  place: 'public',
  run: (facts) => {
    const kept = facts.indexingRules.filter(({ rules }) => rules.includes('noindex') || rules.includes('none'));
    const forAll = kept.filter(isForGoogle);
    const first = forAll[0];
    if (first !== undefined) return verdict('noindex', { source: first.where.source }, receiptsOf(forAll, true));
    const expired = facts.indexingRules.find((one) => isForGoogle(one) && isPast(one.until, facts.collectedAt));
    if (expired !== undefined) {
      const params = { source: expired.where.source, date: expired.until ?? '' };
      return verdict('expired', params, [receipt(expired, true)]);
    }
    const access = facts.crawlers.filter(
      ({ crawler, resource }) => resource === 'page' && SEARCH_CRAWLERS.some((name) => name === crawler),
    );
    const google = access.find(({ crawler }) => crawler === 'Googlebot');
    if (google?.allowed === false) return verdict('blocked', {}, measured(google.where, 'Googlebot', true));
    if (google === undefined || google.allowed === null || facts.page.state === 'partial') {
      return unread(facts, google?.where ?? null);
    }
    const refused = access.filter(({ allowed }) => allowed === false);
    const others = kept.flatMap(({ agent }) => CRAWLER_OF[agent] ?? []);
    const blocked = SEARCH_CRAWLERS.filter(
      (name) => others.includes(name) || refused.some(({ crawler }) => crawler === name),
    );
    if (blocked.length === 0) return verdict('pass', {}, receiptsAt(google.where));
    const ofCrawlers = kept.filter(({ agent }) => agent in CRAWLER_OF);
    return verdict('some', { blocked: blocked.join(', ') }, [
      ...receiptsOf(ofCrawlers, true),
      ...refused.flatMap(({ crawler, where }) => measured(where, crawler, true)),
    ]);
  },
});

/** Whether search engines, and the answers they write, may quote the page. */
export const snippets = definePageCheck({
  id: 'snippets',
  sources: [SOURCES.aiFeatures, SOURCES.robotsMeta],
  outcomes: { pass: 1000, nosnippet: 0, 'no-length': 0 },
  needs: ['https-home', 'home-headers'],
  run: (facts) => {
    const stated = facts.indexingRules.filter(isForGoogle);
    for (const [outcome, rule] of [
      ['nosnippet', /^nosnippet$/],
      ['no-length', /^max-snippet:0+$/],
    ] as const) {
      const found = stated.filter(({ rules }) => rules.some((one) => rule.test(one)));
      if (found[0] !== undefined) return verdict(outcome, { source: found[0].where.source }, receiptsOf(found, true));
    }
    if (facts.page.state === 'partial') return unread(facts);
    const allowed = receiptsOf(stated);
    return verdict('pass', {}, allowed.length > 0 ? allowed : [facts.page.where]);
  },
});

/** Whether search results, Discover and answers may show the page's images. */
export const imagePreviews = definePageCheck({
  id: 'image-previews',
  sources: [SOURCES.robotsMeta],
  outcomes: { pass: 1000, none: 0 },
  needs: ['https-home', 'home-headers'],
  run: (facts) => {
    const stated = facts.indexingRules.filter(isForGoogle);
    const found = stated.filter(({ rules }) => rules.includes('max-image-preview:none'));
    if (found[0] !== undefined) return verdict('none', { source: found[0].where.source }, receiptsOf(found, true));
    if (facts.page.state === 'partial') return unread(facts);
    return verdict('pass', {}, stated.length > 0 ? receiptsOf(stated) : [facts.page.where]);
  },
});
