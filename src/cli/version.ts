/** Version of the package; the build puts it here (`package/bundle.ts`). Run from its sources the command has none. */
export const VERSION = '0.0.0-source';
