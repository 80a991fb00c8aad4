import { defineCheck, receipt, receiptsAt, unread, verdict } from '../check';
import { normalisedUrl } from '../sites';
import { tellsNothing } from '../extraction/responses';
import { SOURCES } from '../sources';

/** Addresses one sitemap may list (sitemaps.org: protocol). */
const LIMIT = 50_000;

/** Whether search engines find a list of the site's addresses, and can read it. */
export const sitemap = defineCheck({
  id: 'sitemap',
  sources: [SOURCES.sitemaps],
  outcomes: { pass: 1000, undeclared: 500, elsewhere: 0, 'too-many': 0, broken: 0, missing: 0, cut: 'unknown' },
  needs: ['robots', 'sitemap'],
  run: (facts) => {
    const { state, url, entries, own, where } = facts.sitemap;
    const robots = facts.robotsFile;
    // Without robots.txt it is not known where the sitemap is to be looked for; one that is refused to us may name it.
    const unknown = robots.state === 'unread' || robots.state === 'failing' || tellsNothing(robots.status ?? 404);
    if (state === 'unread' || url === null || unknown) return unread(facts, where ?? robots.where);
    const declaration = robots.sitemaps.find(
      (one) => one.url !== null && normalisedUrl(one.url) === normalisedUrl(url),
    );
    const declared = declaration === undefined ? [] : [receipt(declaration)];
    const found = receiptsAt(where).map((place) => ({ ...place, value: url }));
    const odd = found.map((place) => ({ ...place, odd: true as const }));
    const params = { url, entries };
    if (state === 'missing') return verdict('missing', params, [...odd, ...declared]);
    if (state === 'broken') return verdict('broken', params, [...odd, ...declared]);
    if (entries > LIMIT) return verdict('too-many', { ...params, limit: LIMIT }, [...odd, ...declared]);
    if (state === 'cut') return verdict('cut', params, [...found, ...declared]);
    if (declaration !== undefined) return verdict('pass', params, [...found, ...declared]);
    return own
      ? verdict('undeclared', params, [...found, ...receiptsAt(robots.where)])
      : verdict('elsewhere', params, [...odd, ...receiptsAt(robots.where)]);
  },
});
