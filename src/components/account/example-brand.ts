/** An invented brand with an invented history, to show what an account keeps. */
import { OUTLINE } from '../../brand/score/rubric-outline';
import type { ScoredHistoryPoint } from './HistoryChart';
import { changeOf, type SavedBrand } from './saved-brands';

/** Days, and scores in per mille. */
const SCORES = [
  ['2026-09-07', 611],
  ['2026-09-21', 611],
  ['2026-10-05', 664],
  ['2026-10-19', 736],
  ['2026-11-02', 736],
  ['2026-11-16', 877],
] as const;

const dimensions = [920, 880, 1000, 830, 760, 1000, 740];

export const EXAMPLE_POINTS: readonly ScoredHistoryPoint[] = SCORES.map(([day, value], place) => ({
  ...{ origin: 'https://northwind.example', name: 'Northwind', scope: 'site', rubricVersion: OUTLINE.version },
  collectedAt: `${day}T09:00:00.000Z`,
  overall: { value, low: value, high: value },
  said: {
    dimensions,
    first: { cause: null, check: 'image-alt' },
    lost: place < SCORES.length - 1 ? ['og-required', 'name-agreement'] : [],
    unread: [],
  },
  item: { id: 'example', kind: 'report' },
  rubricChanged: false,
}));

const [now] = EXAMPLE_POINTS.slice(-1) as [ScoredHistoryPoint];

export const EXAMPLE_BRAND: SavedBrand = { now, points: EXAMPLE_POINTS, items: [], change: changeOf(EXAMPLE_POINTS) };
