import { SEARCH_CRAWLERS } from '../../basics/crawlers';
import { dayAhead, readDateTime } from '../../basics/date-time';
import { definePageCheck, measured, receipt, receiptsAt, receiptsOf, unread, verdict } from '../check';
import { forbidsIndexing, isForGoogle } from '../shared/indexing-rules';
import { SOURCES } from '../sources';

/** Search crawlers by the names that rules for indexing call them by. */
const CRAWLER_OF: Readonly<Record<string, string>> = {
  bingbot: 'Bingbot',
  duckduckbot: 'DuckDuckBot',
  yandex: 'YandexBot',
  yandexbot: 'YandexBot',
  baiduspider: 'Baiduspider',
};

/** Days after which a day is past in every time zone. */
const A_DAY_ANYWHERE = 2;

/** Whether a day is past. @param now ISO 8601 in UTC */
function isPast(day: string | null, now: string): boolean {
  const start = day === null ? null : readDateTime(`${day}T00:00:00Z`);
  return start !== null && dayAhead(start, A_DAY_ANYWHERE) <= now.slice(0, 10);
}

/** Whether search engines may take the page into their index. */
export const check = definePageCheck({
  id: 'indexable',
  dimension: 'findability',
  order: 20,
  weight: 4,
  standing: 'required',
  remedy: 'line',
  face: 'search',
  sources: [SOURCES.robotsMeta, SOURCES.robots, SOURCES.robotsGoogle],
  outcomes: { pass: 1000, page: 1000, some: 500, noindex: 0, expired: 0, blocked: 0 },
  place: 'public',
  run: (facts) => {
    const kept = facts.indexingRules.filter(forbidsIndexing);
    const forAll = kept.filter(isForGoogle);
    const first = forAll[0];
    if (first !== undefined) return verdict('noindex', { source: first.where.source }, receiptsOf(forAll, true));
    const expired = facts.indexingRules.find((one) => isForGoogle(one) && isPast(one.until, facts.collectedAt));
    if (expired !== undefined) {
      const params = { source: expired.where.source, date: expired.until ?? '' };
      return verdict('expired', params, [receipt(expired, true)]);
    }
    // For a page on its own we don't know the headers or robots.txt, only what the page says.
    if (facts.scope === 'page' && facts.page.state === 'whole') return verdict('page', {}, [facts.page.where]);
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
