import { type Destination, destinationOf, isFine } from '../../addresses/destination';
import { normalisedUrl } from '../../urls/sites';
import { absence, definePageCheck, measured, receipt, receiptsOf, shown, unread, verdict } from '../check';
import { forbidsIndexing, isForGoogle } from '../shared/indexing-rules';
import { SOURCES } from '../sources';

/** Whether the page names one URL as the one to list, and that URL leads to it. */
export const check = definePageCheck({
  id: 'canonical',
  dimension: 'findability',
  order: 60,
  weight: 26,
  standing: 'recommended',
  remedy: 'line',
  face: 'search',
  sources: [SOURCES.canonicalLink, SOURCES.canonicalization],
  outcomes: {
    pass: 1000,
    moved: 1000,
    syndicated: 1000,
    unlisted: 1000,
    relative: 500,
    misplaced: 500,
    none: 800,
    several: 0,
    'other-scheme': 0,
    'other-page': 0,
    'other-host': 0,
    'trial-host': 0,
    elsewhere: 0,
    nowhere: 0,
  },
  run: (facts) => {
    const stated = facts.canonicals.flatMap((one) => (one.url === null ? [] : [{ ...one, url: one.url }]));
    const [first] = stated;
    const other = stated.find(({ url }) => normalisedUrl(url) !== normalisedUrl(first?.url ?? ''));
    if (first !== undefined && other !== undefined) {
      const receipts = stated.map((one) => receipt(one, one === other));
      return verdict('several', { url: shown(first.url), other: shown(other.url) }, receipts);
    }
    const destination: Destination = first === undefined ? 'here' : destinationOf(first.url, facts);
    if (first !== undefined && !isFine(destination)) {
      const { status, where } = facts.canonicalTarget;
      const followed = destination === 'nowhere' && status !== null ? measured(where, String(status), true) : [];
      return verdict(destination, { url: shown(first.url) }, [receipt(first, true), ...followed]);
    }
    if (facts.page.state === 'partial') return unread(facts);
    if (first !== undefined) {
      const relative = stated.find(({ value }) => !/^https?:\/\//i.test(value));
      if (relative !== undefined) return verdict('relative', { url: shown(relative.value) }, [receipt(relative, true)]);
      const outcome = isFine(destination) && destination !== 'here' ? destination : 'pass';
      return verdict(outcome, { url: shown(first.url) }, receiptsOf(stated));
    }
    const [misplaced] = facts.misplacedCanonicals;
    // A page that asks not to be listed need not say under which address.
    const unlisted = facts.indexingRules.filter((one) => isForGoogle(one) && forbidsIndexing(one));
    if (misplaced === undefined && unlisted.length > 0) return verdict('unlisted', {}, receiptsOf(unlisted));
    return misplaced === undefined
      ? verdict('none', {}, [absence(facts, 'link:canonical'), ...receiptsOf(facts.canonicals, true)])
      : verdict('misplaced', { url: shown(misplaced.value) }, [
          receipt(misplaced, true),
          ...(facts.headEnd === null ? [] : [receipt(facts.headEnd)]),
        ]);
  },
});
