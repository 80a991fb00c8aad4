import { absence, definePageCheck, hasKnownUrl, receipt, receiptsOf, shown, unread, verdict } from '../check';
import { normalisedUrl, sameSite } from '../sites';
import { SOURCES } from '../sources';

/** Whether the page names one URL as the one to list. */
export const canonical = definePageCheck({
  id: 'canonical',
  sources: [SOURCES.canonicalLink, SOURCES.canonicalization],
  outcomes: { pass: 1000, relative: 500, misplaced: 500, none: 500, several: 0, elsewhere: 0 },
  run: (facts) => {
    const stated = facts.canonicals.flatMap((one) => (one.url === null ? [] : [{ ...one, url: one.url }]));
    const [first] = stated;
    const other = stated.find(({ url }) => normalisedUrl(url) !== normalisedUrl(first?.url ?? ''));
    if (first !== undefined && other !== undefined) {
      const receipts = stated.map((one) => receipt(one, one === other));
      return verdict('several', { url: shown(first.url), other: shown(other.url) }, receipts);
    }
    if (first !== undefined && hasKnownUrl(facts) && !sameSite(first.url, facts.page.url, facts.domains)) {
      return verdict('elsewhere', { url: shown(first.url) }, [receipt(first, true)]);
    }
    if (facts.page.state === 'partial') return unread(facts);
    if (first !== undefined) {
      const relative = stated.find(({ value }) => !/^https?:\/\//i.test(value));
      return relative === undefined
        ? verdict('pass', { url: shown(first.url) }, receiptsOf(stated))
        : verdict('relative', { url: shown(relative.value) }, [receipt(relative, true)]);
    }
    const [misplaced] = facts.misplacedCanonicals;
    return misplaced === undefined
      ? verdict('none', {}, [absence(facts, 'link:canonical'), ...receiptsOf(facts.canonicals, true)])
      : verdict('misplaced', { url: shown(misplaced.value) }, [receipt(misplaced, true)]);
  },
});
