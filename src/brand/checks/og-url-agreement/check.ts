import { isFine, shareUrl } from '../../addresses/destination';
import { definePageCheck, missing, receipt, shown, unread, verdict } from '../check';
import { isWebUrl } from '../shared/open-graph';
import { SOURCES } from '../sources';

/** Faults of og:url by where it leads; an error page is another page, another site has another host. */
const ASTRAY = {
  'other-scheme': 'other-scheme',
  'other-page': 'other-page',
  nowhere: 'other-page',
  'other-host': 'other-host',
  elsewhere: 'other-host',
  'trial-host': 'trial-host',
} as const;

/** Whether shares are counted for this page's own address. */
export const check = definePageCheck({
  id: 'og-url-agreement',
  dimension: 'previews',
  order: 90,
  weight: 8,
  standing: 'recommended',
  remedy: 'line',
  sources: [SOURCES.openGraph, SOURCES.canonicalLink],
  outcomes: {
    pass: 1000,
    undecided: 1000,
    relative: 600,
    tracked: 800,
    none: 0,
    'other-scheme': 750,
    'other-page': 0,
    'other-host': 0,
    'trial-host': 0,
  },
  run: (facts) => {
    const shared = shareUrl(facts);
    if (shared === null) return missing(facts, 'none', 'meta:og:url');
    const { stated, destination, expected, undecided } = shared;
    const canonical = facts.canonicals.find(({ url }) => url !== null);
    const receipts = canonical === undefined ? [] : [receipt(canonical)];
    const params = { ogUrl: shown(stated.value), expected: shown(expected) };
    if (!isFine(destination)) return verdict(ASTRAY[destination], params, [receipt(stated, true), ...receipts]);
    // What a page names further down may still be another address.
    if (canonical === undefined && facts.page.state === 'partial') return unread(facts);
    if (!isWebUrl(stated.value)) return verdict('relative', params, [receipt(stated, true), ...receipts]);
    if (/[?&]utm_[a-z]+=/i.test(stated.value)) return verdict('tracked', params, [receipt(stated, true), ...receipts]);
    return verdict(undecided ? 'undecided' : 'pass', params, [receipt(stated), ...receipts]);
  },
});
