/**
 * Brings the records of a backup back into a store, but for what was deleted since. What is there and can be read stays:
 * it is as old as the backup, or newer. So it may be done again after it was interrupted, and while the site is in use.
 */
import { z } from 'zod';
import { forgetEditorAgain } from '../accounts/close-account';
import { edits } from '../feedback/store';
import { isBackedUp, type Deletions } from '../platform/deletions';
import { addStoredSecrets } from '../platform/private-secrets';
import type { Storage } from '../platform/storage/raw';
import type { BackedUp } from './backup-records';
import { mend } from './mend-restored';

export interface Restoring {
  /** The storage, with its records as stored; `sealed` has them as read. */
  readonly raw: Storage;
  readonly sealed: Storage;
  /** Opens a record of the backup; undefined if no key does. */
  readonly open: (record: BackedUp) => Promise<unknown>;
  readonly deletions: Deletions;
}

/** How many records came to what. */
export interface Restored {
  readonly written: number;
  /** There already. */
  readonly kept: number;
  /** Deleted since the backup was made. */
  readonly deleted: number;
  /** That no key of those given opens. */
  readonly unreadable: number;
}

type Fate = keyof Restored;

/** Records written at once. */
const AT_ONCE = 20;

/** How storage names members, wherever in a name. */
const MEMBERS = /[0-9a-f]{32}/g;

const membersIn = (key: string): readonly string[] => key.match(MEMBERS) ?? [];

const closingKey = (member: string) => `closings/${member}`;

const recordOfMember = z.object({ member: z.string() });

/** Brings back one record. @param isClosed whether a member's account was closed since */
async function restoreOne(
  { raw, sealed, open, deletions }: Restoring,
  record: BackedUp,
  isClosed: (member: string) => boolean,
): Promise<Fate> {
  const { key, value } = record;
  // By these it is known in which messages a closed account's editor has to be forgotten again.
  const isEdit = key.startsWith(edits.prefix) && membersIn(key).some(isClosed);
  if (!isBackedUp(key) || (deletions.has(key) && !isEdit)) return 'deleted';
  const [, member = ''] = /^members\/([0-9a-f]{32})\//.exec(key) ?? [];
  const opened = await open(record);
  // Nothing of theirs was to stay, even where the deletion was not done yet when the store was lost.
  if (isClosed(member) || isClosed(recordOfMember.safeParse(opened).data?.member ?? '')) return 'deleted';
  if (opened === undefined) return 'unreadable';
  if ('etag' in (await raw.put(key, value, { ifNew: true }))) return 'written';
  const there = await sealed.get(key);
  if (there?.value === undefined && there !== null) {
    // What is there is nobody's record: something that has no key wrote over it.
    return 'etag' in (await raw.put(key, value, { ifMatch: there.etag })) ? 'written' : 'kept';
  }
  await addStoredSecrets(sealed, key, opened);
  return 'kept';
}

/** Addresses that are gone since the backup say so again, as long as they would have. */
async function markGone({ sealed, deletions }: Restoring): Promise<void> {
  for (const until of deletions.gone) {
    const [, room = '', hash = ''] = /^(.+\/)gone-until\/\d+-(\w+)$/.exec(until) ?? [];
    const mark = `${room}gone/${hash}`;
    // Undone since.
    if (hash === '' || deletions.has(mark)) continue;
    await sealed.put(until, {}, { ifNew: true });
    await sealed.put(mark, { format: 1, undo: null }, { ifNew: true });
  }
}

/**
 * @param records asked for once
 * @throws StorageError; done again, it goes on
 */
export async function restoreRecords(restoring: Restoring, records: AsyncIterable<BackedUp>): Promise<Restored> {
  const { sealed, deletions } = restoring;
  const counts = { written: 0, kept: 0, deleted: 0, unreadable: 0 };
  const there: string[] = [];
  const closed = new Map<string, boolean>();
  const isClosed = (member: string): boolean => {
    const known = closed.get(member) ?? (member !== '' && deletions.has(closingKey(member)));
    closed.set(member, known);
    return known;
  };
  const restoreAll = async (batch: readonly BackedUp[]): Promise<void> => {
    // Noticed by names: who changed which message is in them.
    for (const { key } of batch) membersIn(key).forEach(isClosed);
    const fates = await Promise.all(batch.map((record) => restoreOne(restoring, record, isClosed)));
    for (const [index, fate] of fates.entries()) {
      counts[fate] += 1;
      if (fate === 'written' || fate === 'kept') there.push(batch[index]?.key ?? '');
    }
  };
  let batch: BackedUp[] = [];
  for await (const record of records) {
    batch.push(record);
    if (batch.length < AT_ONCE) continue;
    await restoreAll(batch);
    batch = [];
  }
  await restoreAll(batch);
  for (const [member, wasClosed] of closed) if (wasClosed) await forgetEditorAgain(sealed, member);
  await markGone(restoring);
  for (let first = 0; first < there.length; first += AT_ONCE) {
    await Promise.all(there.slice(first, first + AT_ONCE).map((key) => mend(sealed, key)));
  }
  return counts;
}
