/**
 * How records of reports lie in storage, and the one way each of them is made, changed and deleted.
 *
 * A record is stored under its id, which follows from the key its owner's browser sent: so one write under the condition
 * that nothing is there yet decides that it is stored once, however often it is sent. Beside it are two names: an entry
 * below `EXPIRING` that begins with the day the record goes, so that names alone tell what to forget; and, with a
 * member, an entry below the member's keys, with what their list shows. Both are written before the record and deleted
 * after it, so that what ends half-way is found by them. One without a record means nothing, and so does one that names
 * another day than the record does.
 */
import { z } from 'zod';
import type { PublishedItem } from '../../components/account/account-facts';
import { PUBLISHED_KINDS, REPORT_STATES, reportTag } from '../../site/published-reports';
import { changeStored } from '../platform/change-stored';
import { forgetGone, markGone, undoOf, unmarkGone, whyMissing as whyMissingIn } from '../platform/gone';
import type { Services } from '../platform/services';
import { deleteAll, keysBelow, StorageError, type Storage, type Store } from '../platform/storage';
import {
  EXPIRING,
  expiringKey,
  memberEntriesPrefix,
  memberEntryKey,
  PREFIX,
  recordKey,
  recordSchema,
  reportsOf,
  type PublishedRecord,
} from './record';
import { factsOf } from './saved-content';
import { reportFactsSchema } from './saved-index';

/** What is stored where a publication should be cannot be read by this version. */
export class UnreadableRecordError extends StorageError {}

export interface StoredRecord {
  readonly record: PublishedRecord;
  readonly etag: string;
}

/**
 * @returns null if there is no such record
 * @throws StorageError
 * @throws UnreadableRecordError if what is there cannot be read
 */
export async function readRecord(storage: Pick<Storage, 'get'>, id: string): Promise<StoredRecord | null> {
  const stored = await storage.get(recordKey(id));
  return stored && { record: parseRecord(id, stored.value), etag: stored.etag };
}

function parseRecord(id: string, value: unknown): PublishedRecord {
  const parsed = recordSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new UnreadableRecordError(`${recordKey(id)} is there and cannot be read`, { cause: parsed.error });
}

/** Why there is no record: it was deleted, or never was. @throws StorageError */
export const whyMissing = (storage: Store, id: string) => whyMissingIn(storage, PREFIX, id);

/** Whether a record is there, readable or not. @throws StorageError */
export async function isThere(storage: Pick<Storage, 'get'>, id: string): Promise<boolean> {
  return (await storage.get(recordKey(id))) !== null;
}

/** Failures of storage that are followed by another round. */
const RETRIES = 1;

/**
 * Changes a record by compare-and-swap.
 *
 * @param change given the record, again where another write came first or it is unknown whether its own happened; null
 *   leaves it as it is
 * @returns the record as it was written; null if there is no record, or nothing to change
 * @throws StorageError if it is not certain that the change happened
 */
export async function changeRecord(
  storage: Pick<Storage, 'get' | 'put' | 'pause'>,
  id: string,
  change: (record: PublishedRecord) => PublishedRecord | null | Promise<PublishedRecord | null>,
): Promise<PublishedRecord | null> {
  const changed = await changeStored<PublishedRecord | null>(
    storage,
    recordKey(id),
    async (stored) => {
      const next = stored && (await change(parseRecord(id, stored.value)));
      return next === null ? { result: null } : { next, result: next };
    },
    RETRIES,
  );
  if (changed === null) throw new StorageError(`${recordKey(id)} is written by too many at once`);
  return changed.result;
}

const entrySchema = z.object({
  format: z.literal(1),
  id: z.string(),
  kind: z.enum(PUBLISHED_KINDS),
  // Before there were links, everything that was listed was published.
  state: z.enum(REPORT_STATES).default('published'),
  publishedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  reports: z.array(reportFactsSchema),
});

const idOfEntry = (key: string) => key.slice(key.lastIndexOf('-') + 1);

/** @throws StorageError */
export async function putEntry(storage: Pick<Storage, 'put'>, member: string, record: PublishedRecord): Promise<void> {
  const { id, kind, state, publishedAt, expiresAt } = record;
  const reports = reportsOf(record).map(({ report }) => factsOf(report));
  await storage.put(
    memberEntryKey(member, record),
    { format: 1, id, kind, state, publishedAt, expiresAt, reports },
    {},
  );
}

/** Lists a record as it is now. One whose entry is gone gets none: its account is being closed. @throws StorageError */
async function renewEntry(storage: Storage, member: string, record: PublishedRecord): Promise<void> {
  const { state, publishedAt, expiresAt } = record;
  await changeStored(storage, memberEntryKey(member, record), (stored) => {
    const { data } = entrySchema.safeParse(stored?.value);
    return data ? { next: { ...data, state, publishedAt, expiresAt }, result: null } : { result: null };
  });
}

/** Ids that a member's keys name, each once. */
export function idsAmong(keys: readonly string[], member: string): readonly string[] {
  return [...new Set(keys.filter((key) => key.startsWith(memberEntriesPrefix(member))).map(idOfEntry))];
}

/** Ids of what a member's list names. One listing. @throws StorageError */
export async function idsOf(storage: Pick<Storage, 'list'>, member: string): Promise<readonly string[]> {
  return idsAmong(await keysBelow(storage, memberEntriesPrefix(member)), member);
}

/**
 * Deletes the entries of a record, of which an attempt that ended early may have left another.
 *
 * @param spared the key of one that stays
 * @throws StorageError
 */
export async function deleteEntries(
  storage: Pick<Storage, 'list' | 'delete'>,
  member: string,
  id: string,
  spared?: string,
): Promise<void> {
  const keys = await keysBelow(storage, memberEntriesPrefix(member));
  await deleteAll(
    storage,
    keys.filter((key) => idOfEntry(key) === id && key !== spared),
  );
}

export interface PublishedPage {
  /** The newest first. */
  readonly items: readonly PublishedItem[];
  /** 1-based. */
  readonly page: number;
  readonly pages: number;
  /** On all pages. */
  readonly total: number;
}

/**
 * A page of a member's list: one listing, and a read of each entry on it.
 *
 * @param asked 1-based; the last page where there are fewer
 * @throws StorageError
 */
export async function listPublished(
  storage: Pick<Storage, 'list' | 'get'>,
  member: string,
  asked: number,
  perPage: number,
): Promise<PublishedPage> {
  const keys = (await keysBelow(storage, memberEntriesPrefix(member))).toReversed();
  const pages = Math.max(1, Math.ceil(keys.length / perPage));
  const page = Math.min(asked, pages);
  const shown = keys.slice((page - 1) * perPage, page * perPage);
  const read = await Promise.all(shown.map(async (key) => entrySchema.safeParse((await storage.get(key))?.value)));
  // One that was deleted since the listing, or that another version of the site wrote, is left out.
  const items = read.flatMap(({ data }) => (data ? [data] : []));
  return { items, page, pages, total: keys.length };
}

/** Writes a record unless it exists. If storage's answer cannot be trusted, storage is asked what came of it. */
async function settle(
  { storage, report }: Pick<Services, 'storage' | 'report'>,
  record: PublishedRecord,
): Promise<PublishedRecord> {
  const { id } = record;
  try {
    if ('etag' in (await storage.put(recordKey(id), record, { ifNew: true }))) return record;
  } catch (error) {
    report(error);
    const written = await readRecord(storage, id);
    if (written === null) throw error;
    return written.record;
  }
  const stored = await readRecord(storage, id);
  if (stored === null) throw new StorageError(`${recordKey(id)} is there and cannot be read`);
  return stored.record;
}

/**
 * Stores a record with its entries. The record alone decides: a client that sends the same again, because the answer got
 * lost, finds the same.
 *
 * @returns what is stored now, which may be what another request wrote
 * @throws StorageError
 */
export async function createRecord(
  services: Pick<Services, 'storage' | 'report'>,
  record: PublishedRecord,
): Promise<PublishedRecord> {
  const { storage } = services;
  const { id, member } = record;
  await storage.put(expiringKey(record), {}, {});
  if (member === null) return settle(services, record);
  await putEntry(storage, member, record);
  const stored = await settle(services, record);
  // Another request with the same key may have come first, or an attempt before this one have ended half-way.
  await deleteEntries(storage, member, id, stored.member === member ? memberEntryKey(member, stored) : undefined);
  return stored;
}

/**
 * Changes a record that is to go at another time. The entry of the new day comes first and that of the old one goes
 * last: whenever this ends, the day that the record names has an entry; so with the member's entry.
 *
 * @param change given the record; null leaves it as it is
 * @returns null if there is no such record, or nothing to change
 * @throws StorageError if it is not certain that the change happened; asking again is safe
 */
export async function moveRecord(
  storage: Storage,
  id: string,
  expiresAt: string,
  change: (record: PublishedRecord) => PublishedRecord | null,
): Promise<PublishedRecord | null> {
  const own = expiringKey({ id, expiresAt });
  const former = new Set<string>();
  const moved = await changeRecord(storage, id, async (record) => {
    const changed = change(record);
    if (changed === null) return null;
    const next = { ...changed, expiresAt };
    if (former.size === 0) {
      await storage.put(own, {}, {});
      // Whose account is closed from here on finds it there.
      if (next.member !== null && record.member === null) await putEntry(storage, next.member, next);
    }
    former.add(expiringKey(record));
    return next;
  });
  // Deleted meanwhile, it leaves an entry that means nothing; without one it might be kept for good.
  if (moved === null) return null;
  former.delete(own);
  await deleteAll(storage, [...former]);
  if (moved.member !== null) await renewEntry(storage, moved.member, moved);
  return moved;
}

/** What is stored, or that it cannot be read: it can still be deleted. @throws StorageError */
export async function readOrUnreadable(storage: Storage, id: string): Promise<PublishedRecord | 'unreadable' | null> {
  try {
    return (await readRecord(storage, id))?.record ?? null;
  } catch (error) {
    if (error instanceof UnreadableRecordError) return 'unreadable';
    throw error;
  }
}

/** Takes a publication's name out of those that it measured again and that measured it again. */
async function unlink(storage: Storage, { id, previous, next }: PublishedRecord): Promise<readonly string[]> {
  const linked = [previous, next].filter((other) => other !== null);
  await Promise.all(
    linked.map((other) =>
      changeRecord(storage, other, (record) => {
        if (record.previous !== id && record.next !== id) return null;
        return {
          ...record,
          previous: record.previous === id ? null : record.previous,
          next: record.next === id ? null : record.next,
        };
      }),
    ),
  );
  return linked;
}

type RemoveServices = Pick<Services, 'storage' | 'purge' | 'now'>;

/** Whether the member's entry goes along; it is left for a caller who found the record by it and deletes it then. */
export type EntryFate = 'deleted' | 'left';

/**
 * Deletes what is stored under an id. What it was found by goes last, so that the request can be repeated as long as
 * anything is left: the record, or for its member the entry in their list. The entry below `EXPIRING` goes after the
 * record: what nobody asks for again goes when its time is over.
 *
 * @param stored as `readOrUnreadable` gave it; the entry below `EXPIRING` of one that cannot be read goes by its age
 * @returns the tags of what shows it, and of what shows a link to it
 * @throws StorageError if it is not certain that everything is gone
 */
async function removeStored(
  storage: Storage,
  id: string,
  stored: PublishedRecord | 'unreadable',
  entry: EntryFate = 'deleted',
): Promise<readonly string[]> {
  if (stored === 'unreadable') {
    await storage.delete(recordKey(id));
    return [reportTag(id)];
  }
  const [linked] = await Promise.all([
    unlink(storage, stored),
    stored.member !== null && entry === 'deleted' && deleteEntries(storage, stored.member, id),
  ]);
  await storage.delete(recordKey(id));
  await storage.delete(expiringKey(stored));
  return [id, ...linked].map(reportTag);
}

/**
 * Deletes a record, notes that it is gone and makes the CDN forget it.
 *
 * @param undo what brings it back has this value, too; null if nothing does
 * @returns what was deleted; null if there was no such record
 * @throws StorageError if something may be left; asking again deletes the rest
 */
export async function removeRecord(
  { storage, purge, now }: RemoveServices,
  id: string,
  entry: EntryFate = 'deleted',
  undo: string | null = null,
): Promise<PublishedRecord | 'unreadable' | null> {
  const stored = await readOrUnreadable(storage, id);
  if (stored === null) return null;
  await markGone(storage, PREFIX, id, now().getTime(), undo);
  await purge(await removeStored(storage, id, stored, entry));
  return stored;
}

/** Whether a value is the one that undoes the deletion of a record. @throws StorageError */
export async function isUndoOf(storage: Store, id: string, undo: string): Promise<boolean> {
  return (await undoOf(storage, PREFIX, id)) === undo;
}

/** Brings a record back, in the order in which it was made. @throws StorageError */
export async function restoreRecord(storage: Storage, record: PublishedRecord): Promise<void> {
  const { id, member } = record;
  const entries = member === null ? [] : [memberEntryKey(member, record)];
  await storage.revived?.([recordKey(id), expiringKey(record), ...entries]);
  await storage.put(expiringKey(record), {}, {});
  if (member !== null) await putEntry(storage, member, record);
  await storage.put(recordKey(id), record, { ifNew: true });
  await unmarkGone(storage, PREFIX, id);
}

/** The oldest entries whose day is over, by their names alone. @param most how many @throws StorageError */
export async function expiredEntries(
  storage: Pick<Storage, 'list'>,
  day: string,
  most: number,
): Promise<readonly string[]> {
  const keys = await keysBelow(storage, EXPIRING);
  return keys.filter((key) => key < EXPIRING + day).slice(0, most);
}

/** Deletes what such an entry refers to. @returns tags to purge @throws StorageError */
export async function forgetExpired(storage: Storage, key: string): Promise<readonly string[]> {
  const id = idOfEntry(key);
  const stored = await readOrUnreadable(storage, id);
  if (stored !== null && stored !== 'unreadable' && expiringKey(stored) === key)
    return removeStored(storage, id, stored);
  // Else it was kept longer since, and an entry of another day is the one that counts.
  const tags = stored === 'unreadable' ? await removeStored(storage, id, stored) : [];
  await storage.delete(key);
  return tags;
}

/** Forgets hashes of what was deleted whose time is over. @param most how many @throws StorageError */
export function forgetHashes(storage: Store, now: number, most: number): Promise<void> {
  return forgetGone(storage, PREFIX, now, most);
}
