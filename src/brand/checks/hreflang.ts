/** Checks of the page’s versions in other languages. */
import {
  absence,
  definePageCheck,
  missing,
  oddAt,
  receipt,
  receiptsAt,
  receiptsOf,
  shown,
  unread,
  verdict,
} from './check';
import type { AlternateStatement } from '../facts/languages';
import { hreflangCode } from '../languages/tags';
import { hasKnownUrl } from '../facts/facts';
import { isStandIn } from '../evidence/page-evidence';
import { normalisedUrl } from '../urls/sites';
import { SOURCES } from './sources';
import type { Statement } from '../facts/statement';

/** Alternates with their codes before what they state, for receipts. */
function withCodes(alternates: readonly AlternateStatement[]): readonly Statement[] {
  return alternates.map((one) => ({ ...one, value: `${one.code}: ${one.value}` }));
}

const EXAMPLES = 3;

/** Complete with its scheme, and one that can be asked for. */
function isAbsolute({ value, url }: AlternateStatement): boolean {
  return url !== null && /^https?:\/\//i.test(value);
}

/** An alternate and what is wrong with it: the code with what was probably meant, or the code with the URL. */
function problem(alternate: AlternateStatement): string {
  const { valid, better } = hreflangCode(alternate.code);
  if (valid) return `${alternate.code}: ${alternate.value}`;
  return better === '' ? alternate.code : `${alternate.code} → ${better}`;
}

/** Whether versions in other languages are named with codes and URLs that search engines understand. */
export const hreflangValid = definePageCheck({
  id: 'hreflang-valid',
  sources: [SOURCES.localizedVersions],
  outcomes: { pass: 1000, most: 500, many: 0, none: 1000 },
  run: (facts) => {
    const { alternates } = facts;
    if (alternates.length === 0) return missing(facts, 'none', 'link:alternate');
    const wrong = alternates.filter((one) => !hreflangCode(one.code).valid || !isAbsolute(one));
    if (wrong.length === 0) {
      return verdict('pass', { count: alternates.length }, receiptsOf(withCodes(alternates)));
    }
    const problems = [...new Set(wrong.map(problem))];
    const params = {
      count: wrong.length,
      total: alternates.length,
      examples: shown(problems.slice(0, EXAMPLES).join(', ')),
    };
    const receipts = wrong.map((one) => receipt({ ...one, value: problem(one) }, true));
    return verdict(wrong.length * 5 <= alternates.length ? 'most' : 'many', params, receipts);
  },
});

/** Whether the versions in other languages include the page itself and one for everyone else. */
export const hreflangSelfDefault = definePageCheck({
  id: 'hreflang-self-default',
  sources: [SOURCES.localizedVersions],
  outcomes: { pass: 1000, 'no-default': 500, 'no-self': 0, none: 1000 },
  run: (facts) => {
    const { alternates, canonicals, page } = facts;
    if (alternates.length === 0) return missing(facts, 'none', 'link:alternate');
    // The URL of a page that was pasted without one is what it says itself.
    // In a fix that is tried, what stands in for an address that only the brand knows says nothing.
    const said = canonicals.filter(({ value }) => !isStandIn(value)).map(({ url }) => url ?? []);
    const own = new Set([hasKnownUrl(facts) ? page.url : [], said].flat(2).map(normalisedUrl));
    if (own.size === 0) return unread(facts);
    const isDefault = (code: string) => code.toLowerCase() === 'x-default';
    const leadingHere = alternates.filter(({ url }) => url !== null && own.has(normalisedUrl(url)));
    const fallback = alternates.find(({ code }) => isDefault(code));
    // A page that is for all other readers may be for no language of its own (Google: x-default).
    const self = leadingHere.find(({ code }) => !isDefault(code)) ?? leadingHere[0];
    if (self !== undefined && fallback !== undefined) return verdict('pass', {}, [receipt(self), receipt(fallback)]);
    if (page.state === 'partial') return unread(facts);
    // Where this page is all there is, nobody has to be sent anywhere.
    if (self !== undefined && alternates.every(({ url }) => url === self.url))
      return verdict('none', {}, [receipt(self)]);
    if (self !== undefined) return verdict('no-default', {}, [receipt(self), absence(facts, 'link:alternate')]);
    return verdict('no-self', {}, receiptsOf(withCodes(alternates)));
  },
});

/** Whether a version in another language names this page in return. */
export const hreflangReturn = definePageCheck({
  id: 'hreflang-return',
  sources: [SOURCES.localizedVersions],
  outcomes: { pass: 1000, unlinked: 0, missing: 0, none: 1000 },
  needs: ['https-home', 'alternate'],
  place: 'public',
  run: (facts) => {
    const { state, url, status, where } = facts.alternate;
    if (state === 'none') return missing(facts, 'none', 'link:alternate');
    if (state === 'unread' || url === null) return unread(facts, where);
    if (state === 'linked') return verdict('pass', { url }, receiptsAt(where));
    const receipts = oddAt(where);
    if (state === 'unlinked') return verdict('unlinked', { url }, receipts);
    return verdict('missing', { url, ...(status === null ? {} : { status }) }, receipts);
  },
});
