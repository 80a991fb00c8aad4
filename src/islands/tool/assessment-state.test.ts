import type { Evidence } from '../../brand/evidence';
import type { Facts } from '../../brand/facts';
import type { Report } from '../../brand/report';
import type { AssessmentResult } from './result';
import type { Progress } from './measuring/stream-line';
import { INITIAL_STATE, reduce, type Event, type State } from './assessment-state';
import { milestone } from './measuring/milestone';

const started: Event = { type: 'started', subject: 'address', run: 1, address: 'northwind.com' };
const failure = { code: 'interrupted', digest: null };
const facts = { format: 1 } as Facts;
const evidence = { format: 1 } as Evidence;
const result: AssessmentResult = {
  report: { format: 1 } as Report,
  received: { format: 1 },
  signature: null,
  arrival: { from: 'network' },
  basis: { state: 'awaited', facts },
};

function after(...events: readonly Event[]): State {
  return events.reduce(reduce, INITIAL_STATE);
}

function progressed(progress: Progress, run = 1): Event {
  return { type: 'progressed', run, progress };
}

describe('reduce', () => {
  it('keeps one row for each request, in the order they were first heard of', () => {
    const state = after(
      started,
      progressed({ id: 'https-home', state: 'started', ms: 0 }),
      progressed({ id: 'robots', state: 'started', ms: 3 }),
      progressed({ id: 'https-home', state: 'answered', ms: 180 }),
    );
    expect(state).toMatchObject({
      phase: 'running',
      requests: [
        { id: 'https-home', state: 'answered', ms: 180 },
        { id: 'robots', state: 'started', ms: 3 },
      ],
    });
  });

  it('shows the report of the run it waits for', () => {
    expect(after(started, { type: 'finished', run: 1, result })).toEqual({ phase: 'done', run: 1, result });
  });

  it('names the reason and what was handed in when a run fails', () => {
    expect(after(started, { type: 'failed', run: 1, failure: { code: 'site-too-slow', digest: null } })).toEqual({
      phase: 'refused',
      subject: 'address',
      failure: { code: 'site-too-slow', digest: null },
    });
  });

  it('ignores what comes from a run that was cancelled', () => {
    const cancelled = after(started, { type: 'cancelled' });
    expect(cancelled).toEqual({ phase: 'idle', cancelled: true });
    expect(reduce(cancelled, { type: 'failed', run: 1, failure })).toBe(cancelled);
    expect(reduce(cancelled, { type: 'finished', run: 1, result })).toBe(cancelled);
  });

  it('ignores what comes from a run that was followed by another', () => {
    const second = after(started, { ...started, run: 2, address: 'contoso.com' });
    expect(reduce(second, progressed({ id: 'robots', state: 'answered', ms: 9 }, 1))).toBe(second);
    expect(reduce(second, { type: 'failed', run: 1, failure })).toBe(second);
    expect(reduce(second, { type: 'finished', run: 2, result })).toEqual({ phase: 'done', run: 2, result });
  });

  it('adds the evidence behind a report, or that it is lost, to the report it belongs to', () => {
    const done = after(started, { type: 'finished', run: 1, result });
    expect(reduce(done, { type: 'evidence', run: 1, evidence })).toEqual({
      phase: 'done',
      run: 1,
      result: { ...result, basis: { state: 'here', facts, evidence } },
    });
    expect(reduce(done, { type: 'evidence', run: 1, evidence: null })).toMatchObject({
      result: { report: result.report, basis: { state: 'lost' } },
    });
    const other = after(started, { ...started, run: 2 }, { type: 'finished', run: 2, result });
    expect(reduce(other, { type: 'evidence', run: 1, evidence })).toBe(other);
    expect(reduce(INITIAL_STATE, { type: 'evidence', run: 1, evidence })).toBe(INITIAL_STATE);
  });

  it('keeps a report when cancelling comes too late', () => {
    const done = after(started, { type: 'finished', run: 1, result });
    expect(reduce(done, { type: 'cancelled' })).toBe(done);
  });

  it('takes the report away when another address is wanted', () => {
    expect(after(started, { type: 'finished', run: 1, result }, { type: 'cleared' })).toEqual(INITIAL_STATE);
  });
});

describe('milestone', () => {
  it('announces the start, the answer of the home page and the stop, and nothing between', () => {
    expect(milestone(INITIAL_STATE)).toBeNull();
    expect(milestone(after(started))).toBe('asking');
    expect(milestone(after(started, progressed({ id: 'robots', state: 'answered', ms: 90 })))).toBe('asking');
    expect(milestone(after(started, progressed({ id: 'https-home', state: 'answered', ms: 90 })))).toBe('reading');
    expect(milestone(after(started, { type: 'cancelled' }))).toBe('cancelled');
    expect(milestone(after({ ...started, subject: 'html' }))).toBe('working');
    expect(milestone(after({ ...started, subject: 'link' }))).toBe('opening');
    expect(milestone(after({ ...started, subject: 'file' }))).toBe('opening');
  });
});
