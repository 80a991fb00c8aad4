import type { Report } from '../../../brand/report/report';
import { webUrl } from '../../../brand/urls/sites';
import type { PictureFormat } from '../../../components/report-picture/drawing';
import { pictureWords } from '../../../components/report-picture/picture-words';
import { useI18n, useLocale } from '../../../components/strings';
import { chunk } from '../chunk';
import type { Fonts, Theme } from './gem-picture';

/** The pictures there are, as they are chosen: format and theme. */
export const PICTURES = {
  'wide-light': { format: 'wide', theme: 'light' },
  'wide-dark': { format: 'wide', theme: 'dark' },
  'tall-light': { format: 'tall', theme: 'light' },
  'tall-dark': { format: 'tall', theme: 'dark' },
} as const satisfies Record<string, { readonly format: PictureFormat; readonly theme: Theme }>;

export type PictureChoice = keyof typeof PICTURES;

export const PICTURE_CHOICES = Object.keys(PICTURES) as readonly PictureChoice[];

/** Name of the picture's file: hosts are in punycode, so it is plain everywhere. */
export function pictureName({ scope, target }: Pick<Report, 'scope' | 'target'>): string {
  const isNowhere = scope === 'page' && target.address === '';
  return `facet-${isNowhere ? 'page' : (webUrl(target.origin)?.hostname ?? 'page')}.png`;
}

function familiesOf(selector: string): string {
  return getComputedStyle(document.querySelector(selector) ?? document.body).fontFamily;
}

/** The fonts of the page. */
function pageFonts(): Fonts {
  const text = familiesOf('body');
  return {
    heading: { weight: 600, families: familiesOf('.report h1') },
    figure: { weight: 400, families: familiesOf('.report .overall .score') },
    text: { weight: 400, families: text },
    strong: { weight: 600, families: text },
  };
}

/** Gives what draws the report as a picture, in the page's language; null if it could not be drawn. */
export function useGemPicture(report: Report): (choice: PictureChoice) => Promise<File | null> {
  const [strings, locale] = [useI18n(), useLocale()];
  return async (choice) => {
    try {
      const words = pictureWords(strings, locale, report);
      const { gemPicture } = await chunk(import('./gem-picture'));
      const { format, theme } = PICTURES[choice];
      const picture = await gemPicture(words, format, theme, pageFonts());
      return picture && new File([picture], pictureName(report), { type: picture.type });
    } catch {
      return null;
    }
  };
}
