/** Draws the social cards in `docs/pictures/`, one for each script, with long titles. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CardPrinter } from './card-picture';
import { configureFonts, coveredCharacters } from '../../../printing/fonts';
import { LONG_TITLES } from './testing/gallery';

async function makeCardPictures(): Promise<void> {
  const root = process.cwd();
  configureFonts(root);
  const printer = new CardPrinter(coveredCharacters(root));
  for (const card of Object.values(LONG_TITLES)) {
    const { png } = await printer.draw(card);
    writeFileSync(join(root, 'docs/pictures', `card-${card.locale}.png`), png);
  }
}

void makeCardPictures();
