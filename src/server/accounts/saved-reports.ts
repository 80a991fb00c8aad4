/**
 * What members save: reports and comparisons, each member's own.
 *
 * Each save writes its content under a unique name, then adds the name to the member's index by compare-and-swap. What
 * follows from that order:
 *
 * - A crash between the two, or a lost response: nothing was acknowledged, and the index does not name the content.
 *   Saving again writes it again; unnamed content is deleted once no save can be in progress any more.
 * - A lost response for the index: it is read again. If it names our content the write has happened, else it is
 *   retried; if one of the two succeeds, the other fails its condition.
 * - Only an index just written is acknowledged, even if the same item was there already: what an old read showed may
 *   have been deleted since, and a deletion still in progress fails its condition.
 * - Two simultaneous saves of the same item: one is named, the other finds it and deletes its own content.
 * - A deletion removes the name from the index first. Deleting the content may happen late or twice: no later save has
 *   content under that name. Until it is gone the index remembers it, so that a retry finds what is left.
 * - Counts and bytes are summed from the index each time, so they cannot drift.
 * - An unreadable index is an error and is left alone, except if everything is to be deleted.
 * - Everything is deleted meanwhile: see `close-account.ts`.
 */
import type { HandedOn } from '../../brand/sharing/link';
import type { SavedItem } from '../../components/account/account-facts';
import type { SavedKind } from '../../site/accounts';
import { LIMITS } from '../../site/limits';
import { StorageError, type Store } from '../platform/storage/store';
import { readContent, savedContent, type SavedBody, type SavedContent } from '../reports/saved-content';
import { emptyIndex, nonce, SETTLED_MS, type IndexedItem, type SavedIndex } from './saved-index';
import { isSignedIn, type SessionServices } from './sessions';
import { belongings, changeIndex, indexName, readIndex, savedContents, savedName } from './store';
import type { Session } from '../platform/services';

type Refusal = Exclude<ReturnType<typeof savedContent>, { readonly ok: true }>['code'];

type SaveResult =
  | { readonly ok: true; readonly item: SavedItem; readonly isNew: boolean }
  | { readonly ok: false; readonly code: Refusal | 'too-many-saved' | 'account-closed' | 'not-signed-in' };

function shown({ blob: _, ...item }: IndexedItem): SavedItem {
  return item;
}

function isFull(items: readonly SavedItem[], { bytes }: SavedContent): boolean {
  const kept = items.reduce((sum, item) => sum + item.bytes, 0);
  return items.length >= LIMITS.savedPerMember || kept + bytes.byteLength > LIMITS.savedBytesPerMember;
}

/** Whether a tombstone was left behind by an interrupted deletion. */
function isLeftBehind({ closedAt }: SavedIndex, time: number): boolean {
  return closedAt !== null && time - closedAt > SETTLED_MS;
}

/**
 * The index that a session may write to, created if it is missing. The session is checked after the index was read:
 * while a session is alive its account was not deleted as a whole, so this index is the session's and not a later
 * account's.
 *
 * @returns the name of the index, or why the session may not write
 */
async function openIndex(
  services: SessionServices,
  session: Session,
): Promise<{ readonly born: string } | { readonly code: 'account-closed' | 'not-signed-in' }> {
  const { storage, now } = services;
  const { member } = session;
  const fresh = emptyIndex();
  const born = await changeIndex<string | null>(storage, member, (index) => {
    if (index !== null && !isLeftBehind(index, now().getTime())) {
      return { result: index.closedAt === null ? index.born : null };
    }
    return { next: { ...fresh, removed: index?.removed ?? [] }, result: fresh.born };
  });
  if (born === null) return { code: 'account-closed' };
  if (await isSignedIn(services, session)) return { born };
  if (born === fresh.born) await withdraw(storage, member, born, now().getTime());
  return { code: 'not-signed-in' };
}

/** Removes an index created for a session that was already over, unless it has come into use. */
async function withdraw(storage: Store, member: string, born: string, closedAt: number): Promise<void> {
  const closed = await changeIndex(storage, member, (index) => {
    if (index?.born !== born || index.items.length > 0 || index.closedAt !== null) return { result: false };
    return { next: { ...index, closedAt }, result: true };
  });
  // No other write touches a tombstone: deleting has no condition.
  if (closed) await belongings.delete(storage, indexName(member));
}

/** @param blobs as the index names them */
function deleteContents(storage: Store, member: string, blobs: readonly string[]): Promise<void> {
  return savedContents.delete(storage, ...blobs.map((blob) => savedName(member, blob)));
}

/** Padded, so that times of one length compare as text; the nonce distinguishes two saves at the same moment. */
function blobName(id: string, time: number): string {
  return `${id}/${time.toString(36).padStart(8, '0')}-${nonce()}`;
}

function timeOf(name: string): number {
  return Number.parseInt(/\/([0-9a-z]+)-/.exec(name)?.[1] ?? '', 36);
}

/**
 * Saves what was sent. The same content is saved once, under the same id.
 *
 * @throws StorageError if it is not certain that it is saved: sending it again is safe
 */
export async function saveReports(services: SessionServices, session: Session, body: SavedBody): Promise<SaveResult> {
  const { storage, now, report } = services;
  const { member } = session;
  const read = savedContent(member, body);
  if (!read.ok) return read;
  const opened = await openIndex(services, session);
  if ('code' in opened) return { ok: false, code: opened.code };

  const { content } = read;
  const { id, kind, facts } = content;
  const time = now().getTime();
  const own = { names: [] as string[], isNamed: false };
  const discard = async (spared?: string) => {
    const names = own.names.filter((name) => name !== spared);
    await deleteContents(storage, member, names).catch(report);
  };
  const kept = await changeIndex<IndexedItem | 'account-closed' | 'too-many-saved'>(storage, member, async (index) => {
    if (index?.born !== opened.born || index.closedAt !== null) return { result: 'account-closed' };
    const known = index.items.find((item) => item.id === id);
    if (known) return { next: index, result: known };
    if (isFull(index.items, content)) {
      // If a write of ours may be in progress, only another write makes sure that it fails.
      return { result: 'too-many-saved', ...(own.isNamed && { next: index }) };
    }
    // A new name each time: an earlier write may have succeeded and been deleted with its content.
    const blob = blobName(id, time);
    own.names.push(blob);
    await savedContents.put(storage, savedName(member, blob), content.bytes);
    own.isNamed = true;
    const item = { id, kind, savedAt: new Date(time).toISOString(), bytes: content.bytes.byteLength };
    const added: IndexedItem = { ...item, reports: [...facts], blob };
    return { next: { ...index, items: [...index.items, added] }, result: added };
  }).catch(async (error: unknown) => {
    // If no index naming it was written, none will be.
    if (!own.isNamed) await discard();
    throw error;
  });
  if (typeof kept === 'string') {
    await discard();
    return { ok: false, code: kept };
  }
  await discard(kept.blob);
  const isNew = own.names.includes(kept.blob);
  if (isNew) await tidy(storage, member, time).catch(report);
  return { ok: true, item: shown(kept), isNew };
}

/** What a member saved, newest first. Empty if the account is being deleted. @throws StorageError */
export async function listSaved(storage: Store, member: string): Promise<readonly SavedItem[]> {
  return (await readIndex(storage, member))?.items.toReversed().map(shown) ?? [];
}

export interface Saved {
  readonly id: string;
  readonly kind: SavedKind;
  /** ISO 8601, UTC. */
  readonly savedAt: string;
  /** One report, or those of a comparison in the order of its columns, as they were sent. */
  readonly reports: readonly HandedOn[];
}

/**
 * One saved item.
 *
 * @param id as received: only ids in the member's own index are looked up
 * @returns null if the member has no such item
 * @throws StorageError, also if what is stored is not what was saved
 */
export async function readSaved(storage: Store, member: string, id: string): Promise<Saved | null> {
  const find = async () => (await readIndex(storage, member))?.items.find((item) => item.id === id) ?? null;
  let item = await find();
  // Retried in case it was deleted and saved again between two reads.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    if (item === null) return null;
    const stored = await savedContents.read(storage, savedName(member, item.blob));
    if (stored !== null) {
      const { kind, savedAt } = item;
      return { id, kind, savedAt, reports: readContent(member, id, stored) };
    }
    item = await find();
  }
  if (item === null) return null;
  throw new StorageError(`what ${member} saved as ${id} is not there`);
}

/**
 * Deletes one item and its content.
 *
 * @returns false if the member has no such item
 * @throws StorageError if it is not certain that all of it is gone: trying again is safe
 */
export async function deleteSaved(storage: Store, member: string, id: string): Promise<boolean> {
  let wasThere = false;
  const found = await changeIndex(storage, member, (index) => {
    const item = index?.items.find((known) => known.id === id);
    if (index && item) {
      wasThere = true;
      const items = index.items.filter((known) => known !== item);
      return { next: { ...index, items, removed: [...index.removed, item.blob] }, result: true };
    }
    // An earlier attempt that was interrupted, or this one if its response was lost.
    return { result: wasThere || (index?.removed.some((name) => name.startsWith(`${id}/`)) ?? false) };
  });
  if (found) await deleteRemoved(storage, member);
  return found;
}

/** Deletes the content of deleted items. */
async function deleteRemoved(storage: Store, member: string): Promise<void> {
  const gone = (await readIndex(storage, member))?.removed ?? [];
  await deleteContents(storage, member, gone);
  if (gone.length === 0) return;
  await changeIndex(storage, member, (index) => {
    if (index === null) return { result: null };
    return { next: { ...index, removed: index.removed.filter((name) => !gone.includes(name)) }, result: null };
  });
}

/** Deletes content left behind by interrupted saves and deletions. */
async function tidy(storage: Store, member: string, time: number): Promise<void> {
  // Keys first: content named after the listing is in the index read next.
  const start = savedName(member);
  const names = (await savedContents.names(storage, start)).map((name) => name.slice(start.length));
  const index = await readIndex(storage, member);
  if (index?.closedAt !== null) return;
  const named = new Set([...index.items.map(({ blob }) => blob), ...index.removed]);
  const forsaken = names.filter((name) => !named.has(name) && !(time - timeOf(name) <= SETTLED_MS));
  await deleteContents(storage, member, forsaken);
  if (index.removed.length > 0) await deleteRemoved(storage, member);
}
