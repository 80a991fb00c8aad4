import { MAX_BRANDS } from '../../../brand/comparison/compared-brands';
import type { Desk } from '../desk';
import { INITIAL_STATE, type Column, type EventOf, type State, type TakenAway } from '../state';
import { abort, abortAll } from './stop';

export function removed(state: State, event: EventOf<'removed'>): State {
  return {
    ...state,
    problems: [],
    columns: state.columns.filter(({ id }) => id !== event.id),
    takenAway: takeAway(state, 'removed', ({ id }) => id === event.id),
  };
}

export function cleared(state: State, event: EventOf<'cleared'>): State {
  return {
    ...INITIAL_STATE,
    begun: state.begun + 1,
    takenAway: event.byUser ? takeAway(state, 'cleared', () => true) : null,
  };
}

export function undone(state: State): State {
  const { takenAway } = state;
  if (takenAway === null || takenAway.isOver) return state;
  const columns = takenAway.columns.reduce<readonly Column[]>(
    (rest, { column, place }) => rest.toSpliced(place, 0, column),
    state.columns,
  );
  return { ...state, columns, takenAway: null, problems: [] };
}

export function undoOver(state: State): State {
  return { ...state, takenAway: state.takenAway && { ...state.takenAway, isOver: true } };
}

/** The columns removed, as they may be put back: nothing runs any more, and columns without a result are no loss. */
function takeAway({ columns }: State, what: TakenAway['what'], goes: (column: Column) => boolean): TakenAway | null {
  const gone = columns.flatMap((column, place) =>
    goes(column) && column.outcome !== null ? [{ column: { ...column, run: null }, place }] : [],
  );
  return gone.length === 0 ? null : { what, columns: gone, isOver: false };
}

export function remove(desk: Desk, id: number): void {
  const running = desk.now().columns.find((column) => column.id === id)?.run;
  if (running) abort(desk, running.id);
  desk.dispatch({ type: 'removed', id });
}

/** Takes everything away: `byUser` if it may be put back. */
export function clear(desk: Desk, byUser = false): void {
  abortAll(desk);
  desk.dispatch({ type: 'cleared', byUser });
}

/** Puts back what was taken away last. */
export function undo(desk: Desk): void {
  desk.dispatch({ type: 'undone' });
}

/** From then on it cannot be put back any more. */
export function endUndo(desk: Desk): void {
  desk.dispatch({ type: 'undo-over' });
}

/** How many brands a page holds. */
export const roomOf = ({ kind }: Desk): number => (kind === 'report' ? 1 : MAX_BRANDS);

/** Where there is room for one brand, another takes its place. */
export function makeRoom(desk: Desk): void {
  if (roomOf(desk) === 1) clear(desk);
}
