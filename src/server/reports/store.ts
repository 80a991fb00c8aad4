/**
 * How records of reports lie in storage, and the one way each of them is made, changed and deleted.
 *
 * A record is stored under its id, which follows from the key its owner's browser sent: so it is stored once, however
 * often it is sent. Its entry begins with the day it goes. With a member it has another entry below the member's name, with
 * what their list shows: a part of it, which is stored before the record and deleted before it, so that what ends half-way
 * is found by it. One without a record means nothing.
 */
import { z } from 'zod';
import type { PublishedItem } from '../../components/account/account-facts';
import { PUBLISHED_KINDS, REPORT_STATES, reportTag } from '../../site/published-reports';
import { markGone, undoOf, unmarkGone, whyMissing as whyMissingIn } from '../platform/gone';
import type { Services } from '../platform/services';
import { idIn, Index } from '../platform/storage/indexed';
import { Records, type Found } from '../platform/storage/record';
import { dayStamp } from '../platform/storage/stamps';
import { UnreadableError, type Store } from '../platform/storage/store';
import { isOver, recordSchema, reportsOf, type PublishedRecord } from './record';
import { factsOf, reportFactsSchema } from './saved-content';

export const ROOM = 'published/';

export const published = new Index(`${ROOM}expiring/`, new Records(`${ROOM}reports/`, recordSchema), ({ expiresAt }) =>
  dayStamp(Date.parse(expiresAt)),
);

/** @returns null if there is no such record @throws StorageError; UnreadableError */
export const readRecord = (storage: Store, id: string) => published.contents.read(storage, id);

/** The same, unless its time is over. @throws StorageError; UnreadableError */
export async function readCurrent(
  { storage, now }: Pick<Services, 'storage' | 'now'>,
  id: string,
): Promise<PublishedRecord | null> {
  const record = await readRecord(storage, id);
  return record === null || isOver(record, now().getTime()) ? null : record;
}

/** Why there is no record: it was deleted, or never was. @throws StorageError */
export const whyMissing = (storage: Store, id: string) => whyMissingIn(storage, ROOM, id);

/** Whether a record is there, readable or not. @throws StorageError */
export const isThere = (storage: Store, id: string) => published.contents.has(storage, id);

/** Failures of storage that are followed by another round. */
const RETRIES = 1;

/**
 * Changes a record.
 *
 * @param change given the record, again where another write came first or it is unknown whether its own happened; null
 *   leaves it as it is
 * @returns the record as it was written; null if there is no record, or nothing to change
 * @throws StorageError if it is not certain that the change happened; UnreadableError
 */
export function changeRecord(
  storage: Store,
  id: string,
  change: (record: PublishedRecord) => PublishedRecord | null | Promise<PublishedRecord | null>,
): Promise<PublishedRecord | null> {
  return published.contents.update(storage, id, change, RETRIES);
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

/** Below each member: names alone list what is theirs by time, and end with its id. */
const entries = new Records('members/', entrySchema);

const entriesOf = (member: string) => `${member}/published/`;

const entryName = (member: string, { id, storedAt }: Pick<PublishedRecord, 'id' | 'storedAt'>) =>
  `${entriesOf(member)}${storedAt.replace(/\D/g, '')}-${id}`;

function entryOf(record: PublishedRecord): z.output<typeof entrySchema> {
  const { id, kind, state, publishedAt, expiresAt } = record;
  const reports = reportsOf(record).map(({ report }) => factsOf(report));
  return { format: 1, id, kind, state, publishedAt, expiresAt, reports };
}

/** Lists a record for its member, if it has one. @throws StorageError */
export async function putEntry(storage: Store, record: PublishedRecord): Promise<void> {
  const { member } = record;
  if (member !== null) await entries.put(storage, entryName(member, record), entryOf(record));
}

/** Ids that names below a member have, each once. @param names with the member's */
export function idsAmong(names: readonly string[], member: string): readonly string[] {
  return [...new Set(names.filter((name) => name.startsWith(entriesOf(member))).map(idIn))];
}

/** Ids of what a member's list names. One listing. @throws StorageError */
export async function idsOf(storage: Store, member: string): Promise<readonly string[]> {
  return idsAmong(await entries.names(storage, entriesOf(member)), member);
}

/**
 * Deletes the entries of a record, of which an attempt that ended early may have left another.
 *
 * @param spared the name of one that stays
 * @throws StorageError
 */
export async function deleteEntries(storage: Store, member: string, id: string, spared?: string): Promise<void> {
  const names = await entries.names(storage, entriesOf(member));
  await entries.delete(storage, ...names.filter((name) => idIn(name) === id && name !== spared));
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
  storage: Store,
  member: string,
  asked: number,
  perPage: number,
): Promise<PublishedPage> {
  const names = (await entries.names(storage, entriesOf(member))).toReversed();
  const pages = Math.max(1, Math.ceil(names.length / perPage));
  const page = Math.min(asked, pages);
  const shown = names.slice((page - 1) * perPage, page * perPage);
  const read = await Promise.all(shown.map((name) => entries.value(storage, name)));
  // One that was deleted since the listing, or that another version of the site wrote, is left out.
  return { items: read.filter((item) => item !== null), page, pages, total: names.length };
}

/**
 * Stores a record with its entries. The record alone decides: a client that sends the same again, because the answer got
 * lost, finds the same.
 *
 * @returns what is stored now, which may be what another request wrote
 * @throws StorageError; UnreadableError
 */
export async function createRecord(storage: Store, record: PublishedRecord): Promise<PublishedRecord> {
  const { id, member } = record;
  const stored = await published.add(storage, id, record, () => putEntry(storage, record));
  if (member !== null) {
    // Another request with the same key may have come first, or an attempt before this one have ended half-way.
    await deleteEntries(storage, member, id, stored.member === member ? entryName(member, stored) : undefined);
  }
  return stored;
}

/**
 * Changes a record that is to go at another time.
 *
 * @param change given the record; null leaves it as it is
 * @returns null if there is no such record, or nothing to change
 * @throws StorageError if it is not certain that the change happened; asking again is safe
 */
export async function moveRecord(
  storage: Store,
  id: string,
  expiresAt: string,
  change: (record: PublishedRecord) => PublishedRecord | null,
): Promise<PublishedRecord | null> {
  const move = (record: PublishedRecord) => {
    const changed = change(record);
    return changed && { ...changed, expiresAt };
  };
  // Whose account is closed from here on finds it there.
  const list = async (next: PublishedRecord, { member }: PublishedRecord) => {
    if (member === null) await putEntry(storage, next);
  };
  const moved = await published.move(storage, id, move, RETRIES, list);
  if (moved !== null && moved.member !== null) {
    const { state, publishedAt } = moved;
    // One that is gone stays so: its account is being closed.
    const renewed = (entry: z.output<typeof entrySchema>) => ({ ...entry, state, publishedAt, expiresAt });
    await entries.orNull().update(storage, entryName(moved.member, moved), (entry) => entry && renewed(entry));
  }
  return moved;
}

/** Takes a publication's name out of those that it measured again and that measured it again. */
async function unlink(storage: Store, { id, previous, next }: PublishedRecord): Promise<readonly string[]> {
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

/** Whether the member's entry goes along; it is left for a caller who found the record by it and deletes it then. */
export type EntryFate = 'deleted' | 'left';

/** Deletes what belongs to a record. @returns the tags of pages that show it or link to it */
export async function removeParts(
  storage: Store,
  id: string,
  found: Found<PublishedRecord> | UnreadableError | null,
  entry: EntryFate = 'deleted',
): Promise<readonly string[]> {
  if (found === null) return [];
  if (found instanceof UnreadableError) return [reportTag(id)];
  const { value: record } = found;
  const [linked] = await Promise.all([
    unlink(storage, record),
    record.member !== null && entry === 'deleted' && deleteEntries(storage, record.member, id),
  ]);
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
  { storage, purge, now }: Pick<Services, 'storage' | 'purge' | 'now'>,
  id: string,
  entry: EntryFate = 'deleted',
  undo: string | null = null,
): Promise<PublishedRecord | UnreadableError | null> {
  const found = await published.contents.findOrUnreadable(storage, id);
  if (found === null) return null;
  await markGone(storage, ROOM, id, now().getTime(), undo);
  const tags = await removeParts(storage, id, found, entry);
  await published.remove(storage, id, undefined, found);
  await purge(tags);
  return found instanceof UnreadableError ? found : found.value;
}

/** Whether a value is the one that undoes the deletion of a record. @throws StorageError */
export async function isUndoOf(storage: Store, id: string, undo: string): Promise<boolean> {
  return (await undoOf(storage, ROOM, id)) === undo;
}

/** Brings a record back, in the order in which it was made. @throws StorageError; UnreadableError */
export async function restoreRecord(storage: Store, record: PublishedRecord): Promise<void> {
  const { id, member } = record;
  await published.revive(storage, id, record, member === null ? [] : [entries.prefix + entryName(member, record)]);
  await published.add(storage, id, record, () => putEntry(storage, record));
  await unmarkGone(storage, ROOM, id);
}

/** Puts right what a restored backup has not: entries of a record, and links to some that are gone. @throws StorageError */
export async function mendRecord(storage: Store, id: string): Promise<void> {
  const record = await published.mend(storage, id);
  if (record === null) return;
  const { member } = record;
  if (member !== null) await entries.create(storage, entryName(member, record), entryOf(record));
  const isGone = async (other: string | null) => other !== null && !(await isThere(storage, other));
  const [previous, next] = await Promise.all([isGone(record.previous), isGone(record.next)]);
  if (!previous && !next) return;
  await changeRecord(storage, id, (known) => ({
    ...known,
    previous: previous ? null : known.previous,
    next: next ? null : known.next,
  }));
}
