/** Most bytes of a file that is read: what fifteen requests may bring at most, written as JSON. */
export const EXPORT_LIMIT = 16_000_000;
