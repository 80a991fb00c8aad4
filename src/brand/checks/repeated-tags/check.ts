import { collapse } from '../../basics/text';
import type { Facts } from '../../facts/facts';
import type { Statement } from '../../facts/statement';
import { absence, definePageCheck, receiptsOf, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Properties with a single value in a preview. There may be several images and locales. */
const SINGLE = ['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name', 'twitter:card', 'twitter:title'];

/** What is stated several times, by name, with values that differ. */
function differing(facts: Facts): ReadonlyMap<string, readonly Statement[]> {
  const stated = [...facts.openGraph, ...facts.twitter];
  const groups = [
    ...SINGLE.map((name) => [name, stated.filter(({ property }) => property === name)] as const),
    ['description', facts.descriptions] as const,
  ];
  return new Map(groups.filter(([, all]) => new Set(all.map(({ value }) => collapse(value))).size > 1));
}

/** Whether what a preview shows once is stated once, or always alike. */
export const check = definePageCheck({
  id: 'repeated-tags',
  dimension: 'previews',
  order: 15,
  weight: 8,
  standing: 'recommended',
  remedy: 'line',
  face: 'link',
  sources: [SOURCES.openGraphArrays],
  outcomes: { pass: 1000, one: 500, several: 0 },
  run: (facts) => {
    const found = differing(facts);
    if (found.size === 0) {
      return facts.page.state === 'partial' ? unread(facts) : verdict('pass', {}, [absence(facts, 'meta')]);
    }
    const names = shown([...found.keys()].join(', '));
    return verdict(found.size === 1 ? 'one' : 'several', { names, count: found.size }, [
      ...receiptsOf([...found.values()].flat(), true),
    ]);
  },
});
