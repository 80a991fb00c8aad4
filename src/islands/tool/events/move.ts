import type { Desk } from '../desk';
import { resultOf, type EventOf, type State } from '../state';

/** Swaps a column with the next one that has a result: what could not be read is after them in any case. */
export function moved(state: State, { id, by }: EventOf<'moved'>): State {
  const shown = state.columns.filter((column) => resultOf(column) !== null);
  const place = shown.findIndex((column) => column.id === id);
  const [own, other] = [shown[place], shown[place + by]];
  if (own === undefined || other === undefined) return { ...state };
  const columns = state.columns.map((column) => (column === own ? other : column === other ? own : column));
  return { ...state, columns };
}

export function move(desk: Desk, id: number, by: -1 | 1): void {
  desk.dispatch({ type: 'moved', id, by });
}
