/** What was here lies in `storage/counter.ts` now. */
export { race } from './storage/counter';
