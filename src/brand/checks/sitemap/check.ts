import { SITEMAP_URLS } from '../../basics/published-limits';
import { isInconclusive } from '../../reading/responses';
import { normalisedUrl } from '../../urls/sites';
import { defineCheck, receipt, receiptsAt, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether search engines can read the list of the site's URLs. A site needs none, but one that is named has to be there. */
export const check = defineCheck({
  id: 'sitemap',
  dimension: 'findability',
  order: 40,
  weight: 1,
  standing: 'recommended',
  remedy: 'file',
  sources: [SOURCES.sitemaps],
  outcomes: {
    pass: 1000,
    none: 1000,
    undeclared: 800,
    elsewhere: 0,
    'too-many': 0,
    broken: 0,
    malformed: 0,
    invalid: 500,
    missing: 0,
    cut: 'unknown',
  },
  needs: ['robots', 'sitemap'],
  place: 'public',
  run: (facts) => {
    const { state, url, entries, own, fault, where } = facts.sitemap;
    const robots = facts.robotsFile;
    // Without robots.txt it is not known where the sitemap is to be looked for; one that is refused to us may name it.
    const unknown = robots.state === 'unread' || robots.state === 'failing' || isInconclusive(robots.status ?? 404);
    if (state === 'unread' || url === null || unknown) return unread(facts, where ?? robots.where);
    const declaration = robots.sitemaps.find(
      (one) => one.url !== null && normalisedUrl(one.url) === normalisedUrl(url),
    );
    const declared = declaration === undefined ? [] : [receipt(declaration)];
    const found = receiptsAt(where).map((place) => ({ ...place, value: url }));
    const odd = found.map((place) => ({ ...place, odd: true as const }));
    const params = { url, entries };
    // A file that nobody names, and that cannot be read as a sitemap, is not one.
    if (declaration === undefined && (state === 'missing' || state === 'broken')) return verdict('none', params, found);
    if (state === 'missing') return verdict('missing', params, [...odd, ...declared]);
    if (state === 'broken') return verdict('broken', params, [...odd, ...declared]);
    const wrong = { ...params, line: fault?.where.line ?? 1, text: shown(fault?.value ?? '') };
    if (state === 'malformed') return verdict('malformed', wrong, [...odd, ...declared]);
    if (entries > SITEMAP_URLS) return verdict('too-many', { ...params, limit: SITEMAP_URLS }, [...odd, ...declared]);
    if (state === 'invalid') return verdict('invalid', wrong, [...odd, ...declared]);
    if (state === 'cut') return verdict('cut', params, [...found, ...declared]);
    if (declaration !== undefined) return verdict('pass', params, [...found, ...declared]);
    return own
      ? verdict('undeclared', params, [...found, ...receiptsAt(robots.where)])
      : verdict('elsewhere', params, [...odd, ...receiptsAt(robots.where)]);
  },
});
