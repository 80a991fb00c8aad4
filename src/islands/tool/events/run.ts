/** A single measurement: its progress, its outcome, and the evidence that follows. */
import type { Evidence } from '../../../brand/evidence/evidence';
import { chunk } from '../chunk';
import type { Desk } from '../desk';
import { failureOf } from '../failure-of';
import { inTransition } from '../in-transition';
import type { Progress } from '../measuring/stream-line';
import type { AssessmentResult } from '../result';
import { resultOf, withColumns, type Asked, type Column, type EventOf, type Run, type State } from '../state';
import { loadView } from './open';

export function progressed(state: State, event: EventOf<'progressed'>): State {
  return ofRun(state, event.run, (column, run) => {
    return { ...column, run: { ...run, requests: withProgress(run.requests, event.progress) } };
  });
}

export function waits(state: State, event: EventOf<'waits'>): State {
  return ofRun(state, event.run, (column, run) => ({ ...column, run: { ...run, wait: event.wait } }));
}

export function finished(state: State, event: EventOf<'finished'>): State {
  return ofRun(state, event.run, (column) => {
    return { ...column, run: null, outcome: { state: 'done', result: event.result } };
  });
}

export function failed(state: State, event: EventOf<'failed'>): State {
  return ofRun(state, event.run, (column) => {
    return { ...column, run: null, outcome: { state: 'failed', failure: event.failure } };
  });
}

export function evidence(state: State, event: EventOf<'evidence'>): State {
  return withColumns(state, (column) =>
    resultOf(column) === event.result
      ? { ...column, outcome: { state: 'done', result: withEvidence(event.result, event.evidence) } }
      : column,
  );
}

/** Changes the column of a run; one that is no longer there changes nothing. */
function ofRun(state: State, id: number, change: (column: Column, run: Run) => Column): State {
  return withColumns(state, (column) => (column.run?.id === id ? change(column, column.run) : column));
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

/** Measures what was asked for. */
export async function run(desk: Desk, { address, run }: Pick<Asked, 'address' | 'run'>): Promise<void> {
  const { locale, controllers, dispatch } = desk;
  const controller = new AbortController();
  controllers.set(run, controller);
  try {
    const [{ result, evidence }, loaded] = await Promise.all([
      chunk(import('../measuring/request-assessment')).then(({ requestAssessment }) =>
        requestAssessment({
          address,
          locale,
          signal: controller.signal,
          onProgress: (progress) => dispatch({ type: 'progressed', run, progress }),
          onWait: (wait) => dispatch({ type: 'waits', run, wait }),
        }),
      ),
      // It loads while the sites are read.
      loadView(desk),
    ]);
    await inTransition(() => {
      // In the same step, even if the page has had no time to take it up.
      desk.setView(loaded);
      dispatch({ type: 'finished', run, result });
    });
    if (evidence) dispatch({ type: 'evidence', result, evidence: await evidence });
  } catch (cause) {
    const wanted = !controller.signal.aborted;
    controller.abort();
    if (wanted) dispatch({ type: 'failed', run, failure: failureOf(cause) });
  } finally {
    controllers.delete(run);
  }
}
