/**
 * The table of endpoints. Each is a file of `src/functions/` whose literal `config` repeats the paths and the
 * rate limit, since Netlify reads it without running it; a test compares the two.
 */
import { LIMITS } from './limits';

export type Method = 'GET' | 'HEAD' | 'POST';

/** How a body may be written. */
export type BodyFormat = 'json' | 'form';

export interface Endpoint {
  /** Netlify path patterns; empty where only a redirect leads here. */
  readonly paths: readonly `/${string}`[];
  /** Methods answered; every other one gets 405 with `Allow`. */
  readonly methods: readonly Method[];
  readonly accepts: readonly BodyFormat[];
  /** Fields of a form that may be repeated: each is a list. */
  readonly lists?: readonly string[];
  /** Bytes of body read at most; 0 where none is read. */
  readonly bodyBytes: number;
  /** Requests one client may make in a window, on the platform's edge and again in storage; null: not counted. */
  readonly rateLimit: { readonly windowLimit: number; readonly windowSize: number } | null;
  /** Cookies read or set. */
  readonly cookies: readonly string[];
  /** Cache-Control of every answer; one that says what went wrong is not stored where anyone may store the others. */
  readonly cache: 'no-store' | 'private, no-cache' | 'public, max-age=3600';
  /** Request headers the answer differs by. */
  readonly vary: readonly string[];
}

/** The cookie that remembers a language someone chose. */
export const LANGUAGE_COOKIE = 'locale';

export const ENDPOINTS = {
  assess: {
    paths: ['/api/assess'],
    methods: ['POST'],
    accepts: ['json', 'form'],
    bodyBytes: LIMITS.assessBodyBytes,
    rateLimit: { windowLimit: 20, windowSize: 180 },
    cookies: [],
    cache: 'no-store',
    vary: ['Accept', 'Accept-Language', 'Cookie'],
  },
  compare: {
    paths: ['/api/compare'],
    methods: ['POST'],
    accepts: ['form', 'json'],
    lists: ['address', 'example'],
    bodyBytes: LIMITS.compareBodyBytes,
    // Each asks four sites at most: as many sites as by `assess`.
    rateLimit: { windowLimit: 5, windowSize: 180 },
    cookies: [],
    cache: 'no-store',
    vary: ['Accept', 'Accept-Language', 'Cookie'],
  },
  feedback: {
    paths: ['/api/feedback'],
    methods: ['POST'],
    accepts: ['json', 'form'],
    bodyBytes: LIMITS.feedbackBodyBytes,
    rateLimit: { windowLimit: 10, windowSize: 180 },
    cookies: [],
    cache: 'no-store',
    vary: ['Accept', 'Accept-Language', 'Cookie'],
  },
  gate: {
    paths: ['/:locale/debug/og', '/:locale/debug/og/*', '/:locale/feedback/inbox', '/:locale/feedback/inbox/*'],
    methods: ['GET', 'HEAD'],
    accepts: [],
    bodyBytes: 0,
    rateLimit: null,
    cookies: [],
    cache: 'no-store',
    vary: ['Accept-Language', 'Cookie'],
  },
  language: {
    paths: ['/api/language'],
    methods: ['POST'],
    accepts: ['form', 'json'],
    bodyBytes: LIMITS.languageBodyBytes,
    rateLimit: null,
    cookies: [LANGUAGE_COOKIE],
    cache: 'no-store',
    vary: ['Accept', 'Accept-Language', 'Cookie'],
  },
  negotiate: {
    paths: ['/'],
    methods: ['GET', 'HEAD'],
    accepts: [],
    bodyBytes: 0,
    rateLimit: null,
    cookies: [LANGUAGE_COOKIE],
    cache: 'private, no-cache',
    vary: ['Accept-Language', 'Cookie'],
  },
  'not-found': {
    paths: [],
    methods: ['GET', 'HEAD', 'POST'],
    accepts: [],
    bodyBytes: 0,
    rateLimit: null,
    cookies: [LANGUAGE_COOKIE],
    cache: 'no-store',
    vary: ['Accept-Language', 'Cookie'],
  },
  'signing-keys': {
    paths: ['/api/signing-keys'],
    methods: ['GET', 'HEAD'],
    accepts: [],
    bodyBytes: 0,
    rateLimit: null,
    cookies: [],
    cache: 'public, max-age=3600',
    vary: [],
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;
