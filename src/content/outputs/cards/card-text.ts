/** What is on a social card, and the URL that follows from it. */
import arabic from '@expo-google-fonts/noto-sans-arabic/package.json';
import japanese from '@expo-google-fonts/noto-sans-jp/package.json';
import latin from '@expo-google-fonts/noto-serif/package.json';
import sharp from 'sharp/package.json';
import type { Locale } from '../../../site/locales';
import { SOCIAL_CARD } from '../../../site/page-metadata';
import { PRINTED } from '../../../styles/printed-colours';
import { publishedDigest } from '../../model/cache';

export interface CardText {
  readonly title: string;
  /** What kind of page it is, such as the name of the listing it belongs to; empty if the title says it. */
  readonly label: string;
  /** The language of title and label, which decides direction, fonts and where lines may break. */
  readonly locale: Locale;
}

/** Raise it with every change to a card's looks, except its colours: cards made before are then not reused. */
export const LAYOUT_VERSION = 3;

/** What a card is drawn with besides our own code. */
const DRAWN_WITH = [
  ...Object.values(PRINTED),
  ...[latin, japanese, arabic, sharp].map(({ name, version }) => `${name}@${version}`),
];

/** Folder of the cards below `public/`; a file's name is a digest of all that goes into it. */
export const CARD_FOLDER = SOCIAL_CARD.folder;

/**
 * Where a card is found: `/cards/<digest>.png`. The same text has the same URL in every build.
 *
 * @param drawnWith colours, and packages with versions, for tests
 */
export function cardPath(
  { title, label, locale }: CardText,
  drawnWith: readonly (string | number)[] = [LAYOUT_VERSION, ...DRAWN_WITH],
): string {
  return `/${CARD_FOLDER}/${publishedDigest(JSON.stringify([title, label, locale, ...drawnWith]))}.png`;
}
