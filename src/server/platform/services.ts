/** Declares the services that endpoints use: domains implement them, and `src/server/app.ts` wires them together. */
import type { Context } from '@netlify/functions';
import type { AnsweredRequest, Evidence, ImageType } from '../../brand/evidence/evidence';
import type { MissingReason, PictureName } from '../../brand/evidence/site-pictures';
import type { Assessed } from '../../brand/engine/assess-evidence';
import type { HomePage } from '../../brand/requests/home-page';
import type { NamedAlternates } from '../../brand/requests/links-back';
import type { ComparisonWords } from '../../components/report-picture/comparison-picture';
import type { PictureColours } from '../../components/report-picture/drawing';
import type { PictureWords } from '../../components/report-picture/report-picture';
import type { Role } from '../../site/accounts';
import type { Environment } from '../../site/environment';
import type { Artifacts } from './artifacts';
import type { Seen } from './seen';
import type { Store } from './storage/store';

/** The part of Netlify's function context that is used. */
export interface PlatformContext {
  readonly ip: string;
  readonly deploy: Pick<Context['deploy'], 'context' | 'id'>;
  /** Lets the function go on with something once it has answered. */
  readonly waitUntil?: (promise: Promise<unknown>) => void;
}

/** Reads untrusted pages, each step within `LIMITS.readingSeconds` and `LIMITS.readingMegabytes`. */
export interface PageReader {
  /** @throws WorkerLimitError */
  readonly readHomePage: (home: AnsweredRequest) => Promise<HomePage>;
  /** Where a page leads at once; null if it stays. @throws WorkerLimitError */
  readonly readRefresh: (page: AnsweredRequest) => Promise<string | null>;
  /** @throws WorkerLimitError */
  readonly readAlternates: (answer: AnsweredRequest) => Promise<NamedAlternates>;
  /**
   * @param page what the home page among the evidence states; null if it is to be read from there
   * @throws WorkerLimitError
   */
  readonly assess: (evidence: Evidence, page: HomePage | null) => Promise<Assessed>;
}

/** A redrawn third-party picture, or why it could not be drawn. */
export type Drawn = { readonly webp: Uint8Array } | { readonly missing: MissingReason };

export interface PictureDrawer {
  /** Each within `LIMITS.pictureSeconds` and `LIMITS.pictureMegabytes`. @throws what a defect throws */
  readonly draw: (file: Uint8Array, type: ImageType, name: PictureName) => Promise<Drawn>;
}

/** What a card says, in the language of its link. */
export type CardWords =
  | { readonly kind: 'assessment'; readonly words: PictureWords }
  | { readonly kind: 'comparison'; readonly words: ComparisonWords };

export interface CardDrawer {
  /**
   * @returns PNG of 1200 × 630 pixels
   * @throws WorkerLimitError if it takes more than `LIMITS.cardSeconds` or `LIMITS.cardMegabytes`, and what a defect
   *   throws
   */
  readonly draw: (colours: PictureColours, card: CardWords) => Promise<Uint8Array>;
}

/** Who is signed in. Times are in ms since 1970. */
export interface Session {
  /** Identifies the person in storage. */
  readonly member: string;
  /** Identifies the session, in storage only. */
  readonly id: string;
  readonly issuer: string;
  readonly subject: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly roles: readonly Role[];
  /** Browser and system it began on, by their own names. */
  readonly device: { readonly browser: string | null; readonly system: string | null };
  readonly startedAt: number;
  readonly seenAt: number;
  readonly until: number;
}

/** The result of reading a request's cookie. */
export interface FoundSession {
  readonly session: Session;
  /** Set-Cookie to respond with, if the cookie was sealed with a key that is being phased out. */
  readonly renewal: string | null;
}

export interface Services {
  readonly environment: Environment;
  readonly storage: Store;
  /** Deletes what previews left in production's store while they had none of their own; nothing elsewhere. */
  readonly deleteFormerPreviews: () => Promise<void>;
  readonly artifacts: Artifacts;
  /** Reads untrusted pages, outside this process. */
  readonly pageReader: PageReader;
  /** Redraws third-party pictures, outside this process. */
  readonly pictureDrawer: PictureDrawer;
  /** Draws the cards of published reports, outside this process. */
  readonly cardDrawer: CardDrawer;
  /** The session of a request; null if nobody is signed in. @throws StorageError if that is unknown */
  readonly findSession: (services: Omit<Services, 'findSession'>, request: Request) => Promise<FoundSession | null>;
  /** Names the deploy that answers; empty on a developer's machine. */
  readonly deployId: string;
  /** As the platform saw it. */
  readonly clientAddress: string;
  readonly now: () => Date;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly fetch: typeof fetch;
  /**
   * Makes the CDN forget what has one of these tags. Where that fails it is reported and nothing else: the CDN forgets
   * on its own within the hour.
   */
  readonly purge: (tags: readonly string[]) => Promise<void>;
  /** Logs an error and reports it; returns the digest it can be found by. */
  readonly report: (error: unknown) => string;
  /** Lets work end that the answer does not wait for; what goes wrong with it is reported. */
  readonly afterwards: (work: Promise<unknown>) => void;
  /**
   * The same object for all requests of an instance: by it is kept what need not be read for each. The wrapper adds it;
   * without it nothing is kept.
   */
  readonly instance?: object;
  /** Notes what a part was seen to do; absent if nothing uses it. */
  readonly seen?: Seen;
  /** Looks, once in a while, whether the clock still runs; absent where none does. */
  readonly watchClock?: (services: Services) => Promise<void>;
  /** What was deleted since the oldest backup, kept separately; absent if there are no backups. */
  readonly deletions?: () => Store;
}
