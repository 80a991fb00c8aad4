/** What the island shows, as plain data, and how each event changes it. */
import type { Evidence } from '../../brand/evidence';
import { withEvidence, withProgress } from './measuring/advance';
import type { Failure } from './failure';
import type { AssessmentResult } from './result';
import type { Progress } from './measuring/stream-line';

/** What the user submitted: to be assessed, or (a link, a file, something in an account) to be opened. */
export type Subject = 'address' | 'html' | 'link' | 'file' | 'saved';

export type State =
  /** Nothing runs. `cancelled`: the last assessment was stopped by the visitor. */
  | { readonly phase: 'idle'; readonly cancelled: boolean }
  | { readonly phase: 'refused'; readonly subject: Subject; readonly failure: Failure }
  | {
      readonly phase: 'running';
      readonly subject: Subject;
      readonly run: number;
      /** As typed; empty for pasted HTML without one. */
      readonly address: string;
      /** In the order they were first heard of. */
      readonly requests: readonly Progress[];
    }
  | { readonly phase: 'done'; readonly run: number; readonly result: AssessmentResult };

export type Event =
  | { readonly type: 'started'; readonly subject: Subject; readonly run: number; readonly address: string }
  | { readonly type: 'progressed'; readonly run: number; readonly progress: Progress }
  | { readonly type: 'finished'; readonly run: number; readonly result: AssessmentResult }
  /** What came behind the report; null if nothing did. */
  | { readonly type: 'evidence'; readonly run: number; readonly evidence: Evidence | null }
  | { readonly type: 'failed'; readonly run: number; readonly failure: Failure }
  /** Refused before anything was sent. */
  | { readonly type: 'refused'; readonly subject: Subject; readonly code: string }
  | { readonly type: 'cancelled' }
  | { readonly type: 'cleared' };

export const INITIAL_STATE: State = { phase: 'idle', cancelled: false };

/** Events of a run that is no longer shown (cancelled, or followed by another) change nothing. */
export function reduce(state: State, event: Event): State {
  switch (event.type) {
    case 'started': {
      const { subject, run, address } = event;
      return { phase: 'running', subject, run, address, requests: [] };
    }
    case 'refused':
      return { phase: 'refused', subject: event.subject, failure: { code: event.code, digest: null } };
    case 'cancelled':
      return state.phase === 'running' ? { phase: 'idle', cancelled: true } : state;
    case 'cleared':
      return INITIAL_STATE;
    case 'evidence':
      return state.phase === 'done' && state.run === event.run
        ? { ...state, result: withEvidence(state.result, event.evidence) }
        : state;
    default:
      return state.phase === 'running' && state.run === event.run ? advance(state, event) : state;
  }
}

function advance(
  state: Extract<State, { phase: 'running' }>,
  event: Extract<Event, { type: 'progressed' | 'finished' | 'failed' }>,
): State {
  switch (event.type) {
    case 'progressed':
      return { ...state, requests: withProgress(state.requests, event.progress) };
    case 'finished':
      return { phase: 'done', run: event.run, result: event.result };
    case 'failed':
      return { phase: 'refused', subject: state.subject, failure: event.failure };
  }
}
