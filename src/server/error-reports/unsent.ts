/** How many error reports were sent nowhere, since no DSN is set. */
import type { Store } from '../platform/storage/store';
import { unsent } from './store';

/** Counts one, by UTC day, and says so in the log. @throws StorageError */
export async function countUnsent(storage: Store, now: Date): Promise<void> {
  const counted = await unsent.change(storage, now.toISOString().slice(0, 10), (count) => {
    const next = (count ?? 0) + 1;
    return { next, result: next };
  });
  console.info(JSON.stringify({ unsentErrorReports: counted }));
}
