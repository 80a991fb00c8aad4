import { type Destination, destinationOf } from '../../addresses/destination';
import { propertyOf } from '../../facts/facts';
import { hostOf } from '../../urls/sites';
import { defineCheck, receipt, receiptsAt, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Where an address leads that has another host than the page. */
const OTHER_HOSTS: readonly Destination[] = ['other-host', 'trial-host', 'elsewhere'];

/** Whether the brand lives at one host: with and without www lead there, and the page names no other host. */
export const check = defineCheck({
  id: 'one-host',
  dimension: 'identity',
  order: 120,
  weight: 6,
  standing: 'recommended',
  remedy: 'server',
  sources: [SOURCES.canonicalLink, SOURCES.canonicalization],
  outcomes: { pass: 1000, 'one-elsewhere': 500, elsewhere: 0, 'two-hosts': 0, subdomain: 'na' },
  needs: ['https-home', 'http-home', 'other-host'],
  place: 'public',
  run: (facts) => {
    const other = facts.hosts.find(({ request }) => request === 'other-host');
    if (other?.state === 'not-applicable') return verdict('subdomain', { host: hostOf(facts.page.url) });
    const live = facts.hosts.filter(({ state, to }) => state === 'live' && to !== null);
    const hosts = [...new Set(live.map(({ to }) => to ?? ''))];
    const own = hostOf(facts.page.url);
    const second = hosts.find((host) => host !== own);
    if (facts.page.state !== 'unread' && second !== undefined) {
      const receipts = live.flatMap(({ where, to }) =>
        where === null ? [] : [{ ...where, value: to ?? '', ...(to === own ? {} : { odd: true as const }) }],
      );
      return verdict('two-hosts', { host: own, other: second }, receipts);
    }
    if (facts.page.state === 'unread' || other === undefined || other.state === 'unread') {
      return unread(facts, other?.where ?? null);
    }
    const canonical = facts.canonicals.find(({ url }) => url !== null);
    const ogUrl = propertyOf(facts.openGraph, 'og:url');
    const stated = [canonical, ogUrl].filter((one) => one !== undefined);
    const urlOf = (one: (typeof stated)[number]) => ('url' in one ? (one.url ?? one.value) : one.value);
    const away = stated.filter(
      (one) => hostOf(urlOf(one)) !== '' && OTHER_HOSTS.includes(destinationOf(urlOf(one), facts)),
    );
    const receipts = [
      ...stated.map((one) => receipt(one, away.includes(one))),
      ...receiptsAt(...facts.hosts.map(({ where }) => where)),
    ];
    const deviating = away[0];
    if (deviating === undefined) {
      // What a page names further down may still lead away.
      return facts.page.state === 'partial' && stated.length < 2
        ? unread(facts)
        : verdict('pass', { host: own }, receipts);
    }
    const params = { host: own, other: hostOf(urlOf(deviating)), source: deviating.where.source };
    return verdict(away.length === 1 ? 'one-elsewhere' : 'elsewhere', params, receipts);
  },
});
