/** What members published: for each publication an entry below the member's keys, with what their list shows of it. */
import { z } from 'zod';
import { PUBLISHED_KINDS } from '../../site/published-reports';
import type { PublishedItem } from '../../components/account/account-facts';
import { factsOf } from './saved-content';
import { reportFactsSchema } from './saved-index';
import { changeStored } from '../platform/change-stored';
import { deleteAll, keysBelow, type Storage } from '../platform/storage';
import { memberEntriesPrefix, memberEntryKey, reportsOf, type PublishedRecord } from './record';

const entrySchema = z.object({
  format: z.literal(1),
  id: z.string(),
  kind: z.enum(PUBLISHED_KINDS),
  publishedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  reports: z.array(reportFactsSchema),
});

const idOfEntry = (key: string) => key.slice(key.lastIndexOf('-') + 1);

/** @throws StorageError */
export async function putEntry(storage: Pick<Storage, 'put'>, member: string, record: PublishedRecord): Promise<void> {
  const { id, kind, publishedAt, expiresAt } = record;
  const reports = reportsOf(record).map(({ report }) => factsOf(report));
  await storage.put(memberEntryKey(member, record), { format: 1, id, kind, publishedAt, expiresAt, reports }, {});
}

/** Notes until when a publication is kept now. One whose entry is gone gets none. @throws StorageError */
export async function renewEntry(storage: Storage, member: string, record: PublishedRecord): Promise<void> {
  await changeStored(storage, memberEntryKey(member, record), (stored) => {
    const { data } = entrySchema.safeParse(stored?.value);
    return data ? { next: { ...data, expiresAt: record.expiresAt }, result: null } : { result: null };
  });
}

/** Ids that a member's keys name, each once. */
export function publishedIdsAmong(keys: readonly string[], member: string): readonly string[] {
  return [...new Set(keys.filter((key) => key.startsWith(memberEntriesPrefix(member))).map(idOfEntry))];
}

/** Ids of what a member published. One listing. @throws StorageError */
export async function publishedIdsOf(storage: Pick<Storage, 'list'>, member: string): Promise<readonly string[]> {
  return publishedIdsAmong(await keysBelow(storage, memberEntriesPrefix(member)), member);
}

/**
 * Deletes the entries of a publication, of which an attempt that ended early may have left another.
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
 * A page of what a member published: one listing, and a read of each entry on it.
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
