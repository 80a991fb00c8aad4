import { absence, defineCheck, receipt, shown, unread, verdict } from '../check';
import { normalisedUrl, sameSite, webUrl } from '../sites';
import { SOURCES } from '../sources';

/** Whether shares are counted for the address that search engines are told. */
export const ogUrlAgreement = defineCheck({
  id: 'og-url-agreement',
  dimension: 'previews',
  sources: [SOURCES.openGraph, SOURCES.canonicalLink],
  outcomes: { pass: 1000, 'same-site': 500, different: 0, missing: 'na', unread: 'unknown' },
  needs: ['https-home'],
  run: (facts) => {
    if (facts.page.state === 'unread') return unread(facts);
    const canonical = facts.canonicals.find(({ url }) => url !== null);
    const ogUrl = facts.openGraph.find(({ property }) => property === 'og:url');
    if (canonical === undefined || ogUrl === undefined) {
      if (facts.page.state === 'partial') return unread(facts);
      const stated = [canonical, ogUrl].filter((one) => one !== undefined).map((one) => receipt(one));
      const missing = [canonical ? [] : ['link:canonical'], ogUrl ? [] : ['meta:og:url']].flat();
      return verdict('missing', {}, [...stated, ...missing.map((source) => absence(facts, source))]);
    }
    const a = canonical.url ?? canonical.value;
    const b = webUrl(ogUrl.value, facts.page.url)?.href ?? ogUrl.value;
    const params = { canonical: shown(a), ogUrl: shown(ogUrl.value) };
    if (normalisedUrl(a) === normalisedUrl(b)) return verdict('pass', params, [receipt(canonical), receipt(ogUrl)]);
    const receipts = [receipt(canonical), receipt(ogUrl, true)];
    return verdict(sameSite(a, b, facts.domains) ? 'same-site' : 'different', params, receipts);
  },
});
