/** Sets type with sharp's text input: Pango for lines, HarfBuzz for shapes, FriBidi for order. */
import sharp from 'sharp';
import { localeFacts, type Locale } from '../site/locales';
import { memoize } from '../brand/basics/memoize';
import { escapeMarkup } from '../encoding/xml';
import type { Coverage } from './ink-picture';
import { familiesOf, WEIGHT } from './fonts';

export interface TypeStyle {
  readonly locale: Locale;
  /** Font size in px. */
  readonly size: number;
  /** From baseline to baseline, in px. */
  readonly lineHeight: number;
}

/** Direction marks: the base direction of a line is its locale's, not that of its first letter (Unicode UAX 9, HL1). */
const MARKS = { ltr: '\u200e', rtl: '\u200f' } as const;

/**
 * Pango lines up the scripts of a line by the baseline of the first one. Behind a Han or kana beginning Arabic letters
 * would float; an unseen Latin letter in front gives every script the same line.
 */
const ALPHABETIC_BASELINE = '<span size="1pt" alpha="1">x</span>';
const EAST_ASIAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const ARABIC = /\p{sc=Arabic}/u;

/** Whether a line needs that. */
export function floats(line: string): boolean {
  const [first = ''] = /\p{L}/u.exec(line) ?? [];
  return EAST_ASIAN.test(first) && ARABIC.test(line);
}

function markupOf(lines: readonly string[], { locale, lineHeight }: TypeStyle): string {
  const text = lines.map(
    (line) => MARKS[localeFacts(locale).dir] + (floats(line) ? ALPHABETIC_BASELINE : '') + escapeMarkup(line),
  );
  // Pango takes a line height from 1024 on as 1024ths of a point; at 72 dpi a point is a pixel.
  return `<span lang="${locale}" line_height="${Math.round(lineHeight * 1024)}">${text.join('\n')}</span>`;
}

/** Sets lines of text; each is drawn as it is given and never wrapped. Lines of a right-to-left locale end flush right.
 *
 * @returns what the letters cover, cropped to their ink
 */
export async function setType(lines: readonly string[], style: TypeStyle): Promise<Coverage> {
  const { data, info } = await sharp({
    text: {
      text: markupOf(lines, style),
      font: `${familiesOf(style.locale).join(', ')} ${WEIGHT} ${style.size}`,
      dpi: 72,
      rgba: true,
    },
  })
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** Font sizes to measure at, in px: a text of many UTF-16 units is wider than a picture may be (Cairo: 32,767 px). */
const MEASURED_AT = { short: 100, long: 10 } as const;
const LONG = 100;

async function inkWidth(text: string, locale: Locale, size: number): Promise<number> {
  return (await setType([text], { locale, size, lineHeight: size })).width;
}

/** @returns for a locale, the advance of a text in px at a font size of 1 px, the space at its ends included */
export function measuring(): (locale: Locale) => (text: string) => Promise<number> {
  return memoize((locale) => {
    // Pictures of text end with its ink; a bar on each side makes the whole advance visible.
    const frameAt = memoize((size: number) => inkWidth('||', locale, size));
    return memoize(async (text) => {
      const size = text.length > LONG ? MEASURED_AT.long : MEASURED_AT.short;
      return ((await inkWidth(`|${text}|`, locale, size)) - (await frameAt(size))) / size;
    });
  });
}

/** Distance from the top of a picture of one line to its baseline, in px. */
export async function baselineOf(line: string, style: TypeStyle): Promise<number> {
  // The foot of an E is on the baseline, even if the first line has descenders.
  const { height } = await setType([line, 'E'], style);
  return height - style.lineHeight;
}
