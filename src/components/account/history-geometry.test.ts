import { historyShape, type ScoredPoint } from './history-geometry';

const DAY = 86_400_000;

function point(day: number, value: number, more: Partial<ScoredPoint> = {}): ScoredPoint {
  return { time: day * DAY, value, low: value, high: value, rubricChanged: false, ...more };
}

it('lets time run from left to right, and draws a higher score higher up', () => {
  const { lines, points, bands, changes } = historyShape([point(0, 250), point(3, 1000), point(4, 0)]);
  expect(lines).toEqual(['M20 750L740 0L980 1000']);
  expect(points).toEqual(['M20 750h0', 'M740 0h0', 'M980 1000h0']);
  expect([bands, changes]).toEqual([[], []]);
});

it('draws a band along the highest scores and back along the lowest', () => {
  const { bands } = historyShape([point(0, 500, { low: 400, high: 700 }), point(1, 600)]);
  expect(bands).toEqual(['M20 300L980 400L980 400L20 600Z']);
});

it('gives a lone score with a range a band of its own', () => {
  const { bands, lines } = historyShape([
    point(0, 500),
    point(1, 510, { rubricChanged: true, low: 500, high: 600 }),
    point(2, 520, { rubricChanged: true }),
  ]);
  expect(lines).toEqual([]);
  expect(bands).toEqual(['M494 400L506 400L506 500L494 500Z']);
});

it('joins no scores of two rubrics, and marks the change between them', () => {
  const { lines, changes } = historyShape([
    point(0, 500),
    point(1, 600),
    point(2, 700, { rubricChanged: true }),
    point(4, 800),
  ]);
  expect(lines).toEqual(['M20 500L260 400', 'M500 300L980 200']);
  expect(changes).toEqual([380]);
});

it('puts a single moment in the middle, and breaks at nothing', () => {
  expect(historyShape([point(7, 400)])).toEqual({ lines: [], bands: [], points: ['M500 600h0'], changes: [] });
  expect(historyShape([point(7, 400, { rubricChanged: true })]).changes).toEqual([]);
  expect(historyShape([])).toEqual({ lines: [], bands: [], points: [], changes: [] });
});

it('names only numbers, however close the moments', () => {
  const same = historyShape([point(1, 400), point(1, 500)]);
  expect(JSON.stringify(same)).not.toContain('NaN');
});
