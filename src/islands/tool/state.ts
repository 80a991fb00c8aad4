/** What a page with the tool holds, as plain data: one brand, or two to four compared. `events/` has what changes it. */
import type { Evidence } from '../../brand/evidence/evidence';
import type { ComparisonIssue } from '../../components/comparison/ComparisonIssue';
import type { Failure } from './failure';
import type { AssessmentResult } from './result';
import type { Progress, Wait } from './measuring/stream-line';

/**
 * Where a column is from: measured at a URL, made of pasted HTML, or opened. `report`: the one a report's page handed
 * over. `aside`: put aside while the user signed in.
 */
export const SOURCES = ['address', 'html', 'example', 'file', 'link', 'report', 'saved', 'aside', 'published'] as const;
export type Source = (typeof SOURCES)[number];

/** The outcome of a column. */
export type Outcome =
  | { readonly state: 'done'; readonly result: AssessmentResult }
  | { readonly state: 'failed'; readonly failure: Failure };

/** A measurement that goes on. */
export interface Run {
  readonly id: number;
  /** In the order they were first heard of. */
  readonly requests: readonly Progress[];
  /** Its place in the line, where it was told to wait. */
  readonly wait?: Wait;
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

/** Input that was not accepted. `place` is the field's, from 0; null for the part as a whole. */
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
  /** Counts new beginnings, in place of what was there: each is an entry in the tab's history. */
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
  | { readonly type: 'waits'; readonly run: number; readonly wait: Wait }
  | { readonly type: 'finished'; readonly run: number; readonly result: AssessmentResult }
  /** What came after a report; null if nothing did. */
  | { readonly type: 'evidence'; readonly result: AssessmentResult; readonly evidence: Evidence | null }
  | { readonly type: 'failed'; readonly run: number; readonly failure: Failure }
  /** `opening`: what came to nothing; null if it was refused before that. */
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

export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

export const INITIAL_STATE: State = {
  columns: [],
  takenAway: null,
  begun: 0,
  problems: [],
  cancelled: false,
  openings: [],
};

/** Whether a column was measured at a URL. */
export const isMeasured = ({ source }: Column): boolean => source === 'address';

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

/** Id of the publication that a column was opened from; null if it was not. */
export function publicationOf(column: Column): string | null {
  const arrival = resultOf(column)?.arrival;
  return arrival?.from === 'published' ? arrival.item.id : null;
}

/** Changes columns, also those that may be put back. */
export function withColumns(state: State, change: (column: Column) => Column): State {
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
