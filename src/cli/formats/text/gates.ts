/** Verdicts of gates in words. */
import { terminalTexts } from '../../../encoding/terminal';
import type { Encoded } from '../../../encoding/text';
import { formatDay, formatScore } from '../../../components/format';
import { checkText } from '../../../components/report/check-text';
import { isolate } from '../../../components/report/isolate';
import { outcomeKind } from '../../../components/report/Marks';
import type { CheckResult } from '../../../brand/report/report';
import { translator } from '../../../components/strings';
import { isCauseId } from '../../../brand/score/causes';
import { toldState, type Acceptance, type GateResult, type ToldState, type Verdict } from '../../gates';
import type { Words } from '../../measured';
import { namedCheck } from '../named-check';
import { OUTCOME_MARKS } from '../../terminal/marks';
import { Sheet, type Page } from '../../terminal/sheet';

const MARKS: Readonly<Record<ToldState, string>> = {
  met: OUTCOME_MARKS.pass,
  'not-met': OUTCOME_MARKS.fail,
  'not-measured': OUTCOME_MARKS.unknown,
  warning: OUTCOME_MARKS.partial,
};

/** What a check came to in a word, with how far it came where it passed in part. */
function outcomeText(locale: Words['locale'], strings: Words['strings'], { score }: CheckResult): string {
  if (score === 'out-of-scope') return translator(strings, locale, 'report')('state.outOfScope');
  const word = translator(strings, locale, 'site')(`outcome.${outcomeKind(score)}`);
  return typeof score === 'number' && score > 0 && score < 1000 ? `${word} (${formatScore(locale, score)})` : word;
}

/** What a gate compared, as a sentence. @param rubric version of the report */
export function verdictText({ locale, strings }: Words, rubric: string, verdict: Verdict): string {
  const t = translator(strings, locale, 'cli');
  const report = translator(strings, locale, 'report');
  const score = (perMille: number) => formatScore(locale, perMille);
  switch (verdict.gate) {
    case 'min-score': {
      const least = score(verdict.least);
      if (verdict.score === null) return t('gates.min-score-none', { least });
      return t('gates.min-score', { score: score(verdict.score), least });
    }
    case 'min': {
      const dimension = report(`dimension.${verdict.dimension}.name`);
      const least = score(verdict.least);
      if (verdict.score === null) return t('gates.min-none', { dimension, least });
      return t('gates.min', { dimension, score: score(verdict.score), least });
    }
    case 'fail-on':
      return t('gates.fail-on', { check: namedCheck(checkText(strings, locale, rubric), verdict.check) });
    case 'fail-on-worse': {
      if (verdict.state === 'met') return t('gates.fail-on-worse-none');
      const check = namedCheck(checkText(strings, locale, rubric), verdict.after.id);
      if (verdict.state === 'not-measured') return t('gates.fail-on-worse-unread', { check });
      const [before, after] = [
        outcomeText(locale, strings, verdict.before),
        outcomeText(locale, strings, verdict.after),
      ];
      return t('gates.fail-on-worse', { check, before, after });
    }
    case 'not-worse':
      if (verdict.score === null || verdict.before === null) return t('gates.not-worse-none');
      return t('gates.not-worse', { score: score(verdict.score), before: score(verdict.before) });
    case 'not-worse-rubric':
      return t('gates.not-worse-rubric', { before: isolate(verdict.before), after: isolate(verdict.after) });
    case 'not-worse-scope':
      return t('gates.not-worse-scope', {
        before: report(`scope.${verdict.before}`),
        after: report(`scope.${verdict.after}`),
      });
  }
}

/** What is accepted until when and why, or was, or need not be any more. */
export function acceptanceText({ locale, strings }: Words, rubric: string, acceptance: Acceptance): string {
  const t = translator(strings, locale, 'cli');
  const text = checkText(strings, locale, rubric);
  const { cause, reason, until, state } = acceptance;
  const what = isCauseId(cause) ? text.cause(cause) : namedCheck(text, cause);
  const day = formatDay(locale, until);
  if (state === 'idle') return t('gates.accepted-idle', { what, until: day });
  return t(state === 'expired' ? 'gates.expired' : 'gates.accepted', { what, reason: isolate(reason), until: day });
}

/** All verdicts, each with its mark and its word; '' if nothing was wanted or accepted. */
export function gatesText(
  { verdicts, acceptances }: GateResult,
  words: Words,
  rubric: string,
  page: Page,
): Encoded<'terminal'> {
  if (verdicts.length === 0 && acceptances.length === 0) return terminalTexts([]);
  const t = translator(words.strings, words.locale, 'cli');
  const sheet = new Sheet(words, page);
  sheet.text(t('gates.title'), 'bold');
  for (const verdict of verdicts) {
    const state = toldState(verdict);
    const style = state === 'met' ? 'good' : state === 'warning' ? 'uneven' : 'signal';
    const labelled = translator(
      words.strings,
      words.locale,
      'plan',
    )('labelled', {
      label: t(`gates.state.${state}`),
      text: verdictText(words, rubric, verdict),
    });
    sheet.led({ text: `${MARKS[state]} `, style }, labelled);
  }
  for (const acceptance of acceptances) {
    const isLoud = acceptance.state === 'expired';
    sheet.led({ text: `${OUTCOME_MARKS.na} ` }, acceptanceText(words, rubric, acceptance), isLoud ? 'signal' : 'quiet');
  }
  return sheet.written();
}
