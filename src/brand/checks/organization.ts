/** Checks of the organisation behind the site, as structured data describes it. */
import {
  absence,
  defineHomeCheck,
  definePageCheck,
  measured,
  missing,
  receipt,
  receiptsAt,
  receiptsOf,
  shown,
  unread,
  verdict,
} from './check';
import { sameSite } from '../urls/sites';
import { SOURCES } from './sources';

const PROPERTIES = ['name', 'url', 'logo'] as const;

/**
 * Whether structured data says who is behind the site: name, URL and logo of an Organization. Google recommends them and
 * requires none, so one that lacks some is worth more than none.
 */
export const organization = defineHomeCheck({
  id: 'organization',
  sources: [SOURCES.organization],
  outcomes: { pass: 1000, partial: 800, poor: 500, none: 0 },
  run: (facts) => {
    const found = facts.organization;
    if (found === null) {
      if (facts.page.state === 'partial') return unread(facts);
      return verdict('none', {}, [absence(facts, 'jsonld:Organization'), ...facts.jsonLd.broken]);
    }
    const { type } = found;
    const absent = PROPERTIES.filter((key) => found[key] === null);
    const receipts = PROPERTIES.map((key) => {
      const stated = found[key];
      return stated === null ? absence(facts, `jsonld:${type}.${key}`) : receipt(stated);
    });
    if (absent.length === 0) return verdict('pass', { type }, receipts);
    if (facts.page.state === 'partial') return unread(facts);
    return verdict(absent.length === 1 ? 'partial' : 'poor', { type, missing: absent.join(', ') }, receipts);
  },
});

/** Side in pixels a logo needs at least. */
const MINIMUM = 112;

/** Whether the logo that structured data names can be fetched by search engines and is large enough. */
export const logoFile = definePageCheck({
  id: 'logo-file',
  sources: [SOURCES.organization],
  outcomes: { pass: 1000, small: 500, blocked: 0, broken: 0, none: 0 },
  needs: ['https-home', 'logo', 'robots'],
  run: (facts) => {
    const declared = facts.organization?.logo ?? null;
    if (declared === null) return missing(facts, 'none', 'jsonld:Organization.logo');
    const { state, type, width, height, where } = facts.logo;
    const crawler = facts.crawlers.find(({ resource }) => resource === 'logo');
    const params = { url: shown(declared.url ?? declared.value) };
    const receipts = [receipt(declared), ...receiptsAt(where)];
    if (crawler?.allowed === false) {
      return verdict('blocked', params, [...receipts, ...measured(crawler.where, crawler.crawler, true)]);
    }
    if (state === 'unread') return unread(facts, where);
    if (state !== 'loaded') return verdict('broken', params, receipts);
    // The file is there; whether search engines may fetch it is not known.
    if (crawler === undefined || crawler.allowed === null) return unread(facts, where);
    if (type === 'svg') return verdict('pass', { ...params, size: 'SVG' }, receipts);
    if (width === null || height === null) return unread(facts, where);
    const sized = { ...params, size: `${String(width)} × ${String(height)}` };
    const isLarge = Math.min(width, height) >= MINIMUM;
    return verdict(isLarge ? 'pass' : 'small', sized, [receipt(declared), ...measured(where, sized.size, !isLarge)]);
  },
});

/** Whether structured data names a profile elsewhere that is the same organisation. How many is in no source. */
export const sameAs = defineHomeCheck({
  id: 'same-as',
  sources: [SOURCES.sameAs],
  outcomes: { pass: 1000, none: 0 },
  run: (facts) => {
    const profiles = new Map(
      facts.sameAs
        .filter(({ url }) => url?.startsWith('https:') && !sameSite(url, facts.page.url, facts.domains))
        .map((profile) => [profile.url, profile]),
    );
    const receipts = receiptsOf([...profiles.values()]);
    if (profiles.size > 0) return verdict('pass', { count: profiles.size }, receipts);
    if (facts.page.state === 'partial') return unread(facts);
    const others = receiptsOf(facts.sameAs, true);
    return verdict('none', {}, others.length > 0 ? others : [absence(facts, 'jsonld:Organization.sameAs')]);
  },
});
