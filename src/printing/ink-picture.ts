/**
 * A picture of few inks on paper, and its PNG. Every pixel is paper, an ink, or a step between the two, so that the
 * palette is known beforehand: finding one again in a drawn picture takes six times as long as all the rest of a card.
 */
import { channelsOf, indexedPng, stepsBetween } from './indexed-png';

export interface Ink {
  /** As `#rrggbb`. */
  readonly colour: string;
  /** Steps from paper (not counted) to the full ink. */
  readonly steps: number;
}

/** How much of each pixel something covers: one byte each, 255 for all of it. */
export interface Coverage {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export class InkPicture<Name extends string> {
  readonly #firstOf = new Map<Name, number>();

  /**
   * @param size in px
   * @param paper as `#rrggbb`
   * @param inks all that are drawn with; with paper at most 256 colours (PNG specification, PLTE)
   */
  constructor(
    private readonly size: { readonly width: number; readonly height: number },
    private readonly paper: string,
    private readonly inks: Readonly<Record<Name, Ink>>,
    // One byte for each pixel; each row begins with the byte that names its filter: none.
    private readonly rows = new Uint8Array((size.width + 1) * size.height),
  ) {
    let next = 1;
    for (const name of Object.keys(inks) as Name[]) {
      this.#firstOf.set(name, next);
      next += inks[name].steps;
    }
    if (next > 256) throw new Error(`A palette holds 256 colours, not ${next}.`);
  }

  /** A picture of its own that begins as this one is. */
  copy(): InkPicture<Name> {
    return new InkPicture(this.size, this.paper, this.inks, this.rows.slice());
  }

  /** Draws with an ink, over what is there. Nothing may reach over the edges. */
  draw(name: Name, { pixels, width, height }: Coverage, left: number, top: number): void {
    const { steps } = this.inks[name];
    const before = (this.#firstOf.get(name) ?? 1) - 1;
    if (left < 0 || top < 0 || left + width > this.size.width || top + height > this.size.height) {
      throw new Error(
        `${width} × ${height} px at ${left}, ${top} do not fit in ${this.size.width} × ${this.size.height}.`,
      );
    }
    for (let y = 0; y < height; y++) {
      const row = (top + y) * (this.size.width + 1) + 1 + left;
      for (let x = 0; x < width; x++) {
        const step = Math.round(((pixels[y * width + x] ?? 0) * steps) / 255);
        if (step > 0) this.rows[row + x] = before + step;
      }
    }
  }

  /** Fills a rectangle with an ink. */
  fill(name: Name, left: number, top: number, width: number, height: number): void {
    this.draw(name, { pixels: new Uint8Array(width * height).fill(255), width, height }, left, top);
  }

  /** The picture as an indexed PNG. */
  png(): Promise<Buffer> {
    const paper = channelsOf(this.paper);
    const steps = Object.values<Ink>(this.inks).map(({ colour, steps }) =>
      stepsBetween(paper, channelsOf(colour), steps),
    );
    return indexedPng(this.size, [paper, ...steps.flat()], this.rows);
  }
}
