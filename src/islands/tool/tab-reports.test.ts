import { assess } from '../../brand/score/assess';
import { extractFacts } from '../../brand/engine/extract';
import { sharedReport } from '../../brand/sharing/link';
import type { ReportJson } from '../../brand/sharing/signature';
import { evidence } from '../../brand/examples/evidence';
import { canPutAside, handOver, stashForSignIn, takeWish, type Keepsake } from './stash-for-sign-in';
import type { Arrival } from './result';
import type { Column } from './state';
import { forgetAside, isPutAside, keepShown, putWanted, takeWanted } from './tab';
import { restoreStash, adoptReport, takeShown } from './tab-reports';

const received = JSON.parse(JSON.stringify(assess(extractFacts(evidence())))) as ReportJson;
const signature = { key: 'k1', receipts: 'r'.repeat(43), value: 'v'.repeat(86) };
const report: Keepsake = { kind: 'report', reports: [{ received, signature }] };
const comparison: Keepsake = { kind: 'comparison', reports: [...report.reports, { received, signature: null }] };
const long = { received: { ...received, more: 'x'.repeat(2_000_000) }, signature };

/** A browser's storage, so far as it is used: what it holds are its own properties. */
function tab({ isFull = false } = {}): Storage {
  const own = {
    getItem(key: string) {
      return (this as Record<string, unknown>)[key] ?? null;
    },
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('no', 'QuotaExceededError');
      Object.assign(this, { [key]: value });
    },
    removeItem(key: string) {
      Reflect.deleteProperty(this, key);
    },
  };
  return Object.create(own) as Storage;
}

describe('reports that are put aside', () => {
  it('come back as they went, in their order, as often as the page is reloaded', () => {
    const storage = tab();
    expect(stashForSignIn(comparison, storage)).toBe(true);
    for (const taken of [restoreStash('comparison', storage), restoreStash('comparison', storage)]) {
      expect(taken).toMatchObject([
        { received, signature, arrival: { from: 'aside', receiptsLeftOut: false } },
        { received, signature: null },
      ]);
    }
  });

  it('are those of one tool, until they are forgotten', () => {
    const storage = tab();
    stashForSignIn(report, storage);
    expect([isPutAside('report', storage), isPutAside('comparison', storage)]).toEqual([true, false]);
    expect(() => restoreStash('comparison', storage)).toThrow('saved-damaged');
    forgetAside('report', storage);
    expect(isPutAside('report', storage)).toBe(false);
    expect(() => restoreStash('report', storage)).toThrow('saved-damaged');
  });

  it('are to be saved by themselves once, and no second time, whatever came of the first', () => {
    const storage = tab();
    stashForSignIn(report, storage);
    expect([takeWish('report', storage), takeWish('report', storage)]).toEqual([true, false]);
    expect(restoreStash('report', storage)).toHaveLength(1);
    stashForSignIn(report, storage);
    expect(takeWish('report', storage)).toBe(true);
  });

  it('are not kept where the tab has no room or no memory, or where they are too long', () => {
    expect(stashForSignIn(report, tab({ isFull: true }))).toBe(false);
    expect(stashForSignIn(report, null)).toBe(false);
    expect(stashForSignIn({ kind: 'report', reports: [long] }, tab())).toBe(false);
    expect([isPutAside('report', null), takeWish('report', null)]).toEqual([false, false]);
    expect(() => restoreStash('report', null)).toThrow('saved-damaged');
  });

  it('can be asked for without leaving anything behind, nor taking away what lies there', () => {
    const storage = tab();
    expect(canPutAside(report, storage)).toBe(true);
    expect(isPutAside('report', storage)).toBe(false);
    expect(canPutAside(report, tab({ isFull: true }))).toBe(false);
    stashForSignIn(report, storage);
    expect(canPutAside(report, storage)).toBe(true);
    expect(isPutAside('report', storage)).toBe(true);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"reports":[]}',
    '{"reports":{}}',
    '{"reports":[{}]}',
    '{"wish":true,"reports":[{"report":1}]}',
  ])('%j is not a report, and is forgotten', (text) => {
    const storage = tab();
    storage.setItem('facet:aside-report', text);
    expect(() => restoreStash('report', storage)).toThrow('saved-damaged');
    expect(isPutAside('report', storage)).toBe(false);
  });
});

test('what is to be opened is taken once, by its own tool', () => {
  const storage = tab();
  const wanted = { place: '?saved=a1', shown: 0 };
  putWanted('report', wanted, storage);
  expect(takeWanted('comparison', storage)).toBeNull();
  expect([takeWanted('report', storage), takeWanted('report', storage)]).toEqual([wanted, null]);
  expect([putWanted('report', wanted, null), takeWanted('report', null)]).toEqual([false, null]);
  putWanted('report', { place: '?address=1.com', shown: 42 }, storage);
  expect(takeWanted('report', storage)).toEqual({ place: '?address=1.com', shown: 42 });
});

describe('a report that is handed to the comparison', () => {
  it('comes as it went, and can be taken more than once', () => {
    const storage = tab();
    expect(handOver({ received, signature }, storage)).toBe(true);
    for (const taken of [adoptReport(storage), adoptReport(storage)]) {
      expect(taken).toMatchObject({ received, signature, arrival: { from: 'link', receiptsLeftOut: false } });
    }
  });

  it('does not come where it is too long, or where the browser does not keep it', () => {
    const storage = tab();
    expect(handOver(long, storage)).toBe(false);
    expect(adoptReport(storage)).toBeNull();
    expect(handOver({ received, signature }, null)).toBe(false);
    expect(adoptReport(null)).toBeNull();
  });

  it.each(['', '{', 'null', '{"report":{}}'])('%j is not a report', (text) => {
    const storage = tab();
    storage.setItem('facet:compared-report', text);
    expect(adoptReport(storage)).toBeNull();
  });
});

describe('what was shown', () => {
  const done = (from: Arrival['from']) => {
    const result = { received, signature, arrival: { from }, pictures: { icon: 'secret' }, basis: { state: 'lost' } };
    return {
      id: 1,
      source: 'address',
      name: 'a.com',
      run: null,
      outcome: { state: 'done', result },
    } as unknown as Column;
  };
  const failure = { code: 'site-unreachable', digest: null };
  const failed: Column = {
    id: 2,
    source: 'address',
    name: 'b.com',
    previous: '0123456789abc',
    run: null,
    outcome: { state: 'failed', failure },
  };

  it('is shown again, column by column, and what was not made here is doubted as before', () => {
    const storage = tab();
    expect(keepShown(7, [done('network'), failed, done('file')], storage)).toBe(true);
    expect(takeShown(7, storage)).toMatchObject([
      {
        source: 'address',
        name: 'a.com',
        outcome: { state: 'done', result: { received, arrival: { from: 'network' } } },
      },
      { source: 'address', name: 'b.com', previous: '0123456789abc', outcome: { state: 'failed', failure } },
      { outcome: { result: { arrival: { from: 'link' } } } },
    ]);
    expect(storage.getItem('facet:shown-7')).not.toContain('secret');
    expect(takeShown(8, storage)).toBeNull();
    expect(takeShown(7, null)).toBeNull();
  });

  it('has the name that was put in, as long as its report can be read', () => {
    const storage = tab();
    const column = done('network');
    keepShown(7, [column], storage);
    const corrections = () =>
      takeShown(7, storage)?.map(({ outcome }) => (outcome?.state === 'done' ? outcome.result.correction : null));
    expect(corrections()).toEqual([undefined]);
    const { target, collectedAt } = sharedReport({ report: received, signature: null }).report;
    const keep = (corrected: unknown) =>
      storage.setItem(
        'facet:choices',
        JSON.stringify([
          { of: `own ${collectedAt} ${target.address}`, correction: { name: 'Quay', report: corrected } },
        ]),
      );
    keep(received);
    expect(corrections()).toMatchObject([{ name: 'Quay', report: { collectedAt } }]);
    keep({ format: 99 });
    expect(corrections()).toEqual([undefined]);
  });

  it('has the pictures of an example again, which are files of this site', () => {
    const storage = tab();
    keepShown(7, [{ ...done('example'), source: 'example', name: 'harbour' }, done('network')], storage);
    const pictures = takeShown(7, storage)?.map(({ outcome }) =>
      outcome?.state === 'done' ? outcome.result.pictures : null,
    );
    expect(pictures).toEqual([
      { previewImage: '/examples/harbour-previewImage.webp', icon: '/examples/harbour-icon.webp' },
      undefined,
    ]);
  });

  it('gives way to what is shown later, the first one first, and leaves all else alone', () => {
    const storage = tab();
    stashForSignIn(report, storage);
    const numbers = Array.from({ length: 9 }, (_, index) => 1_700_000_000_000 + index);
    for (const number of [...numbers, ...numbers.slice(-1)]) keepShown(number, [failed], storage);
    expect(numbers.map((number) => takeShown(number, storage) !== null)).toEqual(numbers.map((_, index) => index > 0));
    expect(isPutAside('report', storage)).toBe(true);
    expect(keepShown(7, [failed], tab({ isFull: true }))).toBe(false);
    expect(keepShown(7, [failed], null)).toBe(false);
  });

  it.each(['', '{', 'null', '[]', '{}', '[{}]', '[{"source":"other","name":""}]', '[{"source":"file","name":""}]'])(
    '%j is nothing',
    (text) => {
      const storage = tab();
      storage.setItem('facet:shown-7', text);
      expect(takeShown(7, storage)).toBeNull();
    },
  );
});
