/**
 * What `createPages` planned, for `publish`: Gatsby calls both in one process, first the one, then the other, and
 * hands nothing from one to the other.
 */
import type { PlannedPage } from '../pages/planned-page';

let planned: readonly PlannedPage[] | undefined;
let due: readonly string[] = [];

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
