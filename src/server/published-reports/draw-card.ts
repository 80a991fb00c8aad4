/** Draws the card of a publication. Runs in a worker, which is ended if it takes too much time or memory. */
import { comparisonPicture } from '../../components/report-picture/comparison-picture';
import type { PictureColours } from '../../components/report-picture/drawing';
import { reportPicture } from '../../components/report-picture/report-picture';
import { configureFonts, coveredCharacters } from '../../printing/fonts';
import { printDrawing, printedMeasure } from '../../printing/print-drawing';
import type { CardWords } from '../platform/services';
import { drawableWords } from './drawable-words';

let covered: ReadonlySet<number> | undefined;

/**
 * @param root folder that holds the fonts and their configuration; always the same one
 * @returns PNG of 1200 × 630 pixels
 * @throws Error if a font is missing
 */
export async function drawCard(root: string, colours: PictureColours, card: CardWords): Promise<Uint8Array> {
  if (covered === undefined) {
    configureFonts(root);
    covered = coveredCharacters(root);
  }
  const { kind, words } = drawableWords(card, covered);
  const measure = printedMeasure(words.locale);
  const drawing =
    kind === 'assessment' ? await reportPicture(words, 'wide', measure) : await comparisonPicture(words, measure);
  return printDrawing(drawing, words.locale, colours);
}
