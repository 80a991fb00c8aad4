/** The gem in characters: seven facets from the middle, drawn in the dots of braille cells. */
import { DIMENSION_IDS } from '../../brand/report/report';
import type { Band } from '../../components/band';
import { safeText, spaces, type Shown } from '../../encoding/terminal';
import { joined } from '../../encoding/text';
import type { Paint } from './paint';

/** Cells. Each has two columns and four rows of dots, which are about as wide as high. */
export const GEM_COLUMNS = 14;
export const GEM_ROWS = 7;

/** A facet as it is drawn. */
export interface DrawnFacet {
  /** How far it reaches, per mille; null for a facet that is not assessed, whose outline is dashed. */
  readonly reach: number | null;
  /** Null if it is drawn without a colour. */
  readonly band: Band | null;
}

const FACETS = DIMENSION_IDS.length;
/** From the middle to the middle of a side, in dots. */
const APOTHEM = (GEM_ROWS * 4) / 2 - 0.5;
/** A gap along the borders of facets, in dots. */
const GAP = 0.55;

/** Bits of a cell's dots by row and column (Unicode 16.0, 22.10). */
const DOTS = [
  [0x01, 0x08],
  [0x02, 0x10],
  [0x04, 0x20],
  [0x40, 0x80],
] as const;
const NO_DOTS = 0x2800;

/** A dot as seen from the middle: in which facet it is, and how far out, per mille of the facet's length. */
function placeOf(x: number, y: number): { readonly facet: number; readonly out: number; readonly aside: number } {
  const turn = (2 * Math.PI) / FACETS;
  // Facet 0 is at the top, the others follow clockwise, as the site draws them.
  const angle = (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI);
  const facet = Math.round(angle / turn) % FACETS;
  const from = angle - facet * turn;
  const radius = Math.hypot(x, y);
  const off = from > Math.PI ? from - 2 * Math.PI : from;
  // Distance from the nearer of the lines between this facet and its neighbours.
  const aside = radius * Math.sin(turn / 2 - Math.abs(off));
  return { facet, out: (radius * Math.cos(off) * 1000) / APOTHEM, aside };
}

/** One dot: filled within its facet, or part of the outline. */
function isDrawn(
  facets: readonly DrawnFacet[],
  x: number,
  y: number,
): { readonly facet: number; readonly on: boolean } {
  const { facet, out, aside } = placeOf(x, y);
  const reach = facets[facet]?.reach ?? null;
  const isOutline = out > 930 && out <= 1000 && (reach !== null || Math.floor(x + y) % 3 !== 0);
  return { facet, on: isOutline || (reach !== null && out <= reach && aside > GAP) };
}

/**
 * The lines of a gem, each `GEM_COLUMNS` cells wide.
 *
 * @param facets in the order of the dimensions
 */
export function gemLines(facets: readonly DrawnFacet[], paint: Paint): readonly Shown[] {
  return Array.from({ length: GEM_ROWS }, (_, row) => {
    const cells: Shown[] = [];
    for (let column = 0; column < GEM_COLUMNS; column++) {
      let bits = 0;
      const votes = new Array<number>(FACETS).fill(0);
      for (const [dotRow, dots] of DOTS.entries()) {
        for (const [dotColumn, bit] of dots.entries()) {
          const x = column * 2 + dotColumn - GEM_COLUMNS + 0.5;
          const y = row * 4 + dotRow - GEM_ROWS * 2 + 0.5;
          const { facet, on } = isDrawn(facets, x, y);
          if (!on) continue;
          bits |= bit;
          votes[facet] = (votes[facet] ?? 0) + 1;
        }
      }
      // A cell has one colour: that of the facet with most dots in it.
      const band = bits === 0 ? null : (facets[votes.indexOf(Math.max(...votes))]?.band ?? null);
      cells.push(bits === 0 ? spaces(1) : paint(band ?? 'quiet', safeText(String.fromCodePoint(NO_DOTS + bits))));
    }
    return joined(cells, '');
  });
}
