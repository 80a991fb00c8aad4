/** What the rows of the table of endpoints have in common, by kind of endpoint. */
import { ON_THE_CDN } from './endpoint';

/** A request without a body. Most responses are pages, or redirects to one. */
export const PAGE = {
  methods: ['GET', 'HEAD'],
  accepts: [],
  bodyBytes: 0,
  cache: 'no-store',
  vary: ['Accept-Language', 'Cookie'],
} as const;

/** What is the same for everyone who asks. */
export const DATA = {
  methods: ['GET', 'HEAD'],
  accepts: [],
  bodyBytes: 0,
  session: 'none',
  rateLimit: null,
  vary: [],
} as const;

/** What shows a published report. */
export const PUBLISHED = {
  domain: 'published-reports',
  ...DATA,
  // For requests that the CDN doesn't answer.
  rateLimit: { windowLimit: 120, windowSize: 180 },
  cache: ON_THE_CDN,
} as const;

/** What a form or a script sends something to: it answers a browser with a page, a script with JSON. */
export const FORM = { cache: 'no-store', vary: ['Accept', 'Accept-Language', 'Cookie'] } as const;
