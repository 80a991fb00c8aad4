import { notYetIn } from './events/open';
import { reduce } from './reduce';
import type { AssessmentResult } from './result';
import {
  INITIAL_STATE,
  isFirstRun,
  isRunning,
  publicationBefore,
  resultOf,
  type Event,
  type OpenedColumn,
  type State,
} from './state';

/** A result that only its place tells from another. */
function result(name: string): AssessmentResult {
  const parts = { received: { name }, signature: null, arrival: { from: 'network' } };
  return { ...parts, report: {}, basis: { state: 'awaited', facts: {} } } as unknown as AssessmentResult;
}

const FAILURE = { code: 'site-unreachable', digest: null };
const after = (events: readonly Event[], start: State = INITIAL_STATE) => events.reduce(reduce, start);
const names = ({ columns }: State) => columns.map(({ name }) => name);

const ASKED: Event = {
  type: 'asked',
  columns: [
    { id: 1, address: 'a.com', previous: null, run: 11 },
    { id: 2, address: 'b.com', previous: null, run: 12 },
  ],
};
const A = result('a');
const B = result('b');
const DONE = after([ASKED, { type: 'finished', run: 12, result: B }, { type: 'finished', run: 11, result: A }]);
const OPENING: Event = { type: 'opening', opening: { id: 5, part: 'form' } };
const OPENED: Event = {
  type: 'added',
  opening: 5,
  columns: [
    { id: 3, source: 'example', name: 'harbour', previous: null, outcome: { state: 'done', result: result('c') } },
  ],
};
const EXAMPLE = [OPENING, OPENED];

describe('the tool', () => {
  it('measures all addresses at once, each column by itself', () => {
    const asked = after([
      ASKED,
      { type: 'progressed', run: 12, progress: { id: 'https-home', state: 'started', ms: null } },
      { type: 'progressed', run: 12, progress: { id: 'https-home', state: 'answered', ms: 5 } },
      { type: 'failed', run: 11, failure: FAILURE },
    ]);
    expect(isRunning(asked)).toBe(true);
    expect(asked.columns.map(({ outcome }) => outcome)).toEqual([{ state: 'failed', failure: FAILURE }, null]);
    expect(asked.columns[1]?.run?.requests).toEqual([{ id: 'https-home', state: 'answered', ms: 5 }]);
  });

  it('has its columns in the order asked for, whichever is first', () => {
    expect(names(DONE)).toEqual(['a.com', 'b.com']);
    expect(DONE.columns.map(resultOf)).toEqual([A, B]);
    expect(isRunning(DONE)).toBe(false);
  });

  it('takes what was opened first, and other addresses in place of those before', () => {
    const mixed = after(
      [...EXAMPLE, { type: 'asked', columns: [{ id: 9, address: 'z.com', previous: null, run: 19 }] }],
      DONE,
    );
    expect(names(mixed)).toEqual(['harbour', 'z.com']);
  });

  it('hears nothing of runs that are over', () => {
    expect(after([{ type: 'finished', run: 99, result: A }], DONE)).toEqual(DONE);
    const removed = after([ASKED, { type: 'removed', id: 1 }, { type: 'finished', run: 11, result: A }]);
    expect(names(removed)).toEqual(['b.com']);
  });

  it('hears nothing of what is no longer to be opened, and waits for all else', () => {
    const cleared = after([OPENING, { type: 'cleared', byUser: false }, OPENED]);
    expect(cleared).toEqual({ ...INITIAL_STATE, begun: 1 });
    const refused: Event = { type: 'refused', opening: 5, problems: [{ part: 'form', place: null, what: FAILURE }] };
    expect(after([OPENING, { type: 'cleared', byUser: false }, refused])).toEqual({ ...INITIAL_STATE, begun: 1 });
    const two = after([OPENING, { type: 'opening', opening: { id: 6, part: 'files' } }, OPENED]);
    expect(two.openings).toEqual([{ id: 6, part: 'files' }]);
  });

  it('says what was refused without losing what is there', () => {
    const refused = after(
      [{ type: 'refused', opening: null, problems: [{ part: 'form', place: 0, what: FAILURE }] }],
      DONE,
    );
    expect(refused.columns).toEqual(DONE.columns);
    expect(after([{ type: 'cleared', byUser: false }], refused).columns).toEqual([]);
  });

  it('drops what was never measured when it is stopped, and keeps what was opened', () => {
    const stopped = after([...EXAMPLE, ASKED, { type: 'finished', run: 11, result: A }, { type: 'cancelled' }]);
    expect(names(stopped)).toEqual(['harbour']);
    expect(stopped.cancelled).toBe(true);
    expect(after([{ type: 'finished', run: 12, result: B }], stopped)).toEqual(stopped);
  });

  it('keeps a report while it is measured again, and when that is stopped', () => {
    const again = after([{ type: 'asked-again', columns: [{ id: 2, address: 'b.com', run: 22 }] }], DONE);
    expect([isRunning(again), isFirstRun(again)]).toEqual([true, false]);
    expect(again.columns.map(resultOf)).toEqual([A, B]);
    expect(after([{ type: 'cancelled' }], again).columns).toEqual(DONE.columns);
    const failed = after([{ type: 'failed', run: 22, failure: FAILURE }], again);
    expect(failed.columns.map(({ outcome }) => outcome?.state)).toEqual(['done', 'failed']);
  });

  it('opens an example once, however often it was asked for meanwhile', () => {
    const opened = after(EXAMPLE);
    const outcome = { state: 'done', result: A } as const;
    const columns = ['harbour', 'tidewater'].map((name, at): OpenedColumn => {
      return { id: 7 + at, source: 'example', name, previous: null, outcome };
    });
    expect(notYetIn(opened, columns).map(({ name }) => name)).toEqual(['tidewater']);
    expect(notYetIn(INITIAL_STATE, columns)).toEqual(columns);
  });

  it('counts a column that is measured again as one of an address', () => {
    const again = after([...EXAMPLE, { type: 'asked-again', columns: [{ id: 3, address: 'https://c.com', run: 23 }] }]);
    expect(again.columns).toMatchObject([{ source: 'address', name: 'https://c.com' }]);
  });

  it('knows the publication that all of it comes from, opened or measured again', () => {
    const published = (name: string, id: string, state = 'published') =>
      ({ ...result(name), arrival: { from: 'published', item: { id, state } } }) as unknown as AssessmentResult;
    const opened = (...ids: readonly string[]) =>
      after([
        OPENING,
        {
          type: 'added',
          opening: 5,
          columns: ids.map((id, at) => {
            const outcome = {
              state: 'done',
              result: published(`r${String(at)}`, id, id.startsWith('l') ? 'link' : undefined),
            } as const;
            return { id: at, source: 'published', name: '', previous: null, outcome };
          }),
        },
      ]);
    const both = opened('p1', 'p1');
    expect(publicationBefore(both.columns)).toBe('p1');
    expect(publicationBefore(opened('p1', 'p2').columns)).toBeNull();
    // What everyone sees names no link.
    expect(publicationBefore(opened('l1', 'l1').columns)).toBeNull();
    expect(publicationBefore([])).toBeNull();
    expect(publicationBefore(DONE.columns)).toBeNull();
    const again = after([{ type: 'asked-again', columns: [{ id: 0, address: 'a.com', run: 21 }] }], both);
    expect(publicationBefore(again.columns)).toBe('p1');
    const measured = after([{ type: 'finished', run: 21, result: A }], again);
    expect(publicationBefore(measured.columns)).toBe('p1');
    const joined = after([{ type: 'asked', columns: [{ id: 9, address: 'z.com', previous: null, run: 19 }] }], both);
    expect(publicationBefore(joined.columns)).toBeNull();
  });

  it('moves a column past those that could not be read, and not beyond the end', () => {
    const three = after([
      { type: 'asked', columns: ['a', 'b', 'c'].map((address, id) => ({ id, address, previous: null, run: 10 + id })) },
      { type: 'finished', run: 10, result: A },
      { type: 'failed', run: 11, failure: FAILURE },
      { type: 'finished', run: 12, result: B },
    ]);
    const moved = after([{ type: 'moved', id: 0, by: 1 }], three);
    expect(names(moved)).toEqual(['c', 'b', 'a']);
    expect(after([{ type: 'moved', id: 0, by: 1 }], moved)).toEqual(moved);
    expect(after([{ type: 'moved', id: 1, by: 1 }], moved)).toEqual(moved);
  });

  it('adds the evidence that comes behind a report, and knows when none does', () => {
    const evidence = { format: 1 } as never;
    const both = after(
      [
        { type: 'evidence', result: A, evidence },
        { type: 'evidence', result: B, evidence: null },
      ],
      DONE,
    );
    expect(both.columns.map((column) => resultOf(column)?.basis.state)).toEqual(['here', 'lost']);
  });

  it('forgets a problem with the next thing that is taken', () => {
    const refused = after([
      OPENING,
      { type: 'refused', opening: 5, problems: [{ part: 'files', place: null, what: FAILURE }] },
    ]);
    expect([refused.openings, refused.problems.length]).toEqual([[], 1]);
    expect(after(EXAMPLE, refused).problems).toEqual([]);
    expect(after([ASKED], refused).problems).toEqual([]);
  });

  describe('puts back', () => {
    const REMOVED: Event = { type: 'removed', id: 1 };
    const CLEARED: Event = { type: 'cleared', byUser: true };

    it('a column that was removed, in its place, whatever was moved since', () => {
      expect(after([REMOVED, { type: 'undone' }], DONE)).toEqual(DONE);
      const moved = after([...EXAMPLE, REMOVED, { type: 'moved', id: 2, by: 1 }, { type: 'undone' }], DONE);
      expect(names(moved)).toEqual(['a.com', 'harbour', 'b.com']);
    });

    it('everything that was cleared by the user, and nothing that made room', () => {
      expect(after([CLEARED, { type: 'undone' }], DONE).columns).toEqual(DONE.columns);
      expect(after([{ type: 'cleared', byUser: false }, { type: 'undone' }], DONE).columns).toEqual([]);
    });

    it('the last column alone, once, and nothing once it is too late', () => {
      const two = after([REMOVED, { type: 'removed', id: 2 }, { type: 'undone' }, { type: 'undone' }], DONE);
      expect(names(two)).toEqual(['b.com']);
      const late = after([REMOVED, { type: 'undo-over' }], DONE);
      expect(late.takenAway).toMatchObject({ what: 'removed', isOver: true });
      expect(after([{ type: 'undone' }], late)).toEqual(late);
    });

    it('nothing when something else was begun', () => {
      for (const begun of [ASKED, OPENING]) expect(after([CLEARED, begun], DONE).takenAway).toBeNull();
      const again: Event = { type: 'asked-again', columns: [{ id: 2, address: 'b.com', run: 22 }] };
      expect(after([REMOVED, again], DONE).takenAway).toBeNull();
    });

    it('a column with its evidence, and as it was before it was measured again', () => {
      const again: Event = { type: 'asked-again', columns: [{ id: 1, address: 'a.com', run: 21 }] };
      const evidence: Event = { type: 'evidence', result: A, evidence: { format: 1 } as never };
      const [first] = after([again, REMOVED, evidence, { type: 'undone' }], DONE).columns;
      expect(first?.run).toBeNull();
      expect(first && resultOf(first)?.basis.state).toBe('here');
    });

    it('nothing of what never came to anything', () => {
      expect(after([ASKED, REMOVED]).takenAway).toBeNull();
    });
  });

  it('counts what is begun anew, and not what is shown again', () => {
    expect(DONE.begun).toBe(1);
    expect(after([ASKED], DONE).begun).toBe(2);
    expect(after([{ type: 'restored', columns: [] }, ...EXAMPLE], DONE).begun).toBe(1);
  });
});
