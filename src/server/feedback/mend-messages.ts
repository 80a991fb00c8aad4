/** A message whose entry in the index a restored backup has not: it came while the backup was made. */
import type { Store } from '../platform/storage/store';
import { messages } from './store';

/** Without the entry nobody would find it, or forget it in time. @throws StorageError */
export function mendMessage(storage: Store, reference: string): Promise<void> {
  return messages.mend(storage, reference);
}
