/** What a row of the table of endpoints says. */
import type { Capability } from './routes';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE';

/**
 * Browsers ask again each time, and the CDN answers for an hour or until a tag of the answer is purged: a purge that gets
 * lost heals on its own.
 */
export const ON_THE_CDN = 'public, max-age=0, must-revalidate';

/** How a body may be written. */
export type BodyFormat = 'json' | 'form' | 'multipart';

/** A folder of `src/server/`. */
export type Domain =
  | 'accounts'
  | 'assessing'
  | 'comparing'
  | 'crawler'
  | 'error-reports'
  | 'feedback'
  | 'language'
  | 'open-api'
  | 'platform'
  | 'published-reports'
  | 'publishing'
  | 'upkeep';

export interface Endpoint {
  /** Where the handler is. */
  readonly domain: Domain;
  /** Netlify path patterns; empty if only a redirect leads here. */
  readonly paths: readonly `/${string}`[];
  /** Patterns that would match and are another endpoint's. */
  readonly excludedPaths?: readonly `/${string}`[];
  /**
   * Path below the locale of the page that asks here, where people go on from a page that says what went wrong: to
   * sign in and come back, to another language. None where the address is a page's own.
   */
  readonly page?: `${string}/`;
  /** Methods answered; every other one gets 405 with `Allow`. */
  readonly methods: readonly Method[];
  readonly accepts: readonly BodyFormat[];
  /** Fields of a form that may be repeated: each is a list. */
  readonly lists?: readonly string[];
  /** Bytes of body read at most; 0 if none is read. */
  readonly bodyBytes: number;
  /** The same for `multipart` bodies, the only ones that may carry files. */
  readonly multipartBytes?: number;
  /**
   * Whether the response depends on who is signed in: `read` if every client is answered, `required` if clients that
   * are not signed in get 401 before anything else is checked.
   */
  readonly session: 'none' | 'read' | 'required';
  /** What the signed-in person must be allowed to do; others get 403, again before anything else is checked. */
  readonly capability?: Capability;
  /** Requests one client may make in a window, on the platform's edge and again in storage; null: not counted. */
  readonly rateLimit: { readonly windowLimit: number; readonly windowSize: number } | null;
  /** How long it may wait for storage in all, where not `LIMITS.storageSecondsPerRequest`. */
  readonly storageSeconds?: number;
  /** Cache-Control of every answer; one that says what went wrong is not stored where anyone may store the others. */
  readonly cache: 'no-store' | 'private, no-cache' | 'public, max-age=3600' | typeof ON_THE_CDN;
  /** Request headers the answer differs by. */
  readonly vary: readonly string[];
  /** Parameters of the query the answer differs by, where the CDN answers. */
  readonly cdnQuery?: readonly string[];
  /**
   * Whether pages of other sites may embed the answer, as pictures, and scripts of theirs read it. Without cookies: it
   * must be the same for everyone.
   */
  readonly crossOrigin?: true;
  /** The answer is a picture in markup: by its policy it styles itself, and neither loads nor runs anything. */
  readonly picture?: true;
  /** Referrer-Policy where the address itself is a secret. */
  readonly referrer?: 'same-origin';
}
