import type { Desk } from '../desk';
import { publicationOf, withColumns, type EventOf, type LiveViewProps, type State } from '../state';
import { run } from './run';

export function askedAgain(state: State, event: EventOf<'asked-again'>): State {
  const again = withColumns(state, (column) => {
    const asked = event.columns.find(({ id }) => id === column.id);
    if (asked === undefined) return column;
    const previous = column.previous ?? publicationOf(column);
    return { ...column, source: 'address', name: asked.address, previous, run: { id: asked.run, requests: [] } };
  });
  return { ...again, takenAway: null, problems: [], cancelled: false };
}

/** Measures columns again; their earlier results stay until then. */
export function measureAgain(desk: Desk, columns: Parameters<LiveViewProps['onMeasureAgain']>[0]): void {
  const asked = columns.map((column) => ({ ...column, run: desk.nextId() }));
  desk.dispatch({ type: 'asked-again', columns: asked });
  asked.forEach((column) => void run(desk, column));
}
