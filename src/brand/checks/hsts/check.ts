import { linesOf } from '../../basics/http-fields';
import { HSTS_SECONDS } from '../../basics/published-limits';
import type { Facts } from '../../facts/facts';
import type { HeaderStatement, HopStatement } from '../../facts/trust';
import { hostOf, webUrl } from '../../urls/sites';
import { absence, defineCheck, receipt, receiptsAt, receiptsOf, shown, unread, verdict } from '../check';
import { hstsDirectives, maxAge } from '../shared/hsts';
import { SOURCES } from '../sources';

const HSTS = 'strict-transport-security';

const DAY = 86_400;

/** Six months as HTTP Observatory counts them. */
const HALF_YEAR = HSTS_SECONDS / 2;

interface Policy {
  readonly seconds: number;
  readonly coversSubdomains: boolean;
}

/** What a value asks for; null if it does not follow the grammar, so that browsers ignore it. */
function policyOf(value: string): Policy | null {
  const directives = hstsDirectives(value);
  const seconds = maxAge(directives);
  if (directives === null || seconds === null) return null;
  return { seconds, coversSubdomains: directives.has('includesubdomains') };
}

/** What a host says over https, on the way to the page or with it. */
interface Said {
  readonly host: string;
  readonly stated: HeaderStatement;
  readonly policy: Policy | null;
}

/** What each host on the way says over https, in order; over http browsers ignore it (§8.1). */
function saidOnTheWay({ hops }: Facts): readonly Said[] {
  return hops.flatMap(({ url, headers }) => {
    // If there are several, only the first counts (§8.1).
    const [stated] = linesOf(headers, HSTS);
    const parsed = webUrl(url);
    if (stated === undefined || parsed?.protocol !== 'https:') return [];
    return [{ host: parsed.hostname, stated, policy: policyOf(stated.value) }];
  });
}

/** What keeps browsers to https at a host: what it says itself, or what a host above it says for all below. */
function protecting(said: readonly Said[], host: string): Said | undefined {
  return said.find(
    (one) =>
      (one.policy?.seconds ?? 0) > 0 &&
      (one.host === host || (one.policy?.coversSubdomains === true && host.endsWith(`.${one.host}`))),
  );
}

/** The first host on the way that browsers ask over http again, though the page's is protected: the one that is typed. */
function bareHop({ hops }: Facts, said: readonly Said[]): HopStatement | undefined {
  return hops.find(({ url }) => {
    const parsed = webUrl(url);
    return parsed?.protocol === 'https:' && protecting(said, parsed.hostname) === undefined;
  });
}

/** Whether browsers that have been here once ask for the site over https alone, and for how long. */
export const check = defineCheck({
  id: 'hsts',
  dimension: 'trust',
  order: 20,
  weight: 3,
  standing: 'recommended',
  remedy: 'server',
  sources: [SOURCES.hsts, SOURCES.observatoryHsts, SOURCES.hstsPreload],
  outcomes: { pass: 1000, 'way-bare': 700, 'half-year': 700, short: 300, off: 0, invalid: 0, none: 0, 'no-https': 0 },
  needs: ['https-home', 'home-headers'],
  place: 'public',
  run: (facts) => {
    if (facts.https.state !== 'valid' && facts.https.state !== 'unread') {
      // Over http, and where the certificate is not valid, browsers ignore the header (§8.1).
      return verdict('no-https', {}, receiptsAt(facts.https.where));
    }
    if (facts.headers === null || webUrl(facts.page.url)?.protocol !== 'https:') {
      return unread(facts, facts.https.where);
    }
    const host = hostOf(facts.page.url);
    const onTheWay = saidOnTheWay(facts);
    const [own] = linesOf(facts.headers, HSTS);
    const stated = own ?? protecting(onTheWay, host)?.stated;
    if (stated === undefined) return verdict('none', {}, [absence(facts, `header:${HSTS}`)]);
    const policy = policyOf(stated.value);
    if (policy === null) return verdict('invalid', {}, [receipt(stated, true)]);
    const { seconds } = policy;
    const days = { count: Math.floor(seconds / DAY) };
    if (seconds >= HSTS_SECONDS) {
      const bare = bareHop(facts, [...onTheWay, { host, stated, policy }]);
      if (bare === undefined) return verdict('pass', days, [receipt(stated)]);
      const led = linesOf(bare.headers, 'location').slice(0, 1);
      return verdict('way-bare', { text: shown(hostOf(bare.url)) }, [receipt(stated), ...receiptsOf(led, true)]);
    }
    if (seconds === 0) return verdict('off', {}, [receipt(stated, true)]);
    return verdict(seconds >= HALF_YEAR ? 'half-year' : 'short', days, [receipt(stated, true)]);
  },
});
