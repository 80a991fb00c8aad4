/**
 * A report as a picture to share: brand, address, labelled gem, figure with its band, sharpest finding. Pure layout:
 * words in, shapes out; every text fits, however long the brand's name is.
 */
import { localeFacts, type Locale } from '../../site/locales';
import type { Band } from '../band';
import {
  asBlock,
  footBlock,
  GAP,
  heightOf,
  pillPath,
  stacked,
  startOf,
  textBlock,
  type Block,
  type Column,
} from './blocks';
import { PICTURE_SIZES, type Drawing, type Measure, type PictureFormat, type Shape, type TextShape } from './drawing';
import { baselineAt, labelledGem, type LabelledFacet } from './labelled-gem';
import { setAddress } from './set-text';

/** What a picture says, in one language; untrusted parts are between Unicode isolates. */
export interface PictureWords {
  readonly locale: Locale;
  readonly name: string;
  /** Empty if the picture shows no address. */
  readonly address: string;
  /** The overall figure; null if too little could be read. */
  readonly figure: string | null;
  /** What the figure is out of, or why there is no figure. */
  readonly note: string;
  readonly band: { readonly is: Band; readonly word: string } | null;
  readonly finding: string;
  /** Who measured, and when. */
  readonly foot: string;
  /** Seven, in the order of the dimensions. */
  readonly facets: readonly LabelledFacet[];
}

interface Sizes {
  readonly margin: number;
  readonly name: readonly number[];
  readonly nameHeight: number;
  readonly address: readonly number[];
  readonly figure: number;
  readonly note: number;
  readonly finding: readonly number[];
  readonly foot: number;
  readonly gem: { readonly sizes: readonly number[]; readonly radius: number; readonly gap: number };
}

const SIZES: Readonly<Record<PictureFormat, Sizes>> = {
  wide: {
    margin: 48,
    name: [68, 60, 52, 46, 40, 35, 30],
    nameHeight: 118,
    address: [24, 22, 20, 18],
    figure: 104,
    note: 24,
    finding: [34, 31, 28, 26, 24, 22],
    foot: 22,
    gem: { sizes: [26, 24, 22, 20, 18], radius: 156, gap: 0.4 },
  },
  tall: {
    margin: 72,
    name: [96, 84, 72, 62, 54, 46, 40],
    nameHeight: 180,
    address: [32, 28, 25, 22],
    figure: 144,
    note: 32,
    finding: [46, 42, 38, 34, 31, 28],
    foot: 28,
    gem: { sizes: [34, 31, 28, 26, 24], radius: 195, gap: 0.4 },
  },
};

/**
 * @param measure of the fonts it will be drawn with
 */
export async function reportPicture(words: PictureWords, format: PictureFormat, measure: Measure): Promise<Drawing> {
  const { width, height } = PICTURE_SIZES[format];
  const sizes = SIZES[format];
  const { dir: direction } = localeFacts(words.locale);
  const shapes = await (format === 'wide' ? wide : tall)(
    words,
    sizes,
    { left: sizes.margin, width: width - 2 * sizes.margin, direction },
    measure,
  );
  return { width, height, shapes };
}

/** The gem at the side where lines begin, beside it the words. */
async function wide(words: PictureWords, sizes: Sizes, page: Column, measure: Measure): Promise<readonly Shape[]> {
  const { margin } = sizes;
  const gemWidth = 590;
  const isRtl = page.direction === 'rtl';
  const column: Column = {
    ...page,
    left: isRtl ? page.left : page.left + gemWidth + 32,
    width: page.width - gemWidth - 32,
  };
  const { height } = PICTURE_SIZES.wide;
  const foot = await footBlock(words.foot, sizes.foot, page, words.locale, measure);
  const footTop = height - margin - foot.height;
  const room = footTop - GAP - margin;
  const head = await headBlocks(words, sizes, column, measure);
  const used = heightOf(head);
  const finding = await textBlock(
    words.finding,
    { face: 'heading', sizes: sizes.finding, height: room - used - GAP },
    column,
    words.locale,
    measure,
  );
  const blocks = [...head, finding];
  const top = margin + (room - heightOf(blocks)) / 2;
  const gemBox = {
    left: isRtl ? page.left + page.width - gemWidth : page.left,
    top: margin,
    width: gemWidth,
    height: room,
    ...sizes.gem,
  };
  return [
    ...(await labelledGem(words.facets, page.direction, gemBox, measure)),
    ...stacked(blocks, top),
    ...foot.shapesAt(footTop),
  ];
}

/** Name and figure, below them the gem, then the finding. */
async function tall(words: PictureWords, sizes: Sizes, page: Column, measure: Measure): Promise<readonly Shape[]> {
  const { margin } = sizes;
  const { height } = PICTURE_SIZES.tall;
  const foot = await footBlock(words.foot, sizes.foot, page, words.locale, measure);
  const footTop = height - margin - foot.height;
  const head = await headBlocks(words, sizes, page, measure);
  const finding = await textBlock(
    words.finding,
    { face: 'heading', sizes: sizes.finding, height: 220 },
    page,
    words.locale,
    measure,
  );
  const findingTop = footTop - 2 * GAP - finding.height;
  const gemTop = margin + heightOf(head) + GAP;
  const gemBox = {
    left: page.left,
    top: gemTop,
    width: page.width,
    height: findingTop - 2 * GAP - gemTop,
    ...sizes.gem,
  };
  return [
    ...stacked(head, margin),
    ...(await labelledGem(words.facets, page.direction, gemBox, measure)),
    ...finding.shapesAt(findingTop),
    ...foot.shapesAt(footTop),
  ];
}

/** Name, address, figure and what it is out of. */
async function headBlocks(
  words: PictureWords,
  sizes: Sizes,
  column: Column,
  measure: Measure,
): Promise<readonly Block[]> {
  const { name, address, figure, note, locale } = words;
  const nameBox = { face: 'heading', sizes: sizes.name, height: sizes.nameHeight } as const;
  const noteBox = { face: 'text', sizes: [sizes.note, sizes.note * 0.85], height: sizes.note * 3.2 } as const;
  return [
    await textBlock(name, nameBox, column, locale, measure),
    ...(address === '' ? [] : [await addressBlock(address, sizes, column, locale, measure)]),
    ...(figure === null ? [] : [await figureBlock(figure, words.band, sizes, column, measure)]),
    await textBlock(note, noteBox, column, locale, measure, 'quiet'),
  ];
}

async function addressBlock(
  address: string,
  sizes: Sizes,
  column: Column,
  locale: Locale,
  measure: Measure,
): Promise<Block> {
  const [largest = 0] = sizes.address;
  const box = { face: 'text', sizes: sizes.address, width: column.width, height: largest * 1.9 } as const;
  return asBlock(await setAddress(address, box, locale, measure), 'text', column, 'quiet');
}

/** The figure, and its band's word in a frame beside it; below it where the column is too narrow. */
async function figureBlock(
  figure: string,
  band: PictureWords['band'],
  sizes: Sizes,
  column: Column,
  measure: Measure,
): Promise<Block> {
  const size = sizes.figure;
  const figureWidth = await measure(figure, 'figure', size);
  const word = band?.word ?? '';
  const wordSize = sizes.note * 1.1;
  const pill = {
    width: (await measure(word, 'strong', wordSize)) + 1.6 * wordSize,
    height: 1.8 * wordSize,
  };
  const space = 0.25 * size;
  const isBeside = figureWidth + space + pill.width <= column.width;
  const isRtl = column.direction === 'rtl';
  const offset = isBeside ? figureWidth + space : 0;
  const figureHeight = 0.9 * size;
  return {
    height: figureHeight + (band === null || isBeside ? 0 : pill.height + GAP / 2),
    shapesAt: (top) => {
      const y = top + figureHeight / 2 + 0.35 * size;
      const figureShape: TextShape = {
        is: 'text',
        text: figure,
        face: 'figure',
        size,
        colour: 'ink',
        ...startOf(column),
        y,
      };
      if (band === null) return [figureShape];
      const pillLeft = isRtl ? column.left + column.width - offset - pill.width : column.left + offset;
      const pillTop = isBeside ? top + (figureHeight - pill.height) / 2 : top + figureHeight + GAP / 2;
      const frame = { ...pill, left: pillLeft, top: pillTop };
      return [figureShape, ...pillShapes({ ...band, size: wordSize }, frame, column.direction)];
    },
  };
}

/** A band's word in its frame. */
function pillShapes(
  band: { readonly is: Band; readonly word: string; readonly size: number },
  frame: { readonly width: number; readonly height: number; readonly left: number; readonly top: number },
  direction: Column['direction'],
): readonly Shape[] {
  const { width, height, left, top } = frame;
  return [
    { is: 'path', path: pillPath(width, height), x: left, y: top, scale: 1, stroke: band.is, width: 2 },
    {
      is: 'text',
      text: band.word,
      face: 'strong',
      size: band.size,
      colour: band.is,
      align: 'center',
      direction,
      x: left + width / 2,
      y: top + baselineAt(0, height, band.size),
    },
  ];
}
