/**
 * What `createPages` knows, for queries and `publish`: Gatsby calls all of them in one process, `createPages` first, and
 * hands nothing from one to the other.
 */
import type { CompiledBodies } from '../compile/compiled-bodies';
import type { CompiledBody } from '../compile/mdx';
import type { PlannedPage } from '../pages/planned-page';

interface PlannedSite {
  /** Every page as it was planned, the ones that are withdrawn after the build too. */
  readonly pages: readonly PlannedPage[];
  /** When content that is still to come will appear: ISO 8601 in UTC, sorted, each time once. */
  readonly due: readonly string[];
}

interface CheckedBodies {
  readonly bodies: CompiledBodies;
  /** Keys of the compiled bodies, by path from the root of the repository. */
  readonly keys: ReadonlyMap<string, string>;
}

let planned: PlannedSite | undefined;
let checked: CheckedBodies | undefined;

export function rememberPlan(site: PlannedSite): void {
  planned = site;
}

/** @throws Error if no pages were planned in this process */
export function plannedSite(): PlannedSite {
  if (planned === undefined)
    throw new Error('The site is published before its pages were planned: createPages did not run.');
  return planned;
}

export function rememberBodies(bodies: CheckedBodies): void {
  checked = bodies;
}

/** The body of a content file as the check compiled it; undefined if the check found problems in the file. */
export function checkedBody(file: string): CompiledBody | undefined {
  const key = checked?.keys.get(file);
  return key === undefined ? undefined : (checked?.bodies.compiled(key) ?? undefined);
}
