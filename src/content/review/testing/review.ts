/** A review in which nothing changed, not even the version, for tests to change. */
import type { Review } from '../../../components/review/review';
import { NOTHING_CHANGED } from '../../../components/review/testing/review-fixture';

export const NO_CHANGES: Review = {
  ...NOTHING_CHANGED,
  before: { ...NOTHING_CHANGED.before, version: '1.0.0' },
  after: { ...NOTHING_CHANGED.after, version: '1.0.0' },
};
