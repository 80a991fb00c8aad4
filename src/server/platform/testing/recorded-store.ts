/**
 * What the site stored on 23 November 2026 (0.8.0): every entry of a storage in which a member saved reports, visitors
 * sent messages, and requests were counted, as `[key, value]`. What is stored stays readable; what ten minutes later is
 * of no use (`assessments/`) is written here as it is stored today.
 */
import { z } from 'zod';
import recorded from './recorded-store.json';
import type { Storage } from '../storage/raw';
import { memoryStorage } from './memory-storage';

const entrySchema = z.union([
  z.object({ base64: z.base64() }).transform(({ base64 }) => new Uint8Array(Buffer.from(base64, 'base64'))),
  z.object({ json: z.json() }).transform(({ json }) => json),
]);

/** The values that tests compare with: cookies, receipts and ids, and the time of the last write. */
export const RECORDED = recorded.facts;

/** A storage that holds the recorded entries. */
export async function recordedStore(): Promise<Storage> {
  const storage = memoryStorage();
  for (const [key, entry] of Object.entries(recorded.stored)) await storage.put(key, entrySchema.parse(entry), {});
  return storage;
}
