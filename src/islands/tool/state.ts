/** What a page with the tool holds, as plain data, and how each event changes it: one brand, or two to four compared. */
import type { Evidence } from '../../brand/evidence/evidence';
import type { ComparisonIssue } from '../../components/comparison/ComparisonIssue';
import type { Failure } from './failure';
import type { AssessmentResult } from './result';
import type { Progress } from './measuring/stream-line';

/**
 * Where a column is from: measured at a URL, made of pasted HTML, or opened. `report`: the one a report's page handed
 * over. `aside`: put aside while the user signed in.
 */
export const SOURCES = ['address', 'html', 'example', 'file', 'link', 'report', 'saved', 'aside', 'published'] as const;
export type Source = (typeof SOURCES)[number];

/** What a column came to. */
export type Outcome =
  | { readonly state: 'done'; readonly result: AssessmentResult }
  | { readonly state: 'failed'; readonly failure: Failure };

/** A measurement that goes on. */
export interface Run {
  readonly id: number;
  /** In the order they were first heard of. */
  readonly requests: readonly Progress[];
}

export interface Column {
  readonly id: number;
  readonly source: Source;
  /** As typed; the example's id; '' for what was opened. */
  readonly name: string;
  /** Id of the publication that it measures again; null if it measures none. */
  readonly previous: string | null;
  /** What it came to last: null while it is measured for the first time. */
  readonly outcome: Outcome | null;
  /** Null if nothing runs. */
  readonly run: Run | null;
}

/** Part of the tool that a problem belongs to. */
export type Part = 'form' | 'html' | 'files' | 'link' | 'saved' | 'published';

/** Something handed in that was not taken. `place` is the field's, from 0; null for the part as a whole. */
export interface Problem {
  readonly part: Part;
  readonly place: number | null;
  readonly what: ComparisonIssue | Failure;
}

/** Something that is being opened or made here. */
export interface Opening {
  readonly id: number;
  readonly part: Part;
}

/** What was taken away last and may be put back. */
export interface TakenAway {
  readonly what: 'removed' | 'cleared';
  /** Each with the place it had, in the order of the places. */
  readonly columns: readonly { readonly column: Column; readonly place: number }[];
  /** The time to put it back is over. */
  readonly isOver: boolean;
}

export interface State {
  /** One for an assessment; else in the order of the comparison. */
  readonly columns: readonly Column[];
  /** Null when something else has begun since. */
  readonly takenAway: TakenAway | null;
  /** Counts what was begun anew, in place of what was there: each is an entry in the tab's history. */
  readonly begun: number;
  readonly problems: readonly Problem[];
  /** The last measurement was stopped by the visitor. */
  readonly cancelled: boolean;
  readonly openings: readonly Opening[];
}

export interface Asked {
  readonly id: number;
  readonly address: string;
  /** Id of the publication that is measured again; null if none is. */
  readonly previous: string | null;
  readonly run: number;
}

/** What a view of reports gets: the columns, and what can be done with them. */
export interface LiveViewProps {
  /** In their order; those that are still measured for the first time are left out. */
  readonly columns: readonly Column[];
  readonly onMove: (id: number, by: -1 | 1) => void;
  readonly onRemove: (id: number) => void;
  readonly onMeasureAgain: (columns: readonly Pick<Asked, 'id' | 'address'>[]) => void;
  /** Told the id of what was saved in an account. */
  readonly onSaved: (id: string) => void;
}

export type OpenedColumn = Pick<Column, 'id' | 'source' | 'name' | 'previous' | 'outcome'>;

export type Event =
  /** URLs are measured, in place of those that was there before. */
  | { readonly type: 'asked'; readonly columns: readonly Asked[] }
  /** Columns are measured again. */
  | { readonly type: 'asked-again'; readonly columns: readonly Omit<Asked, 'previous'>[] }
  | { readonly type: 'opening'; readonly opening: Opening }
  | { readonly type: 'added'; readonly opening: number; readonly columns: readonly OpenedColumn[] }
  | { readonly type: 'progressed'; readonly run: number; readonly progress: Progress }
  | { readonly type: 'finished'; readonly run: number; readonly result: AssessmentResult }
  /** What came behind a report; null if nothing did. */
  | { readonly type: 'evidence'; readonly result: AssessmentResult; readonly evidence: Evidence | null }
  | { readonly type: 'failed'; readonly run: number; readonly failure: Failure }
  /** `opening`: what came to nothing; null where it was refused before that. */
  | { readonly type: 'refused'; readonly opening: number | null; readonly problems: readonly Problem[] }
  | { readonly type: 'moved'; readonly id: number; readonly by: -1 | 1 }
  | { readonly type: 'removed'; readonly id: number }
  | { readonly type: 'cancelled' }
  /** Everything goes: `byUser` if it may be put back, else to make room. */
  | { readonly type: 'cleared'; readonly byUser: boolean }
  /** What was taken away last is put back. */
  | { readonly type: 'undone' }
  /** It is too late for that. */
  | { readonly type: 'undo-over' }
  /** What was shown before is shown again. */
  | { readonly type: 'restored'; readonly columns: readonly Column[] };

export const INITIAL_STATE: State = {
  columns: [],
  takenAway: null,
  begun: 0,
  problems: [],
  cancelled: false,
  openings: [],
};

const isMeasured = ({ source }: Column) => source === 'address';

/** Whether anything is measured. */
export function isRunning({ columns }: State): boolean {
  return columns.some(({ run }) => run !== null);
}

/** Whether something is measured for the first time, so that there is no comparison to show yet. */
export function isFirstRun({ columns }: State): boolean {
  return columns.some(({ run, outcome }) => run !== null && outcome === null);
}

/** The result of a column that has one. */
export function resultOf({ outcome }: Column): AssessmentResult | null {
  return outcome?.state === 'done' ? outcome.result : null;
}

/** The publication that columns come from, each opened from it or measured again; null if they do not all. */
export function publicationBefore(columns: readonly Column[]): string | null {
  const ids = columns.map((column) => column.previous ?? publicationOf(column));
  const [first = null] = ids;
  return ids.every((id) => id === first) ? first : null;
}

function publicationOf(column: Column): string | null {
  const arrival = resultOf(column)?.arrival;
  return arrival?.from === 'published' ? arrival.item.id : null;
}

/** The requests in the order they were first heard of, each as it is last. */
function withProgress(requests: readonly Progress[], progress: Progress): readonly Progress[] {
  return requests.some((known) => known.id === progress.id)
    ? requests.map((known) => (known.id === progress.id ? progress : known))
    : [...requests, progress];
}

function withEvidence(result: AssessmentResult, evidence: Evidence | null): AssessmentResult {
  const { basis } = result;
  if (basis.state !== 'awaited') return result;
  return {
    ...result,
    basis: evidence === null ? { state: 'lost' } : { state: 'here', facts: basis.facts, evidence },
  };
}

/** The state without an opening that is through; null if it is no longer awaited. */
function withoutOpening(state: State, id: number): State | null {
  const openings = state.openings.filter((opening) => opening.id !== id);
  return openings.length === state.openings.length ? null : { ...state, openings };
}

/** Changes columns, also those that may be put back. */
function withColumns(state: State, change: (column: Column) => Column): State {
  const { columns, takenAway } = state;
  return {
    ...state,
    columns: columns.map(change),
    takenAway: takenAway && {
      ...takenAway,
      columns: takenAway.columns.map(({ column, place }) => ({ column: change(column), place })),
    },
  };
}

/** What goes of the columns, as it may be put back: nothing runs any more, and what never came to anything is no loss. */
function takeAway({ columns }: State, what: TakenAway['what'], goes: (column: Column) => boolean): TakenAway | null {
  const gone = columns.flatMap((column, place) =>
    goes(column) && column.outcome !== null ? [{ column: { ...column, run: null }, place }] : [],
  );
  return gone.length === 0 ? null : { what, columns: gone, isOver: false };
}

function putBack(state: State): State {
  const { takenAway } = state;
  if (takenAway === null || takenAway.isOver) return state;
  const columns = takenAway.columns.reduce<readonly Column[]>(
    (rest, { column, place }) => rest.toSpliced(place, 0, column),
    state.columns,
  );
  return { ...state, columns, takenAway: null, problems: [] };
}

/** Changes the column of a run; one that is no longer there changes nothing. */
function ofRun(state: State, id: number, change: (column: Column, run: Run) => Column): State {
  return withColumns(state, (column) => (column.run?.id === id ? change(column, column.run) : column));
}

/** Swaps a column with the next one that has a result: what could not be read is behind them in any case. */
function move(columns: readonly Column[], id: number, by: -1 | 1): readonly Column[] {
  const shown = columns.filter((column) => resultOf(column) !== null);
  const place = shown.findIndex((column) => column.id === id);
  const [own, other] = [shown[place], shown[place + by]];
  if (own === undefined || other === undefined) return columns;
  return columns.map((column) => (column === own ? other : column === other ? own : column));
}

/** What was measured for the first time goes; what was there before stays as it was. */
function cancel(state: State): State {
  if (!isRunning(state)) return state;
  const columns = isFirstRun(state) ? state.columns.filter((column) => !isMeasured(column)) : state.columns;
  return { ...state, columns: columns.map((column) => ({ ...column, run: null })), cancelled: true };
}

/** What was opened without examples that are there already: another click may have opened them meanwhile. */
export function notYetIn({ columns }: State, opened: readonly OpenedColumn[]): readonly OpenedColumn[] {
  return opened.filter(
    ({ source, name }) =>
      source !== 'example' || !columns.some((column) => column.source === source && column.name === name),
  );
}

/** Events of a run or an opening that is no longer there (stopped, removed, followed by another) change nothing. */
export function reduce(state: State, event: Event): State {
  switch (event.type) {
    case 'asked': {
      const asked = event.columns.map(({ id, address, previous, run }): Column => {
        return { id, source: 'address', name: address, previous, outcome: null, run: { id: run, requests: [] } };
      });
      const columns = [...state.columns.filter((column) => !isMeasured(column)), ...asked];
      return { ...INITIAL_STATE, begun: state.begun + 1, openings: state.openings, columns };
    }
    case 'asked-again': {
      const again = withColumns(state, (column) => {
        const asked = event.columns.find(({ id }) => id === column.id);
        if (asked === undefined) return column;
        const previous = column.previous ?? publicationOf(column);
        return { ...column, source: 'address', name: asked.address, previous, run: { id: asked.run, requests: [] } };
      });
      return { ...again, takenAway: null, problems: [], cancelled: false };
    }
    case 'opening':
      return {
        ...state,
        takenAway: null,
        problems: [],
        cancelled: false,
        openings: [...state.openings, event.opening],
      };
    case 'added': {
      const rest = withoutOpening(state, event.opening);
      if (rest === null) return state;
      const added = event.columns.map((column): Column => ({ ...column, run: null }));
      return { ...rest, problems: [], cancelled: false, columns: [...state.columns, ...added] };
    }
    case 'progressed':
      return ofRun(state, event.run, (column, run) => {
        return { ...column, run: { ...run, requests: withProgress(run.requests, event.progress) } };
      });
    case 'finished':
      return ofRun(state, event.run, (column) => {
        return { ...column, run: null, outcome: { state: 'done', result: event.result } };
      });
    case 'evidence':
      return withColumns(state, (column) =>
        resultOf(column) === event.result
          ? { ...column, outcome: { state: 'done', result: withEvidence(event.result, event.evidence) } }
          : column,
      );
    case 'failed':
      return ofRun(state, event.run, (column) => {
        return { ...column, run: null, outcome: { state: 'failed', failure: event.failure } };
      });
    case 'refused': {
      const rest = event.opening === null ? state : withoutOpening(state, event.opening);
      return rest === null ? state : { ...rest, problems: event.problems, cancelled: false };
    }
    case 'moved':
      return { ...state, columns: move(state.columns, event.id, event.by) };
    case 'removed':
      return {
        ...state,
        problems: [],
        columns: state.columns.filter(({ id }) => id !== event.id),
        takenAway: takeAway(state, 'removed', ({ id }) => id === event.id),
      };
    case 'cancelled':
      return cancel(state);
    case 'cleared':
      return {
        ...INITIAL_STATE,
        begun: state.begun + 1,
        takenAway: event.byUser ? takeAway(state, 'cleared', () => true) : null,
      };
    case 'undone':
      return putBack(state);
    case 'undo-over':
      return { ...state, takenAway: state.takenAway && { ...state.takenAway, isOver: true } };
    case 'restored':
      return { ...INITIAL_STATE, begun: state.begun, columns: event.columns };
  }
}
