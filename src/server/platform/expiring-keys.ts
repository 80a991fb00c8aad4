/** What was here lies in `storage/` now. */
export { dayStamp, deleteBefore, spanStamp } from './storage/stamps';
