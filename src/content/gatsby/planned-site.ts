/**
 * What `createPages` knows, for queries and `publish`: Gatsby calls all of them in one process, `createPages` first, and
 * hands nothing from one to the other.
 */
import type { PlannedPage } from '../pages/planned-page';

let planned: readonly PlannedPage[] | undefined;
let due: readonly string[] = [];
let bodyKeys: ReadonlyMap<string, string> = new Map();

/** Keeps every page of the site as it was planned, the ones that are withdrawn after the build too. */
export function rememberPlan(pages: readonly PlannedPage[]): void {
  planned = pages;
}

/** @throws Error where no pages were planned in this process */
export function plannedPages(): readonly PlannedPage[] {
  if (planned === undefined)
    throw new Error('The site is published before its pages were planned: createPages did not run.');
  return planned;
}

/** Keeps when content that is still to come will appear. @param times ISO 8601 in UTC */
export function rememberDue(times: readonly string[]): void {
  due = times;
}

/** When content that is still to come will appear, ISO 8601 in UTC, sorted, each time once. */
export function dueTimes(): readonly string[] {
  return due;
}

/** Keeps under which keys the check found or put the compiled bodies. @param keys by path from the root of the repository */
export function rememberBodyKeys(keys: ReadonlyMap<string, string>): void {
  bodyKeys = keys;
}

/** The key of a file's compiled body; undefined where the check found the file not in order. */
export function bodyKey(file: string): string | undefined {
  return bodyKeys.get(file);
}
