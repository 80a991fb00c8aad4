import { AI_CRAWLERS } from '../basics/ai-crawlers';
import type { MachineFacts } from '../facts/machines';
import { at, said } from './statements';

export const GOOD_MACHINES: MachineFacts = {
  text: {
    words: 240,
    mayGrow: true,
    start: said('Northwind ships tea by sea, slowly, and with great care for the leaves.', 'p'),
  },
  entityGraph: {
    website: at('jsonld:WebSite'),
    organization: at('jsonld:Corporation'),
    publisher: at('jsonld:Corporation'),
    dangling: null,
  },
  typedItems: [],
  contentSignals: [],
  llmsTxt: {
    state: 'read',
    heading: said('Northwind', 'llms-txt:h1'),
    link: said('[Where it goes](https://northwind.example/contact/)', 'llms-txt:link'),
    links: [{ ...said('https://northwind.example/contact/', 'llms-txt:link'), status: 200, reason: null }],
    cut: false,
    where: at('status', 'llms-txt'),
  },
  aiPreferences: {
    statements: [],
    crawlers: AI_CRAWLERS.map(({ name, uses }) => ({
      crawler: name,
      uses,
      allowed: true,
      isNamed: false,
      where: at('robots', 'robots'),
      odd: false,
    })),
    contradictions: [],
  },
};
