import { useEffect } from 'react';
import { FILES_FIELD_ID } from './OpenForm';
import { OPENING_PROBLEM_ID } from './OpeningProblem';
import { PASTE_FIELDS } from './paste-fields';
import { pasteFieldOf } from './measuring/pasted';
import { isRunning, type Problem, type State } from './state';

/** The element a problem is about. @param fieldId of the form's field at a place, from 0; null for the form itself */
function elementOf({ part, place, what }: Problem, fieldId: (place: number | null) => string): string {
  switch (part) {
    case 'form':
      return fieldId(place);
    case 'html':
      return PASTE_FIELDS[pasteFieldOf(what.code)];
    case 'files':
      return FILES_FIELD_ID;
    case 'link':
    case 'saved':
    case 'published':
      return OPENING_PROBLEM_ID;
  }
}

/**
 * Takes the reader to what came out, each time something does: not while anything runs, nor when columns move.
 *
 * @param problems what was not taken, or came to nothing
 * @param headingId of what is shown; null while nothing is
 */
export function useFocusOnOutcome(
  state: State,
  problems: readonly Problem[],
  headingId: string | null,
  fieldId: (place: number | null) => string,
): void {
  const { columns, openings, problems: refused } = state;
  const [problem] = problems;
  const isBusy = openings.length > 0 || isRunning(state);
  const id = problem ? elementOf(problem, fieldId) : isBusy ? null : headingId;
  // What comes in after a report, or another order, is nothing new to read.
  const occasion = columns
    .map(({ id: column, outcome }) => `${String(column)} ${outcome?.state ?? ''}`)
    .sort()
    .join();
  useEffect(() => {
    if (id !== null) document.getElementById(id)?.focus();
  }, [id, occasion, refused]);
}
