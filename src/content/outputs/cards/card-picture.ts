/**
 * A social card, printed like the label of an instrument: mark and name, what kind of page it is, the title as large
 * as it fits, and below it a scale from 0 to 100 with the name of the language. Right-to-left cards are mirrored.
 */
import sharp from 'sharp';
import { localeFacts, type Locale } from '../../../site/locales';
import { SITE_NAME, SOCIAL_CARD } from '../../../site/page-metadata';
import type { CardText } from './card-text';
import { drawable } from '../../../printing/drawable';
import { InkPicture, type Coverage } from '../../../printing/ink-picture';
import { fitLines, lineHeightOf, measuredPieces, type Fitted } from '../../../components/line-breaking';
import { wordmarkSvg } from '../../../components/printed-mark';
import { PRINTED } from '../../../styles/printed-colours';
import { baselineOf, measuring, setType, type TypeStyle } from '../../../printing/typesetting';

export const WIDTH = SOCIAL_CARD.width;
export const HEIGHT = SOCIAL_CARD.height;
/** Nothing but the paper is outside it. In px, as everything below. */
export const MARGIN = 72;

const WORDMARK_HEIGHT = 66;
/** The word stands on the head's baseline. */
const HEAD_TOP = 48;
const HEAD_BASELINE = 108;
const LABEL_SIZE = 32;
const FOOT_BASELINE = 582;
const FOOT_SIZE = 26;
const SCALE_TOP = 520;
/** The space of the title. */
export const TITLE = { top: 162, bottom: 492 } as const;

const TITLE_SIZES = [92, 84, 77, 70, 64, 58, 53, 48, 44, 40, 37, 34];

/** Sixteen steps are smooth edges for type, and keep the seven tones of the mark apart. */
const INKS = {
  ink: { colour: PRINTED.ink, steps: 16 },
  quiet: { colour: PRINTED.quiet, steps: 8 },
  // Darker than the token, since cards are seen small.
  rule: { colour: '#c4c2bc', steps: 1 },
} as const;

type InkName = keyof typeof INKS;
type Sheet = InkPicture<InkName>;

/** A piece of a card, with its position. */
interface Placed {
  readonly ink: InkName;
  readonly type: Coverage;
  readonly left: number;
  readonly top: number;
}

/** Draws cards. Keeps what it measured and drew for the next card. */
export class CardPrinter {
  readonly #widthsIn = measuring();
  readonly #lines = new Map<string, Promise<{ readonly type: Coverage; readonly baseline: number }>>();
  readonly #wordmark = drawWordmark();
  readonly #sheet = drawSheet();

  /** @param covered code points the fonts have; `configureFonts` is to be called before. */
  constructor(private readonly covered: ReadonlySet<number>) {}

  /** @returns also where the ink of each text is: site name, label if any, title, foot */
  async draw({ title, label, locale }: CardText) {
    const set = await this.#title(drawable(title, this.covered).text || SITE_NAME, locale);
    const ends = (width: number) => endsAt(locale, width);
    const mark = await this.#wordmark;
    const name: Placed = { ink: 'ink', type: mark, left: startsAt(locale, MARGIN, mark.width), top: HEAD_TOP };
    const kind = drawable(label, this.covered).text;
    const placed = [
      name,
      ...(kind === '' ? [] : [await this.#line(kind, { locale, size: LABEL_SIZE }, 'quiet', HEAD_BASELINE, ends)]),
      set.placed,
      await this.#line(localeFacts(locale).name, { locale, size: FOOT_SIZE }, 'quiet', FOOT_BASELINE, ends),
    ];
    const picture = this.#sheet.copy();
    for (const { type, ink, left, top } of placed) picture.draw(ink, type, left, top);
    const png = await picture.png();
    const boxes = placed.map(({ type: { width, height }, left, top }) => ({ left, top, width, height }));
    return { png, title: set.fitted, boxes };
  }

  async #title(text: string, locale: Locale): Promise<{ readonly placed: Placed; readonly fitted: Fitted }> {
    const lineHeight = lineHeightOf(text);
    const widthOf = this.#widthsIn(locale);
    const box = {
      width: WIDTH - 2 * MARGIN,
      height: TITLE.bottom - TITLE.top,
      lineHeight,
      space: await widthOf(' '),
      ellipsis: await widthOf('…'),
    };
    const pieces = await measuredPieces(text, locale, widthOf, box.width / (TITLE_SIZES.at(-1) ?? 1));
    for (let from = 0; ; from++) {
      const fitted = fitLines(pieces, { ...box, sizes: TITLE_SIZES.slice(from) });
      const type = await setType(fitted.lines, {
        locale,
        size: fitted.size,
        lineHeight: Math.round(lineHeight * fitted.size),
      });
      from = TITLE_SIZES.indexOf(fitted.size);
      // Widths of pieces add up except for rounding; if that makes a line too long, the next size is taken.
      if ((type.width > box.width || type.height > box.height) && from + 1 < TITLE_SIZES.length) continue;
      const top = Math.round((TITLE.top + TITLE.bottom - type.height) / 2);
      return { placed: { ink: 'ink', type, left: startsAt(locale, MARGIN, type.width), top }, fitted };
    }
  }

  async #line(
    text: string,
    style: Omit<TypeStyle, 'lineHeight'>,
    ink: InkName,
    baseline: number,
    leftOf: (width: number) => number,
  ): Promise<Placed> {
    const key = JSON.stringify([text, style]);
    const known = this.#lines.get(key);
    const drawing = known ?? drawLine(text, { ...style, lineHeight: 2 * style.size });
    if (known === undefined) this.#lines.set(key, drawing);
    const { type, baseline: own } = await drawing;
    return { ink, type, left: leftOf(type.width), top: baseline - own };
  }
}

async function drawLine(
  text: string,
  style: TypeStyle,
): Promise<{ readonly type: Coverage; readonly baseline: number }> {
  return { type: await setType([text], style), baseline: await baselineOf(text, style) };
}

/** Left edge of a thing at a distance from the edge where lines begin. */
function startsAt(locale: Locale, distance: number, width: number): number {
  return localeFacts(locale).dir === 'rtl' ? WIDTH - distance - width : distance;
}

/** Left edge of a thing that ends at the margin where lines end. */
function endsAt(locale: Locale, width: number): number {
  return localeFacts(locale).dir === 'rtl' ? MARGIN : WIDTH - MARGIN - width;
}

/** Divisions of the scale: scores go from 0 to 100. */
const DIVISIONS = 100;
const STROKE = 2;

/** It is not mirrored. */
async function drawWordmark(): Promise<Coverage> {
  const { data, info } = await sharp(Buffer.from(wordmarkSvg(WORDMARK_HEIGHT, PRINTED.ink)))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** Paper and scale. */
function drawSheet(): Sheet {
  const sheet: Sheet = new InkPicture({ width: WIDTH, height: HEIGHT }, PRINTED.paper, INKS);
  const length = WIDTH - 2 * MARGIN;
  sheet.fill('rule', MARGIN, SCALE_TOP, length, STROKE);
  for (let at = 0; at <= DIVISIONS; at++) {
    const x = MARGIN + Math.round((at * (length - STROKE)) / DIVISIONS);
    sheet.fill('rule', x, SCALE_TOP, STROKE, at % 10 === 0 ? 20 : at % 5 === 0 ? 13 : 8);
  }
  return sheet;
}
