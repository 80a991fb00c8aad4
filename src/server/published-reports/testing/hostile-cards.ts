/** Cards of brands that are hard to draw. */
import sharp from 'sharp';
import type { Locale } from '../../../site/locales';
import { PRINTED_THEMES } from '../../../styles/printed-colours';
import { cardWords } from '../card-words';
import { drawCard } from '../draw-card';
import { HOSTILE_PUBLICATIONS } from './hostile-brands';

const ROOT = process.cwd();
const MARGIN = 24;

type Publication = (typeof HOSTILE_PUBLICATIONS)[string];

function draw(publication: Publication, locale: Locale): Promise<Uint8Array> {
  return drawCard(ROOT, PRINTED_THEMES.light, cardWords(publication, locale));
}

/** Whether there is nothing but paper along the edges. */
async function hasMargins(png: Uint8Array): Promise<boolean> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const paper = data.subarray(0, 3);
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const isInside = x >= MARGIN && x < info.width - MARGIN && y >= MARGIN && y < info.height - MARGIN;
      const at = (y * info.width + x) * 3;
      if (!isInside && !data.subarray(at, at + 3).equals(paper)) return false;
    }
  }
  return true;
}

/** Declares the tests. @param localesOf the languages to draw a publication in, by its place in the list */
export function describeCards(localesOf: (index: number) => readonly Locale[]): void {
  describe.each(
    Object.entries(HOSTILE_PUBLICATIONS).map(([name, publication], index) => ({ name, publication, index })),
  )('the card of a publication with: $name', ({ publication, index }) => {
    it.each(localesOf(index))('is whole, small and inside of its edges in %s, and the same twice', async (locale) => {
      const [png, again] = [await draw(publication, locale), index % 3 === 0 ? await draw(publication, locale) : null];
      expect(png.byteLength).toBeLessThanOrEqual(100_000);
      expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630, isPalette: true });
      expect(await hasMargins(png)).toBe(true);
      if (again !== null) expect(Buffer.compare(png, again)).toBe(0);
    });
  });
}
