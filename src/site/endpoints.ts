/**
 * The table of endpoints. The function of each, which Netlify deploys, is made from its row by `functions.ts`; its
 * handler is exported by `src/server/<domain>/<name>-endpoint.ts` as `<name>Handler`.
 */
import { ON_THE_CDN, type Endpoint } from './endpoint';
import { DATA, FORM, PAGE, PUBLISHED } from './endpoint-kinds';
import { ERROR_REPORT_PATH } from './error-reports';
import { LIMITS } from './limits';
import { PUBLISHED_ID, PUBLISHER_KEY } from './published-reports';
import {
  ASKED_PATHS,
  CRAWLER_REQUESTS_PATH,
  OPENAPI_PATH,
  SITE_ANSWER_FORM_PATH,
  TAKE_DOWN_PATH,
} from './tool-addresses';

/** The cookie that remembers a language someone chose. */
export const LANGUAGE_COOKIE = 'locale';

/** The sealed cookie of a signed-in person. Over https browsers know it as `__Host-session` (RFC 6265bis §4.1.3). */
export const SESSION_COOKIE = 'session';

/** Prefix of the sealed cookies that each hold one sign-in in progress, so that two tabs do not interfere. */
export const SIGN_IN_COOKIE = 'sign-in-';

/** Whom to tell of a weakness (RFC 9116). A function answers, so that it does not run out where nothing is built. */
export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** What each part answered last, for programs that watch the site. */
const HEALTH_PATH = '/api/health';

export const ENDPOINTS = {
  account: {
    domain: 'accounts',
    ...FORM,
    paths: ['/api/account'],
    page: 'auth/account/',
    methods: ['GET', 'HEAD', 'POST'],
    accepts: ['form', 'json'],
    bodyBytes: LIMITS.accountBodyBytes,
    session: 'required',
    rateLimit: { windowLimit: 20, windowSize: 180 },
    storageSeconds: LIMITS.storageSecondsForAll,
  },
  assess: {
    domain: 'assessing',
    ...FORM,
    paths: [ASKED_PATHS.assess],
    methods: ['POST'],
    accepts: ['json', 'form'],
    bodyBytes: LIMITS.assessBodyBytes,
    session: 'none',
    rateLimit: { windowLimit: 20, windowSize: 180 },
  },
  'auth-callback': {
    domain: 'accounts',
    ...PAGE,
    paths: ['/api/auth/callback'],
    session: 'none',
    rateLimit: { windowLimit: 30, windowSize: 180 },
  },
  'auth-pages': {
    domain: 'accounts',
    ...PAGE,
    paths: ['/:locale/auth', '/:locale/auth/*'],
    // A pattern's parameter is not a locale yet: `/api/auth/callback` would be a page.
    excludedPaths: ['/api/*'],
    session: 'read',
    rateLimit: null,
  },
  'auth-session': {
    domain: 'accounts',
    ...PAGE,
    paths: [ASKED_PATHS.session],
    session: 'read',
    rateLimit: null,
    vary: ['Cookie'],
  },
  'auth-sign-out': {
    domain: 'accounts',
    ...FORM,
    paths: ['/api/auth/sign-out'],
    page: 'auth/sign-out/',
    methods: ['POST'],
    accepts: ['form', 'json'],
    bodyBytes: LIMITS.accountBodyBytes,
    session: 'read',
    rateLimit: { windowLimit: 30, windowSize: 180 },
  },
  'auth-signed-out': {
    domain: 'accounts',
    ...PAGE,
    paths: ['/api/auth/signed-out'],
    session: 'none',
    rateLimit: null,
  },
  'auth-start': {
    domain: 'accounts',
    ...PAGE,
    paths: ['/api/auth/start'],
    session: 'none',
    rateLimit: { windowLimit: 30, windowSize: 180 },
  },
  compare: {
    domain: 'comparing',
    ...FORM,
    paths: [ASKED_PATHS.compare],
    methods: ['POST'],
    accepts: ['form', 'json'],
    lists: ['address', 'example', 'ticket'],
    bodyBytes: LIMITS.compareBodyBytes,
    session: 'none',
    // Each asks four sites at most: as many sites as by `assess`.
    rateLimit: { windowLimit: 5, windowSize: 180 },
  },
  'crawler-keys': {
    domain: 'crawler',
    ...DATA,
    paths: ['/.well-known/http-message-signatures-directory'],
    cache: 'public, max-age=3600',
  },
  'crawler-requests': {
    domain: 'crawler',
    ...PAGE,
    paths: [CRAWLER_REQUESTS_PATH],
    page: 'about/',
    session: 'none',
    // Each reads the records of a week.
    rateLimit: { windowLimit: 30, windowSize: 180 },
    vary: ['Accept', 'Accept-Language', 'Cookie'],
  },
  'error-report': {
    domain: 'error-reports',
    paths: [ERROR_REPORT_PATH],
    methods: ['POST'],
    accepts: [],
    bodyBytes: LIMITS.errorReportBytes,
    session: 'none',
    rateLimit: { windowLimit: 60, windowSize: 180 },
    cache: 'no-store',
    vary: [],
  },
  badge: {
    ...PUBLISHED,
    paths: [`/badge/:file(${PUBLISHED_ID}\\.(?:svg|json))`],
    crossOrigin: true,
    picture: true,
  },
  feedback: {
    domain: 'feedback',
    ...FORM,
    paths: [ASKED_PATHS.feedback],
    methods: ['POST'],
    accepts: ['json', 'form', 'multipart'],
    bodyBytes: LIMITS.feedbackBodyBytes,
    multipartBytes: LIMITS.feedbackMultipartBytes,
    session: 'none',
    rateLimit: { windowLimit: 10, windowSize: 180 },
  },
  'feedback-challenge': {
    domain: 'feedback',
    ...PAGE,
    paths: [ASKED_PATHS.feedbackChallenge],
    session: 'none',
    rateLimit: { windowLimit: 60, windowSize: 180 },
  },
  'feedback-export': {
    domain: 'feedback',
    ...PAGE,
    paths: ['/api/feedback/export'],
    page: 'feedback/inbox/',
    session: 'required',
    capability: 'read-feedback',
    // Each reads every message.
    rateLimit: { windowLimit: 20, windowSize: 180 },
    storageSeconds: LIMITS.storageSecondsForAll,
  },
  'feedback-message': {
    domain: 'feedback',
    ...FORM,
    // Ten characters, so `challenge` is not an id. Either case, since the local platform compares in lower case.
    paths: ['/api/feedback/:id([0-9A-Za-z]{10})', '/api/feedback/:id([0-9A-Za-z]{10})/screenshot'],
    page: 'feedback/inbox/',
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    accepts: ['json', 'form'],
    bodyBytes: LIMITS.messageChangeBytes,
    session: 'required',
    capability: 'read-feedback',
    rateLimit: { windowLimit: 300, windowSize: 180 },
  },
  'feedback-status': {
    domain: 'feedback',
    ...FORM,
    paths: ['/:locale/feedback/status/*'],
    methods: ['GET', 'HEAD', 'POST'],
    accepts: ['form'],
    bodyBytes: LIMITS.heldBodyBytes,
    session: 'none',
    rateLimit: { windowLimit: 60, windowSize: 180 },
    // Not `no-referrer`: browsers would then send the page's own form with `Origin: null` (Fetch, "append a request
    // `Origin` header").
    referrer: 'same-origin',
  },
  gate: {
    domain: 'accounts',
    ...PAGE,
    paths: ['/:locale/debug/og', '/:locale/debug/og/*', '/:locale/feedback/inbox', '/:locale/feedback/inbox/*'],
    session: 'read',
    rateLimit: null,
  },
  health: {
    domain: 'upkeep',
    ...DATA,
    paths: [HEALTH_PATH],
    storageSeconds: LIMITS.healthStorageSeconds,
    // It is requested for the current moment.
    cache: 'no-store',
  },
  language: {
    domain: 'language',
    ...FORM,
    paths: ['/api/language'],
    methods: ['POST'],
    accepts: ['form', 'json'],
    bodyBytes: LIMITS.languageBodyBytes,
    session: 'none',
    rateLimit: null,
  },
  'member-publication': {
    domain: 'published-reports',
    ...FORM,
    paths: [`/api/account/published/:id(${PUBLISHED_ID})`],
    page: 'auth/account/',
    methods: ['POST'],
    accepts: ['form', 'json'],
    // The body contains the deleted report that is to be restored.
    bodyBytes: LIMITS.heldBodyBytes,
    session: 'required',
    rateLimit: { windowLimit: 60, windowSize: 180 },
  },
  negotiate: {
    domain: 'language',
    ...DATA,
    paths: ['/'],
    cache: 'private, no-cache',
    vary: ['Accept-Language', 'Cookie'],
  },
  'not-found': {
    domain: 'platform',
    ...PAGE,
    paths: [],
    methods: ['GET', 'HEAD', 'POST'],
    session: 'none',
    rateLimit: null,
  },
  oembed: {
    ...PUBLISHED,
    paths: ['/api/oembed'],
    cdnQuery: ['url', 'format', 'maxwidth', 'maxheight'],
    crossOrigin: true,
  },
  openapi: {
    domain: 'open-api',
    ...DATA,
    paths: [OPENAPI_PATH],
    cache: ON_THE_CDN,
    crossOrigin: true,
  },
  'publish-report': {
    domain: 'published-reports',
    ...FORM,
    paths: [ASKED_PATHS.publish],
    page: 'brand-assessment/',
    methods: ['POST'],
    accepts: ['json', 'form'],
    bodyBytes: LIMITS.savedReportBytes,
    session: 'read',
    rateLimit: { windowLimit: 10, windowSize: 180 },
  },
  'published-data': {
    ...PUBLISHED,
    paths: [`/api/reports/published/:id(${PUBLISHED_ID})`],
    crossOrigin: true,
  },
  'published-report': {
    ...PUBLISHED,
    paths: [`/:locale/brand-assessment/:id(${PUBLISHED_ID})`, `/:locale/brand-comparison/:id(${PUBLISHED_ID})`],
  },
  publisher: {
    domain: 'published-reports',
    ...FORM,
    paths: [
      `/:locale/brand-assessment/:id(${PUBLISHED_ID})/:key(${PUBLISHER_KEY})`,
      `/:locale/brand-comparison/:id(${PUBLISHED_ID})/:key(${PUBLISHER_KEY})`,
    ],
    methods: ['GET', 'HEAD', 'POST'],
    accepts: ['form'],
    bodyBytes: LIMITS.heldBodyBytes,
    session: 'none',
    rateLimit: { windowLimit: 60, windowSize: 180 },
    referrer: 'same-origin',
  },
  'report-card': {
    ...PUBLISHED,
    paths: [`/media/report/:file(${PUBLISHED_ID}-[a-z-]{2,5}\\.png)`],
    crossOrigin: true,
  },
  'own-report': {
    domain: 'published-reports',
    ...FORM,
    paths: [`/api/reports/:id(${PUBLISHED_ID})`],
    page: 'brand-assessment/',
    methods: ['POST', 'PATCH', 'DELETE'],
    accepts: ['json'],
    // The body contains the deleted report that is to be restored.
    bodyBytes: LIMITS.heldBodyBytes,
    session: 'read',
    rateLimit: { windowLimit: 60, windowSize: 180 },
  },
  reports: {
    domain: 'published-reports',
    ...FORM,
    paths: [ASKED_PATHS.reports],
    page: 'brand-assessment/',
    methods: ['GET', 'HEAD', 'POST'],
    accepts: ['json', 'form'],
    bodyBytes: LIMITS.savedReportBytes,
    // What is saved needs one, and what is shared does not.
    session: 'read',
    rateLimit: { windowLimit: 60, windowSize: 180 },
  },
  'saved-report': {
    domain: 'accounts',
    ...FORM,
    paths: ['/api/reports/:id([0-9A-Fa-f]{32})'],
    page: 'auth/account/',
    methods: ['GET', 'HEAD', 'POST', 'DELETE'],
    accepts: ['form', 'json'],
    bodyBytes: LIMITS.accountBodyBytes,
    session: 'required',
    rateLimit: { windowLimit: 60, windowSize: 180 },
  },
  'site-answer': {
    domain: 'published-reports',
    ...FORM,
    paths: [SITE_ANSWER_FORM_PATH],
    page: 'about/',
    methods: ['POST'],
    accepts: ['form', 'json'],
    bodyBytes: LIMITS.accountBodyBytes,
    session: 'none',
    rateLimit: { windowLimit: 6, windowSize: 180 },
  },
  'security-txt': {
    domain: 'upkeep',
    ...DATA,
    paths: [SECURITY_TXT_PATH],
    cache: 'public, max-age=3600',
  },
  'signing-keys': {
    domain: 'assessing',
    ...DATA,
    paths: [ASKED_PATHS.signingKeys],
    cache: 'public, max-age=3600',
    crossOrigin: true,
  },
  'take-down': {
    domain: 'published-reports',
    ...FORM,
    paths: [TAKE_DOWN_PATH],
    page: 'feedback/inbox/',
    methods: ['POST'],
    accepts: ['form', 'json'],
    bodyBytes: LIMITS.messageChangeBytes,
    session: 'required',
    capability: 'read-feedback',
    rateLimit: { windowLimit: 60, windowSize: 180 },
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;
