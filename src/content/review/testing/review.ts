/** A review in which nothing changed, for tests to change. */
import type { Review } from '../../../components/review/review';

export const NO_CHANGES: Review = {
  before: { origin: 'https://facet.example', version: '1.0.0' },
  after: { version: '1.0.0', context: 'deploy-preview' },
  pieces: [],
  others: [],
  hidden: [],
  outdated: [],
  feeds: [],
  cards: [],
  redirects: { added: [], removed: [] },
  bytes: [],
};
