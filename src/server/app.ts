/** Wires services to the domains that bring them: the only place that knows all. */
import { setTimeout } from 'node:timers/promises';
import { purgeCache } from '@netlify/functions';
import { isPreview, readEnvironment } from '../site/environment';
import { releaseOf } from '../site/error-reports';
import { CARD_WORKER, PICTURE_WORKER, READING_WORKER } from '../site/functions';
import { LIMITS } from '../site/limits';
import { findSession } from './accounts/sessions';
import { pooledReader } from './assessing/reading/page-reader';
import { pooledDrawer } from './images/picture-drawer';
import { builtFile, builtStorageKey, fileArtifacts } from './platform/artifacts';
import { blobsStorage, deleteFormerPreviews, type BlobsStorageOptions } from './platform/storage/blobs';
import { rememberingDeletions } from './platform/deletions';
import { logError } from './platform/error-log';
import { sealedStorage, storageSecrets } from './platform/storage/sealed';
import type { PlatformContext, Services } from './platform/services';
import type { Storage } from './platform/storage/raw';
import { watched, watcher, type Part, type Seen } from './platform/seen';
import { WorkerLimitError, WorkerPool } from './platform/worker-pool';
import { pooledCardDrawer } from './published-reports/card-drawer';
import { watchClock } from './upkeep/stopped-clock';

const artifacts = fileArtifacts();

/** What every instance has noted already: once for all its requests. */
const noted = new Map<string, string>();

/** Returns a function that makes something on its first call. */
function once<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined;
  return () => (made ??= { it: make() }).it;
}

type Room = Readonly<Record<string, (...given: never[]) => Promise<unknown>>>;

/** The same, noting that it works. That something strangers hand in takes too much is no failure. */
function noting<T extends object>(room: T, part: Part, seen: Seen): T {
  const isLimit = (error: unknown) => error instanceof WorkerLimitError;
  const methods = Object.entries(room as Room).map(([name, method]) => [
    name,
    (...given: never[]) => watched(seen, part, method(...given), isLimit),
  ]);
  return Object.fromEntries(methods) as T;
}

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
    // The worker itself enforces all of it except its heap, which does not hold pixels.
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

/** Logs an error and, if that is switched on, sends it on. @returns a reporter, which returns the error's digest */
function reporterOf(
  { errorReports, context }: Services['environment'],
  storage: () => Storage,
  waitUntil: PlatformContext['waitUntil'],
  seen: Seen,
): Services['report'] {
  const send = async (error: unknown, digest: string): Promise<void> => {
    const { dsn, sink, enabled } = errorReports;
    if (!enabled || dsn === null) return;
    const { version } = await artifacts.facts();
    const facts = { digest, release: releaseOf(version), environment: context, now: new Date() };
    // Loaded when needed: Sentry's package is large, and few answers are errors.
    const { sendFunctionError } = await import('./error-reports/function-errors');
    await sendFunctionError(error, facts, { dsn, sink, fetch, seen }, storage);
  };
  return (error) => {
    const digest = logError(error);
    const sent = send(error, digest).catch(logError);
    waitUntil?.(sent);
    return digest;
  };
}

/** The stores of a deploy, each opened when it is needed. */
function storesOf(
  environment: Services['environment'],
  stored: BlobsStorageOptions,
): { readonly storage: () => Storage; readonly deletions: () => Storage } {
  // A preview's own; without one its records are sealed with the key that is in the source, as on a developer's machine.
  const secrets = once(() => {
    const own = isPreview(environment.context) ? builtStorageKey() : null;
    return own === null ? storageSecrets(environment) : [own];
  });
  const sealed = (of: 'records' | 'deletions') =>
    sealedStorage(blobsStorage({ ...stored, of }), secrets(), (error) => logError(error));
  const deletions = once(() => sealed('deletions'));
  const storage = once(() => {
    const records = sealed('records');
    // Other contexts have no backups.
    return environment.context === 'production' ? rememberingDeletions(records, deletions, Date.now) : records;
  });
  return { storage, deletions };
}

/**
 * @throws Error that names every variable that is unset or malformed, and what to set
 */
export function platformServices({ ip, deploy, waitUntil }: PlatformContext): Services {
  // CONTEXT is set while building and by the local platform, but not where functions run; there the request tells.
  // If neither is set, this is not production, which holds people's data.
  const context = deploy.context || process.env['CONTEXT'] || 'other';
  const result = readEnvironment({ ...process.env, CONTEXT: context }, 'function');
  if (!result.ok) throw new Error(`environment: ${result.problems.join('; ')}`);
  const { environment } = result;
  const stored = {
    context: environment.context,
    deployId: deploy.id,
    emulator: environment.context === 'dev',
  };
  const { storage, deletions } = storesOf(environment, stored);
  const note = async (work: (storage: Storage) => Promise<unknown>) => void (await work(storage()));
  // Only logged: a storage that fails would be reported for each of them.
  const seen = watcher((work) => waitUntil?.(note(work).catch(logError)), Date.now, noted);
  const report = reporterOf(environment, storage, waitUntil, seen);
  const afterwards: Services['afterwards'] = (work) => {
    const done = work.catch(report);
    waitUntil?.(done);
  };
  return {
    environment,
    // Opened when needed: most answers need no storage, and must not fail where it is missing.
    get storage() {
      return storage();
    },
    deleteFormerPreviews: () => deleteFormerPreviews(stored),
    artifacts,
    pageReader: noting(pageReader, 'reading', seen),
    pictureDrawer: noting(pictureDrawer, 'pictures', seen),
    cardDrawer: noting(cardDrawer, 'cards', seen),
    findSession,
    deployId: deploy.id,
    clientAddress: ip,
    now: () => new Date(),
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
    afterwards,
    seen,
    ...(environment.context === 'production' && { watchClock, deletions }),
  };
}
