import { isLeftover } from '../../basics/leftovers';
import type { Facts } from '../../facts/facts';
import type { Statement } from '../../facts/statement';
import { absence, definePageCheck, receipt, receiptsOf, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** What people and programs read first. */
function statements(facts: Facts): readonly Statement[] {
  const organization = facts.organization?.name ?? null;
  return [
    ...facts.titles.slice(0, 1),
    ...[facts.heading, organization].filter((one) => one !== null),
    ...facts.descriptions,
    ...facts.names,
    ...facts.openGraph,
    ...facts.twitter,
  ];
}

/** Whether anything on the page is a template's placeholder, or what a program writes for a missing value. */
export const check = definePageCheck({
  id: 'leftovers',
  dimension: 'findability',
  order: 62,
  weight: 2,
  standing: 'recommended',
  remedy: 'template',
  face: 'search',
  sources: [SOURCES.titleLinks, SOURCES.snippets],
  outcomes: { pass: 1000, some: 500, title: 200, raw: 0 },
  run: (facts) => {
    const found = statements(facts).filter(({ value }) => isLeftover(value));
    const [first] = found;
    if (first === undefined) {
      return facts.page.state === 'partial' ? unread(facts) : verdict('pass', {}, [absence(facts, '{{…}}')]);
    }
    const places = new Set(found.map(({ where }) => `${where.source}:${where.line ?? 0}`));
    const params = { count: places.size, text: shown(first.value) };
    if (!found.some(({ where }) => where.source === 'title')) return verdict('some', params, receiptsOf(found, true));
    const title = found.filter(({ where }) => where.source === 'title').map((one) => receipt(one, true));
    const others = found.filter(({ where }) => where.source !== 'title');
    return verdict(others.length === 0 ? 'title' : 'raw', params, [...title, ...receiptsOf(others, true)]);
  },
});
