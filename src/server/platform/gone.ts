/**
 * What stays of something that was deleted, for a while: a hash of its name, so that its address can say that it is
 * gone. Where both a thing and such a hash are found, the thing counts: the hash is left of an earlier one, or of a
 * deletion that ended half-way.
 */
import { createHash } from 'node:crypto';
import { LIMITS } from '../../site/limits';
import { dayStamp } from './storage/stamps';
import type { Store } from './storage/store';
import { MARKS, type Room } from './store';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a hash stays. */
const GONE_DAYS: Readonly<Record<Room, number>> = { 'published/': LIMITS.reportGoneDays, 'feedback/': LIMITS.goneDays };

const hashOf = (name: string) => createHash('sha256').update(`gone ${name}`).digest('hex').slice(0, 32);

/**
 * Notes that something is gone.
 *
 * @param name nobody who does not have it learns anything
 * @param now ms since 1970
 * @param undo what undoes the deletion has it, too; null if nothing does
 * @throws StorageError
 */
export async function markGone(
  storage: Store,
  room: Room,
  name: string,
  now: number,
  undo: string | null,
): Promise<void> {
  const until = dayStamp(now + GONE_DAYS[room] * DAY_MS);
  await MARKS[room].set(storage, hashOf(name), { format: 1, undo, until });
}

/** What undoes a deletion has this value; null if nothing does. @throws StorageError */
export async function undoOf(storage: Store, room: Room, name: string): Promise<string | null> {
  return (await MARKS[room].contents.value(storage, hashOf(name)))?.undo ?? null;
}

/** Takes back that something is gone. What names its day is left, and means nothing. @throws StorageError */
export async function unmarkGone(storage: Store, room: Room, name: string): Promise<void> {
  await MARKS[room].contents.delete(storage, hashOf(name));
}

/** Why there is nothing to show of a name: it was deleted, or never was. One read. @throws StorageError */
export async function whyMissing(
  storage: Store,
  room: Room,
  name: string,
): Promise<{ readonly code: 'gone' | 'not-found' }> {
  return { code: (await MARKS[room].contents.has(storage, hashOf(name))) ? 'gone' : 'not-found' };
}

/** Forgets marks whose day is over. @param most how many @throws StorageError; the next run deletes the others */
export async function forgetGone(storage: Store, room: Room, now: number, most: number): Promise<void> {
  await MARKS[room].forget(storage, dayStamp(now), undefined, most);
}
