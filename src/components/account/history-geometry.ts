/**
 * The line of a URL's scores, as path data for a box of 1000 × 1000 that is stretched to the available room:
 * time runs from left to right, a score of 0 is the lower edge and one of 100 the upper.
 */
import type { Score } from '../../brand/report/report';

/** One measurement. */
export interface ScoredPoint extends Score {
  /** ms since 1970. */
  readonly time: number;
  /** Whether another rubric than that of the point before measured it. */
  readonly rubricChanged: boolean;
}

interface HistoryShape {
  /** One line for each rubric: scores of two rubrics are not joined. */
  readonly lines: readonly string[];
  /** Around each line, from its lowest possible scores to its highest. */
  readonly bands: readonly string[];
  /** A path of no length for each point, drawn by its round ends. */
  readonly points: readonly string[];
  /** Where each change of the rubric is: halfway between two measurements. */
  readonly changes: readonly number[];
}

/** Room at both sides, so that the first and the last point are drawn whole. */
const EDGE = 20;
const WIDTH = 1000;

/** How far a range reaches to both sides where a lone point has no neighbour to draw a band to. */
const LONE = 6;

const round = (value: number) => String(Math.round(value * 10) / 10);
const at = (x: number, score: number) => `${round(x)} ${round(1000 - score)}`;

/** @param points the oldest first */
export function historyShape(points: readonly ScoredPoint[]): HistoryShape {
  const [first, last] = [points[0]?.time ?? 0, points.at(-1)?.time ?? 0];
  const placed = points.map((point) => ({
    ...point,
    // A single moment is in the middle: there is no time to spread over.
    x: last > first ? EDGE + ((point.time - first) / (last - first)) * (WIDTH - 2 * EDGE) : WIDTH / 2,
  }));
  const runs: (typeof placed)[] = [];
  const changes: number[] = [];
  for (const [index, point] of placed.entries()) {
    const before = placed[index - 1];
    const run = runs.at(-1);
    if (run === undefined || before === undefined) runs.push([point]);
    else if (point.rubricChanged) {
      runs.push([point]);
      changes.push(Math.round((before.x + point.x) / 2));
    } else run.push(point);
  }
  return {
    lines: runs
      .filter(({ length }) => length > 1)
      .map((run) => `M${run.map(({ x, value }) => at(x, value)).join('L')}`),
    bands: runs.filter((run) => run.some(({ low, high }) => high > low)).map(band),
    points: placed.map(({ x, value }) => `M${at(x, value)}h0`),
    changes,
  };
}

/** Along the highest possible scores and back along the lowest. */
function band(run: readonly (ScoredPoint & { readonly x: number })[]): string {
  const [only] = run;
  const ends = run.length === 1 && only ? [-LONE, LONE].map((by) => ({ ...only, x: only.x + by })) : run;
  const upper = ends.map(({ x, high }) => at(x, high));
  const lower = ends.map(({ x, low }) => at(x, low)).reverse();
  return `M${[...upper, ...lower].join('L')}Z`;
}
