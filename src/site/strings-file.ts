/**
 * Where a build keeps a locale's strings for its renderer, from the project's root: among what Gatsby keeps of the pages
 * that were rendered with them.
 */
export const STRINGS_FOLDER = '.cache/strings';

/** @param digest of the strings, as `PageContext.strings` has it */
export function stringsFile(digest: string): string {
  return `${STRINGS_FOLDER}/${digest}.json`;
}
