/** What came of a list of addresses, for a terminal: a line for each, and how many there are. */
import type { Encoded } from '../../../encoding/text';
import { bandOf } from '../../../components/band';
import { formatScore } from '../../../components/format';
import { isolate } from '../../../components/report/isolate';
import { translator } from '../../../components/strings';
import type { SummaryRow } from '../../many/lines';
import type { ManySummary } from '../../many/measure-many';
import type { Words } from '../../measured';
import { problemWords } from '../../measuring/problem-words';
import { cellsOf } from '../../terminal/cells';
import { BAND_MARKS, OUTCOME_MARKS } from '../../terminal/marks';
import { Sheet, type Page } from '../../terminal/sheet';

const SCORE_CELLS = 5;

function line(sheet: Sheet, words: Words, row: SummaryRow): void {
  const { locale, strings } = words;
  const address = isolate(row.address);
  if (!row.ok) {
    const { title } = problemWords(words, row);
    const blank = sheet.isRightToLeft ? '' : ' '.repeat(SCORE_CELLS + 1);
    sheet.led({ text: `${OUTCOME_MARKS.unknown} ${blank}` }, `${address} · ${title}`, 'quiet');
    return;
  }
  const name = row.name === null ? '' : ` · ${isolate(row.name)}`;
  if (row.overall === null) {
    const none = translator(strings, locale, 'report')('overall.none');
    sheet.led({ text: `${OUTCOME_MARKS.unknown} ` }, `${address}${name} · ${none}`);
    return;
  }
  const band = bandOf(row.overall.value);
  const score = formatScore(locale, row.overall.value);
  const room = sheet.isRightToLeft ? '' : ' '.repeat(Math.max(0, SCORE_CELLS - cellsOf(score)));
  sheet.led({ text: `${BAND_MARKS[band]} ${room}${score} `, style: band }, `${address}${name}`);
}

export function manyText({ rows, reused }: ManySummary, words: Words, page: Page): Encoded<'terminal'> {
  const t = translator(words.strings, words.locale, 'cli');
  const sheet = new Sheet(words, page);
  for (const row of rows) line(sheet, words, row);
  const failed = rows.filter(({ ok }) => !ok).length;
  const said = [
    t('many.measured', { count: rows.length - failed }),
    ...(failed === 0 ? [] : [t('many.failed', { count: failed })]),
    ...(reused === 0 ? [] : [t('many.reused', { count: reused })]),
  ];
  sheet.gap().text(said.join(' '), 'bold');
  return sheet.written();
}
