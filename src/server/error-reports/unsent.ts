/** How many error reports nobody received, since no DSN is set. */
import { z } from 'zod';
import type { Storage } from '../storage';

const countSchema = z.number().catch(0);

/**
 * Counts one, by UTC day, under `error-reports/unsent/<day>`, and says so in the log.
 *
 * @throws StorageError
 */
export async function countUnsent(storage: Storage, now: Date): Promise<void> {
  const key = `error-reports/unsent/${now.toISOString().slice(0, 10)}`;
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const stored = await storage.get(key);
    const count = countSchema.parse(stored?.value ?? 0) + 1;
    const result = await storage.put(key, count, stored ? { ifMatch: stored.etag } : { ifNew: true });
    if ('conflict' in result) continue;
    console.info(JSON.stringify({ unsentErrorReports: count }));
    return;
  }
}
