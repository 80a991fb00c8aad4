/** A report for a terminal: brand and score, seven dimensions, the sharpest finding, three fixes; all causes if asked. */
import { safeText, shown, spaces, type Shown } from '../../../encoding/terminal';
import type { Encoded } from '../../../encoding/text';
import { isStandIn } from '../../../brand/evidence/page-evidence';
import { checksOf, FIRST_STEPS, plan, unreadChecks, type PlanStep } from '../../../brand/score/plan';
import { isBeforeRubric2 } from '../../../brand/score/rubric-versions';
import { DIMENSION_IDS, type CheckResult, type Receipt, type Report } from '../../../brand/report/report';
import { headingName, targetText } from '../../../brand/urls/target';
import { bandOf, type Band } from '../../../components/band';
import { formatList, formatMoment, formatNumber, formatScore } from '../../../components/format';
import { agreementText } from '../../../components/report/agreement-text';
import { assistantRows, notAskedText } from '../../../components/report/assistant-rows';
import { checkText, type CheckText } from '../../../components/report/check-text';
import { dimensionState, scoreIn } from '../../../components/report/dimensions';
import { mostImportantFinding } from '../../../components/report/finding';
import { stepWords } from '../../../components/report/fixes/FixStep';
import { stepWork } from '../../../components/report/fixes/StepWork';
import { findingText } from '../../../components/report/Headline';
import { reportName } from '../../../components/report/Hero';
import { isolate } from '../../../components/report/isolate';
import { outcomeKind } from '../../../components/report/Marks';
import { topFixesText } from '../../../components/report/TopFixes';
import type { Translate } from '../../../components/string-keys';
import { translator } from '../../../components/strings';
import type { Shown as ShownPart } from '../../choice';
import type { Words } from '../../measured';
import { idsText, namedCheck } from '../named-check';
import { cellsOf } from '../../terminal/cells';
import { GEM_COLUMNS, gemLines } from '../../terminal/gem';
import { bar, BAND_MARKS, ODD_MARK, OUTCOME_MARKS } from '../../terminal/marks';
import type { Paint } from '../../terminal/paint';
import { Sheet, type Page } from '../../terminal/sheet';

export interface ReportTextOptions extends Page {
  /** All causes with their receipts, and what passed. */
  readonly all: boolean;
  /** Whether to draw the gem: on a terminal, where nobody has its dots read out. */
  readonly gem: boolean;
  /** The file a page was read from; null for a site. */
  readonly file: string | null;
  /** Given if only some of its checks are shown. */
  readonly part: ShownPart | null;
}

interface Told {
  readonly report: Report;
  readonly words: Words;
  readonly text: CheckText;
  readonly part: ShownPart | null;
}

export function reportText(
  report: Report,
  words: Words,
  { all, gem, file, part, ...page }: ReportTextOptions,
): Encoded<'terminal'> {
  const { locale, strings } = words;
  const told: Told = { report, words, text: checkText(strings, locale, report.rubricVersion), part };
  const sheet = new Sheet(words, page);
  head(sheet, told, file);
  dimensions(sheet, told, gem);
  if (isBeforeRubric2(report.rubricVersion)) {
    const t = translator(strings, locale, 'opening');
    return sheet
      .heading(t('earlier.title'))
      .text(t('earlier.text', { version: report.rubricVersion }))
      .written();
  }
  fixes(sheet, told, all);
  if (all) {
    unread(sheet, told);
    passed(sheet, told);
    assistants(sheet, told);
  }
  return sheet.written();
}

/** Who was measured, where and when; the score; the sharpest finding. */
function head(sheet: Sheet, { report, words, text, part }: Told, file: string | null): void {
  const { locale, strings } = words;
  const t = translator(strings, locale, 'report');
  const { overall, portrait, target, scope, collectedAt, rubricVersion } = report;
  const name = headingName(report) === null && file !== null ? file : reportName(t, report);
  const address = isStandIn(target.origin)
    ? target.address || file
    : scope === 'page'
      ? target.address
      : targetText(target);
  const measured = `${t('facts.collectedAt')} ${formatMoment(locale, collectedAt)}`;
  const rubric = `${t('facts.rubric')} ${rubricVersion}`;
  sheet.text(isolate(name), 'bold');
  sheet.text([...(address ? [isolate(address)] : []), measured, rubric].join(' · '), 'quiet');
  sheet.gap();
  if (part !== null) sheet.text(partText(words, part), 'bold');
  else if (overall === null) sheet.text(t('overall.none'), 'bold');
  else {
    const band = bandOf(overall.value);
    const of =
      overall.high > overall.low
        ? t('score.interval', { low: formatScore(locale, overall.low), high: formatScore(locale, overall.high) })
        : t('score.of');
    sheet.led({ text: `${formatScore(locale, overall.value)} `, style: 'bold' }, of);
    const meaning = overall.value === 1000 ? t('band.all') : t(`band.${band}.meaning`);
    sheet.led({ text: `${BAND_MARKS[band]} ${t(`band.${band}.word`)} · `, style: band }, meaning, 'quiet');
    if (overall.cappedBy !== null) sheet.text(t('score.capped', { check: text.title(overall.cappedBy) }), 'signal');
  }
  if (scope === 'page') sheet.text(translator(strings, locale, 'cli')('report.pageScope'), 'quiet');
  if (scope === 'preview') sheet.text(t('previewScope'), 'quiet');
  if (portrait.kind?.is === 'inner') sheet.text(t('innerPage'), 'quiet');
  if (part !== null) return;
  sheet.gap();
  sheet.text(findingText(strings, locale, rubricVersion, mostImportantFinding(report)), 'bold');
}

/** That only some checks are shown, and why there is no overall score. */
export function partText({ locale, strings }: Words, { shown: count, total }: ShownPart): string {
  const t = translator(strings, locale, 'cli');
  return t('report.part', { count, total: formatNumber(locale, total) });
}

/** Cells of a bar. There are fewer if the gem needs the room. */
const BAR_CELLS = { least: 10, most: 20 };

/** Width of what follows the bar on a dimension's row, in cells: spaces and the score. */
const FIGURE_CELLS = 9;

interface DimensionRow {
  readonly name: string;
  readonly mark: string;
  readonly band: Band | null;
  /** Per mille. */
  readonly value: number | null;
  /** Band or state. */
  readonly word: string;
}

function dimensionRows({ report, words: { locale, strings }, part }: Told): readonly DimensionRow[] {
  const t = translator(strings, locale, 'report');
  const ids = part === null ? DIMENSION_IDS : report.dimensions.map(({ id }) => id);
  return ids.map((id): DimensionRow => {
    const name = t(`dimension.${id}.name`);
    const value = scoreIn(report, id)?.value ?? null;
    const state = dimensionState(report, id);
    if (value === null) {
      const mark = OUTCOME_MARKS[state === 'notAssessed' ? 'unknown' : 'na'];
      return { name, mark, band: null, value, word: t(`state.${state}`) };
    }
    const band = bandOf(value);
    const word = [t(`band.${band}.word`), ...(state === 'capped' ? [t('state.capped')] : [])].join(', ');
    return { name, mark: BAND_MARKS[band], band, value, word };
  });
}

/** One row for each dimension: mark, name, bar, score and band. The gem is next to them if there is room. */
function dimensions(sheet: Sheet, told: Told, wantsGem: boolean): void {
  const rows = dimensionRows(told);
  if (rows.length === 0) return;
  const column = Math.max(...rows.map(({ name }) => cellsOf(name))) + 2;
  const words = Math.max(...rows.map(({ word }) => cellsOf(word)));
  const rest = 2 + column + FIGURE_CELLS + words;
  sheet.gap();
  // Columns need a left and a right; a narrow screen has no room for them.
  if (sheet.isRightToLeft || sheet.room < rest + BAR_CELLS.least) {
    for (const row of rows) plainRow(sheet, told, row);
    return;
  }
  const beside = GEM_COLUMNS + 3;
  const hasGem = wantsGem && told.part === null && sheet.room >= beside + rest + BAR_CELLS.least;
  const cells = Math.min(BAR_CELLS.most, sheet.room - rest - (hasGem ? beside : 0));
  const paint: Paint = (style, text) => sheet.paint(style, text);
  const gem = hasGem
    ? gemLines(
        rows.map(({ value, band }) => ({ reach: value, band })),
        paint,
      )
    : [];
  for (const [index, row] of rows.entries()) {
    const drawn = gem[index];
    const line = drawnRow(sheet, told, row, column, cells);
    sheet.line(drawn === undefined ? line : shown`${drawn}   ${line}`);
  }
}

function plainRow(
  sheet: Sheet,
  { words: { locale, strings } }: Told,
  { name, mark, band, value, word }: DimensionRow,
): void {
  const said = value === null ? word : `${formatScore(locale, value)} · ${word}`;
  const facet = translator(strings, locale, 'report')('gem.facet', { dimension: name, value: said });
  sheet.led({ text: `${mark} `, ...(band !== null && { style: band }) }, facet, band === null ? 'quiet' : undefined);
}

function drawnRow(
  sheet: Sheet,
  { words: { locale } }: Told,
  { name, mark, band, value, word }: DimensionRow,
  column: number,
  cells: number,
): Shown {
  const label = sheet.padded(safeText(name), column);
  if (value === null || band === null) {
    return sheet.paint('quiet', shown`${safeText(mark)} ${label}${safeText(word)}`);
  }
  const { filled, rest } = bar(value, cells);
  const score = formatScore(locale, value);
  const figure = shown`${spaces(5 - cellsOf(score))}${safeText(score)}`;
  const drawn = shown`${sheet.paint(band, filled)}${sheet.paint('quiet', rest)}`;
  return shown`${sheet.paint(band, safeText(mark))} ${label}${drawn}  ${figure}  ${sheet.paint(band, safeText(word))}`;
}

/** The fixes that win most, or with everything that was found all of them. */
function fixes(sheet: Sheet, told: Told, all: boolean): void {
  const { report, words } = told;
  const { locale, strings } = words;
  const t = translator(strings, locale, 'plan');
  const own = translator(strings, locale, 'cli');
  const steps = plan(report);
  sheet.heading(fixesTitle(t, told));
  for (const [index, step] of (all ? steps : steps.slice(0, FIRST_STEPS)).entries()) {
    sheet.gap();
    fix(sheet, told, step, index + 1, all);
  }
  const more = steps.length - FIRST_STEPS;
  if (all) return;
  sheet.gap();
  sheet.text(
    more > 0 ? own('report.more', { count: more, option: '--all' }) : own('report.everything', { option: '--all' }),
    'quiet',
  );
}

/** What some checks would win is not known: the overall score needs all of them. */
function fixesTitle(t: Translate<'plan'>, { report, words, part }: Told): string {
  const title = topFixesText(t, words.locale, report);
  if (title === null) return t('top.nothing');
  return part === null ? title : t('top.titleWithoutPoints');
}

function fix(sheet: Sheet, told: Told, step: PlanStep, number: number, all: boolean): void {
  const { words, text } = told;
  const { locale, strings } = words;
  const t = translator(strings, locale, 'plan');
  const report = translator(strings, locale, 'report');
  const { title, first, further } = stepWords(text)(step);
  const { check, others, points, gate } = step;
  const lead = `${formatNumber(locale, number)}. `;
  const gain = points === null ? '' : ` (${t('gain', { points: formatScore(locale, points) })})`;
  sheet.led({ text: lead }, `${title}${gain}`, 'bold');
  const below = sheet.indented(cellsOf(lead));
  const where = report(`dimension.${check.dimension}.name`);
  below.text([where, stepWork(t).whole(step), idsText(checksOf(step))].filter(Boolean).join(' · '), 'quiet');
  below.text(first);
  if (all) {
    for (const one of further) below.text(one);
    if (gate !== null) below.text(t('gate', { limit: formatScore(locale, gate.overallCap) }), 'signal');
    for (const one of [check, ...others]) found(below, told, one);
  }
  sheet.add(below);
}

/** What a check came to, and what that rests on. */
function found(sheet: Sheet, { words, text }: Told, check: CheckResult): void {
  if (check.score === 'out-of-scope') return;
  const t = translator(words.strings, words.locale, 'report');
  const kind = outcomeKind(check.score);
  const standing = check.standing === undefined ? [] : [t(`check.standing.${check.standing}`)];
  sheet.led(
    { text: `${OUTCOME_MARKS[kind]} `, ...(kind === 'fail' && { style: 'signal' }) },
    namedCheck(text, check.id, standing),
  );
  const below = sheet.indented(2);
  below.text(text.reason(check), 'quiet');
  for (const receipt of check.receipts) receiptLines(below, words, receipt);
  sheet.add(below);
}

function receiptLines(sheet: Sheet, { locale, strings }: Words, receipt: Receipt): void {
  const t = translator(strings, locale, 'report');
  const { source, url, line, value, snippet, odd } = receipt;
  const place = [
    isolate(source),
    ...(isStandIn(url) ? [] : [isolate(url)]),
    ...(line === undefined ? [] : [t('receipt.line', { line: formatNumber(locale, line) })]),
  ].join(' · ');
  sheet.led({ text: odd ? `${ODD_MARK} ` : '> ', ...(odd && { style: 'signal' }) }, place, 'quiet');
  const below = sheet.indented(2);
  if (value !== undefined) below.text(isolate(value));
  if (snippet !== undefined && snippet !== value) below.text(isolate(snippet), 'quiet');
  if (value === undefined && snippet === undefined) below.text(t('receipt.nothing'), 'quiet');
  sheet.add(below);
}

/** What could not be read, by what would make it readable. */
function unread(sheet: Sheet, { report, words, text }: Told): void {
  const t = translator(words.strings, words.locale, 'plan');
  const byRemedy = new Map<string, string[]>();
  for (const { check } of unreadChecks(report)) {
    const remedy = text.fix(check) ?? text.reason(check);
    byRemedy.set(remedy, [...(byRemedy.get(remedy) ?? []), namedCheck(text, check.id)]);
  }
  if (byRemedy.size === 0) return;
  sheet.heading(t('unread.title'));
  for (const [remedy, titles] of byRemedy) {
    sheet.led({ text: `${OUTCOME_MARKS.unknown} ` }, formatList(words.locale, titles));
    sheet.add(sheet.indented(2).text(remedy, 'quiet'));
  }
}

/** What passed or does not apply, and what this kind of report does not ask. */
function passed(sheet: Sheet, { report, words, text }: Told): void {
  const { locale, strings } = words;
  const t = translator(strings, locale, 'report');
  const failed = new Set(plan(report).flatMap(checksOf));
  const settled = report.checks.filter(({ id, score }) => !failed.has(id) && score !== 'unknown');
  sheet.heading(translator(strings, locale, 'cli')('report.passed'));
  for (const check of settled) {
    if (check.score === 'out-of-scope') continue;
    const reported = check.weight === 0 ? [t('check.reported')] : [];
    sheet.led({ text: `${OUTCOME_MARKS[outcomeKind(check.score)]} ` }, namedCheck(text, check.id, reported));
    sheet.add(sheet.indented(2).text(text.reason(check), 'quiet'));
  }
  const outOfScope = settled.filter(({ score }) => score === 'out-of-scope');
  if (outOfScope.length === 0) return;
  sheet.gap();
  sheet.text(
    t('dimension.outOfScope', {
      checks: formatList(
        locale,
        outOfScope.map(({ id }) => namedCheck(text, id)),
      ),
    }),
    'quiet',
  );
}

/** What the site tells AI services, one line for each statement and each crawler. */
function assistants(sheet: Sheet, { report, words: { locale, strings } }: Told): void {
  const t = translator(strings, locale, 'report');
  const words = translator(strings, locale, 'assistants');
  const rows = assistantRows(words, t, locale, report.portrait);
  if (rows.length === 0) return;
  const labelled = translator(strings, locale, 'plan');
  sheet.heading(t('assistants.title'));
  sheet.text(agreementText(t, rows));
  for (const { name, notes, value, answers, odd } of rows) {
    const place = [isolate(name), ...notes].join(' · ');
    sheet.led({ text: odd ? `${ODD_MARK} ` : '> ', ...(odd && { style: 'signal' }) }, place, 'quiet');
    const below = sheet.indented(2);
    if (value !== null) below.text(isolate(value));
    const said = answers.filter(({ isSaid }) => isSaid);
    below.text(said.map(({ use, text }) => labelled('labelled', { label: words(`use.${use}`), text })).join(' · '));
    sheet.add(below);
  }
  sheet.text(notAskedText(words, locale), 'quiet');
}
