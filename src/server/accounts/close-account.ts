/**
 * Deletes everything that is known of a member. Afterwards no key of theirs is left.
 *
 * In this order, so that whatever breaks off can be tried again by the session that asked for it:
 *
 * 1. A tombstone in place of the index: nothing is kept any more. A save under way finds it, deletes what it has
 *    written and is refused; its write of the index finds its condition broken.
 * 2. What was kept: what the index named, and whatever lies below the member's keys.
 * 3. The other sessions, then the time from which sessions count.
 * 4. The session itself. From here on no save can begin.
 * 5. The tombstone. Where that fails, the session is given back.
 *
 * A save under way across all of it finds no index, or one that is not the one it began with; where it would make the
 * first index itself, it looks whether its session still lives before it keeps anything (`saved-reports.ts`). A
 * tombstone left behind by a crash holds nothing of the person and is replaced when they come back to save something.
 */
import { deleteAll, keysBelow, StorageError, type Storage } from '../platform/storage';
import { changeIndex, emptyIndex, indexKey, memberPrefix, savedPrefix, type SavedIndex } from './saved-index';
import { keyOf, sessionsPrefix, type Session, type SessionServices } from './sessions';

/** What is written while keys are listed and deleted is found by the next look. */
const LOOKS = 4;

/** @throws StorageError where keys come faster than they go */
async function deleteUntilGone(storage: Storage, prefix: string, spared: readonly string[]): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const keys = (await keysBelow(storage, prefix)).filter((key) => !spared.includes(key));
    if (keys.length === 0) return;
    await deleteAll(storage, keys);
  }
  throw new StorageError(`${prefix} is not empty after it was deleted`);
}

/** @returns names of what was kept */
async function closeIndex(storage: Storage, member: string, closedAt: number): Promise<readonly string[]> {
  const close = (index: SavedIndex | null) => {
    const removed = [...(index?.items.map(({ blob }) => blob) ?? []), ...(index?.removed ?? [])];
    return { next: { ...(index ?? emptyIndex()), closedAt, items: [], removed }, result: removed };
  };
  return changeIndex(storage, member, close, 'replaced');
}

/** Deletes the tombstone, or gives the session back. @throws StorageError */
async function deleteLast(storage: Storage, member: string, session: Session): Promise<void> {
  const key = keyOf(session);
  const record = await storage.get(key);
  try {
    await storage.delete(key);
    await storage.delete(indexKey(member));
  } catch (error) {
    if (record !== null) await storage.put(key, record.value, { ifNew: true });
    throw error;
  }
}

/**
 * @param session of whoever asked for it
 * @throws StorageError where something may be left; the session lives on then, and a second try completes it
 */
export async function closeAccount(
  { storage, now }: Pick<SessionServices, 'storage' | 'now'>,
  session: Session,
): Promise<void> {
  const { member } = session;
  const names = await closeIndex(storage, member, now().getTime());
  // Named ones do not depend on what a listing shows.
  await deleteAll(
    storage,
    names.map((name) => savedPrefix(member) + name),
  );
  await deleteUntilGone(storage, savedPrefix(member), []);
  await deleteUntilGone(storage, sessionsPrefix(member), [keyOf(session)]);
  await deleteUntilGone(storage, memberPrefix(member), [indexKey(member)]);
  await deleteLast(storage, member, session);
}
