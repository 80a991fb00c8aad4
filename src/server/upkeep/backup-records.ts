/** The content of a backup: every record that isn't just for a moment, as stored, sealed. */
import { isBackedUp } from '../platform/deletions';
import { keysBelow, type Storage } from '../platform/storage/raw';

export interface BackedUp {
  readonly key: string;
  /** As the store has it. */
  readonly value: unknown;
}

/** Records read at once. */
const AT_ONCE = 20;

/**
 * The records of a store in use. If a record changes meanwhile, the backup has it as it was at some moment since the
 * start. `mend-restored.ts` corrects what doesn't match.
 *
 * @param storage the raw storage: nothing is unsealed
 * @throws StorageError
 */
export async function* recordsOf(storage: Pick<Storage, 'list' | 'get'>): AsyncGenerator<BackedUp, void> {
  const keys = (await keysBelow(storage, '')).filter(isBackedUp);
  for (let first = 0; first < keys.length; first += AT_ONCE) {
    const batch = keys.slice(first, first + AT_ONCE);
    const found = await Promise.all(batch.map((key) => storage.get(key)));
    for (const [index, key] of batch.entries()) {
      const stored = found[index];
      if (stored) yield { key, value: stored.value };
    }
  }
}
