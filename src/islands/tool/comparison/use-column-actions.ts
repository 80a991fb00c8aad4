import { useEffect, useRef } from 'react';
import { COMPARISON_HEADING_ID } from '../../../components/anchors';
import { comparisonFieldId } from '../../../components/comparison/ComparisonForm';
import { reduce } from '../reduce';
import type { Event, State } from '../state';
import { typedAddresses } from '../use-rows';
import type { Tool } from '../use-tool';
import { columnButtonId } from './column-button';

type ColumnActions = Pick<Tool, 'move' | 'remove' | 'undo' | 'measureAgain'>;

/**
 * What can be done with the columns of a comparison: focus and fields follow.
 *
 * @param fill puts URLs into the form's fields
 */
export function useColumnActions(
  { state, actions }: Tool,
  fill: (addresses: readonly string[]) => void,
): ColumnActions {
  const focusOnColumn = useFocusOnColumn(state);
  /** The fields follow what is done with columns, or the next comparison would undo it. */
  const fillFrom = (event: Event) => {
    const before = addressesOf(state);
    const others = typedAddresses().filter((text) => text.trim() !== '' && !before.includes(text.trim()));
    fill([...addressesOf(reduce(state, event)), ...others]);
  };
  return {
    move: (id, by) => {
      focusOnColumn(id, by);
      fillFrom({ type: 'moved', id, by });
      actions.move(id, by);
    },
    remove: (id) => {
      focusOnColumn(null, 1);
      fillFrom({ type: 'removed', id });
      actions.remove(id);
    },
    undo: () => {
      focusOnColumn(null, 1);
      fillFrom({ type: 'undone' });
      actions.undo();
    },
    measureAgain: (asked) => {
      fillFrom({ type: 'asked-again', columns: asked.map((column) => ({ ...column, run: 0 })) });
      actions.measureAgain(asked);
    },
  };
}

/** URLs of the columns that were measured, as they were typed. */
function addressesOf({ columns }: State): readonly string[] {
  return columns.filter(({ source }) => source === 'address').map(({ name }) => name);
}

/** Keeps the reader at a column that moves, and moves the focus to the heading when one is removed. */
function useFocusOnColumn({ columns }: State): (id: number | null, by: -1 | 1) => void {
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    const target = wanted.current.map((id) => document.getElementById(id)).find((element) => element !== null);
    wanted.current = [];
    target?.focus();
  }, [columns]);
  return (id, by) => {
    if (id === null) {
      wanted.current = [COMPARISON_HEADING_ID, 'held-title', comparisonFieldId(0)];
      return;
    }
    const names = by < 0 ? (['earlier', 'later'] as const) : (['later', 'earlier'] as const);
    wanted.current = names.map((name) => columnButtonId(id, name));
  };
}
