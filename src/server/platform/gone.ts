/**
 * What stays of something that was deleted, for a while: a hash of its name, so that its address can say that it is
 * gone. The entry that names its day is written first and deleted last. Where both a thing and such a hash are found, the
 * thing counts: the hash is left of an earlier one, or of a deletion that ended half-way.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { LIMITS } from '../../site/limits';
import { dayStamp } from './storage/stamps';
import { pagesBelow, type Storage } from './storage/raw';

/** What rooms keep such things below. */
type Room = 'published/' | 'feedback/';

const DAY_MS = 24 * 60 * 60 * 1000;

const markSchema = z.object({
  format: z.literal(1),
  /** What undoes the deletion has this value, too; null if nothing does. */
  undo: z.string().nullable(),
});

const hashOf = (name: string) => createHash('sha256').update(`gone ${name}`).digest('hex').slice(0, 32);
const markKey = (room: Room, hash: string) => `${room}gone/${hash}`;
/** Below it, names begin with the day a mark goes. */
const daysOf = (room: Room) => `${room}gone-until/`;

/**
 * Notes that something is gone.
 *
 * @param name nobody who does not have it learns anything
 * @param now ms since 1970
 * @param undo what undoes the deletion has it, too; null if nothing does
 * @throws StorageError
 */
export async function markGone(
  storage: Pick<Storage, 'put'>,
  room: Room,
  name: string,
  now: number,
  undo: string | null,
): Promise<void> {
  const hash = hashOf(name);
  await storage.put(`${daysOf(room)}${dayStamp(now + LIMITS.goneDays * DAY_MS)}-${hash}`, {}, {});
  await storage.put(markKey(room, hash), { format: 1, undo } satisfies z.output<typeof markSchema>, {});
}

/** What undoes a deletion has this value; null if nothing does. @throws StorageError */
export async function undoOf(storage: Pick<Storage, 'get'>, room: Room, name: string): Promise<string | null> {
  return markSchema.safeParse((await storage.get(markKey(room, hashOf(name))))?.value).data?.undo ?? null;
}

/** Takes back that something is gone. What names its day is left, and means nothing. @throws StorageError */
export async function unmarkGone(storage: Pick<Storage, 'delete'>, room: Room, name: string): Promise<void> {
  await storage.delete(markKey(room, hashOf(name)));
}

/** Why there is nothing to show of a name: it was deleted, or never was. One read. @throws StorageError */
export async function whyMissing(
  storage: Pick<Storage, 'get'>,
  room: Room,
  name: string,
): Promise<{ readonly code: 'gone' | 'not-found' }> {
  return { code: (await storage.get(markKey(room, hashOf(name)))) === null ? 'not-found' : 'gone' };
}

/**
 * Forgets marks whose day is over.
 *
 * @param most how many
 * @throws StorageError; the next run deletes the others
 */
export async function forgetGone(
  storage: Pick<Storage, 'list' | 'delete'>,
  room: Room,
  now: number,
  most: number,
): Promise<void> {
  const days = daysOf(room);
  let left = most;
  for await (const { keys } of pagesBelow(storage, days)) {
    const old = keys.filter((key) => key < days + dayStamp(now)).slice(0, left);
    for (const key of old) {
      await storage.delete(markKey(room, key.slice(key.lastIndexOf('-') + 1)));
      await storage.delete(key);
    }
    left -= old.length;
    // Sorted by their days: nothing old follows something younger.
    if (old.length < keys.length) return;
  }
}
