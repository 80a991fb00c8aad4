import { assess } from '../../../brand/assess';
import { extractFacts } from '../../../brand/extract';
import { evidence } from '../../../brand/examples/evidence';
import { keepChoices, keptChoices } from './choices';

const measured = assess(extractFacts(evidence()));
const report = { report: measured, arrival: { from: 'network' } } as const;
const of = (minute: number) => ({
  ...report,
  report: { ...measured, collectedAt: `2026-11-21T10:${String(minute + 10)}:00.000Z` },
});
const correction = { name: 'Quay Books', report: { ...measured, checks: measured.checks.slice(0, 1) } };
const NOTHING = { fixes: [], correction: null };

function tab(limit = Infinity): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => {
      if (value.length > limit) throw new DOMException('no', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
}

describe('what a reader chose about a report', () => {
  it('is there again, for that report alone', () => {
    const storage = tab();
    keepChoices(report, { fixes: ['title', 'icon'], correction }, storage);
    expect(keptChoices(report, storage)).toMatchObject({
      fixes: ['title', 'icon'],
      correction: { name: 'Quay Books' },
    });
    expect(keptChoices(report, storage).correction?.report.checks).toEqual(correction.report.checks);
    expect(keptChoices(of(1), storage)).toEqual(NOTHING);
  });

  it('is not shown where a link to the report is opened, nor the other way round', () => {
    const storage = tab();
    const linked = { report: measured, arrival: { from: 'link', receiptsLeftOut: false } } as const;
    keepChoices(report, { fixes: ['title'], correction }, storage);
    expect(keptChoices(linked, storage)).toEqual(NOTHING);
    keepChoices(linked, { fixes: ['icon'], correction: null }, storage);
    expect([keptChoices(report, storage).fixes, keptChoices(linked, storage).fixes]).toEqual([['title'], ['icon']]);
  });

  it('is forgotten once nothing is chosen any more', () => {
    const storage = tab();
    keepChoices(report, { fixes: ['title'], correction: null }, storage);
    keepChoices(report, NOTHING, storage);
    expect(keptChoices(report, storage)).toEqual(NOTHING);
    expect(storage.getItem('facet:choices')).toBe('[]');
  });

  it('is kept of the eight reports that were changed last', () => {
    const storage = tab();
    for (let minute = 0; minute < 9; minute += 1) keepChoices(of(minute), { ...NOTHING, fixes: ['title'] }, storage);
    keepChoices(of(1), { ...NOTHING, fixes: ['icon'] }, storage);
    const kept = Array.from({ length: 9 }, (_, minute) => keptChoices(of(minute), storage).fixes.length);
    expect(kept).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 1]);
  });

  it('makes room for what is in sight where the tab is full', () => {
    const storage = tab(JSON.stringify(correction).length + 200);
    keepChoices(of(0), { ...NOTHING, correction }, storage);
    keepChoices(of(1), { ...NOTHING, correction }, storage);
    expect([keptChoices(of(0), storage).correction, keptChoices(of(1), storage).correction?.name]).toEqual([
      null,
      'Quay Books',
    ]);
  });

  it('is nothing where the tab keeps nothing, or something else', () => {
    const storage = tab();
    keepChoices(report, { fixes: ['title'], correction: null }, null);
    expect(keptChoices(report, null)).toEqual(NOTHING);
    for (const text of ['', '{', '7', '[null, 7, {}]', '{"of": 1}']) {
      storage.setItem('facet:choices', text);
      expect(keptChoices(report, storage)).toEqual(NOTHING);
    }
    const entry = {
      of: `own ${measured.collectedAt} ${measured.target.address}`,
      fixes: ['title', 7],
      correction: null,
    };
    storage.setItem('facet:choices', JSON.stringify([entry]));
    expect(keptChoices(report, storage).fixes).toEqual(['title']);
    // What was ticked is of the corrected report.
    const damaged = { ...entry, correction: { name: 'Quay Books', report: { format: 99 } } };
    storage.setItem('facet:choices', JSON.stringify([damaged]));
    expect(keptChoices(report, storage)).toEqual(NOTHING);
  });
});
