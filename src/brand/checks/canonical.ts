import { absence, defineCheck, isPlaced, receipt, shown, unread, verdict } from '../check';
import { normalisedUrl, sameSite } from '../sites';
import { SOURCES } from '../sources';

/** Whether the page names one address as the one to list. */
export const canonical = defineCheck({
  id: 'canonical',
  dimension: 'findability',
  sources: [SOURCES.canonicalLink, SOURCES.canonicalization],
  outcomes: {
    pass: 1000,
    relative: 500,
    misplaced: 500,
    none: 500,
    several: 0,
    elsewhere: 0,
    unread: 'unknown',
  },
  needs: ['https-home'],
  run: (facts) => {
    if (facts.page.state === 'unread') return unread(facts);
    const stated = facts.canonicals.flatMap((one) => (one.url === null ? [] : [{ ...one, url: one.url }]));
    const [first] = stated;
    const other = stated.find(({ url }) => normalisedUrl(url) !== normalisedUrl(first?.url ?? ''));
    if (first !== undefined && other !== undefined) {
      const receipts = stated.map((one) => receipt(one, one === other));
      return verdict('several', { url: shown(first.url), other: shown(other.url) }, receipts);
    }
    if (first !== undefined && isPlaced(facts) && !sameSite(first.url, facts.page.url, facts.domains)) {
      return verdict('elsewhere', { url: shown(first.url) }, [receipt(first, true)]);
    }
    if (facts.page.state === 'partial') return unread(facts);
    if (first !== undefined) {
      const relative = stated.find(({ value }) => !/^https?:\/\//i.test(value));
      return relative === undefined
        ? verdict(
            'pass',
            { url: shown(first.url) },
            stated.map((one) => receipt(one)),
          )
        : verdict('relative', { url: shown(relative.value) }, [receipt(relative, true)]);
    }
    const missing = absence(facts, 'link:canonical');
    const [misplaced] = facts.misplacedCanonicals;
    return misplaced === undefined
      ? verdict('none', {}, [missing, ...facts.canonicals.map((one) => receipt(one, true))])
      : verdict('misplaced', { url: shown(misplaced.value) }, [receipt(misplaced, true)]);
  },
});
