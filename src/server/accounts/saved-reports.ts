/**
 * What members keep: reports and comparisons, each member's own.
 *
 * Each save writes its content under a name of its own, then names it in the member's index by compare-and-swap. What
 * follows from that order:
 *
 * - A crash between the two, or a lost answer: nothing was acknowledged, and the index does not name the content. The
 *   same save again writes it again; what nobody names is deleted once no save can be under way any more.
 * - A lost answer of the index: it is read again. Where it names our content the write has happened, else it is tried
 *   again; whichever of the two comes through, the other finds its condition broken.
 * - Only an index just written is acknowledged, also where the same was there already: what an old read showed may have
 *   been deleted since, and a deletion still on its way finds its condition broken.
 * - Two saves of the same at once: one is named, the other finds it and deletes its own content.
 * - A deletion takes the name out of the index first. Deleting the content may come late or twice: no later save has
 *   content under that name. Until it is gone the index remembers it, so that a second try finds what is left.
 * - Counts and bytes are summed from the index each time, so they cannot drift.
 * - An index that cannot be read is an error and is left alone, except where everything is to be deleted.
 * - Everything is deleted meanwhile: see `close-account.ts`.
 */
import type { HandedOn } from '../../brand/sharing/link';
import type { SavedItem } from '../../components/account/account-facts';
import type { SavedKind } from '../../site/accounts';
import { LIMITS } from '../../site/limits';
import { keysBelow, StorageError, type Storage } from '../platform/storage';
import { readContent, savedContent, type SavedBody, type SavedContent } from './saved-content';
import {
  changeIndex,
  emptyIndex,
  indexKey,
  nonce,
  readIndex,
  savedPrefix,
  type IndexedItem,
  type SavedIndex,
} from './saved-index';
import { isSignedIn, type Session, type SessionServices } from './sessions';

/** No function and no write on its way lives as long: what began before is over. */
const SETTLED_MS = 15 * 60 * 1000;

type Refusal = Exclude<ReturnType<typeof savedContent>, { readonly ok: true }>['code'];

export type SaveResult =
  | { readonly ok: true; readonly item: SavedItem; readonly isNew: boolean }
  | { readonly ok: false; readonly code: Refusal | 'too-many-saved' | 'account-closed' | 'not-signed-in' };

function shown({ blob: _, ...item }: IndexedItem): SavedItem {
  return item;
}

function isFull(items: readonly SavedItem[], { bytes }: SavedContent): boolean {
  const kept = items.reduce((sum, item) => sum + item.bytes, 0);
  return items.length >= LIMITS.savedPerMember || kept + bytes.byteLength > LIMITS.savedBytesPerMember;
}

/** Whether a tombstone is one that a deletion left behind when it broke off. */
function isLeftBehind({ closedAt }: SavedIndex, time: number): boolean {
  return closedAt !== null && time - closedAt > SETTLED_MS;
}

/**
 * The index that a session may write to, made where there is none. The session is looked at after it was seen: as long
 * as one lives its account was not deleted as a whole, so this index is the session's and no later account's.
 *
 * @returns the name of the index, or why there is none
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

/** Takes away an index that was made for a session already over, unless somebody has come to use it. */
async function withdraw(storage: Storage, member: string, born: string, closedAt: number): Promise<void> {
  const closed = await changeIndex(storage, member, (index) => {
    if (index?.born !== born || index.items.length > 0 || index.closedAt !== null) return { result: false };
    return { next: { ...index, closedAt }, result: true };
  });
  // As a tombstone nobody else writes to it: deleting has no condition.
  if (closed) await storage.delete(indexKey(member));
}

/** Padded, so that times of one length compare as text; the nonce keeps two saves of one moment apart. */
function blobName(id: string, time: number): string {
  return `${id}/${time.toString(36).padStart(8, '0')}-${nonce()}`;
}

function timeOf(name: string): number {
  return Number.parseInt(/\/([0-9a-z]+)-/.exec(name)?.[1] ?? '', 36);
}

/**
 * Keeps what was sent. The same again is kept once, under the same id.
 *
 * @throws StorageError where it is not certain that it is kept: sending it again is safe
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
    await Promise.all(names.map((name) => storage.delete(savedPrefix(member) + name))).catch(report);
  };
  const kept = await changeIndex<IndexedItem | 'account-closed' | 'too-many-saved'>(storage, member, async (index) => {
    if (index?.born !== opened.born || index.closedAt !== null) return { result: 'account-closed' };
    const known = index.items.find((item) => item.id === id);
    if (known) return { next: index, result: known };
    if (isFull(index.items, content)) {
      // Where a write of ours may be on its way, only writing makes sure that it does not come through.
      return { result: 'too-many-saved', ...(own.isNamed && { next: index }) };
    }
    // Under another name each time: an earlier write may have come through, and been deleted with what it named.
    const blob = blobName(id, time);
    own.names.push(blob);
    await storage.put(savedPrefix(member) + blob, content.bytes, {});
    own.isNamed = true;
    const item = { id, kind, savedAt: new Date(time).toISOString(), bytes: content.bytes.byteLength };
    const added: IndexedItem = { ...item, reports: [...facts], blob };
    return { next: { ...index, items: [...index.items, added] }, result: added };
  }).catch(async (error: unknown) => {
    // Where no index was written that names it, nobody will.
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

/** What a member keeps, the newest first. Empty where the account is being deleted. @throws StorageError */
export async function listSaved(storage: Storage, member: string): Promise<readonly SavedItem[]> {
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
 * One thing a member keeps.
 *
 * @param id as it came: only what the member's own index names is looked up
 * @returns null where the member keeps no such thing
 * @throws StorageError, also where what is stored is not what was saved
 */
export async function readSaved(storage: Storage, member: string, id: string): Promise<Saved | null> {
  const find = async () => (await readIndex(storage, member))?.items.find((item) => item.id === id) ?? null;
  let item = await find();
  // Once more, where it was deleted and saved again between two reads.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    if (item === null) return null;
    const stored = await storage.get(savedPrefix(member) + item.blob);
    if (stored !== null) {
      const { kind, savedAt } = item;
      return { id, kind, savedAt, reports: readContent(member, id, stored.value) };
    }
    item = await find();
  }
  if (item === null) return null;
  throw new StorageError(`what ${member} saved as ${id} is not there`);
}

/**
 * Deletes one thing, and what it held.
 *
 * @returns false where the member keeps no such thing
 * @throws StorageError where it is not certain that all of it is gone: trying again is safe
 */
export async function deleteSaved(storage: Storage, member: string, id: string): Promise<boolean> {
  let wasThere = false;
  const found = await changeIndex(storage, member, (index) => {
    const item = index?.items.find((known) => known.id === id);
    if (index && item) {
      wasThere = true;
      const items = index.items.filter((known) => known !== item);
      return { next: { ...index, items, removed: [...index.removed, item.blob] }, result: true };
    }
    // An earlier try that broke off, or this one whose answer was lost.
    return { result: wasThere || (index?.removed.some((name) => name.startsWith(`${id}/`)) ?? false) };
  });
  if (found) await deleteRemoved(storage, member);
  return found;
}

/** Deletes what deleted items held. */
async function deleteRemoved(storage: Storage, member: string): Promise<void> {
  const gone = (await readIndex(storage, member))?.removed ?? [];
  await Promise.all(gone.map((name) => storage.delete(savedPrefix(member) + name)));
  if (gone.length === 0) return;
  await changeIndex(storage, member, (index) => {
    if (index === null) return { result: null };
    return { next: { ...index, removed: index.removed.filter((name) => !gone.includes(name)) }, result: null };
  });
}

/** Deletes content that broken-off saves and deletions left behind. */
async function tidy(storage: Storage, member: string, time: number): Promise<void> {
  // Keys first: what is named after they were listed is in the index read next.
  const names = (await keysBelow(storage, savedPrefix(member))).map((key) => key.slice(savedPrefix(member).length));
  const index = await readIndex(storage, member);
  if (index?.closedAt !== null) return;
  const named = new Set([...index.items.map(({ blob }) => blob), ...index.removed]);
  const forsaken = names.filter((name) => !named.has(name) && !(time - timeOf(name) <= SETTLED_MS));
  await Promise.all(forsaken.map((name) => storage.delete(savedPrefix(member) + name)));
  if (index.removed.length > 0) await deleteRemoved(storage, member);
}
