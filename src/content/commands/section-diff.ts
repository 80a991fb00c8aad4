/** The difference of a section, for the person who updates its translation, in the notation of GNU wdiff. */
import { diffArrays, diffWordsWithSpace } from 'diff';
import type { ChangedSection } from '../model/stamps';

function words(before: string, after: string): string {
  return diffWordsWithSpace(before, after)
    .map(({ value, added, removed }) => (added ? `{+${value}+}` : removed ? `[-${value}-]` : value))
    .join('');
}

/** @returns the lines that changed, words marked `[-gone-]` and `{+new+}`; `…` replaces lines that did not */
export function sectionDiff({ before, after }: Pick<ChangedSection, 'before' | 'after'>): string[] {
  const lines = (text: string | null) => (text === null ? [] : text.split('\n').filter((line) => line !== ''));
  const runs = diffArrays(lines(before), lines(after));
  return runs.flatMap((run, index): string[] => {
    const next = runs[index + 1];
    const previous = runs[index - 1];
    if (run.removed && next?.added === true) {
      const count = Math.max(run.value.length, next.value.length);
      return Array.from({ length: count }, (_, line) => words(run.value[line] ?? '', next.value[line] ?? ''));
    }
    if (run.added && previous?.removed === true) return [];
    if (run.removed) return run.value.map((line) => `[-${line}-]`);
    if (run.added) return run.value.map((line) => `{+${line}+}`);
    return ['…'];
  });
}
