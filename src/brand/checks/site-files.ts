/** Checks of the files a site has at a fixed place. */
import { defineCheck, oddAt, receipt, receiptsAt, receiptsOf, shown, unread, verdict } from './check';
import { readDateTime, readYearAfter } from '../basics/date-time';
import { isInconclusive } from '../reading/responses';
import { normalisedUrl, webUrl } from '../urls/sites';
import { SOURCES } from './sources';

/** Whether the site's robots.txt is one that crawlers can follow to its end. */
export const robotsValid = defineCheck({
  id: 'robots-valid',
  sources: [SOURCES.robotsAccess, SOURCES.robotsGoogle],
  outcomes: { pass: 1000, orphans: 500, 'too-long': 500, markup: 0, failing: 0, absent: 1000 },
  needs: ['robots'],
  place: 'public',
  run: (facts) => {
    const { state, status, tooLong, orphans, where } = facts.robotsFile;
    const odd = oddAt(where);
    if (state === 'unread') return unread(facts, where);
    if (state === 'absent') return verdict('absent', {}, receiptsAt(where));
    if (state === 'failing') return verdict('failing', { status: status ?? 0 }, odd);
    if (state === 'markup') return verdict('markup', {}, odd);
    if (tooLong) return verdict('too-long', {}, odd);
    const [first] = orphans;
    if (first === undefined) return verdict('pass', {}, receiptsAt(where));
    return verdict('orphans', { line: first.where.line ?? 1 }, receiptsOf(orphans, true));
  },
});

/** URLs one sitemap may list (sitemaps.org: protocol). */
const SITEMAP_LIMIT = 50_000;

/** Whether search engines can read the list of the site's URLs. A site needs none, but one that is named has to be there. */
export const sitemap = defineCheck({
  id: 'sitemap',
  sources: [SOURCES.sitemaps],
  outcomes: {
    pass: 1000,
    none: 1000,
    undeclared: 800,
    elsewhere: 0,
    'too-many': 0,
    broken: 0,
    missing: 0,
    cut: 'unknown',
  },
  needs: ['robots', 'sitemap'],
  place: 'public',
  run: (facts) => {
    const { state, url, entries, own, where } = facts.sitemap;
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
    // What nobody names, and cannot be read as one, is no sitemap.
    if (declaration === undefined && (state === 'missing' || state === 'broken')) return verdict('none', params, found);
    if (state === 'missing') return verdict('missing', params, [...odd, ...declared]);
    if (state === 'broken') return verdict('broken', params, [...odd, ...declared]);
    if (entries > SITEMAP_LIMIT) return verdict('too-many', { ...params, limit: SITEMAP_LIMIT }, [...odd, ...declared]);
    if (state === 'cut') return verdict('cut', params, [...found, ...declared]);
    if (declaration !== undefined) return verdict('pass', params, [...found, ...declared]);
    return own
      ? verdict('undeclared', params, [...found, ...receiptsAt(robots.where)])
      : verdict('elsewhere', params, [...odd, ...receiptsAt(robots.where)]);
  },
});

/** Whether a contact has the form that the RFC asks for (§2.5.3): a URI, and on the web an https one. */
function isContact(value: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\S+$/i.test(value) && !/^http:/i.test(value);
}

/** Whether security researchers find a contact, in a file that is up to date. */
export const securityTxt = defineCheck({
  id: 'security-txt',
  sources: [SOURCES.securityTxt, SOURCES.securityTxtPlace],
  outcomes: {
    pass: 1000,
    'far-expiry': 500,
    'old-path': 500,
    expired: 0,
    incomplete: 0,
    'wrong-type': 0,
    insecure: 0,
    none: 1000,
  },
  needs: ['security-txt'],
  place: 'https',
  run: (facts) => {
    const { state, url, mediaType, whole, contacts, expires, where } = facts.securityTxt;
    const now = readDateTime(facts.collectedAt);
    const inAYear = readYearAfter(facts.collectedAt);
    if (state === 'none') return verdict('none', {}, receiptsAt(where));
    const at = webUrl(url ?? '');
    if (state === 'unread' || at === null || now === null || inAYear === null) return unread(facts, where);
    if (at.protocol !== 'https:') return verdict('insecure', { url: shown(at.href) }, receiptsAt(where));
    if (mediaType !== 'text/plain') return verdict('wrong-type', { type: shown(mediaType || '–') }, receiptsAt(where));
    const contact = contacts.find(({ value }) => isContact(value));
    const [expiry] = expires;
    // A field that may appear once says nothing if it appears twice (§2.5.5).
    const end = expiry === undefined || expires.length > 1 ? null : readDateTime(expiry.value);
    const missing = [...(contact === undefined ? ['Contact'] : []), ...(end === null ? ['Expires'] : [])];
    const receipts = [...receiptsAt(where), ...receiptsOf([...contacts, ...expires])];
    if (contact === undefined || expiry === undefined || end === null) {
      return whole ? verdict('incomplete', { missing: missing.join(', ') }, receipts) : unread(facts, where);
    }
    const params = { date: shown(expiry.value) };
    const odd = [receipt(expiry, true), receipt(contact)];
    if (end <= now) return verdict('expired', params, odd);
    if (at.pathname === '/security.txt') return verdict('old-path', { url: shown(at.href) }, receipts);
    return end > inAYear ? verdict('far-expiry', params, odd) : verdict('pass', params, receipts);
  },
});

/** Whether /llms.txt, where there is one, is what its proposal describes. The heading is the one part it requires. */
export const llmsTxt = defineCheck({
  id: 'llms-txt',
  sources: [SOURCES.llmsTxt],
  outcomes: { pass: 1000, 'no-link': 500, 'no-heading': 0, html: 0, absent: 1000 },
  needs: ['llms-txt'],
  run: (facts) => {
    const { state, heading, link, cut, where } = facts.llmsTxt;
    const odd = oddAt(where);
    if (state === 'unread') return unread(facts, where);
    if (state === 'absent') return verdict('absent', {}, receiptsAt(where));
    if (state === 'html') return verdict('html', {}, odd);
    if (cut && (heading === null || link === null)) return unread(facts, where);
    if (heading === null) return verdict('no-heading', {}, [...odd, ...(link === null ? [] : [receipt(link)])]);
    const params = { name: shown(heading.value) };
    return link === null
      ? verdict('no-link', params, [receipt(heading)])
      : verdict('pass', params, [receipt(heading), receipt(link)]);
  },
});
