/** What was here lies in `storage/counter.ts` now. */
export { countedInTotal, countInTotal, SHARDS, type CountedInTotal as Counted } from './storage/counter';
