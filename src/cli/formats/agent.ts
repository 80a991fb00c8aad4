/**
 * A report for a language model that is to act on it: Markdown, what harms most first, each finding with where it
 * stands, what to do and how to check it. Such a reader obeys what it reads, so words of the site stand in fenced blocks
 * alone, which say that they are data; sentences of ours refer to them by number.
 */
import { CHECK_IDS } from '../vocabulary';
import { checksOf, plan, unreadChecks, type PlanStep } from '../../brand/score/plan';
import { isBeforeRubric2 } from '../../brand/score/rubric-versions';
import type { FixBlock } from '../../brand/fixes/block';
import { isStandIn } from '../../brand/evidence/page-evidence';
import type { CheckResult, Report } from '../../brand/report/report';
import { headingName, targetText } from '../../brand/urls/target';
import { bandOf } from '../../components/band';
import { formatMoment, formatScore } from '../../components/format';
import { checkText, type CheckText } from '../../components/report/check-text';
import { fixBlocks, textsBySteps } from '../../components/report/fixes/fix-texts';
import { stepWords } from '../../components/report/fixes/FixStep';
import { stepWork } from '../../components/report/fixes/StepWork';
import { subjectOf } from '../../components/report/subject';
import { isolate } from '../../components/report/isolate';
import { translator } from '../../components/strings';
import { dataBlock, fencedAs, markdownFile, markdownOf, ownWords, type DataRow } from '../../encoding/markdown';
import { sentenceParts } from '../../encoding/sentences';
import { joined, type Encoded, type Piece } from '../../encoding/text';
import type { Words } from '../measured';
import type { Format, Writing, Written } from './format';
import { guideUrl } from './guide-url';
import { verdictText } from './text/gates';
import { partText } from './text/report';

type Markdown = Piece<'markdown'>;

/** What blocks of foreign words are called; the text before the first block says what the name means. */
const DATA = 'untrusted-data';

/** Words of the site, put aside for the next block of data, and what refers to them. */
class Aside {
  readonly #values: string[] = [];

  /** A sentence of ours in which numbers stand for the parts that are not ours. */
  sentence(text: string): Markdown {
    const parts = sentenceParts(text).map(({ text: part, isStrangers }) =>
      isStrangers ? this.reference(part) : ownWords(part),
    );
    return joined(parts, '');
  }

  /** An id of this rubric as code. A saved report may hold any other, which is data. */
  id(id: string): Markdown {
    return CHECK_IDS.includes(id) ? markdownOf`\`${ownWords(id)}\`` : this.reference(id);
  }

  rows(): readonly DataRow[] {
    return this.#values.map((value, index) => [[String(index + 1), value]]);
  }

  private reference(value: string): Markdown {
    const known = this.#values.indexOf(value);
    const number = known === -1 ? this.#values.push(value) : known + 1;
    return markdownOf`‹${number}›`;
  }
}

interface Told {
  readonly report: Report;
  readonly words: Words;
  readonly text: CheckText;
  readonly siteUrl: string | null;
  /** The file that was read; null for a site. */
  readonly file: string | null;
}

/** Ids and outcomes that have no words here are those of a saved report, which may hold anything. */
function guarded(text: CheckText): CheckText {
  const unless = (own: string, code: string) => (own === code ? isolate(code) : own);
  return {
    ...text,
    title: (id) => unless(text.title(id), id),
    reason: (check) => unless(text.reason(check), check.outcome),
  };
}

function data(rows: readonly DataRow[]): readonly Markdown[] {
  return rows.length === 0 ? [] : [dataBlock(DATA, rows)];
}

function head({ report, words, file }: Told, { part, gates }: Written): readonly Markdown[] {
  const { locale, strings } = words;
  const t = translator(strings, locale, 'report');
  const own = translator(strings, locale, 'cli');
  const labelled = translator(strings, locale, 'plan');
  const { overall, target, scope, collectedAt, rubricVersion } = report;
  const aside = new Aside();
  const score =
    overall === null
      ? part === null
        ? t('overall.none')
        : partText(words, part)
      : `${formatScore(locale, overall.value)} ${t('score.of')} · ${t(`band.${bandOf(overall.value)}.word`)}`;
  const facts = [
    score,
    t(`scope.${subjectOf(report)}`),
    `${t('facts.collectedAt')} ${formatMoment(locale, collectedAt)}`,
    `${t('facts.rubric')} ${/^\d+\.\d+$/.test(rubricVersion) ? rubricVersion : isolate(rubricVersion)}`,
  ];
  const verdicts = gates.verdicts.map((verdict) => {
    const said = verdictText(words, rubricVersion, verdict);
    return labelled('labelled', { label: own(`gates.state.${verdict.state}`), text: said });
  });
  const lines = [...facts, ...verdicts].map((line) => markdownOf`- ${aside.sentence(line)}`);
  const name = headingName(report);
  const address = scope === 'page' ? target.address : targetText(target);
  return [
    markdownOf`# Facet`,
    ownWords(own('agent.warning', { block: DATA })),
    joined(lines, '\n'),
    ...data([
      ...(file === null ? [] : [[['file', file]] as const]),
      ...(address === '' || isStandIn(target.origin) ? [] : [[['address', address]] as const]),
      ...(name === null ? [] : [[['name', name]] as const]),
      ...aside.rows(),
    ]),
  ];
}

/** Where a check looked: what names the place, its line, and what stands there. */
function places({ receipts }: CheckResult, id: string): readonly DataRow[] {
  return receipts.map(({ source, url, line, value, snippet, odd }) => [
    ['check', id],
    ['source', source],
    ...(isStandIn(url) ? [] : [['url', url] as const]),
    ...(line === undefined ? [] : [['line', line] as const]),
    ...(value === undefined && snippet === undefined ? [] : [['found', value ?? snippet ?? ''] as const]),
    ...(odd === undefined ? [] : [['deviates', odd] as const]),
  ]);
}

/** What was found by each check of a step, what to do, and how to see that it is done. */
function finding(told: Told, step: PlanStep, number: number, texts: readonly FixBlock[]): readonly Markdown[] {
  const { words, text, siteUrl, file } = told;
  const { locale, strings } = words;
  const t = translator(strings, locale, 'plan');
  const own = translator(strings, locale, 'cli');
  const standing = translator(strings, locale, 'report');
  const aside = new Aside();
  const { title, first, further } = stepWords(text)(step);
  const gain = step.points === null ? '' : ` (${t('points', { points: formatScore(locale, step.points) })})`;
  const said = (label: string, sentence: string) => markdownOf`- ${ownWords(label)}: ${aside.sentence(sentence)}`;
  const checks = [step.check, ...step.others];
  const found = checks.map((check) => {
    const stands = check.standing === undefined ? '' : ` (${standing(`check.standing.${check.standing}`)})`;
    const guide = guideUrl(siteUrl, locale, check.id);
    const more = guide === null ? markdownOf`` : markdownOf` <${ownWords(guide)}>`;
    return markdownOf`- ${aside.id(check.id)}${ownWords(stands)}: ${aside.sentence(text.reason(check))}${more}`;
  });
  const ids = joined(
    checksOf(step)
      .filter((id) => CHECK_IDS.includes(id))
      .map(ownWords),
    ',',
  );
  const what =
    file === null
      ? markdownOf`<${ownWords(own('operand.address'))}>`
      : markdownOf`page <${ownWords(own('operand.file'))}>`;
  const command = markdownOf`\`facet ${what} --only ${ids} --fail-on ${ids}\``;
  const work = stepWork(t).whole(step);
  const lines = [
    ...found,
    ...[first, ...further].map((one) => said(own('agent.fix'), one)),
    ...(work === '' ? [] : [said(own('agent.who'), work)]),
    ...(ids === '' ? [] : [markdownOf`- ${ownWords(own('agent.verify'))}: ${command} → 0`]),
  ];
  const heading = markdownOf`## ${number}. ${aside.sentence(title)}${ownWords(gain)}`;
  const rows = [...checks.flatMap((check) => places(check, check.id)), ...aside.rows()];
  return [heading, joined(lines, '\n'), ...data(rows), ...pasted(told, texts)];
}

function pasted({ words }: Told, blocks: readonly FixBlock[]): readonly Markdown[] {
  const t = translator(words.strings, words.locale, 'fixes');
  const own = translator(words.strings, words.locale, 'cli');
  return blocks.flatMap(({ id, text }) => [
    ownWords(`${own('agent.paste')} ${t(`block.${id}.title`)}. ${t(`block.${id}.where`)}`),
    fencedAs(DATA, text),
  ]);
}

/** What could not be read, which is no finding. */
function unread({ report, words, text }: Told): readonly Markdown[] {
  const checks = unreadChecks(report).map(({ check }) => check);
  if (checks.length === 0) return [];
  const t = translator(words.strings, words.locale, 'plan');
  const aside = new Aside();
  const lines = checks.map((check) => {
    return markdownOf`- ${aside.id(check.id)}: ${aside.sentence(text.fix(check) ?? text.reason(check))}`;
  });
  return [markdownOf`## ${ownWords(t('unread.title'))}`, joined(lines, '\n'), ...data(aside.rows())];
}

export function agentText(
  written: Written,
  { words, siteUrl }: Pick<Writing, 'words' | 'siteUrl'>,
): Encoded<'markdown'> {
  const { measured, file } = written;
  const { report } = measured;
  const { locale, strings } = words;
  const told: Told = { report, words, siteUrl, file, text: guarded(checkText(strings, locale, report.rubricVersion)) };
  const first = head(told, written);
  if (isBeforeRubric2(report.rubricVersion)) {
    const opening = translator(strings, locale, 'opening');
    const aside = new Aside();
    const said = aside.sentence(opening('earlier.text', { version: isolate(report.rubricVersion) }));
    return markdownFile([...first, said, ...data(aside.rows())]);
  }
  const steps = plan(report);
  const texts = textsBySteps(report, steps, fixBlocks(report, translator(strings, locale, 'fixes')));
  const t = translator(strings, locale, 'cli');
  const findings = steps.flatMap((step, index) => finding(told, step, index + 1, texts.get(step)?.own ?? []));
  const count =
    steps.length === 0
      ? translator(strings, locale, 'plan')('top.nothing')
      : t('agent.findings', { count: steps.length });
  return markdownFile([...first, ownWords(count), ...findings, ...unread(told)]);
}

export const format: Format = { report: agentText };
