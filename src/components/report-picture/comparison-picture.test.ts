import { DIMENSION_IDS } from '../../brand/report/report';
import type { Locale } from '../../site/locales';
import { comparisonPicture, type ComparisonWords } from './comparison-picture';
import { edges, measure } from './testing/measured';

const LONG = 'Donaudampfschifffahrtsgesellschaft'.repeat(8);

const words = (
  locale: Locale,
  names: readonly string[],
  title = 'Northwind Coffee leads by 26.4 points',
): ComparisonWords => ({
  locale,
  title,
  brands: names.map((name, index) => ({
    name,
    host: 'harbour.example',
    figure: index === 1 ? '–' : '100.0',
    note: index === 1 ? { word: 'Hidden' } : { is: 'good', word: 'Außerordentlich gut' },
    values: index === 1 ? [] : DIMENSION_IDS.map((_, facet) => 1000 - 100 * facet),
  })),
  facets: DIMENSION_IDS.map((_, index) => ['Identity', 'Link previews', 'Maschinenlesbarkeit'][index % 3] ?? ''),
  foot: 'Facet · Measured 20 November 2026',
});

const CASES: readonly (readonly [string, (locale: Locale) => ComparisonWords])[] = [
  ['two brands', (locale) => words(locale, ['Harbour Line', 'Northwind Coffee'])],
  ['four brands', (locale) => words(locale, ['Harbour Line', 'Northwind Coffee', 'Tidewater', 'Kontor'])],
  [
    'four long names',
    (locale) => words(locale, [LONG, 'Kontor '.repeat(60), '株式会社北風'.repeat(9), 'شركة قهوة '.repeat(9)]),
  ],
  ['a long title', (locale) => words(locale, ['A', 'B', 'C', 'D'], LONG)],
];

describe('the picture of a comparison', () => {
  it.each(
    (['en', 'ja', 'ar'] as const).flatMap((locale) => CASES.map(([what, make]) => [what, locale, make] as const)),
  )('of %s holds every line inside of itself and apart from the others, in %s', async (_, locale, make) => {
    const { width, height, shapes } = await comparisonPicture(make(locale), measure);
    const lines = shapes.filter((shape) => shape.is === 'text').map(edges);
    for (const line of lines) {
      expect(line.left).toBeGreaterThanOrEqual(24);
      expect(line.right).toBeLessThanOrEqual(width - 24);
      expect(line.top).toBeGreaterThanOrEqual(24);
      expect(line.bottom).toBeLessThanOrEqual(height - 24);
    }
    for (const [index, a] of lines.entries()) {
      for (const b of lines.slice(index + 1)) {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        expect([a.text, b.text, across > 1 && down > 0.12 * (a.bottom - a.top)]).toEqual([a.text, b.text, false]);
      }
    }
  });

  it('has an outline for each brand that is shown, and its mark beside each name', async () => {
    const { shapes } = await comparisonPicture(words('en', ['Harbour Line', 'Northwind Coffee', 'Tidewater']), measure);
    const coloured = (colour: string) =>
      shapes.filter((shape) => shape.is === 'path' && (shape.stroke === colour || shape.fill === colour)).length;
    // A contour with seven markers, and a line with one.
    expect([coloured('violet'), coloured('sky')]).toEqual([10, 10]);
    // The contour of a hidden brand is empty.
    expect(coloured('magenta')).toBe(3);
  });
});
