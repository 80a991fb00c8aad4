/** Cards of brands that are hard to draw, in every language. To look at them: `npm run bench:report-cards -- --pictures F`. */
import sharp from 'sharp';
import { LOCALES } from '../../site/locales';
import { PRINTED_THEMES } from '../../styles/printed-colours';
import { cardWords } from './card-words';
import { drawCard } from './draw-card';
import { HOSTILE_PUBLICATIONS } from './testing/hostile-brands';

const ROOT = process.cwd();
const MARGIN = 24;

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

describe.each(Object.entries(HOSTILE_PUBLICATIONS))('the card of a publication with: %s', (_, publication) => {
  it.each(LOCALES)('is whole, small and inside of its edges in %s', async (locale) => {
    const png = await drawCard(ROOT, PRINTED_THEMES.light, cardWords(publication, locale));
    expect(png.byteLength).toBeLessThanOrEqual(100_000);
    expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630, isPalette: true });
    expect(await hasMargins(png)).toBe(true);
  });

  it('is the same twice', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(() => drawCard(ROOT, PRINTED_THEMES.light, cardWords(publication, 'en'))),
    );
    expect(Buffer.compare(one ?? Buffer.alloc(0), other ?? Buffer.alloc(1))).toBe(0);
  });
});
