import { defineCheck, places, receipt, unread, verdict } from '../check';
import { SEARCH_CRAWLERS } from '../extraction/crawlers';
import { SOURCES } from '../sources';

/** Search crawlers by the names that rules for indexing call them by. */
const CRAWLER_OF: Readonly<Record<string, string>> = {
  bingbot: 'Bingbot',
  duckduckbot: 'DuckDuckBot',
  yandex: 'YandexBot',
  yandexbot: 'YandexBot',
  baiduspider: 'Baiduspider',
};

/** Whether search engines may take the page into their index. `none` is `noindex, nofollow` in one word. */
export const indexable = defineCheck({
  id: 'indexable',
  dimension: 'findability',
  sources: [SOURCES.robotsMeta, SOURCES.robots, SOURCES.robotsGoogle],
  outcomes: { pass: 1000, some: 500, noindex: 0, blocked: 0, unread: 'unknown' },
  needs: ['https-home', 'home-headers', 'robots'],
  run: (facts) => {
    if (facts.page.state === 'unread') return unread(facts);
    const kept = facts.indexingRules.filter(({ rules }) => rules.includes('noindex') || rules.includes('none'));
    const forAll = kept.filter(({ agent }) => agent === 'robots' || agent === 'googlebot');
    const first = forAll[0];
    if (first !== undefined) {
      const receipts = forAll.map((rule) => receipt(rule, true));
      return verdict('noindex', { source: first.where.source }, receipts);
    }
    const access = facts.crawlers.filter(
      ({ crawler, resource }) => resource === 'page' && SEARCH_CRAWLERS.some((name) => name === crawler),
    );
    const google = access.find(({ crawler }) => crawler === 'Googlebot');
    if (google?.allowed === false) {
      const receipts = places(google.where).map((place) => ({ ...place, value: 'Googlebot', odd: true as const }));
      return verdict('blocked', {}, receipts);
    }
    if (google === undefined || google.allowed === null || facts.page.state === 'partial') {
      return unread(facts, google?.where ?? null);
    }
    const refused = access.filter(({ allowed }) => allowed === false);
    const others = kept.flatMap(({ agent }) => CRAWLER_OF[agent] ?? []);
    const blocked = SEARCH_CRAWLERS.filter(
      (name) => others.includes(name) || refused.some(({ crawler }) => crawler === name),
    );
    if (blocked.length === 0) return verdict('pass', {}, places(google.where));
    return verdict('some', { blocked: blocked.join(', ') }, [
      ...kept.filter(({ agent }) => agent in CRAWLER_OF).map((rule) => receipt(rule, true)),
      ...refused.flatMap(({ crawler, where }) =>
        places(where).map((place) => ({ ...place, value: crawler, odd: true as const })),
      ),
    ]);
  },
});
