import { isStandIn } from '../../evidence/page-evidence';
import { hasKnownUrl } from '../../facts/facts';
import { normalisedUrl } from '../../urls/sites';
import { absence, definePageCheck, missing, receipt, receiptsOf, unread, verdict } from '../check';
import { withCodes } from '../shared/hreflang';
import { SOURCES } from '../sources';

/** Whether the versions in other languages include the page itself and one for everyone else. */
export const check = definePageCheck({
  id: 'hreflang-self-default',
  dimension: 'languages',
  order: 20,
  weight: 2,
  standing: 'recommended',
  remedy: 'template',
  sources: [SOURCES.localizedVersions],
  outcomes: { pass: 1000, 'no-default': 500, 'no-self': 0, none: 1000 },
  run: (facts) => {
    const { alternates, canonicals, page } = facts;
    if (alternates.length === 0) return missing(facts, 'none', 'link:alternate');
    // The URL of a page that was pasted without one is what it says itself.
    // In a fix under trial, a placeholder for an address that only the brand knows says nothing.
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
    // If this is the only page, there is nowhere to send anyone.
    if (self !== undefined && alternates.every(({ url }) => url === self.url))
      return verdict('none', {}, [receipt(self)]);
    if (self !== undefined) return verdict('no-default', {}, [receipt(self), absence(facts, 'link:alternate')]);
    return verdict('no-self', {}, receiptsOf(withCodes(alternates)));
  },
});
