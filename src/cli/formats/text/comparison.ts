/** A comparison for a terminal: who leads and why, scores side by side, and what each brand can learn. */
import { safeText, shown, spaces } from '../../../encoding/terminal';
import { joined, type Encoded } from '../../../encoding/text';
import { brandLabel, brandNames } from '../../../brand/comparison/compared-brands';
import type { Comparison } from '../../../brand/comparison/compare';
import { DIMENSION_IDS, type Report } from '../../../brand/report/report';
import { bandOf } from '../../../components/band';
import { rankingText } from '../../../components/comparison/ranking';
import { formatList, formatNumber, formatScore } from '../../../components/format';
import { checkText } from '../../../components/report/check-text';
import { isolate } from '../../../components/report/isolate';
import { outcomeKind } from '../../../components/report/Marks';
import { translator } from '../../../components/strings';
import type { Words } from '../../measured';
import { idsText, namedCheck } from '../named-check';
import { cellsOf } from '../../terminal/cells';
import { bar, BAND_MARKS, OUTCOME_MARKS } from '../../terminal/marks';
import { Sheet, type Page } from '../../terminal/sheet';

interface Compared {
  readonly reports: readonly Report[];
  readonly comparison: Comparison;
}

/** How many differences tell why a brand leads, and how many lessons a brand gets. */
const SHOWN = 3;

export function comparisonText(compared: Compared, words: Words, page: Page): Encoded<'terminal'> {
  const sheet = new Sheet(words, page);
  const { locale, strings } = words;
  sheet.text(rankingText(strings, locale, compared), 'bold');
  basis(sheet, compared, words);
  overalls(sheet, compared, words);
  byDimension(sheet, compared, words);
  differences(sheet, compared, words);
  lessons(sheet, compared, words);
  return sheet.written();
}

/** How many checks the scores are based on. */
function basis(sheet: Sheet, { comparison: { shared, leftOut } }: Compared, { locale, strings }: Words): void {
  const t = translator(strings, locale, 'comparison-view');
  const number = (value: number) => formatNumber(locale, value);
  sheet.text(
    leftOut === 0
      ? t('basis.all', { number: number(shared) })
      : t('basis.some', { shared: number(shared), total: number(shared + leftOut), count: leftOut }),
    'quiet',
  );
}

const BAR_CELLS = 20;

function overalls(sheet: Sheet, { reports, comparison }: Compared, { locale, strings }: Words): void {
  const t = translator(strings, locale, 'comparison-view');
  const report = translator(strings, locale, 'report');
  const names = brandNames(reports);
  sheet.gap();
  for (const [index, { overall }] of comparison.brands.entries()) {
    const name = names[index] ?? '';
    const label = reports[index] === undefined ? '' : brandLabel(reports[index]);
    const lead = { text: `${formatNumber(locale, index + 1)}. `, style: 'bold' } as const;
    sheet.led(lead, name === label ? isolate(name) : `${isolate(name)} · ${isolate(label)}`, 'bold');
    const below = sheet.indented(cellsOf(lead.text));
    if (overall === null) below.text(t('overall.none'));
    else {
      const band = bandOf(overall.value);
      const word = report(`band.${band}.word`);
      const text = `${formatScore(locale, overall.value)} ${report('score.of')} · ${word}`;
      if (!sheet.isRightToLeft && sheet.room > BAR_CELLS + cellsOf(text) + 8) {
        const { filled, rest } = bar(overall.value, BAR_CELLS);
        const mark = sheet.paint(band, safeText(BAND_MARKS[band]));
        const drawn = shown`${sheet.paint(band, filled)}${sheet.paint('quiet', rest)}`;
        below.line(shown`${mark} ${drawn} ${safeText(text)}`);
      } else below.led({ text: `${BAND_MARKS[band]} `, style: band }, text);
    }
    sheet.add(below);
  }
}

/** Scores by dimension: a table if there is room for one, otherwise a list. */
function byDimension(sheet: Sheet, { reports, comparison }: Compared, { locale, strings }: Words): void {
  const t = translator(strings, locale, 'comparison-view');
  const report = translator(strings, locale, 'report');
  const names = DIMENSION_IDS.map((id) => report(`dimension.${id}.name`));
  const valueOf = (brand: number, index: number) => comparison.brands[brand]?.dimensions[index]?.value ?? null;
  const figure = (value: number | null) => (value === null ? OUTCOME_MARKS.na : formatScore(locale, value));
  const column = Math.max(...names.map(cellsOf), cellsOf(t('dimensions.dimension'))) + 2;
  const cell = 8;
  sheet.heading(t('dimensions.title'));
  if (sheet.isRightToLeft || sheet.room < column + cell * reports.length) {
    for (const [index, name] of names.entries()) {
      const values = reports.map((_, brand) => `${formatNumber(locale, brand + 1)}. ${figure(valueOf(brand, index))}`);
      sheet.text(report('gem.facet', { dimension: name, value: values.join(' · ') }));
    }
    return;
  }
  const aligned = (text: string) => shown`${spaces(Math.max(1, cell - cellsOf(text)))}${safeText(text)}`;
  const heads = reports.map((_, brand) => aligned(`${formatNumber(locale, brand + 1)}.`));
  sheet.line(sheet.paint('quiet', shown`${spaces(column)}${joined(heads, '')}`));
  for (const [index, name] of names.entries()) {
    const values = reports.map((_, brand) => valueOf(brand, index));
    const best = Math.max(...values.map((value) => value ?? 0));
    const cells = values.map((value) => {
      const text = aligned(figure(value));
      return value !== null && value === best && values.some((other) => other !== best)
        ? sheet.paint('bold', text)
        : text;
    });
    sheet.line(shown`${sheet.padded(safeText(name), column)}${joined(cells, '')}`);
  }
}

/** What makes the difference: the causes that cost most points, each with what was found at every brand. */
function differences(sheet: Sheet, { reports, comparison }: Compared, { locale, strings }: Words): void {
  const t = translator(strings, locale, 'comparison-view');
  const text = checkText(strings, locale, comparison.rubricVersion);
  const names = brandNames(reports);
  sheet.heading(t('why'));
  if (comparison.differences.length === 0) sheet.text(t('differs.none'));
  for (const { cause, check } of comparison.differences.slice(0, SHOWN)) {
    sheet
      .gap()
      .text(cause === null ? namedCheck(text, check.id) : `${text.cause(cause)} (${idsText([check.id])})`, 'bold');
    for (const [index, result] of check.results.entries()) {
      if (result.score === 'out-of-scope') continue;
      const mark = OUTCOME_MARKS[outcomeKind(result.score)];
      sheet.led({ text: `${mark} ` }, `${isolate(names[index] ?? '')} · ${text.reason(result)}`);
    }
  }
}

/** For each brand what others do better, with the points it would win. */
function lessons(sheet: Sheet, { reports, comparison }: Compared, { locale, strings }: Words): void {
  const t = translator(strings, locale, 'comparison-view');
  const text = checkText(strings, locale, comparison.rubricVersion);
  const names = brandNames(reports);
  sheet.heading(t('lessons.title'));
  for (const [index, brand] of comparison.brands.entries()) {
    sheet.gap().text(isolate(names[index] ?? ''), 'bold');
    if (brand.lessons.length === 0) sheet.text(t('lessons.none'), 'quiet');
    for (const { cause, check, from, points } of brand.lessons.slice(0, SHOWN)) {
      const gain = points === null ? '' : `${t('lessons.points', { points: formatScore(locale, points) })} `;
      const brands = formatList(locale, names.filter((_, other) => from.includes(other)).map(isolate));
      sheet.led(
        { text: gain },
        `${cause === null ? namedCheck(text, check) : `${text.cause(cause)} (${idsText([check])})`} ${t('lessons.from', { brands })}`,
      );
    }
    const more = brand.lessons.length - SHOWN;
    if (more > 0) sheet.text(t('lessons.more', { count: more }), 'quiet');
  }
}
