/** `npm run restore`: brings a backup back, but for what was deleted since. */
import { createReadStream } from 'node:fs';
import { deletionsSince, type Deletions } from '../../server/platform/deletions';
import { restoreRecords, type Restored } from '../../server/upkeep/restore-records';
import { readBackup } from './backup-file';
import { BackupError, type Head } from './sealed-file';
import { keysFrom, opener, storesOf, unsealed, type Variables } from './store';

export interface RestoreOptions {
  readonly file: string;
  /** Nothing is written. */
  readonly check: boolean;
  /** Whether it is restored even where nobody knows what was deleted since. */
  readonly withoutDeletions: boolean;
}

export interface Looked {
  readonly head: Head;
  readonly records: number;
  /** That no key opens. */
  readonly unreadable: number;
}

const NONE: Deletions = { has: () => false, size: 0, gone: [] };

/** Reads all of a backup, before anything of it is written. @throws BackupError */
async function look(file: string, variables: Variables, now: Date): Promise<Looked> {
  const secrets = keysFrom(variables, 'FACET_BACKUP_KEYS');
  const open = opener(keysFrom(variables, 'FACET_STORAGE_KEYS'));
  const { head, records } = await readBackup(createReadStream(file), secrets, now);
  let [count, unreadable] = [0, 0];
  for await (const record of records) {
    count += 1;
    if ((await open(record)) === undefined) unreadable += 1;
  }
  if (count > 0 && unreadable === count) {
    throw new BackupError('None of FACET_STORAGE_KEYS opens a record of this backup: it takes the keys of its time.');
  }
  return { head, records: count, unreadable };
}

export interface RestoreResult extends Looked {
  /** Null if nothing was to be written. */
  readonly restored: Restored | null;
  /** Names that were deleted since the backup; null if that is not known. */
  readonly deletions: number | null;
}

/** @throws BackupError, StorageError; after the latter it may be done again */
export async function restore(options: RestoreOptions, variables: Variables, now: Date): Promise<RestoreResult> {
  const { file, check, withoutDeletions } = options;
  const looked = await look(file, variables, now);
  const storageKeys = keysFrom(variables, 'FACET_STORAGE_KEYS');
  const stores = storesOf(variables);
  const deletions = await deletionsSince(unsealed(stores.deletions, storageKeys), Date.parse(looked.head.begunAt));
  const told = { ...looked, deletions: deletions?.size ?? null };
  if (check) return { ...told, restored: null };
  if (deletions === null && !withoutDeletions) {
    throw new BackupError(
      'Nobody knows what people deleted since this backup: the store facet-deletions is missing or younger. Restoring brings back what they deleted; if it has to be, add --without-deletions.',
    );
  }
  const { records } = await readBackup(createReadStream(file), keysFrom(variables, 'FACET_BACKUP_KEYS'), now);
  const restoring = {
    raw: stores.records,
    sealed: unsealed(stores.records, storageKeys),
    open: opener(storageKeys),
    deletions: deletions ?? NONE,
  };
  return { ...told, restored: await restoreRecords(restoring, records) };
}
