import { linesOf } from '../../basics/http-fields';
import type { Facts } from '../../facts/facts';
import { webUrl } from '../../urls/sites';
import { absence, definePageCheck, receiptsAt, receiptsOf, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** A cookie as a Set-Cookie field states it (RFC 6265 §5.2): its name, and its attributes in lower case. */
function readCookie(setCookie: string) {
  const [pair = '', ...attributes] = setCookie.split(';');
  return { name: pair.split('=', 1)[0]?.trim() ?? '', attributes: attributes.map((one) => one.trim().toLowerCase()) };
}

/** Whether a Set-Cookie field takes a cookie away. */
function deletes(attributes: readonly string[]): boolean {
  return attributes.some((one) => /^max-age=(?:0|-[0-9])/.test(one) || /^expires=.*[ -](?:19)?70[ ]/.test(one));
}

/** Whether browsers that know the site send nothing over http. */
function hasHsts({ headers }: Facts): boolean {
  return linesOf(headers ?? [], 'strict-transport-security').some(({ value }) => /max-age="?[1-9]/i.test(value));
}

/** Whether the cookies that come with the page travel over https alone. */
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
    const set = linesOf(facts.headers, 'set-cookie')
      .map((stated) => ({ stated, ...readCookie(stated.value) }))
      .filter(({ attributes }) => !deletes(attributes));
    const insecure = set.filter(({ attributes }) => !attributes.includes('secure'));
    const [first] = insecure;
    if (first === undefined) {
      const stated = receiptsOf(set.map((one) => one.stated));
      return verdict('pass', {}, stated.length > 0 ? stated : [absence(facts, 'header:set-cookie')]);
    }
    const params = { name: shown(first.name), count: insecure.length, total: set.length };
    const receipts = receiptsOf(
      insecure.map(({ stated }) => stated),
      true,
    );
    return verdict(hasHsts(facts) ? 'hsts' : 'insecure', params, receipts);
  },
});
