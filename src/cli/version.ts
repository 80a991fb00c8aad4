/** Version of the package; the build puts it here (`package/built-in.ts`). Run from its sources the command has none. */
export const VERSION = '0.0.0-source';
