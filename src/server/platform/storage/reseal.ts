/**
 * Seals again what is stored open or sealed with a former key, so that the key can be taken out of the list. There is
 * something to do only while the list has more than one entry: then everything is looked at once after each deploy,
 * since an earlier deploy may have stored something in its own way.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { LIMITS } from '../../../site/limits';
import { isSealed } from './sealed';
import type { Services } from '../services';
import { keysBelow, opened, type Storage, type Stored } from './raw';

const PROGRESS = 'sealing';

const progressSchema = z.object({
  /** Digest of the list of keys and the deploy it is about. */
  of: z.string(),
  /** The last name that was looked at; names are sorted. */
  after: z.string(),
  done: z.boolean(),
  sealed: z.number(),
  /** Records that no key of the list opens. */
  unreadable: z.number(),
});

type Progress = z.output<typeof progressSchema>;

/** Records read and written at once. */
const BATCH = 20;

type ResealServices = Pick<Services, 'storage' | 'environment' | 'deployId' | 'now' | 'deleteFormerPreviews'>;

/** Told of each record that was stored before any was sealed, or with a former key, before it is written again. */
type Noticed = (key: string, value: unknown) => Promise<void>;

async function reseal(storage: Storage, key: string, noticed: Noticed): Promise<'sealed' | 'unreadable' | null> {
  const stored: Stored | null = await storage.get(key);
  if (stored === null || !isSealed(key)) return null;
  if (stored.value === undefined) return 'unreadable';
  if (!stored.outdated) return null;
  await noticed(key, stored.value);
  // One that was changed meanwhile was sealed by that; one that was deleted must not come back.
  return 'etag' in (await storage.put(key, stored.value, { ifMatch: stored.etag })) ? 'sealed' : null;
}

async function go(
  storage: Storage,
  now: () => Date,
  progress: Progress,
  noticed: Noticed,
  until: number,
): Promise<Progress> {
  const keys = (await keysBelow(storage, '')).filter(
    (key) => isSealed(key) && key > progress.after && key !== PROGRESS,
  );
  let next = progress;
  for (let first = 0; first < keys.length; first += BATCH) {
    if (now().getTime() >= until) return next;
    const batch = keys.slice(first, first + BATCH);
    const outcomes = await Promise.all(batch.map((key) => reseal(storage, key, noticed)));
    const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
    const [sealed, unreadable] = [next.sealed + count('sealed'), next.unreadable + count('unreadable')];
    next = { ...next, after: batch.at(-1) ?? next.after, sealed, unreadable };
    await storage.put(PROGRESS, next, {});
  }
  return { ...next, done: true };
}

/**
 * One run of the clock, for `LIMITS.resealSeconds`; the next one goes on. Says in the log when everything is sealed with
 * the first key.
 *
 * @throws StorageError; then the next run goes on, too
 */
export async function resealStored(
  services: ResealServices,
  noticed: Noticed = () => Promise.resolve(),
): Promise<void> {
  const { environment, deployId, now, deleteFormerPreviews } = services;
  const { storageKeys } = environment;
  if (storageKeys.length < 2) return;
  const storage = opened(services.storage);
  const of = createHash('sha256')
    .update(JSON.stringify([storageKeys, deployId]))
    .digest('hex')
    .slice(0, 16);
  const known = progressSchema.safeParse((await storage.get(PROGRESS))?.value);
  const progress =
    known.success && known.data.of === of ? known.data : { of, after: '', done: false, sealed: 0, unreadable: 0 };
  if (progress.done) return;
  await deleteFormerPreviews();
  const reached = await go(storage, now, progress, noticed, now().getTime() + LIMITS.resealSeconds * 1000);
  await storage.put(PROGRESS, reached, {});
  const { done, sealed, unreadable } = reached;
  if (done) console.info(JSON.stringify({ sealedWithTheFirstStorageKey: sealed, unreadable }));
}
