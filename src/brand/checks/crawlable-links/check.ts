import { definePageCheck, lackingVerdict } from '../check';
import { SOURCES } from '../sources';

/** Whether search engines can follow the links to the site's pages. */
export const check = definePageCheck({
  id: 'crawlable-links',
  dimension: 'findability',
  order: 90,
  weight: 1,
  standing: 'required',
  remedy: 'template',
  sources: [SOURCES.crawlableLinks],
  outcomes: { pass: 1000, most: 500, many: 0 },
  run: (facts) => lackingVerdict(facts, facts.crawlableLinks, 'a'),
});
