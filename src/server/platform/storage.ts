/** What was here lies in `storage/` now. */
export * from './storage/raw';
