/** How much we put up with from a third-party server. */
import { ROBOTS_KIBIBYTES } from '../../brand/basics/published-limits';
import { SITE_ANSWER_BYTES } from '../../brand/evidence/site-answer';
import { LIMITS } from '../../site/limits';

const KIB = 1024;

const BODY_BYTES = {
  html: LIMITS.pageBytes,
  robots: ROBOTS_KIBIBYTES * KIB,
  sitemap: KIB * KIB,
  manifest: 256 * KIB,
  image: 64 * KIB,
  'security-txt': 32 * KIB,
  'llms-txt': 256 * KIB,
  'site-answer': SITE_ANSWER_BYTES,
  // The start of these two is enough.
  'not-found-control': 64 * KIB,
  alternate: 512 * KIB,
  none: 0,
  'llms-link': 0,
};

/**
 * The kind of thing requested, which decides what we read of a response. `none` and `llms-link`: status and headers.
 */
export type BodyKind = keyof typeof BODY_BYTES;

export interface FetchLimits {
  /** Milliseconds for finding the host's IP addresses, and again for connecting to one, TLS included. */
  readonly connectMs: number;
  /** Milliseconds from the start of a request to the end of its answer, redirects included. */
  readonly resourceMs: number;
  readonly redirects: number;
  /** Bytes of status line and headers together. */
  readonly headerBytes: number;
  /** Bytes of a body after its content encoding is undone. */
  readonly bodyBytes: Readonly<Record<BodyKind, number>>;
  /** Bytes of a whole image, and milliseconds for what of it follows `bodyBytes.image`. */
  readonly imageFileBytes: number;
  readonly imageFileMs: number;
  /** How many times its own size a body may grow when its content encoding is undone. */
  readonly expansion: number;
}

export const FETCH_LIMITS: FetchLimits = {
  connectMs: 3_000,
  resourceMs: 8_000,
  redirects: 5,
  headerBytes: 16 * KIB,
  bodyBytes: BODY_BYTES,
  imageFileBytes: LIMITS.pictureFileBytes,
  imageFileMs: LIMITS.pictureReadingSeconds * 1000,
  expansion: 100,
};
