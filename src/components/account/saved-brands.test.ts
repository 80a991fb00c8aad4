import type { SaidFacts, SavedItem } from './account-facts';
import { shelfOf } from './saved-brands';
import { savedFacts, savedReport } from './testing/saved';

const score = (value: number) => ({ value, low: value, high: value });
const day = (date: string) => `2026-05-${date}T09:30:00.000Z`;
const said = (lost: readonly string[] = [], unread: readonly string[] = []): SaidFacts => ({
  ...{ dimensions: [1000, 500, 500, 500, 500, 500, 500], first: null },
  ...{ lost, unread },
});

/** Two reports of a brand, the newer one first. */
const twice = (host: string, before: number, now: number): SavedItem[] => [
  savedReport(`${host}-2`, { origin: `https://${host}`, collectedAt: day('09'), overall: score(now) }),
  savedReport(`${host}-1`, { origin: `https://${host}`, collectedAt: day('01'), overall: score(before) }),
];

describe('the shelf', () => {
  it('puts reports of one site together, what got worse first, then what got better', () => {
    const items = [
      ...twice('same.example', 500, 500),
      ...twice('up.example', 500, 600),
      ...twice('down.example', 500, 400),
    ];
    const { brands } = shelfOf(items);
    expect(brands.map(({ now, change, items: own }) => [now.origin, change?.by, own.length])).toEqual([
      ['https://down.example', -100, 2],
      ['https://up.example', 100, 2],
      ['https://same.example', 0, 2],
    ]);
  });

  it('keeps comparisons, single pages and pasted HTML apart, and counts what a comparison measured', () => {
    const comparison: SavedItem = {
      ...{ id: 'c', kind: 'comparison', savedAt: day('20'), bytes: 1 },
      reports: [
        savedFacts({ collectedAt: day('20'), overall: score(700) }),
        savedFacts({ origin: 'https://b.example' }),
      ],
    };
    const items = [
      comparison,
      savedReport('page', { scope: 'page' }),
      savedReport('pasted', { origin: 'https://pasted.invalid' }),
      savedReport('site', { overall: score(600) }),
    ];
    const { brands, others } = shelfOf(items);
    expect(others.map(({ id }) => id)).toEqual(['c', 'page', 'pasted']);
    expect(brands.map(({ items: own, points }) => [own.length, points.length])).toEqual([[1, 2]]);
    expect(brands[0]?.change?.by).toBe(100);
  });

  const changed = (before: Parameters<typeof savedReport>[1], now: Parameters<typeof savedReport>[1]) =>
    shelfOf([
      savedReport('2', { collectedAt: day('09'), ...now }),
      savedReport('1', { collectedAt: day('01'), ...before }),
    ]).brands[0]?.change;

  it('names the checks that changed, and none that only could not be read', () => {
    const change = changed(
      { said: said(['lang', 'title', 'https'], ['hsts']) },
      { said: said(['lang', 'hsts', 'csp'], ['title']) },
    );
    expect([change?.passed, change?.failed]).toEqual([['https'], ['csp']]);
  });

  it('names the dimension that changed most where the checks are not known', () => {
    const { lost: _, ...before } = said();
    const change = changed({ said: before }, { said: { ...before, dimensions: [900, 500, 750, 500, 500, 500, 500] } });
    expect(change?.most).toEqual({ dimension: 'findability', by: 250 });
  });

  it('compares no scores of two rubrics, and none that are missing', () => {
    expect(changed({}, { rubricVersion: '2.0' })?.by).toBeNull();
    expect(changed({ overall: null }, {})).toBeNull();
    expect(shelfOf([savedReport('only')]).brands[0]?.change).toBeNull();
  });
});
