/** For tests in a browser: what a build would have left of its changes, and the addresses that show it. */
export { reviewPath } from '../../../components/review/ReviewViews';
export { CHANGE_SECTIONS, sectionPath } from '../../../components/review/changes-query';
export { REVIEW_FILE } from '../../../components/review/review';
export { reviewFile, reviewFixture } from '../../../components/review/testing/review-fixture';
