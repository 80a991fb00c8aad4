import type { FindabilityFacts } from '../facts/findability';
import { at, HOME, link } from './statements';

export const GOOD_FINDABILITY: FindabilityFacts = {
  indexingRules: [],
  robotsFile: {
    state: 'read',
    status: 200,
    tooLong: false,
    orphans: [],
    tolerated: [],
    sitemaps: [link(`${HOME}sitemap.xml`, 'robots:sitemap')],
    where: at('status', 'robots'),
  },
  sitemap: {
    state: 'read',
    url: `${HOME}sitemap.xml`,
    kind: 'urlset',
    entries: 2,
    own: true,
    fault: null,
    where: at('sitemap', 'sitemap'),
  },
  misplacedCanonicals: [],
  headEnd: null,
  headElements: { pusher: null, misplaced: [], count: 0 },
  pageHeading: null,
  headingSkips: [],
  canonicalTarget: { state: 'unread', url: null, status: null, where: null },
  crawlableLinks: { count: 7, lacking: 0, examples: [] },
  notFound: { state: 'honest', status: 404, where: at('status', 'not-found-control') },
};
