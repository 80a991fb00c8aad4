import type { CheckText } from '../../components/report/check-text';
import { isolate } from '../../components/report/isolate';

/**
 * A check by its title, with the id that gates and `facet explain` take: `Site name (name-declared)`.
 *
 * @param notes what else is said of it, in words of ours
 * @returns a sentence's part with isolates
 */
export function namedCheck(text: Pick<CheckText, 'title'>, id: string, notes: readonly string[] = []): string {
  const title = text.title(id);
  // A check of another rubric has no title here.
  const behind = [...(title === id ? [] : [isolate(id)]), ...notes];
  return behind.length === 0 ? isolate(title) : `${title === id ? isolate(id) : title} (${behind.join(' · ')})`;
}

/** Ids of checks, one after the other. */
export function idsText(ids: readonly string[]): string {
  return ids.map(isolate).join(', ');
}
