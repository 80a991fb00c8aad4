/**
 * Geometry of the gem: a regular heptagon with a flat top, its seven facets triangles that meet
 * in the middle. Facet 0 is the top one, the others follow clockwise. Pure numbers to SVG paths.
 */

/** Number of facets; the same as the rubric's dimensions. */
export const FACET_COUNT = 7;

/** Distance of the corners from the centre, in user units of the drawing. */
export const RADIUS = 100;

type Point = readonly [x: number, y: number];

/** Corner `index` of the heptagon; facet `i` is between the corners `i` and `i + 1`. */
function corner(index: number): Point {
  const angle = -Math.PI / 2 + ((index - 0.5) * 2 * Math.PI) / FACET_COUNT;
  return [RADIUS * Math.cos(angle), RADIUS * Math.sin(angle)];
}

/** A point of facet `index`, given by its shares of the facet's two corners. */
function within(index: number, first: number, second: number): string {
  return pointWithin(index, first, second).join(' ');
}

function pointWithin(index: number, first: number, second: number): Point {
  const [ax, ay] = corner(index);
  const [bx, by] = corner(index + 1);
  return [round(ax * first + bx * second), round(ay * first + by * second)];
}

function round(value: number): number {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? 0 : rounded;
}

/** Per mille to a share of the facet's length, for any input. */
function share(perMille: number): number {
  return Math.min(1000, Math.max(0, perMille)) / 1000;
}

/** The triangle of a facet that reaches `perMille` of its full length. */
export function facetPath(index: number, perMille: number): string {
  const s = share(perMille);
  return `M0 0L${within(index, s, 0)}L${within(index, 0, s)}Z`;
}

/** The part of a facet between two lengths, both per mille. */
export function bandPath(index: number, from: number, to: number): string {
  const [inner, outer] = [share(from), share(to)];
  return `M${within(index, inner, 0)}L${within(index, outer, 0)}L${within(index, 0, outer)}L${within(index, 0, inner)}Z`;
}

/** The line across a facet at a length of `perMille`. */
export function edgePath(index: number, perMille: number): string {
  const s = share(perMille);
  return `M${within(index, s, 0)}L${within(index, 0, s)}`;
}

/** Distance of the lines and dots that fill a facet, in user units. */
const TEXTURE_STEP = 9;

/** Lines across a facet that reaches `perMille` of its full length, parallel to its outer edge. */
export function linesPath(index: number, perMille: number): string {
  const count = Math.ceil((share(perMille) * RADIUS) / TEXTURE_STEP) - 1;
  return Array.from({ length: Math.max(0, count) }, (_, line) =>
    edgePath(index, ((line + 1) * TEXTURE_STEP * 1000) / RADIUS),
  ).join('');
}

/** Dots in a facet that reaches `perMille` of its full length: strokes without length, for round caps. */
export function dotsPath(index: number, perMille: number): string {
  const count = Math.ceil((share(perMille) * RADIUS) / TEXTURE_STEP) - 1;
  return Array.from({ length: Math.max(0, count) }, (_, row) =>
    Array.from({ length: row + 1 }, (_, place) => {
      const s = ((row + 1) * TEXTURE_STEP) / RADIUS;
      const along = (place + 0.5) / (row + 1);
      return `M${within(index, s * (1 - along), s * along)}h0`;
    }).join(''),
  ).join('');
}

/** The point on the axis of a facet at a distance from the centre, in user units. */
export function besideFacet(index: number, distance: number): Point {
  const angle = -Math.PI / 2 + (index * 2 * Math.PI) / FACET_COUNT;
  return [round(distance * Math.cos(angle)), round(distance * Math.sin(angle))];
}

/** The outline of the heptagon with its size given per mille. */
export function outlinePath(perMille: number): string {
  const s = share(perMille);
  const corners = Array.from({ length: FACET_COUNT }, (_, index) => within(index, s, 0));
  return `M${corners.join('L')}Z`;
}

/** The lines from the centre to the corners. */
export function spokesPath(): string {
  return Array.from({ length: FACET_COUNT }, (_, index) => `M0 0L${within(index, 1, 0)}`).join('');
}

/** The point at a share (0–1) of the line across a facet at a length of `perMille`, clockwise. */
export function edgePoint(index: number, perMille: number, along: number): Point {
  const s = share(perMille);
  return pointWithin(index, s * (1 - along), s * along);
}

/**
 * The contour of a gem whose facets have these lengths, per mille, from the top one clockwise. It stays open at facets
 * without a length.
 */
export function contourPath(lengths: readonly (number | null)[]): string {
  const [first = null] = lengths;
  let path = '';
  let isDrawing = false;
  for (const [index, length] of lengths.entries()) {
    if (length !== null) path += `${isDrawing ? 'L' : 'M'}${edgePath(index, length).slice(1)}`;
    isDrawing = length !== null;
  }
  // Along the spoke between the last facet and the top one.
  return isDrawing && first !== null ? `${path}L${within(0, share(first), 0)}` : path;
}
