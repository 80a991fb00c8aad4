import type { Desk } from '../desk';
import { failureOf } from '../failure-of';
import { loadWordsOf } from '../load';
import { loadKept } from '../load-kept';
import { INITIAL_STATE, type EventOf, type State } from '../state';
import { tabStorage } from '../tab';
import { begin, loadView, refuse, withWords } from './open';
import { makeRoom } from './take-away';

export function restored(state: State, event: EventOf<'restored'>): State {
  return { ...INITIAL_STATE, begun: state.begun, columns: event.columns };
}

/** Shows what was kept. False if the tab no longer has it. */
export async function showAgain(desk: Desk, number: number): Promise<boolean> {
  const { dispatch, strings, locale } = desk;
  const columns = desk.held.get(number);
  if (columns !== undefined) {
    dispatch({ type: 'restored', columns });
    return true;
  }
  const opening = begin(desk, 'link');
  try {
    const [{ openShown }] = await Promise.all([loadKept(), loadView(desk)]);
    const opened = await openShown(number, tabStorage(), (result) => loadWordsOf(strings, locale, result));
    if (opened === null) {
      dispatch({ type: 'refused', opening, problems: [] });
      return false;
    }
    dispatch({ type: 'added', opening, columns: opened.map((column) => ({ ...column, id: desk.nextId() })) });
  } catch (cause) {
    dispatch({ type: 'refused', opening, problems: [{ part: 'link', place: null, what: failureOf(cause) }] });
  }
  return true;
}

/** Says that the tab no longer has what was to be shown, and nothing else has it. */
export async function sayForgotten(desk: Desk): Promise<void> {
  makeRoom(desk);
  const what = await withWords(desk, { code: 'tab-forgotten', digest: null });
  refuse(desk, { part: 'link', place: null, what });
}
