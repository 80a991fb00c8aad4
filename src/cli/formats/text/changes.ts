/** What changed between two reports, for a terminal. */
import type { Encoded } from '../../../encoding/text';
import type { Report } from '../../../brand/report/report';
import { formatMoment, formatScore } from '../../../components/format';
import { checkText } from '../../../components/report/check-text';
import { reportName } from '../../../components/report/Hero';
import { isolate } from '../../../components/report/isolate';
import { outcomeKind } from '../../../components/report/Marks';
import { translator } from '../../../components/strings';
import type { CheckResult } from '../../../brand/report/report';
import type { Changes, ChangedCause, Direction, Incomparable } from '../../changes';
import type { Words } from '../../measured';
import { namedCheck } from '../named-check';
import { OUTCOME_MARKS } from '../../terminal/marks';
import { Sheet, type Page } from '../../terminal/sheet';

/** Why the checks of two reports cannot be compared. */
export function incomparableText({ locale, strings }: Words, problem: Incomparable): string {
  const t = translator(strings, locale, 'cli');
  if (problem.code === 'rubric') {
    return t('diff.rubric', { before: isolate(problem.before), after: isolate(problem.after) });
  }
  const report = translator(strings, locale, 'report');
  const [before, after] = [report(`scope.${problem.before}`), report(`scope.${problem.after}`)];
  return t('diff.scope', { before, after });
}

/** How the overall changed, as a sentence. */
export function overallText({ locale, strings }: Words, { before, after }: Changes['overall']): string {
  const t = translator(strings, locale, 'cli');
  const score = (perMille: number) => formatScore(locale, perMille);
  if (before === null) return after === null ? t('diff.overallNone') : t('diff.overallGained', { after: score(after) });
  if (after === null) return t('diff.overallLost', { before: score(before) });
  if (before === after) return t('diff.overallEqual', { score: score(after) });
  const points = `${after > before ? '+' : '−'}${score(Math.abs(after - before))}`;
  return t('diff.overall', { before: score(before), after: score(after), points });
}

export function changesText(
  before: Report,
  after: Report,
  { overall, causes }: Changes,
  words: Words,
  page: Page,
): Encoded<'terminal'> {
  const { locale, strings } = words;
  const t = translator(strings, locale, 'cli');
  const sheet = new Sheet(words, page);
  sheet.text(isolate(reportName(translator(strings, locale, 'report'), after)), 'bold');
  const [from, to] = [formatMoment(locale, before.collectedAt), formatMoment(locale, after.collectedAt)];
  sheet.text(translator(strings, locale, 'plan')('whatIf.change', { now: from, then: to }), 'quiet');
  const isWorse = overall.before !== null && overall.after !== null && overall.after < overall.before;
  sheet.gap().text(overallText(words, overall), isWorse ? 'signal' : 'bold');
  const known = causes ?? [];
  if (known.length === 0) sheet.text(t('diff.none'));
  for (const direction of ['worse', 'better', 'other'] as const) {
    section(
      sheet,
      words,
      after.rubricVersion,
      direction,
      known.filter((each) => each.direction === direction),
    );
  }
  return sheet.written();
}

function section(
  sheet: Sheet,
  words: Words,
  rubric: string,
  direction: Direction,
  causes: readonly ChangedCause[],
): void {
  if (causes.length === 0) return;
  const t = translator(words.strings, words.locale, 'cli');
  const text = checkText(words.strings, words.locale, rubric);
  const site = translator(words.strings, words.locale, 'site');
  const said = (check: CheckResult) => {
    if (check.score === 'out-of-scope') return '';
    const kind = outcomeKind(check.score);
    const reason = text.reason(check);
    return `${OUTCOME_MARKS[kind]} ${site(`outcome.${kind}`)}: ${reason}`;
  };
  sheet.heading(t(`diff.${direction}`));
  for (const { cause, checks } of causes) {
    if (cause !== null) sheet.gap().text(text.cause(cause), 'bold');
    const below = cause === null ? sheet : sheet.indented(2);
    for (const { before, after } of checks) {
      if (cause === null) below.gap();
      below.text(namedCheck(text, after.id), cause === null ? 'bold' : undefined);
      const lines = below.indented(2);
      lines.text(t('diff.before', { text: said(before) }), 'quiet').text(t('diff.after', { text: said(after) }));
      const fix = after.score === 1000 || direction === 'better' ? null : text.fix(after);
      if (fix !== null) lines.text(fix);
      below.add(lines);
    }
    if (below !== sheet) sheet.add(below);
  }
}
