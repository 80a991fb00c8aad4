/**
 * What a build hands its renderer beside Gatsby, from the project's root: among what Gatsby keeps of the pages that were
 * rendered with it.
 */
export const STRINGS_FOLDER = '.cache/strings';

/** A locale's strings. @param digest of them, as `PageContext.strings` has it */
export function stringsFile(digest: string): string {
  return `${STRINGS_FOLDER}/${digest}.json`;
}

/** The contexts of all pages as JSON, in sequence; and by digest, where each begins and how long it is, in bytes. */
export const CONTEXTS = { texts: '.cache/contexts.txt', places: '.cache/contexts.json' } as const;

export type ContextPlaces = Readonly<Record<string, readonly [offset: number, length: number]>>;
