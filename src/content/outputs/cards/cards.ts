/** Renders the social cards a site needs into `public/cards/`, those made before from a cache. */
import { mkdirSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { cacheFolder, keepOnly, publishKept, writeWhole } from '../../model/cache';
import { inTurns } from '../../model/process';
import { CARD_FOLDER, cardPath, type CardText } from './card-text';
import { CardPrinter } from './card-picture';
import { drawable } from '../../../printing/drawable';
import { configureFonts, coveredCharacters } from '../../../printing/fonts';

export interface RenderedCards {
  /** Numbers of cards drawn, and taken from the cache. */
  readonly drawn: number;
  readonly reused: number;
  /** Titles with characters that no font has, which were left out. */
  readonly incomplete: readonly { readonly title: string; readonly left: readonly string[] }[];
}

/**
 * Makes `public/cards/` hold exactly the cards given.
 *
 * @param root the project's folder
 * @throws Error if a font is missing
 */
export async function renderCards(root: string, cards: readonly CardText[]): Promise<RenderedCards> {
  const wanted = new Map(cards.map((card) => [basename(cardPath(card)), card]));
  const target = join(root, 'public', CARD_FOLDER);
  const cache = cacheFolder(root, CARD_FOLDER);
  mkdirSync(cache, { recursive: true });
  keepOnly(target, wanted);
  if (wanted.size === 0) return { drawn: 0, reused: 0, incomplete: [] };

  const cached = new Set(readdirSync(cache));
  const missing = [...wanted].filter(([name]) => !cached.has(name));
  configureFonts(root);
  const covered = coveredCharacters(root);
  if (missing.length > 0) {
    const printer = new CardPrinter(covered);
    await inTurns(
      missing,
      async ([name, card]) => writeWhole(join(cache, name), (await printer.draw(card)).png),
      availableParallelism(),
    );
  }

  mkdirSync(target, { recursive: true });
  for (const name of wanted.keys()) publishKept(join(cache, name), join(target, name));
  return {
    drawn: missing.length,
    reused: wanted.size - missing.length,
    incomplete: [...wanted.values()].flatMap(({ title }) => {
      const { left } = drawable(title, covered);
      return left.length === 0 ? [] : [{ title, left }];
    }),
  };
}
