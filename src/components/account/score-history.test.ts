import type { SavedItem, SavedReportFacts } from './account-facts';
import { historyOf } from './score-history';

const ORIGIN = 'https://a.example';

function facts(collectedAt: string, changes: Partial<SavedReportFacts> = {}): SavedReportFacts {
  const overall = { value: 500, low: 400, high: 600 };
  return { origin: ORIGIN, name: 'A', collectedAt, rubricVersion: '1.0', scope: 'site', overall, ...changes };
}

function item(id: string, ...reports: readonly SavedReportFacts[]): SavedItem {
  const kind = reports.length === 1 ? 'report' : 'comparison';
  return { id, kind, savedAt: '2026-06-01T12:00:00.000Z', bytes: 1, reports };
}

const at = (items: readonly SavedItem[]) => historyOf(items, ORIGIN).map(({ collectedAt }) => collectedAt);
const other = facts('2026-01-15T00:00:00Z', { origin: 'https://b.example' });

describe('historyOf', () => {
  it('takes an address’s reports out of reports and comparisons, the oldest first', () => {
    const items = [
      item('1', facts('2026-03-01T00:00:00Z')),
      item('2', other, facts('2026-01-01T00:00:00Z')),
      item('3', facts('2026-02-01T00:00:00Z'), other),
      item('4', other),
    ];
    expect(at(items)).toEqual(['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z']);
  });

  it('orders by time, not by how it is written', () => {
    expect(at([item('1', facts('2026-01-01T00:00:00.5Z')), item('2', facts('2026-01-01T00:00:00Z'))])).toEqual([
      '2026-01-01T00:00:00Z',
      '2026-01-01T00:00:00.5Z',
    ]);
  });

  it('has a report once, however often it was saved, and leads to the one saved alone', () => {
    const items = [
      item('compared', facts('2026-01-01T00:00:00.000Z'), other),
      item('alone', facts('2026-01-01T00:00:00Z')),
    ];
    expect(historyOf(items, ORIGIN).map((point) => point.item)).toEqual([{ id: 'alone', kind: 'report' }]);
  });

  it('leaves reports of single pages out', () => {
    expect(at([item('1', facts('2026-01-01T00:00:00Z', { scope: 'page' }))])).toEqual([]);
  });

  it('marks where the rubric changed, in either direction', () => {
    const versions = ['1.0', '1.0', '1.1', '1.0'];
    const items = versions.map((rubricVersion, day) =>
      item(String(day), facts(`2026-01-0${String(day + 1)}T00:00:00Z`, { rubricVersion })),
    );
    expect(historyOf(items, ORIGIN).map(({ rubricChanged }) => rubricChanged)).toEqual([false, false, true, true]);
  });

  it('keeps reports without an overall: a gap is part of the history', () => {
    const [point] = historyOf([item('1', facts('2026-01-01T00:00:00Z', { overall: null }))], ORIGIN);
    expect(point?.overall).toBeNull();
  });

  it('of a URL without saved reports is empty', () => {
    expect(historyOf([item('1', other)], ORIGIN)).toEqual([]);
    expect(historyOf([], '')).toEqual([]);
  });
});
