/**
 * The badge of a publication: mark, name, score with its band, and the day it was measured, in figures that need no
 * language. Colours follow the reader's theme; without a style sheet they are the light ones.
 */
import { bandOf, type Band } from '../../components/band';
import { formatScore } from '../../components/format';
import { MARK_TONES } from '../../components/Gem';
import { facetPath, outlinePath } from '../../components/gem-geometry';
import { PICTURE_COLOURS, type PictureColour, type PictureColours } from '../../components/report-picture/drawing';
import { escapeXml } from '../../encoding/xml';
import { WORD_PATH, WORD_WIDTH } from '../../components/wordmark-outlines';
import { SITE_NAME } from '../../site/page-metadata';
import { BADGE_FRESH_DAYS } from '../../site/published-reports';
import type { BadgeData } from './answers';
import type { ShownPublication } from './shown';

export interface BadgeFacts {
  /** What is measured, in figures: a score of 100, or how many brands are compared. */
  readonly figure: string;
  /** The same for those who hear it. */
  readonly spoken: string;
  /** Null if there is no score, or if it is too old to be shown by a badge. */
  readonly band: Band | null;
  readonly kind: 'assessment' | 'comparison';
  /** When it was measured, `YYYY-MM-DD`; of a comparison the oldest report. */
  readonly day: string;
  readonly isFresh: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export function badgeFacts(
  { record: { kind }, brands }: Pick<ShownPublication, 'record' | 'brands'>,
  now: Date,
): BadgeFacts {
  const [first] = brands;
  const moments = brands.map(({ shared }) => shared.report.collectedAt).toSorted();
  const [collectedAt = first.shared.report.collectedAt] = moments;
  const day = collectedAt.slice(0, 10);
  const isFresh = now.getTime() - Date.parse(collectedAt) <= BADGE_FRESH_DAYS * DAY_MS;
  if (kind === 'comparison') {
    const count = String(brands.length);
    return { kind, figure: `× ${count}`, spoken: `comparison × ${count}`, band: null, day, isFresh };
  }
  const { overall } = first.shared.report;
  // As in English: the same in every language.
  const figure = overall === null ? '–' : formatScore('en', overall.value);
  const band = overall === null || !isFresh ? null : bandOf(overall.value);
  return { kind, figure, spoken: `${figure}/100`, band, day, isFresh };
}

/** What shields.io shows of an endpoint. https://shields.io/badges/endpoint-badge */
export function badgeJson({ figure, day, band }: BadgeFacts, { light }: Themes): BadgeData {
  return {
    schemaVersion: 1,
    label: SITE_NAME,
    message: `${figure} · ${day}`,
    color: band === null ? 'lightgrey' : light[band],
    cacheSeconds: 3600,
  };
}

interface Themes {
  readonly light: PictureColours;
  readonly dark: PictureColours;
}

/** Advance widths of Verdana in thousandths of the font size. Text is set to them in whatever font there is. */
const ADVANCES: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Array.from({ length: 10 }, (_, digit) => [digit, 636])),
  ...{ '.': 364, '-': 454, '–': 636, '×': 818, ' ': 352 },
};
const FONT_SIZE = 11;

/** Pixels. */
function widthOf(text: string): number {
  const thousandths = [...text].reduce((sum, letter) => sum + (ADVANCES[letter] ?? 1000), 0);
  return Math.round((thousandths * FONT_SIZE) / 100) / 10;
}

/** In pixels. */
const HEIGHT = 20;
const BASELINE = 14;
const SPACE = 6;
/** Radius of the mark and of the band's shape. */
const MARK = 6.5;
const SHAPE = 5;
/** Pixels per unit of the word's outlines. */
const WORD = 0.065;

/** Facets that are filled, from the top one clockwise: how far a band reaches. */
const FILLED: Readonly<Record<Band, readonly number[]>> = {
  good: [0, 1, 2, 3, 4, 5, 6],
  uneven: [2, 3, 4, 5],
  weak: [],
};

/** Which colour fills a shape, and which one draws its outline. */
type Paint = Readonly<Partial<Record<'fill' | 'stroke', PictureColour>>>;

/** The light colours as attributes, and classes by which a style sheet sets the dark ones. */
function painted(paint: Paint, light: PictureColours): string {
  const given = Object.entries(paint);
  const classes = given.map(([property, colour]) => `${property}-${colour}`);
  const attributes = given.map(([property, colour]) => ` ${property}="${light[colour]}"`);
  return `class="${classes.join(' ')}"${attributes.join('')}${paint.fill === undefined ? ' fill="none"' : ''}`;
}

/** What the dark theme changes of shapes that are painted so. */
function darkStyle(shapes: string, dark: PictureColours): string {
  const rules = PICTURE_COLOURS.flatMap((colour) =>
    (['fill', 'stroke'] as const)
      .filter((property) => shapes.includes(`${property}-${colour}`))
      .map((property) => `.${property}-${colour}{${property}:${dark[colour]}}`),
  );
  return `<style>@media(prefers-color-scheme:dark){${rules.join('')}}</style>`;
}

/** A gem's outline. @param perMille its size */
function outline(perMille: number, colour: PictureColour, light: PictureColours): string {
  return `<path d="${outlinePath(perMille)}" stroke-width="20" ${painted({ stroke: colour }, light)}/>`;
}

export function badgeSvg(facts: BadgeFacts, { light, dark }: Themes): string {
  const { kind, figure, spoken, band, day, isFresh } = facts;
  const own = isFresh ? 'ink' : 'quiet';
  const parts: string[] = [];
  let x = SPACE;
  const put = (width: number, part: string) => {
    parts.push(part);
    x += width + SPACE;
  };
  const putText = (text: string, colour: PictureColour) => {
    const width = widthOf(text);
    const place = `x="${x.toFixed(1)}" y="${BASELINE}" textLength="${width}"`;
    put(width, `<text ${place} ${painted({ fill: colour }, light)}>${escapeXml(text)}</text>`);
  };
  const putGem = (radius: number, shapes: string) =>
    put(
      2 * radius,
      `<g transform="translate(${(x + radius).toFixed(1)} ${HEIGHT / 2}) scale(${radius / 100})">${shapes}</g>`,
    );

  const mark = MARK_TONES.map((tone, index) => `<path d="${facetPath(index, 1000)}" opacity="${tone}"/>`);
  putGem(MARK, `<g ${painted({ fill: own }, light)}>${mark.join('')}</g>`);
  put(
    WORD_WIDTH * WORD,
    `<path d="${WORD_PATH}" transform="translate(${x.toFixed(1)} ${BASELINE}) scale(${WORD})" ${painted({ fill: own }, light)}/>`,
  );
  if (band !== null) {
    const facets = FILLED[band].map((index) => facetPath(index, 1000)).join('');
    putGem(SHAPE, `${outline(1000, band, light)}<path d="${facets}" ${painted({ fill: band }, light)}/>`);
  }
  if (kind === 'comparison') putGem(SHAPE, outline(1000, own, light) + outline(600, own, light));
  putText(figure, band ?? own);
  putText(day, 'quiet');

  const width = Math.ceil(x);
  const frame = `<rect x=".5" y=".5" width="${width - 1}" height="${HEIGHT - 1}" rx="3" ${painted({ fill: 'paper', stroke: 'edge' }, light)}/>`;
  const shapes = frame + parts.join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" ` +
    `role="img" font-family="Verdana,Geneva,DejaVu Sans,sans-serif" font-size="${FONT_SIZE}">` +
    `<title>${escapeXml(`${SITE_NAME} · ${spoken} · ${day}`)}</title>${darkStyle(shapes, dark)}${shapes}</svg>`
  );
}
