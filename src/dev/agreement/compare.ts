/** Where Facet and the browser differ, and whether each difference is argued. */
import type { Difference, Field } from './differences';
import type { Seen } from './seen';

/** What was seen of each case, by its id. */
export type Sight = Readonly<Record<string, Seen>>;

/** Share of the cases that may differ, argued; per hundred. */
const MOST = 2;

/** The fields in which two sights of a case differ; `page` where only one of them saw a page. */
export function fieldsThatDiffer(ours: Seen, theirs: Seen): readonly Field[] {
  if (ours === null || theirs === null) return ours === theirs ? [] : ['page'];
  const fields = Object.keys(theirs) as (keyof typeof theirs)[];
  return fields.filter((field) => JSON.stringify(ours[field]) !== JSON.stringify(theirs[field]));
}

function shown(seen: Seen, field: Field): string {
  return JSON.stringify(seen === null || field === 'page' ? seen : seen[field]);
}

/**
 * What is wrong with the agreement, a sentence each: differences that nothing argues, arguments for what no longer
 * differs or is no case, too many of them.
 */
export function problemsOf(facet: Sight, browser: Sight, argued: readonly Difference[]): readonly string[] {
  const problems: string[] = [];
  const ids = Object.keys(browser);
  const known = new Map(argued.map((difference) => [difference.id, difference]));
  for (const id of ids) {
    const [ours = null, theirs = null] = [facet[id], browser[id]];
    const differing = fieldsThatDiffer(ours, theirs);
    const expected = known.get(id)?.fields ?? [];
    for (const field of differing) {
      if (expected.includes(field)) continue;
      problems.push(`${id}: ${field} is ${shown(ours, field)} to Facet, ${shown(theirs, field)} to the browser`);
    }
    for (const field of expected) {
      if (!differing.includes(field)) problems.push(`${id}: ${field} is argued to differ, and does not`);
    }
  }
  for (const { id } of argued) if (!Object.hasOwn(browser, id)) problems.push(`${id}: is argued, and no case`);
  const most = Math.floor((ids.length * MOST) / 100);
  if (known.size > most) problems.push(`${known.size} of ${ids.length} cases are argued to differ; ${most} may`);
  if (known.size < argued.length) problems.push('a case is argued twice');
  return problems;
}
