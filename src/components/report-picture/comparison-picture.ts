/**
 * A comparison as a picture of 1200 × 630 pixels: the gems over each other, and beside them who leads and each brand with
 * its line, its name and its score. Pure layout, as of a report's picture.
 */
import { localeFacts, type Locale } from '../../site/locales';
import type { Band } from '../band';
import { brandStyle } from '../comparison/brand-style';
import { footBlock, GAP, heightOf, stacked, startOf, textBlock, type Block, type Column } from './blocks';
import { PICTURE_SIZES, type Drawing, type Measure, type Shape, type TextShape } from './drawing';
import { baselineAt, labelledContours } from './labelled-gem';

/** A brand's line in the picture. */
export interface PictureBrand {
  /** Both between Unicode isolates; the host replaces a name that cannot be drawn. */
  readonly name: string;
  readonly host: string;
  /** The score as shown; a dash if there is no score. */
  readonly figure: string;
  /** The word below the figure: its band, or why there is no score. */
  readonly note: { readonly is?: Band; readonly word: string } | null;
  /** The scores of the seven dimensions, per mille; null for a dimension without a score. */
  readonly values: readonly (number | null)[];
}

/** What the picture says, in one language; untrusted parts are between Unicode isolates. */
export interface ComparisonWords {
  readonly locale: Locale;
  /** Who leads. */
  readonly title: string;
  /** Two to four, in the order of the columns. */
  readonly brands: readonly PictureBrand[];
  /** Names of the seven dimensions. */
  readonly facets: readonly string[];
  /** Who measured, and when. */
  readonly foot: string;
}

const MARGIN = 48;
const GEM_WIDTH = 560;
const FOOT = 22;
/** Markers reach over the gem's edge. */
const GEM = { sizes: [26, 24, 22, 20, 18], radius: 170, gap: 0.7 } as const;
const TITLE = { face: 'heading', sizes: [40, 36, 32, 29, 26, 24, 22], height: 116 } as const;
const NAME = { face: 'strong', sizes: [32, 29, 26, 23, 20], height: 62 } as const;
const FIGURE = 44;
const WORD = 20;
const ROW = 76;
/** A brand's line with its marker. */
const MARK = { width: 52, space: 16, scale: 1.9 } as const;

export async function comparisonPicture(words: ComparisonWords, measure: Measure): Promise<Drawing> {
  const { width, height } = PICTURE_SIZES.wide;
  const { dir: direction } = localeFacts(words.locale);
  const isRtl = direction === 'rtl';
  const page: Column = { left: MARGIN, width: width - 2 * MARGIN, direction };
  const column: Column = {
    ...page,
    left: isRtl ? page.left : page.left + GEM_WIDTH + 2 * GAP,
    width: page.width - GEM_WIDTH - 2 * GAP,
  };
  const foot = await footBlock(words.foot, FOOT, page, words.locale, measure);
  const footTop = height - MARGIN - foot.height;
  const room = footTop - GAP - MARGIN;
  const rows = await Promise.all(words.brands.map((brand, index) => rowBlock(brand, index, column, words, measure)));
  const blocks = [await textBlock(words.title, TITLE, column, words.locale, measure), ...rows];
  const gemBox = {
    left: isRtl ? page.left + page.width - GEM_WIDTH : page.left,
    top: MARGIN,
    width: GEM_WIDTH,
    height: room,
    ...GEM,
  };
  const contours = words.brands.map(({ values }, brand) => ({ brand, values }));
  return {
    width,
    height,
    shapes: [
      ...(await labelledContours(words.facets, contours, direction, gemBox, measure)),
      ...stacked(blocks, MARGIN + (room - heightOf(blocks)) / 2),
      ...foot.shapesAt(footTop),
    ],
  };
}

/** A brand: its mark and name at the start of the line, its score at the end, and the band's word below the score. */
async function rowBlock(
  { name, figure, note }: PictureBrand,
  index: number,
  column: Column,
  { locale }: ComparisonWords,
  measure: Measure,
): Promise<Block> {
  const isRtl = column.direction === 'rtl';
  const word = note?.word ?? '';
  const ownWidth = Math.max(await measure(figure, 'figure', FIGURE), await measure(word, 'strong', WORD));
  const indent = MARK.width + MARK.space;
  const inner: Column = {
    ...column,
    left: isRtl ? column.left + ownWidth + GAP : column.left + indent,
    width: column.width - indent - ownWidth - GAP,
  };
  const text = await textBlock(name, NAME, inner, locale, measure);
  const end: Pick<TextShape, 'is' | 'x' | 'align' | 'direction'> = {
    is: 'text',
    ...startOf({ ...column, direction: isRtl ? 'ltr' : 'rtl' }),
    direction: column.direction,
  };
  return {
    height: ROW,
    shapesAt: (top) => [
      ...markShapes(index, isRtl ? column.left + column.width - MARK.width : column.left, top + ROW / 2),
      ...text.shapesAt(top + (ROW - text.height) / 2),
      {
        ...end,
        text: figure,
        face: 'figure',
        size: FIGURE,
        colour: 'ink',
        y: top + (note === null ? baselineAt(0, ROW, FIGURE) : baselineAt(0, FIGURE * 1.1, FIGURE)),
      },
      ...(note === null
        ? []
        : [
            {
              ...end,
              text: word,
              face: 'strong',
              size: WORD,
              colour: note.is ?? 'quiet',
              y: top + ROW - 0.3 * WORD,
            } as const,
          ]),
    ],
  };
}

/** As in the key of a chart. */
function markShapes(index: number, left: number, middle: number): readonly Shape[] {
  const { colour, dashes, marker } = brandStyle(index);
  return [
    {
      is: 'path',
      path: `M0 0H${MARK.width / MARK.scale}`,
      x: left,
      y: middle,
      scale: MARK.scale,
      stroke: colour,
      width: 1.75,
      ...(dashes !== undefined && { dash: dashes.split(' ').map(Number) }),
    },
    { is: 'path', path: marker, x: left + MARK.width / 2, y: middle, scale: MARK.scale, fill: colour },
  ];
}
