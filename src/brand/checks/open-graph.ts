/** Checks of Open Graph properties. */
import { isFine, shareUrl } from '../addresses/destination';
import { absence, definePageCheck, missing, receipt, receiptsOf, shown, unread, verdict } from './check';
import { propertyOf } from '../facts/facts';
import { X_DESCRIPTION_LENGTH } from '../basics/published-limits';
import { SOURCES } from './sources';
import { lengthOf } from '../basics/text';

/** Each property with the spellings that state it. */
const REQUIRED = [['og:title'], ['og:type'], ['og:image', 'og:image:url', 'og:image:secure_url'], ['og:url']] as const;

/** Whether a text is a whole URL, as Open Graph has its type (https://ogp.me/#url); not all platforms resolve others. */
function isWebUrl(text: string): boolean {
  return /^(?:https?:)?\/\//i.test(text);
}

/** Whether the four properties that Open Graph requires are stated. */
export const ogRequired = definePageCheck({
  id: 'og-required',
  sources: [SOURCES.openGraph],
  outcomes: { pass: 1000, relative: 750, three: 750, two: 500, few: 0 },
  run: (facts) => {
    const found = REQUIRED.map((spellings) => ({
      name: spellings[0],
      stated: facts.openGraph.find(({ property }) => (spellings as readonly string[]).includes(property)),
    }));
    const absent = found.filter(({ stated }) => stated === undefined).map(({ name }) => name);
    const receipts = found.map(({ name, stated }) => (stated ? receipt(stated) : absence(facts, `meta:${name}`)));
    if (absent.length === 0) {
      const relative = found.find(
        ({ name, stated }) => name === 'og:image' && stated && !isWebUrl(stated.value),
      )?.stated;
      return relative === undefined
        ? verdict('pass', {}, receipts)
        : verdict('relative', { url: shown(relative.value) }, [receipt(relative, true)]);
    }
    if (facts.page.state === 'partial') return unread(facts);
    const outcome = absent.length === 1 ? 'three' : absent.length === 2 ? 'two' : 'few';
    return verdict(outcome, { missing: absent.join(', '), count: REQUIRED.length - absent.length }, receipts);
  },
});

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
export const ogUrlAgreement = definePageCheck({
  id: 'og-url-agreement',
  sources: [SOURCES.openGraph, SOURCES.canonicalLink],
  outcomes: {
    pass: 1000,
    undecided: 1000,
    relative: 600,
    tracked: 800,
    none: 600,
    'other-scheme': 0,
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

/**
 * Whether a shared link says what the page is about. Open Graph sets no limit; what is stated for X alone is shown up to
 * X's.
 */
export const previewDescription = definePageCheck({
  id: 'preview-description',
  sources: [SOURCES.openGraphOptional, SOURCES.xMarkup],
  outcomes: { pass: 1000, long: 800, 'both-long': 800, 'meta-only': 500, none: 0 },
  run: (facts) => {
    const stated = propertyOf(facts.openGraph, 'og:description');
    if (stated !== undefined) {
      const own = propertyOf(facts.twitter, 'twitter:description');
      const count = lengthOf(own?.value ?? '');
      if (own === undefined || count <= X_DESCRIPTION_LENGTH) {
        return verdict('pass', { text: shown(stated.value) }, receiptsOf(own === undefined ? [stated] : [stated, own]));
      }
      const isLong = lengthOf(stated.value) > X_DESCRIPTION_LENGTH;
      return verdict(isLong ? 'both-long' : 'long', { text: shown(own.value), count }, [
        receipt(stated),
        receipt(own, true),
      ]);
    }
    if (facts.page.state === 'partial') return unread(facts);
    const [meta] = facts.descriptions;
    if (meta === undefined) return missing(facts, 'none', 'meta:og:description', 'meta:description');
    return verdict('meta-only', { text: shown(meta.value) }, [receipt(meta), absence(facts, 'meta:og:description')]);
  },
});
