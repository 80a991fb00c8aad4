import {
  bandPath,
  contourPath,
  dotsPath,
  edgePath,
  edgePoint,
  facetPath,
  FACET_COUNT,
  linesPath,
  outlinePath,
  RADIUS,
} from './gem-geometry';

type Point = readonly [x: number, y: number];

function points(path: string): Point[] {
  return [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

/** Area of a polygon (shoelace formula). */
function area(path: string): number {
  const corners = points(path);
  return Math.abs(
    corners.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [0, 0];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );
}

const FACETS = Array.from({ length: FACET_COUNT }, (_, index) => index);

it('fills the heptagon with its facets, none larger than another', () => {
  const areas = FACETS.map((index) => area(facetPath(index, 1000)));
  expect(areas.reduce((sum, one) => sum + one, 0)).toBeCloseTo(area(outlinePath(1000)), -1);
  expect(Math.max(...areas) - Math.min(...areas)).toBeLessThan(10);
});

it('puts the first facet on top, its outer edge level', () => {
  const [, [, left] = [0, 0], [, right] = [0, 1]] = points(facetPath(0, 1000));
  expect(left).toBe(right);
  expect(left).toBeLessThan(-RADIUS * 0.9);
});

it('makes a facet as long as its score', () => {
  const [, [x, y] = [0, 0]] = points(facetPath(2, 400));
  expect(Math.hypot(x, y)).toBeCloseTo(0.4 * RADIUS, 0);
});

it('draws nothing longer than the facet or behind its centre', () => {
  expect(facetPath(3, 1200)).toBe(facetPath(3, 1000));
  expect(facetPath(3, -5)).toBe(facetPath(3, 0));
});

it('fills exactly what lies between two lengths', () => {
  expect(area(bandPath(5, 300, 700))).toBeCloseTo(area(facetPath(5, 700)) - area(facetPath(5, 300)), -1);
});

it.each([
  ['lines', linesPath],
  ['dots', dotsPath],
])('fills a facet with %s as far as it reaches', (_, texture) => {
  const [[, top] = [0, 0]] = points(edgePath(0, 600));
  const drawn = points(texture(0, 600));
  expect(drawn.length).toBeGreaterThan(6);
  expect(drawn.every(([, y]) => y > top && y < 0)).toBe(true);
  expect(texture(0, 0)).toBe('');
});

describe('contourPath', () => {
  it('is the outline where all facets have one length', () => {
    const contour = points(contourPath(Array.from({ length: FACET_COUNT }, () => 600)));
    for (const point of contour) expect(points(outlinePath(600))).toContainEqual(point);
    expect(contour[0]).toEqual(contour.at(-1));
  });

  it('steps along the spoke from one length to the next', () => {
    const contour = points(contourPath([1000, 500, 0, 0, 0, 0, 0]));
    expect(contour.slice(0, 4)).toEqual([...points(edgePath(0, 1000)), ...points(edgePath(1, 500))]);
  });

  it('stays open where there is no length', () => {
    const gap = contourPath([800, null, 800, 800, 800, 800, 800]);
    expect(gap.match(/M/g)).toHaveLength(2);
    expect(points(gap).at(-1)).toEqual(points(gap)[0]);
    const end = points(contourPath([800, 800, 800, 800, 800, 800, null]));
    expect(end).toHaveLength(12);
    expect(contourPath(Array.from({ length: FACET_COUNT }, () => null))).toBe('');
  });
});

it('finds points along the line across a facet', () => {
  const [start, end] = points(edgePath(2, 700));
  expect([edgePoint(2, 700, 0), edgePoint(2, 700, 1)]).toEqual([start, end]);
  const [x, y] = edgePoint(0, 1000, 0.5);
  expect(x).toBe(0);
  expect(y).toBeLessThan(0);
});
