/** A message whose entry in the index a restored backup has not: it came while the backup was made. */
import type { Storage } from '../platform/storage';
import { indexKey, readOrUnreadable } from './message';

/** Without the entry nobody would find it, or forget it in time. @throws StorageError */
export async function mendMessage(storage: Storage, reference: string): Promise<void> {
  const stored = await readOrUnreadable(storage, reference);
  if (stored === null || stored === 'unreadable') return;
  await storage.put(indexKey(stored.message), {}, { ifNew: true });
}
