/** What endpoints stand on, taken from Netlify here and from a test elsewhere. */
import { setTimeout } from 'node:timers/promises';
import { purgeCache, type Context } from '@netlify/functions';
import { readEnvironment, type Environment } from '../../site/environment';
import { releaseOf } from '../../site/error-reports';
import { CARD_WORKER, PICTURE_WORKER, READING_WORKER } from '../../site/functions';
import { LIMITS } from '../../site/limits';
import { pooledReader, type PageReader } from '../assessing/reading/page-reader';
import { pooledDrawer, type PictureDrawer } from '../images/picture-drawer';
import { builtFile, fileArtifacts, type Artifacts } from './artifacts';
import { blobsStorage, deleteFormerPreviews } from './blobs-storage';
import { logError } from './error-log';
import { pooledCardDrawer, type CardDrawer } from '../published-reports/card-drawer';
import { sealedStorage, storageSecrets } from './sealed-storage';
import type { Storage } from './storage';
import { WorkerPool } from './worker-pool';

/** The part of Netlify's function context that is used. */
export interface PlatformContext {
  readonly ip: string;
  readonly deploy: Pick<Context['deploy'], 'context' | 'id'>;
  /** Lets the function go on with something once it has answered. */
  readonly waitUntil?: (promise: Promise<unknown>) => void;
}

export interface Services {
  readonly environment: Environment;
  readonly storage: Storage;
  /** Deletes what previews left in production's store while they had none of their own; nothing elsewhere. */
  readonly deleteFormerPreviews: () => Promise<void>;
  readonly artifacts: Artifacts;
  /** Reads strangers' pages, apart from this process. */
  readonly pageReader: PageReader;
  /** Draws strangers' pictures anew, apart from this process. */
  readonly pictureDrawer: PictureDrawer;
  /** Draws the cards of published reports, apart from this process. */
  readonly cardDrawer: CardDrawer;
  /** Names the deploy that answers; empty on a developer's machine. */
  readonly deployId: string;
  /** As the platform saw it. */
  readonly clientAddress: string;
  readonly now: () => Date;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly fetch: typeof fetch;
  /**
   * Makes the CDN forget what has one of these tags. Where that fails it is reported and nothing else: the CDN forgets
   * by itself within the hour.
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
}

const artifacts = fileArtifacts();

const pageReader = pooledReader(
  new WorkerPool({
    file: () => builtFile(READING_WORKER),
    seconds: LIMITS.readingSeconds,
    megabytes: LIMITS.readingMegabytes,
  }),
);

const pictureDrawer = pooledDrawer(
  new WorkerPool({
    file: () => builtFile(PICTURE_WORKER),
    seconds: LIMITS.pictureSeconds,
    // Of which the worker itself sees to all but its heap: pixels lie elsewhere.
    megabytes: LIMITS.pictureMegabytes,
    // Three small pictures in turn need less memory than all at once.
    workers: 1,
  }),
);

const cardDrawer = pooledCardDrawer(
  new WorkerPool({
    file: () => builtFile(CARD_WORKER),
    seconds: LIMITS.cardSeconds,
    megabytes: LIMITS.cardMegabytes,
    workers: 1,
    tasks: LIMITS.cardsPerWorker,
  }),
);

/**
 * @throws Error that names every variable that is unset or malformed, and what to set
 */
export function platformServices({ ip, deploy, waitUntil }: PlatformContext): Services {
  // CONTEXT is set while building and by the local platform, but not where functions run; there the request tells.
  // Where neither does, it is no production: that one has the data of people.
  const context = deploy.context || process.env['CONTEXT'] || 'other';
  const result = readEnvironment({ ...process.env, CONTEXT: context }, 'function');
  if (!result.ok) throw new Error(`environment: ${result.problems.join('; ')}`);
  const { environment } = result;
  const stored = {
    context: environment.context,
    deployId: deploy.id,
    emulator: environment.context === 'dev',
  };
  let opened: Storage | undefined;
  const storage = (): Storage => {
    opened ??= sealedStorage(blobsStorage(stored), storageSecrets(environment), (error) => logError(error));
    return opened;
  };
  const now = () => new Date();
  const send = async (error: unknown, digest: string): Promise<void> => {
    const { dsn, sink, enabled } = environment.errorReports;
    if (!enabled || dsn === null) return;
    const { version } = await artifacts.facts();
    const facts = { digest, release: releaseOf(version), environment: environment.context, now: now() };
    // Loaded when needed: Sentry's package is large, and few answers are errors.
    const { sendFunctionError } = await import('../error-reports/function-errors');
    await sendFunctionError(error, facts, { dsn, sink, fetch }, storage);
  };
  const report = (error: unknown): string => {
    const digest = logError(error);
    const sent = send(error, digest).catch(logError);
    waitUntil?.(sent);
    return digest;
  };
  return {
    environment,
    // Opened when needed: most answers need none, and must not fail where there is none.
    get storage() {
      return storage();
    },
    deleteFormerPreviews: () => deleteFormerPreviews(stored),
    artifacts,
    pageReader,
    pictureDrawer,
    cardDrawer,
    deployId: deploy.id,
    clientAddress: ip,
    now,
    sleep: (milliseconds) => setTimeout(milliseconds),
    fetch,
    async purge(tags) {
      const { cdn } = environment;
      try {
        await purgeCache({ tags: [...tags], ...(cdn !== null && { apiURL: cdn, siteID: 'dev', token: 'dev' }) });
      } catch (error) {
        report(error);
      }
    },
    report,
    afterwards(work) {
      const done = work.catch(report);
      waitUntil?.(done);
    },
  };
}
