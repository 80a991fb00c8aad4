import type { Desk } from '../desk';
import { isFirstRun, isMeasured, isRunning, type State } from '../state';

/** What was being measured for the first time goes; earlier results stay as they were. */
export function cancelled(state: State): State {
  if (!isRunning(state)) return state;
  const columns = isFirstRun(state) ? state.columns.filter((column) => !isMeasured(column)) : state.columns;
  return { ...state, columns: columns.map((column) => ({ ...column, run: null })), cancelled: true };
}

/** Stops the measurements under way. */
export function cancel(desk: Desk): void {
  abortAll(desk);
  desk.dispatch({ type: 'cancelled' });
}

export function abort({ controllers }: Desk, run: number): void {
  controllers.get(run)?.abort();
  controllers.delete(run);
}

export function abortAll(desk: Desk): void {
  for (const run of [...desk.controllers.keys()]) abort(desk, run);
}
