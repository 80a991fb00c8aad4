import { isMadeHere, type AssessmentResult } from './result';
import { verified } from './sharing/verification';
import type { OpenedColumn } from './state';
import { takeShown } from './tab-reports';

type Shown = Omit<OpenedColumn, 'id'>;

/**
 * What was shown in an entry of the tab's history, ready to be shown again: what was not made here is verified.
 *
 * @param loadWords loads the words for a report
 * @returns null if the tab no longer has it
 */
export async function openShown(
  number: number,
  storage: Storage | null,
  loadWords: (result: AssessmentResult) => Promise<void>,
): Promise<readonly Shown[] | null> {
  const columns = takeShown(number, storage);
  return (
    columns &&
    Promise.all(
      columns.map(async (column): Promise<Shown> => {
        if (column.outcome?.state !== 'done') return column;
        const { result } = column.outcome;
        await loadWords(result);
        const [shown = result] = isMadeHere(result.arrival.from) ? [] : await verified([result]);
        return { ...column, outcome: { state: 'done', result: shown } };
      }),
    )
  );
}
