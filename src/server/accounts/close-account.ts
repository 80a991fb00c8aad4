/**
 * Deletes everything known about a member. Afterwards none of their keys is left.
 *
 * In this order, so that the session that asked can retry after a failure at any step:
 *
 * 1. A tombstone replaces the index: nothing is saved any more. A save in progress finds it, deletes what it has
 *    written and is refused; its write of the index fails its condition.
 * 2. The saved content: what the index named, and everything else below the member's keys.
 * 3. The other sessions, then the time from which sessions count.
 * 4. The session itself. From here on no save can begin.
 * 5. The tombstone. If that fails, the session is restored.
 *
 * A save in progress throughout finds no index, or a different one from the one it began with; before it creates the
 * first index itself, it checks that its session is still alive (`saved-reports.ts`). A tombstone left behind by a
 * crash holds no personal data and is replaced when the person comes back to save something.
 */
import { deleteAll, keysBelow, StorageError, type Storage } from '../platform/storage';
import { changeIndex, emptyIndex, indexKey, memberPrefix, savedPrefix, type SavedIndex } from './saved-index';
import { keyOf, sessionsPrefix, type Session, type SessionServices } from './sessions';

/** Keys written during listing and deletion are found by the next pass. */
const LOOKS = 4;

/** @throws StorageError if keys are added faster than they are deleted */
async function deleteUntilGone(storage: Storage, prefix: string, spared: readonly string[]): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const keys = (await keysBelow(storage, prefix)).filter((key) => !spared.includes(key));
    if (keys.length === 0) return;
    await deleteAll(storage, keys);
  }
  throw new StorageError(`${prefix} is not empty after it was deleted`);
}

/** @returns names of the saved content */
async function closeIndex(storage: Storage, member: string, closedAt: number): Promise<readonly string[]> {
  const close = (index: SavedIndex | null) => {
    const removed = [...(index?.items.map(({ blob }) => blob) ?? []), ...(index?.removed ?? [])];
    return { next: { ...(index ?? emptyIndex()), closedAt, items: [], removed }, result: removed };
  };
  return changeIndex(storage, member, close, 'replaced');
}

/** Deletes the tombstone, or restores the session. @throws StorageError */
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
 * @param session the one that asked for it
 * @throws StorageError if something may be left; the session is then still alive, and a retry completes the deletion
 */
export async function closeAccount(
  { storage, now }: Pick<SessionServices, 'storage' | 'now'>,
  session: Session,
): Promise<void> {
  const { member } = session;
  const names = await closeIndex(storage, member, now().getTime());
  // The names in the index do not depend on what a listing shows.
  await deleteAll(
    storage,
    names.map((name) => savedPrefix(member) + name),
  );
  await deleteUntilGone(storage, savedPrefix(member), []);
  await deleteUntilGone(storage, sessionsPrefix(member), [keyOf(session)]);
  await deleteUntilGone(storage, memberPrefix(member), [indexKey(member)]);
  await deleteLast(storage, member, session);
}
