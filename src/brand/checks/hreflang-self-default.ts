import { absence, defineCheck, receipt, unread, verdict } from '../check';
import { SOURCES } from '../sources';
import { normalisedUrl } from '../sites';

/** Whether the versions in other languages include the page itself and one for everyone else. */
export const hreflangSelfDefault = defineCheck({
  id: 'hreflang-self-default',
  dimension: 'languages',
  sources: [SOURCES.localizedVersions],
  outcomes: { pass: 1000, 'no-default': 500, 'no-self': 0, none: 'na', unread: 'unknown' },
  needs: ['https-home'],
  run: (facts) => {
    if (facts.page.state === 'unread') return unread(facts);
    const { alternates, canonicals, page, scope, target } = facts;
    const partial = page.state === 'partial';
    if (alternates.length === 0)
      return partial ? unread(facts) : verdict('none', {}, [absence(facts, 'link:alternate')]);
    // The address of a page that was handed to us without one is what it says itself.
    const address = scope === 'page' && target.address === '' ? [] : [page.url];
    const own = new Set([...address, ...canonicals.flatMap(({ url }) => url ?? [])].map(normalisedUrl));
    if (own.size === 0) return unread(facts);
    const isDefault = (code: string) => code.toLowerCase() === 'x-default';
    const self = alternates.find(({ code, url }) => url !== null && !isDefault(code) && own.has(normalisedUrl(url)));
    const fallback = alternates.find(({ code }) => isDefault(code));
    if (self !== undefined && fallback !== undefined) return verdict('pass', {}, [receipt(self), receipt(fallback)]);
    if (partial) return unread(facts);
    if (self !== undefined) return verdict('no-default', {}, [receipt(self), absence(facts, 'link:alternate')]);
    return verdict(
      'no-self',
      {},
      alternates.map((one) => receipt({ ...one, value: `${one.code}: ${one.value}` })),
    );
  },
});
