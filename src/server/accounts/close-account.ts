/**
 * Deletes everything known about a member. Afterwards none of their keys is left.
 *
 * First, an entry below `closings/` records that the account is being closed, without saying anything about the
 * person. So the deletion is completed even if what began it stops at any step and nobody asks again: on schedule, when
 * no write that was in progress can come any more, or as soon as the person signs in again, before their new session
 * begins. That entry is deleted last.
 *
 * Then in this order, so that the session that asked can retry after a failure at any step:
 *
 * 1. A tombstone replaces the index: nothing is saved any more. A save in progress finds it, deletes what it has
 *    written and is refused; its write of the index fails its condition.
 * 2. The saved content: what the index named, and everything else below the member's keys.
 * 3. What they published. Names of what is being published meanwhile are noted with the closing: the result is deleted
 *    when the closing is completed.
 * 4. As an editor, the person gets a pseudonym wherever they wrote; it is random, and the same everywhere.
 * 5. The other sessions, then the time from which sessions count.
 * 6. The session itself. From here on no save can begin.
 * 7. The tombstone. If that fails, the session is restored.
 *
 * A save in progress throughout finds no index, or a different one from the one it began with; before it creates the
 * first index itself, it checks that its session is still alive (`saved-reports.ts`). A tombstone left behind by a
 * crash holds no personal data and is replaced when the person comes back to save something.
 */
import { forgetEditor } from '../feedback/edits';
import { forgetEdits } from '../feedback/store';
import type { Services } from '../platform/services';
import type { Records } from '../platform/storage/record';
import { StorageError, type Store } from '../platform/storage/store';
import { deleteEntries, idsAmong, idsOf, removeRecord } from '../reports/store';
import { emptyIndex, SETTLED_MS, type SavedIndex } from './saved-index';
import {
  belongings,
  changeIndex,
  closings,
  indexName,
  nameOf,
  newPseudonym,
  savedName,
  sessions,
  type Closing,
  type SessionName,
} from './store';

type ClosingServices = Pick<Services, 'storage' | 'now' | 'purge'>;

/** Whether an account is being closed, or was a moment ago. @throws StorageError */
export function isClosing(storage: Store, member: string): Promise<boolean> {
  return closings.has(storage, member);
}

/** Notes what was just being published. @throws StorageError */
async function noteUnfinished(storage: Store, member: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await closings.update(storage, member, (closing) => ({
    ...closing,
    unfinished: [...new Set([...closing.unfinished, ...ids])],
  }));
}

/** Publications deleted at once: each may be a megabyte while it is read. */
const AT_ONCE = 8;

/**
 * Deletes publications of a member with their entries. An entry without anything stored is left: it may belong to what
 * is just being published.
 *
 * @throws StorageError
 */
async function removeAll(services: ClosingServices, member: string, ids: readonly string[]): Promise<void> {
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    await Promise.all(
      ids.slice(first, first + AT_ONCE).map(async (id) => {
        if ((await removeRecord(services, id, 'left')) !== null) await deleteEntries(services.storage, member, id);
      }),
    );
  }
}

/** Keys written during listing and deletion are found by the next pass. */
const LOOKS = 4;

/**
 * @param before told about names before they are deleted
 * @throws StorageError if names are added faster than they are deleted
 */
async function deleteUntilGone(
  records: Pick<Records<unknown>, 'prefix' | 'names' | 'delete'>,
  storage: Store,
  start: string,
  spared: readonly string[],
  before?: (names: readonly string[]) => Promise<void>,
): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const names = (await records.names(storage, start)).filter((name) => !spared.includes(name));
    if (names.length === 0) return;
    await before?.(names);
    await records.delete(storage, ...names);
  }
  throw new StorageError(`${records.prefix}${start} is not empty after it was deleted`);
}

/** @returns names of the saved content */
async function closeIndex(storage: Store, member: string, closedAt: number): Promise<readonly string[]> {
  const close = (index: SavedIndex | null) => {
    const removed = [...(index?.items.map(({ blob }) => blob) ?? []), ...(index?.removed ?? [])];
    return { next: { ...(index ?? emptyIndex()), closedAt, items: [], removed }, result: removed };
  };
  return changeIndex(storage, member, close, 'replaced');
}

/** Deletes the tombstone, or restores the session. @throws StorageError */
async function deleteLast(storage: Store, member: string, session: SessionName): Promise<void> {
  const name = nameOf(session);
  const record = await sessions.value(storage, name);
  try {
    await sessions.delete(storage, name);
    await belongings.delete(storage, indexName(member));
  } catch (error) {
    if (record !== null) await sessions.create(storage, name, record);
    throw error;
  }
}

/** Deletes all but the tombstone, and the session that asked. @throws StorageError */
async function empty(services: ClosingServices, member: string, { at, pseudonym }: Closing, spared: readonly string[]) {
  const { storage } = services;
  const names = await closeIndex(storage, member, at);
  // The names in the index do not depend on what a listing shows.
  await belongings.delete(storage, ...names.map((name) => savedName(member, name)));
  await deleteUntilGone(belongings, storage, savedName(member), []);
  await removeAll(services, member, await idsOf(storage, member));
  await forgetEditor(storage, member, pseudonym);
  await deleteUntilGone(sessions, storage, `${member}/`, spared);
  await deleteUntilGone(belongings, storage, `${member}/`, [indexName(member)], (left) =>
    noteUnfinished(storage, member, idsAmong(left, member)),
  );
}

/**
 * @param session the one that asked for it
 * @throws StorageError if something may be left; a retry completes the deletion while the session is still alive, and
 *   else the clock does
 */
export async function closeAccount(services: ClosingServices, session: SessionName): Promise<void> {
  const { storage, now } = services;
  const { member } = session;
  const begun: Closing = { at: now().getTime(), pseudonym: newPseudonym(), unfinished: [] };
  const closing = await closings.once(storage, member, begun);
  await empty(services, member, closing, [nameOf(session)]);
  await deleteLast(storage, member, session);
}

async function finish(services: ClosingServices, member: string, closing: Closing): Promise<void> {
  const { storage } = services;
  await empty(services, member, closing, []);
  const unfinished = (await closings.value(storage, member))?.unfinished ?? [];
  await removeAll(services, member, unfinished);
  await forgetEdits(storage, member);
  await belongings.delete(storage, indexName(member));
  await closings.delete(storage, member);
}

/** Completes the deletion of an account that its owner comes back to, if one was begun. @throws StorageError */
export async function finishClosing(services: ClosingServices, member: string): Promise<void> {
  const closing = await closings.value(services.storage, member);
  if (closing !== null) await finish(services, member, closing);
}

/** Completes deletions that were begun so long ago that nothing of that time is in progress. Runs on a schedule. */
export async function finishClosings(services: ClosingServices): Promise<void> {
  const { storage, now } = services;
  for (const member of await closings.names(storage)) {
    const closing = await closings.value(storage, member);
    if (closing !== null && now().getTime() - closing.at > SETTLED_MS) await finish(services, member, closing);
  }
}

/**
 * Replaces a person as an editor in what a restored backup brought back: their account was deleted since. Nothing else of
 * them is brought back. @throws StorageError; done again, it does no harm
 */
export async function forgetEditorAgain(storage: Store, member: string): Promise<void> {
  await forgetEditor(storage, member, newPseudonym());
  await forgetEdits(storage, member);
}
