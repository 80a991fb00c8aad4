/** Opening reports from anywhere. */
import type { ComponentType } from 'react';
import { failureOf } from '../failure-of';
import type { Desk } from '../desk';
import { isOpeningFailure, type Failure } from '../failure';
import { loadLiveView, loadWordsOf } from '../load';
import { loadStrings } from '../load-strings';
import { openRef } from '../open-ref';
import { columnOf, type ReportRef } from '../report-ref';
import type { Column, EventOf, LiveViewProps, OpenedColumn, Part, Problem, State } from '../state';
import { makeRoom, roomOf } from './take-away';

export function opening(state: State, event: EventOf<'opening'>): State {
  return {
    ...state,
    takenAway: null,
    problems: [],
    cancelled: false,
    openings: [...state.openings, event.opening],
  };
}

export function added(state: State, event: EventOf<'added'>): State {
  const rest = withoutOpening(state, event.opening);
  if (rest === null) return state;
  const columns = event.columns.map((column): Column => ({ ...column, run: null }));
  return { ...rest, problems: [], cancelled: false, columns: [...state.columns, ...columns] };
}

export function refused(state: State, event: EventOf<'refused'>): State {
  const rest = event.opening === null ? state : withoutOpening(state, event.opening);
  return rest === null ? state : { ...rest, problems: event.problems, cancelled: false };
}

/** The state without an opening that has finished; null if it is no longer awaited. */
function withoutOpening(state: State, id: number): State | null {
  const openings = state.openings.filter((opening) => opening.id !== id);
  return openings.length === state.openings.length ? null : { ...state, openings };
}

/** Opens everything, or says what cannot be opened and adds nothing. */
export async function open(
  desk: Desk,
  part: Part,
  wanted: readonly ReportRef[],
  placeOf: (index: number) => number | null = () => null,
): Promise<boolean> {
  makeRoom(desk);
  const opening = begin(desk, part);
  const fail = (place: number | null, what: Problem['what']) => {
    desk.dispatch({ type: 'refused', opening, problems: [{ part, place, what }] });
    return false;
  };
  let index = 0;
  try {
    await loadView(desk);
    const columns: OpenedColumn[] = [];
    for (const ref of wanted) {
      for (const result of await openRef(desk, ref)) {
        await loadWordsOf(desk.strings, desk.locale, result);
        columns.push({ id: desk.nextId(), ...columnOf(ref), previous: null, outcome: { state: 'done', result } });
      }
      index += 1;
    }
    const there = desk.now();
    const added = notYetIn(there, columns);
    if (there.columns.length + added.length > roomOf(desk)) return fail(null, { code: 'too-many' });
    desk.dispatch({ type: 'added', opening, columns: added });
    return true;
  } catch (cause) {
    return fail(placeOf(index), await withWords(desk, failureOf(cause)));
  }
}

/** What was opened without examples that are there already: another click may have opened them meanwhile. */
export function notYetIn({ columns }: State, opened: readonly OpenedColumn[]): readonly OpenedColumn[] {
  return opened.filter(
    ({ source, name }) =>
      source !== 'example' || !columns.some((column) => column.source === source && column.name === name),
  );
}

/** Says that something is being opened, and gives the id of that. */
export function begin(desk: Desk, part: Part): number {
  const id = desk.nextId();
  desk.dispatch({ type: 'opening', opening: { id, part } });
  return id;
}

/** Says what is wrong with something before it is opened. */
export function refuse(desk: Desk, ...problems: readonly Problem[]): false {
  desk.dispatch({ type: 'refused', opening: null, problems });
  return false;
}

export async function loadView({ kind, strings, locale, setView }: Desk): Promise<ComponentType<LiveViewProps>> {
  const loaded = await loadLiveView(kind, strings, locale);
  setView(loaded);
  return loaded;
}

/** Loads the words for a reason, where they are not among the page's. */
export async function withWords({ strings, locale }: Desk, failure: Failure): Promise<Failure> {
  if (!isOpeningFailure(failure.code)) return failure;
  return loadStrings(strings, locale, ['opening']).then(() => failure, failureOf);
}
