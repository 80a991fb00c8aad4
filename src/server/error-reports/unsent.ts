/** How many error reports were sent nowhere, since no DSN is set. */
import { z } from 'zod';
import { changeStored } from '../platform/storage/change';
import type { Storage } from '../platform/storage/raw';

const countSchema = z.number().catch(0);

/**
 * Counts one, by UTC day, under `error-reports/unsent/<day>`, and says so in the log.
 *
 * @throws StorageError
 */
export async function countUnsent(storage: Storage, now: Date): Promise<void> {
  const counted = await changeStored(storage, `error-reports/unsent/${now.toISOString().slice(0, 10)}`, (stored) => {
    const count = countSchema.parse(stored?.value) + 1;
    return { next: count, result: count };
  });
  if (counted) console.info(JSON.stringify({ unsentErrorReports: counted.result }));
}
