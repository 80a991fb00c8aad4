import { readCookie } from '../../basics/cookies';
import { linesOf } from '../../basics/http-fields';
import type { Facts } from '../../facts/facts';
import { webUrl } from '../../urls/sites';
import { absence, definePageCheck, receiptsAt, receiptsOf, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether browsers that know the site send nothing over http. */
function hasHsts({ headers }: Facts): boolean {
  return linesOf(headers ?? [], 'strict-transport-security').some(({ value }) => /max-age="?[1-9]/i.test(value));
}

/** Whether the cookies that come with the page, and on the way to it, travel over https alone. */
export const check = definePageCheck({
  id: 'cookies',
  dimension: 'trust',
  order: 70,
  weight: 1,
  standing: 'recommended',
  remedy: 'program',
  sources: [SOURCES.cookieSecure, SOURCES.observatoryCookies],
  outcomes: { pass: 1000, hsts: 700, insecure: 0, 'no-https': 0 },
  needs: ['https-home', 'home-headers'],
  place: 'https',
  run: (facts) => {
    if (facts.headers === null) return unread(facts);
    if (webUrl(facts.page.url)?.protocol !== 'https:') return verdict('no-https', {}, receiptsAt(facts.page.where));
    const set = [...facts.hops, { headers: facts.headers }]
      .flatMap(({ headers }) => linesOf(headers, 'set-cookie'))
      .map((stated) => ({ stated, ...readCookie(stated.value, facts.collectedAt) }))
      .filter(({ isDeleted }) => !isDeleted);
    const insecure = set.filter(({ isSecure }) => !isSecure);
    const [first] = insecure;
    if (first === undefined) {
      const stated = receiptsOf(set.map((one) => one.stated));
      return verdict('pass', {}, stated.length > 0 ? stated : [absence(facts, 'header:set-cookie')]);
    }
    // A cookie without a name is known by what it holds.
    const params = { name: shown(first.name || first.stated.value), count: insecure.length, total: set.length };
    const receipts = receiptsOf(
      insecure.map(({ stated }) => stated),
      true,
    );
    return verdict(hasHsts(facts) ? 'hsts' : 'insecure', params, receipts);
  },
});
