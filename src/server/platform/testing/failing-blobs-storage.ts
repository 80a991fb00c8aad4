/**
 * Netlify Blobs of which some operations fail, with the exports that `services.ts` uses of `blobs-storage.ts`. The copy
 * of the site that `tests/harness/flooded-site.ts` floods imports this file instead.
 */
import { blobsStorage as openBlobs, type BlobsStorageOptions } from '../blobs-storage';
import { FAULTS, faultyStorage, type FaultyStorage } from './faulty-storage';

export { deleteFormerPreviews } from '../blobs-storage';

/** How many operations of a hundred fail: the copy has a lower number here. */
const PERCENT = 100;

/** Faults are by chance: each request may have an instance of its own. */
export function blobsStorage(options: BlobsStorageOptions): FaultyStorage {
  return faultyStorage(openBlobs(options), { random: Math.random, faults: FAULTS, percent: PERCENT });
}
