/**
 * Addresses that the tools' scripts know. A file of its own: a table that a script imports comes whole into every page
 * with a tool, with all rows that do not concern it.
 */

/** What the scripts ask, each the first path of its row in the table of endpoints. */
export const ASKED_PATHS = {
  assess: '/api/assess',
  compare: '/api/compare',
  feedback: '/api/feedback',
  feedbackChallenge: '/api/feedback/challenge',
  publish: '/api/reports/publish',
  reports: '/api/reports',
  session: '/api/auth/session',
  signingKeys: '/api/signing-keys',
} as const;

/** What forms without script ask. */
export const CRAWLER_REQUESTS_PATH = '/api/crawler-requests';
export const SITE_ANSWER_FORM_PATH = '/api/reports/answer';
export const TAKE_DOWN_PATH = '/api/reports/take-down';

/** Where programs find what describes the API. */
export const OPENAPI_PATH = '/api/openapi.json';

/** An endpoint's path with an id filled in. @param pattern `/api/reports/:id`, or with a rule: `:id([0-9A-Za-z]{10})` */
export function pathWithId(pattern: string, id: string): string {
  return pattern.replace(/:id(?:\([^)]*\))?/, encodeURIComponent(id));
}

/** Parameter of the tool's pages that names what a member saved. */
export const SAVED_PARAMETER = 'saved';

/** Parameters of the tool's pages: the publication that is opened, and the one that is measured again. */
export const PUBLISHED_PARAMETER = 'published';
export const PREVIOUS_PARAMETER = 'previous';
