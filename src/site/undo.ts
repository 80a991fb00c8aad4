/** How long what was taken away on a page may be put back there; the server keeps it for longer (`limits.ts`). */
export const UNDO_SECONDS = 10;
