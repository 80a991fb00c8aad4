/** Writes a report as Markdown, for a comment on a pull request or a summary of a build. */
import { AI_USES } from '../../brand/basics/ai-crawlers';
import { checksOf, FIRST_STEPS, lossOf, plan, type PlanStep } from '../../brand/score/plan';
import type { CheckResult, Report } from '../../brand/report/report';
import { isBeforeRubric2 } from '../../brand/score/rubric-versions';
import { targetText } from '../../brand/urls/target';
import { reportChanges, type ChangedCheck } from '../../brand/comparison/report-changes';
import { bandOf } from '../../components/band';
import { formatMoment, formatNumber, formatScore } from '../../components/format';
import { agreementText } from '../../components/report/agreement-text';
import { assistantRows, notAskedText } from '../../components/report/assistant-rows';
import { checkText, type CheckText } from '../../components/report/check-text';
import { fixBlocks, textsBySteps } from '../../components/report/fixes/fix-texts';
import { stepWords } from '../../components/report/fixes/FixStep';
import { stepWork } from '../../components/report/fixes/StepWork';
import { mostImportantFinding } from '../../components/report/finding';
import { findingText } from '../../components/report/Headline';
import { reportName } from '../../components/report/Hero';
import { isolate } from '../../components/report/isolate';
import { outcomeKind } from '../../components/report/Marks';
import { subjectOf } from '../../components/report/subject';
import { topFixesText } from '../../components/report/TopFixes';
import type { Translate } from '../../components/string-keys';
import { translator } from '../../components/strings';
import {
  codeBlock,
  codeSpan,
  details,
  link,
  markdownCell,
  markdownFile,
  markdownOf,
  markdownSentence,
  ownWords,
  tableOf,
} from '../../encoding/markdown';
import { joined, type Encoded, type Piece } from '../../encoding/text';
import type { Locale } from '../../site/locales';
import type { Shown as ShownPart } from '../choice';
import type { Measured, Words } from '../measured';
import { toldState } from '../gates';
import type { GateLine } from './gate-line';
import { guideUrl } from './guide-url';
import type { Format } from './format';
import { verdictText } from './text/gates';
import { partText } from './text/report';

export interface MarkdownOptions {
  /** An earlier report of the same site, to say what changed since. */
  readonly base?: Report | undefined;
  readonly gates?: readonly GateLine[] | undefined;
  /** Origin of the site whose guide is linked; null leaves links out. */
  readonly siteUrl: string | null;
  /** Given if only some of its checks are shown. */
  readonly part?: ShownPart | null;
}

/** UTF-16 units. GitHub takes 65,536 characters in a comment; callers put a mark of their own in front. */
export const MARKDOWN_LIMIT = 60_000;

type Markdown = Piece<'markdown'>;

/** The translators, and what is shown in words. */
interface Shown {
  readonly locale: Locale;
  readonly report: Translate<'report'>;
  readonly assistants: Translate<'assistants'>;
  readonly plan: Translate<'plan'>;
  readonly fixes: Translate<'fixes'>;
  readonly site: Translate<'site'>;
  readonly cli: Translate<'cli'>;
  readonly comparison: Translate<'comparison-view'>;
  readonly checks: CheckText;
  /** `label: text`, as the language writes it. */
  readonly labelled: (label: Markdown, text: Markdown) => Markdown;
}

function shownIn({ locale, strings }: Words, rubric: string): Shown {
  const plan = translator(strings, locale, 'plan');
  return {
    locale,
    report: translator(strings, locale, 'report'),
    assistants: translator(strings, locale, 'assistants'),
    plan,
    fixes: translator(strings, locale, 'fixes'),
    site: translator(strings, locale, 'site'),
    cli: translator(strings, locale, 'cli'),
    comparison: translator(strings, locale, 'comparison-view'),
    checks: checkText(strings, locale, rubric),
    labelled: (label, text) => {
      // Filled in here: texts hold untrusted words, which must not be taken for placeholders.
      const [before = markdownOf``, between = markdownOf``, after = markdownOf``] = plan('labelled', {
        label: '\n',
        text: '\n',
      })
        .split('\n')
        .map(ownWords);
      return markdownOf`${before}${label}${between}${text}${after}`;
    },
  };
}

function headOf(report: Report, said: string | null, { locale, report: t, checks }: Shown): readonly Markdown[] {
  const { overall, target, scope, collectedAt, rubricVersion } = report;
  const address = scope === 'page' ? target.address : targetText(target);
  const band = overall && bandOf(overall.value);
  const facts = [
    ...(address === '' ? [] : [codeSpan(address)]),
    markdownOf`${ownWords(t('facts.collectedAt'))} ${ownWords(formatMoment(locale, collectedAt))}`,
    markdownOf`${ownWords(t('facts.rubric'))} ${ownWords(rubricVersion)}`,
    ownWords(t(`scope.${subjectOf(report)}`)),
  ];
  const score =
    overall === null || band === null
      ? markdownOf`**${ownWords(said ?? t('overall.none'))}**`
      : markdownOf`**${ownWords(formatScore(locale, overall.value))}** ${ownWords(t('score.of'))} · **${ownWords(t(`band.${band}.word`))}**`;
  const cappedBy = overall?.cappedBy ?? null;
  return [
    markdownOf`## ${codeSpan(reportName(t, report))}`,
    joined(facts, ' · '),
    score,
    ...(cappedBy === null ? [] : [ownWords(t('score.capped', { check: checks.title(cappedBy) }))]),
  ];
}

/** What a check came to, with how far it came where it was judged. */
function outcomeIn({ locale, site, report: t }: Shown, { score }: CheckResult): Markdown {
  if (score === 'out-of-scope') return ownWords(t('state.outOfScope'));
  const word = ownWords(site(`outcome.${outcomeKind(score)}`));
  return typeof score === 'number' && score > 0 && score < 1000
    ? markdownOf`${word} (${ownWords(formatScore(locale, score))})`
    : word;
}

/** What became worse first, by how much. */
function byLoss(a: ChangedCheck, b: ChangedCheck): number {
  const loss = ({ before, after }: ChangedCheck) => lossOf(after) - lossOf(before);
  return loss(b) - loss(a);
}

function changesOf(base: Report, report: Report, shown: Shown): readonly Markdown[] {
  const { cli, locale, plan: t, checks: text } = shown;
  const { overall, checks } = reportChanges(base, report);
  const figure = (value: number | null) => (value === null ? '–' : formatScore(locale, value));
  const scores = t('whatIf.change', { now: figure(overall.before), then: figure(overall.after) });
  const title = markdownOf`### ${ownWords(cli('diff.title'))}`;
  if (checks === null) {
    const isScope = base.scope !== report.scope;
    const before = isScope ? shown.report(`scope.${base.scope}`) : base.rubricVersion;
    const after = isScope ? shown.report(`scope.${report.scope}`) : report.rubricVersion;
    return [title, ownWords(cli(isScope ? 'diff.scope' : 'diff.rubric', { before, after }))];
  }
  if (checks.length === 0) return [title, ownWords(scores), ownWords(cli('diff.none'))];
  // What came out otherwise at the same score is found below, among the causes.
  const scored = checks.filter(({ before, after }) => before.score !== after.score).toSorted(byLoss);
  if (scored.length === 0) return [title, ownWords(scores)];
  const heads = [shown.comparison('checks.check'), cli('formats.markdown.before'), cli('formats.markdown.after')].map(
    ownWords,
  );
  const rows = scored.map(({ before, after }) => [
    markdownOf`${ownWords(text.title(after.id))} ${markdownCell(isolate(after.id))}`,
    outcomeIn(shown, before),
    outcomeIn(shown, after),
  ]);
  return [title, ownWords(scores), tableOf(heads, rows)];
}

const GATE_MARKS: Readonly<Record<GateLine['state'], string>> = {
  met: '✅',
  'not-met': '❌',
  'not-measured': '⚠️',
  warning: '⚠️',
};

function gatesOf(gates: readonly GateLine[], { cli, labelled }: Shown): readonly Markdown[] {
  const lines = gates.map(({ state, text }) => {
    return markdownOf`- ${ownWords(GATE_MARKS[state])} ${labelled(ownWords(cli(`gates.state.${state}`)), markdownSentence(text))}`;
  });
  return [markdownOf`### ${ownWords(cli('gates.title'))}`, joined(lines, '\n')];
}

function titleOf(step: PlanStep, { plan: t, locale, checks }: Shown): Markdown {
  const { title } = stepWords(checks)(step);
  const points =
    step.points === null
      ? markdownOf``
      : markdownOf` (${ownWords(t('gain', { points: formatScore(locale, step.points) }))})`;
  return markdownOf`**${ownWords(title)}**${points}`;
}

/** The fixes that win most: what to do, and who does it. */
function topFixes(report: Report, steps: readonly PlanStep[], isPart: boolean, shown: Shown): readonly Markdown[] {
  const { plan: t, locale, checks } = shown;
  const items = steps.slice(0, FIRST_STEPS).map((step, index) => {
    const work = stepWork(t).whole(step);
    const first = markdownSentence(stepWords(checks)(step).first);
    const ids = joined(checksOf(step).map(codeSpan), ', ');
    const below = markdownOf`${first}\\\n   ${work === '' ? markdownOf`` : markdownOf`${ownWords(work)} · `}${ids}`;
    return markdownOf`${index + 1}. ${titleOf(step, shown)}\n   ${below}`;
  });
  // What some checks would win is not known: the overall score needs all of them.
  const title = isPart && steps.length > 0 ? t('top.titleWithoutPoints') : topFixesText(t, locale, report);
  return [markdownOf`### ${ownWords(title ?? t('top.nothing'))}`, ...(items.length === 0 ? [] : [joined(items, '\n')])];
}

/** Texts ready to paste that the first fixes have. */
function readyTexts(
  report: Report,
  steps: readonly PlanStep[],
  { fixes: t, plan: words, labelled }: Shown,
): readonly Markdown[] {
  const texts = textsBySteps(report, steps, fixBlocks(report, t));
  const blocks = steps.slice(0, FIRST_STEPS).flatMap((step) => texts.get(step)?.own ?? []);
  if (blocks.length === 0) return [];
  const shown = blocks.flatMap(({ id, text }) => [
    labelled(markdownOf`**${ownWords(t(`block.${id}.title`))}**`, ownWords(t(`block.${id}.where`))),
    codeBlock(text),
  ]);
  return [details(words('toPaste'), shown)];
}

/** One cause with everything that was found, each with its source. */
function causeBlocks(step: PlanStep, shown: Shown, siteUrl: string | null): readonly Markdown[] {
  const { report: t, locale, checks: text, labelled } = shown;
  const lines = [step.check, ...step.others].flatMap((check) => {
    const url = guideUrl(siteUrl, locale, check.id);
    const guide = url === null ? markdownOf`` : markdownOf` ${link(t('check.guide'), url)}`;
    const standing =
      check.standing === undefined ? markdownOf`` : markdownOf` (${ownWords(t(`check.standing.${check.standing}`))})`;
    const title = markdownOf`${ownWords(text.title(check.id))} ${codeSpan(check.id)}${standing}`;
    return [
      markdownOf`- ${labelled(title, markdownSentence(text.reason(check)))}${guide}`,
      ...check.receipts.map(({ source, line, value, snippet }) => {
        const lineText = line === undefined ? [] : [ownWords(t('receipt.line', { line: formatNumber(locale, line) }))];
        const where = joined([codeSpan(source), ...lineText], ' · ');
        const found = codeSpan(value ?? snippet ?? '');
        return markdownOf`  - ${found === '' ? where : labelled(where, found)}`;
      }),
    ];
  });
  return [titleOf(step, shown), joined(lines, '\n')];
}

/** What the site tells AI services, behind a disclosure: one row for each statement and each crawler. */
function assistantsOf({ portrait }: Report, { report: t, assistants: words, locale }: Shown): readonly Markdown[] {
  const rows = assistantRows(words, t, locale, portrait);
  if (rows.length === 0) return [];
  const heads = [words('source'), ...AI_USES.map((use) => words(`use.${use}`))];
  const cells = rows.map(({ name, notes, value, answers, odd }) => [
    joined(
      [isolate(name), ...(value === null ? [] : [isolate(value)]), ...notes].map((part) => markdownCell(part)),
      ' · ',
    ),
    ...answers.map(({ text, isSaid }) => (odd && isSaid ? markdownOf`**${ownWords(text)}**` : ownWords(text))),
  ]);
  const lead = `${agreementText(t, rows)} ${words('lead')}`;
  const blocks = [ownWords(lead), tableOf(heads.map(ownWords), cells), markdownSentence(notAskedText(words, locale))];
  return [details(t('assistants.title'), blocks)];
}

/** As many causes as there is room for. */
function causesOf(steps: readonly PlanStep[], room: number, shown: Shown, siteUrl: string | null): readonly Markdown[] {
  if (steps.length === 0) return [];
  const { cli } = shown;
  const summary = cli('formats.markdown.causes', { count: steps.length });
  const rest = ownWords(cli('otherFixes'));
  const blocks: Markdown[] = [];
  let length = details(summary, [rest]).length;
  for (const step of steps) {
    const own = causeBlocks(step, shown, siteUrl);
    length += own.join('\n\n').length + '\n\n'.length;
    if (length > room) return [details(summary, [...blocks, rest])];
    blocks.push(...own);
  }
  return [details(summary, blocks)];
}

/**
 * @returns Markdown with a line feed at its end, of at most `MARKDOWN_LIMIT` UTF-16 units for reports of this engine.
 * Untrusted text appears only in code, so that it makes no link, mention, image or element
 */
export function markdown(
  { report }: Measured,
  words: Words,
  { base, gates = [], siteUrl, part = null }: MarkdownOptions,
): Encoded<'markdown'> {
  const shown = shownIn(words, report.rubricVersion);
  const steps = plan(report);
  const finding = findingText(words.strings, words.locale, report.rubricVersion, mostImportantFinding(report));
  const first = [
    ...headOf(report, part && partText(words, part), shown),
    ...(base === undefined ? [] : changesOf(base, report, shown)),
    ...(gates.length === 0 ? [] : gatesOf(gates, shown)),
    ...(part === null ? [markdownOf`**${markdownSentence(finding)}**`] : []),
  ];
  if (isBeforeRubric2(report.rubricVersion)) {
    const opening = translator(words.strings, words.locale, 'opening');
    return markdownFile([...first, ownWords(opening('earlier.text', { version: report.rubricVersion }))]);
  }
  first.push(...topFixes(report, steps, part !== null, shown));
  const { length } = first.join('\n\n');
  const texts = readyTexts(report, steps, shown).filter((text) => length + text.length < MARKDOWN_LIMIT / 2);
  const assistants = assistantsOf(report, shown).filter((text) => text.length < MARKDOWN_LIMIT / 4);
  const between = [...texts, ...assistants];
  const room = MARKDOWN_LIMIT - length - between.join('').length - (between.length + 1) * '\n\n'.length - 1;
  return markdownFile([...first, ...texts, ...causesOf(steps, room, shown, siteUrl), ...assistants]);
}

export const format: Format = {
  report: ({ measured, gates, base, part }, { words, siteUrl }) => {
    const { rubricVersion } = measured.report;
    const lines = gates.verdicts.map((verdict) => ({
      state: toldState(verdict),
      text: verdictText(words, rubricVersion, verdict),
    }));
    return markdown(measured, words, { base: base ?? undefined, gates: lines, siteUrl, part });
  },
  changes: ({ before, after }, { words, siteUrl }) => markdown(after, words, { base: before, siteUrl }),
};
