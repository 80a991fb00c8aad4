import { assess } from '../../brand/assess';
import { extractFacts } from '../../brand/extract';
import type { ReportJson } from '../../brand/sharing/signature';
import { evidence } from '../../brand/testing/evidence';
import { forgetAside, isPutAside, putWanted, takeWanted } from './tab';
import { canPutAside, handOver, putAside, takeBack, takeOver, takeWish, type Keepsake } from './tab-reports';

const received = JSON.parse(JSON.stringify(assess(extractFacts(evidence())))) as ReportJson;
const signature = { key: 'k1', receipts: 'r'.repeat(43), value: 'v'.repeat(86) };
const report: Keepsake = { kind: 'report', reports: [{ received, signature }] };
const comparison: Keepsake = { kind: 'comparison', reports: [...report.reports, { received, signature: null }] };
const long = { received: { ...received, more: 'x'.repeat(2_000_000) }, signature };

/** A browser's storage, so far as it is used. */
function tab({ isFull = false } = {}): Storage {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('no', 'QuotaExceededError');
      held.set(key, value);
    },
    removeItem: (key: string) => void held.delete(key),
  } as unknown as Storage;
}

describe('reports that are put aside', () => {
  it('come back as they went, in their order, as often as the page is reloaded', () => {
    const storage = tab();
    expect(putAside(comparison, storage)).toBe(true);
    for (const taken of [takeBack('comparison', storage), takeBack('comparison', storage)]) {
      expect(taken).toMatchObject([
        { received, signature, arrival: { from: 'aside', receiptsLeftOut: false } },
        { received, signature: null },
      ]);
    }
  });

  it('are those of one tool, until they are forgotten', () => {
    const storage = tab();
    putAside(report, storage);
    expect([isPutAside('report', storage), isPutAside('comparison', storage)]).toEqual([true, false]);
    expect(() => takeBack('comparison', storage)).toThrow('saved-damaged');
    forgetAside('report', storage);
    expect(isPutAside('report', storage)).toBe(false);
    expect(() => takeBack('report', storage)).toThrow('saved-damaged');
  });

  it('are to be saved by themselves once, and no second time, whatever came of the first', () => {
    const storage = tab();
    putAside(report, storage);
    expect([takeWish('report', storage), takeWish('report', storage)]).toEqual([true, false]);
    expect(takeBack('report', storage)).toHaveLength(1);
    putAside(report, storage);
    expect(takeWish('report', storage)).toBe(true);
  });

  it('are not kept where the tab has no room or no memory, or where they are too long', () => {
    expect(putAside(report, tab({ isFull: true }))).toBe(false);
    expect(putAside(report, null)).toBe(false);
    expect(putAside({ kind: 'report', reports: [long] }, tab())).toBe(false);
    expect([isPutAside('report', null), takeWish('report', null)]).toEqual([false, false]);
    expect(() => takeBack('report', null)).toThrow('saved-damaged');
  });

  it('can be asked for without leaving anything behind, nor taking away what lies there', () => {
    const storage = tab();
    expect(canPutAside(report, storage)).toBe(true);
    expect(isPutAside('report', storage)).toBe(false);
    expect(canPutAside(report, tab({ isFull: true }))).toBe(false);
    putAside(report, storage);
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
  ])('%j is none, and is forgotten', (text) => {
    const storage = tab();
    storage.setItem('facet:aside-report', text);
    expect(() => takeBack('report', storage)).toThrow('saved-damaged');
    expect(isPutAside('report', storage)).toBe(false);
  });
});

test('what is to be opened is taken once, by its own tool', () => {
  const storage = tab();
  putWanted('report', 'a1', storage);
  expect(takeWanted('comparison', storage)).toBeNull();
  expect([takeWanted('report', storage), takeWanted('report', storage)]).toEqual(['a1', null]);
  expect([putWanted('report', 'a1', null), takeWanted('report', null)]).toEqual([false, null]);
});

describe('a report that is handed to the comparison', () => {
  it('comes as it went, and can be taken more than once', () => {
    const storage = tab();
    expect(handOver({ received, signature }, storage)).toBe(true);
    for (const taken of [takeOver(storage), takeOver(storage)]) {
      expect(taken).toMatchObject({ received, signature, arrival: { from: 'link', receiptsLeftOut: false } });
    }
  });

  it('does not come where it is too long, or where the browser does not keep it', () => {
    const storage = tab();
    expect(handOver(long, storage)).toBe(false);
    expect(takeOver(storage)).toBeNull();
    expect(handOver({ received, signature }, null)).toBe(false);
    expect(takeOver(null)).toBeNull();
  });

  it.each(['', '{', 'null', '{"report":{}}'])('%j is none', (text) => {
    const storage = tab();
    storage.setItem('facet:compared-report', text);
    expect(takeOver(storage)).toBeNull();
  });
});
