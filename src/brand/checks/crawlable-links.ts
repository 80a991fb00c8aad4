import { definePageCheck, lackingVerdict } from './check';
import { SOURCES } from './sources';

/** Whether search engines can follow the links to the site's pages. */
export const crawlableLinks = definePageCheck({
  id: 'crawlable-links',
  sources: [SOURCES.crawlableLinks],
  outcomes: { pass: 1000, most: 500, many: 0 },
  run: (facts) => lackingVerdict(facts, facts.crawlableLinks, 'a'),
});
