import { absence, definePageCheck, receiptsOf, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether the home page has one title. */
export const check = definePageCheck({
  id: 'title-present',
  dimension: 'identity',
  order: 35,
  weight: 1,
  standing: 'required',
  remedy: 'line',
  sources: [SOURCES.pageTitled],
  outcomes: { pass: 1000, several: 500, none: 0 },
  run: (facts) => {
    if (facts.page.state !== 'whole') return unread(facts);
    if (facts.titles.length === 0) return verdict('none', {}, [absence(facts, 'title')]);
    return verdict(facts.titles.length === 1 ? 'pass' : 'several', {}, receiptsOf(facts.titles));
  },
});
