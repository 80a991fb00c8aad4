/**
 * Stores what is published: once, before its publisher is told that it is stored.
 *
 * The entry below `EXPIRING` and the member's entry come first, the record last: by them is found, and forgotten, what an
 * attempt leaves that ends in between. The record alone decides: it is written where none is, under an id that follows
 * from the key the publisher's browser made. A client that sends the same again, because the answer got lost, gets the
 * same receipt.
 */
import { isClosing } from '../accounts/close-account';
import { isSignedIn } from '../accounts/sessions';
import type { Services, Session } from '../platform/services';
import { StorageError } from '../platform/storage';
import { deleteEntries, putEntry } from '../reports/member-entries';
import { expiringKey, memberEntryKey, readRecord, recordKey, type PublishedRecord } from '../reports/record';
import { removePublished } from '../reports/remove';

type StoringServices = Pick<Services, 'storage' | 'environment' | 'now' | 'report' | 'purge'>;

/**
 * Writes the record unless it exists. If storage's answer cannot be trusted, storage is asked what came of it.
 *
 * @returns what is stored now, which may be what another request wrote
 */
async function settle({ storage, report }: StoringServices, record: PublishedRecord): Promise<PublishedRecord> {
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
 * Stores a record and all that belongs to it.
 *
 * @returns what is stored now; null if the member's account was closed meanwhile
 */
export async function store(
  services: StoringServices,
  record: PublishedRecord,
  session: Session | null,
): Promise<PublishedRecord | null> {
  const { storage } = services;
  await storage.put(expiringKey(record), {}, {});
  if (session === null) return settle(services, record);
  const { member } = session;
  await putEntry(storage, member, record);
  const stored = await settle(services, record);
  // Another request with the same key may have come first, or an attempt before this one have ended half-way.
  await deleteEntries(
    storage,
    member,
    record.id,
    stored.member === member ? memberEntryKey(member, stored) : undefined,
  );
  // Whose account is closed from here on finds the entry; who closed it before has not seen it.
  if ((await isSignedIn(services, session)) && !(await isClosing(storage, member))) return stored;
  if (stored.member === member) await removePublished(services, record.id);
  return null;
}
