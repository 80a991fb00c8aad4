import { assess } from '../../../brand/score/assess';
import { extractFacts } from '../../../brand/engine/extract';
import { evidence } from '../../../brand/examples/evidence';
import { choicesAt } from '../stash-for-sign-in';
import type { Arrival, AssessmentResult } from '../result';
import { choicesBefore, keepChoices } from './choices';

const measured = assess(extractFacts(evidence()));

/** A result of its own each time, as a reloaded page has one. */
function result(arrival: Arrival = { from: 'network' }, minute = 0): AssessmentResult {
  const report = { ...measured, collectedAt: `2026-11-21T10:${String(minute + 10)}:00.000Z` };
  return {
    report,
    received: { ...report },
    signature: null,
    arrival,
    basis: { state: 'none' },
  };
}

const of = (minute: number) => result({ from: 'network' }, minute);
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
  it('is there again after reloading, for that report alone', () => {
    const storage = tab();
    keepChoices(result(), { fixes: ['title', 'icon'], correction }, storage);
    expect(choicesBefore(result(), storage).fixes).toEqual(['title', 'icon']);
    expect(choicesAt(result(), storage)?.['correction']).toMatchObject({ name: 'Quay Books' });
    expect(choicesBefore(of(1), storage)).toEqual(NOTHING);
  });

  it('is what was last put in on this page, or else what came with the report', () => {
    const storage = tab();
    const opened = { ...result({ from: 'file', remade: { result: 'equal' } }), correction };
    expect(choicesBefore(opened, storage).correction).toBe(correction);
    keepChoices(opened, NOTHING, storage);
    expect(choicesBefore(opened, storage).correction).toBeNull();
    const shown = result();
    keepChoices(shown, { fixes: [], correction }, storage);
    expect(choicesBefore(shown, storage).correction).toBe(correction);
  });

  it('is not shown where a link to the report is opened, nor the other way round', () => {
    const storage = tab();
    const linked = () => result({ from: 'link', receiptsLeftOut: false });
    keepChoices(result(), { fixes: ['title'], correction }, storage);
    expect(choicesAt(linked(), storage)).toBeUndefined();
    keepChoices(linked(), { fixes: ['icon'], correction: null }, storage);
    expect([choicesBefore(result(), storage).fixes, choicesBefore(linked(), storage).fixes]).toEqual([
      ['title'],
      ['icon'],
    ]);
  });

  it('is forgotten once nothing is chosen any more', () => {
    const storage = tab();
    keepChoices(result(), { fixes: ['title'], correction: null }, storage);
    keepChoices(result(), NOTHING, storage);
    expect(storage.getItem('facet:choices')).toBe('[]');
  });

  it('is kept of the eight reports that were changed last', () => {
    const storage = tab();
    for (let minute = 0; minute < 9; minute += 1) keepChoices(of(minute), { ...NOTHING, fixes: ['title'] }, storage);
    keepChoices(of(1), { ...NOTHING, fixes: ['icon'] }, storage);
    const kept = Array.from({ length: 9 }, (_, minute) => choicesBefore(of(minute), storage).fixes.length);
    expect(kept).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 1]);
  });

  it('makes room for what is in sight where the tab is full', () => {
    const storage = tab(JSON.stringify(correction).length + 200);
    keepChoices(of(0), { ...NOTHING, correction }, storage);
    keepChoices(of(1), { ...NOTHING, correction }, storage);
    expect([choicesAt(of(0), storage), choicesAt(of(1), storage)?.['correction']]).toMatchObject([
      undefined,
      { name: 'Quay Books' },
    ]);
  });

  it('is nothing where the tab keeps nothing, or something else', () => {
    const storage = tab();
    keepChoices(result(), { fixes: ['title'], correction: null }, null);
    expect(choicesBefore(result(), null)).toEqual(NOTHING);
    const texts = ['', '{', '7', '[null, 7, {}]', '{"of": 1}'];
    const name = `own ${result().report.collectedAt} ${measured.target.address}`;
    for (const text of [...texts, JSON.stringify([{ of: name, fixes: 'title' }])]) {
      storage.setItem('facet:choices', text);
      expect(choicesBefore(result(), storage)).toEqual(NOTHING);
    }
    storage.setItem('facet:choices', JSON.stringify([{ of: name, fixes: ['title', 7] }]));
    expect(choicesBefore(result(), storage).fixes).toEqual(['title']);
  });
});
