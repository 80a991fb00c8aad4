/** What was here lies in `storage/` now. */
export { changeStored, storeOnce, type Step } from './storage/change';
