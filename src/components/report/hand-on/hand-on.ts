/** What a report asks of one person: only what is theirs, where it is, and how to check that it was done. */
import type { i18n } from 'i18next';
import type { FixBlock } from '../../../brand/fixes/block';
import { remedyOf, REMEDIES, workOf, type Remedy, type Role as Worker } from '../../../brand/checks/remedies';
import { checksOf, FIRST_STEPS, plan, type PlanStep } from '../../../brand/score/plan';
import type { CheckResult, Receipt, Report } from '../../../brand/report/report';
import { measuredPage, pageText } from '../../../brand/urls/target';
import type { Locale } from '../../../site/locales';
import { bandOf } from '../../band';
import { formatDay, formatList, formatNumber, formatScore } from '../../format';
import { translator } from '../../strings';
import { checkText } from '../check-text';
import { mostImportantFinding } from '../finding';
import { fixBlocks } from '../fixes/fix-texts';
import { findingText } from '../Headline';
import { isolate } from '../isolate';
import { reportName } from '../Hero';
import { topFixesText } from '../TopFixes';
import { stepWords } from '../fixes/FixStep';

/** Who gets a page of their own, in the order in which they are offered. */
export const ROLES = ['developer', 'editor', 'designer', 'legal', 'host', 'boss'] as const;
export type Role = (typeof ROLES)[number];

const WORKERS: Readonly<Record<Exclude<Role, 'boss'>, Worker>> = {
  developer: 'development',
  editor: 'editorial',
  designer: 'design',
  legal: 'legal',
  host: 'hosting',
};

/** A place in the site: `value` is what stands there now, someone else's text; `url` is '' on the page it is all about. */
export type HandOnPlace = Pick<Receipt, 'source' | 'url' | 'line' | 'value'>;

/** Something to put in place: code, or words where these are asked for. */
export interface HandOnText {
  readonly title: string;
  /** Where it belongs; '' where the title says so. */
  readonly where: string;
  /** What it takes the place of, as it is; null if that is unknown. */
  readonly now: string | null;
  readonly text: string;
}

/** One thing to repair. Sentences hold untrusted values between isolates. */
export interface HandOnItem {
  readonly title: string;
  /** Such as `+2.8 points`; '' where others have to do with it too, and where there is no overall. */
  readonly points: string;
  readonly found: readonly string[];
  readonly todo: readonly string[];
  readonly places: readonly HandOnPlace[];
  readonly texts: readonly HandOnText[];
  /** How to check that it was done. */
  readonly proof: readonly string[];
}

/** What its reader should know, below what that is called. */
export interface HandOnLine {
  readonly label: string;
  readonly sentences: readonly string[];
}

export interface HandOn {
  readonly role: Role;
  readonly title: string;
  /** What it is about: the address, and when that was measured. */
  readonly about: string;
  /** What its reader should know at once: for the boss that is all. */
  readonly lines: readonly HandOnLine[];
  readonly items: readonly HandOnItem[];
  /** How all of it is checked at the end; '' where there is nothing to check. */
  readonly end: string;
}

/** Places of one fix that are listed. */
const PLACES = 5;

interface Words {
  readonly strings: i18n;
  readonly locale: Locale;
}

/**
 * What one person gets; null if nothing is theirs to do.
 *
 * @param strings with the namespaces `hand-on`, `report`, `plan`, `fixes`, `checks` and `rules`
 */
export function handOn(report: Report, role: Role, strings: i18n, locale: Locale): HandOn | null {
  const words = { strings, locale };
  const t = translator(strings, locale, 'hand-on');
  const name = isolate(reportName(translator(strings, locale, 'report'), report));
  const { scope, target, collectedAt } = report;
  const page = scope === 'page' ? target.address : pageText(measuredPage(target));
  const measured = { address: isolate(page), date: formatDay(locale, collectedAt) };
  const head = {
    role,
    title: t(`role.${role}.page`, { name }),
    about: page === '' ? t('measuredPasted', measured) : t('measured', measured),
  };
  if (role === 'boss') return { ...head, lines: bossLines(report, name, words), items: [], end: '' };
  const items = itemsFor(report, role, words, page);
  if (items.length === 0) return null;
  return { ...head, lines: [], items, end: scope === 'site' ? t('end', measured) : t('endElsewhere') };
}

/** @param page what the text is about: places on it need no address */
function itemsFor(report: Report, role: keyof typeof WORKERS, words: Words, page: string): readonly HandOnItem[] {
  const { strings, locale } = words;
  const blocks = fixBlocks(report, translator(strings, locale, 'fixes'));
  const given = new Set<FixBlock>();
  return plan(report).flatMap((step) => {
    const mine = [step.check, ...step.others].filter(({ id }) => workerOf(id) === WORKERS[role]);
    if (mine.length === 0) return [];
    const ids = mine.map(({ id }) => id);
    const answering = blocks.filter((block) => !given.has(block) && block.checks.some((id) => ids.includes(id)));
    for (const block of answering) given.add(block);
    return [{ ...itemOf(report, role, step, mine, answering, words), places: placesOf(mine, page) }];
  });
}

function workerOf(check: string): Worker | null {
  const remedy = remedyOf(check);
  return remedy === null ? null : REMEDIES[remedy].who;
}

function itemOf(
  report: Report,
  role: Role,
  step: PlanStep,
  mine: readonly CheckResult[],
  blocks: readonly FixBlock[],
  words: Words,
): Omit<HandOnItem, 'places'> {
  const { strings, locale } = words;
  const t = translator(strings, locale, 'hand-on');
  const text = checkText(strings, locale, report.rubricVersion);
  const isWhole = mine.length === checksOf(step).length;
  const [first] = mine;
  const points = isWhole && step.points !== null && step.points > 0 ? formatScore(locale, step.points) : null;
  const remedies = mine.map(({ id }) => remedyOf(id)).filter((remedy): remedy is Remedy => remedy !== null);
  return {
    title: mine.length === 1 && first !== undefined ? text.title(first.id) : stepWords(text)(step).title,
    points: points === null ? '' : translator(strings, locale, 'plan')('gain', { points }),
    // Who writes is told first what it is good for, in words of every day.
    found: [...new Set([...(role === 'editor' && first ? [text.why(first.id)] : []), ...mine.map(text.reason)])].filter(
      Boolean,
    ),
    todo: [...new Set(mine.map((check) => text.fix(check) ?? ''))].filter(Boolean),
    texts: role === 'editor' ? wordsToWrite(report, mine, blocks, words) : codeToPaste(blocks, words),
    proof: [
      ...new Set(remedies.map((remedy) => t(`proof.${remedy}`))),
      t('passes', {
        count: mine.length,
        checks: formatList(
          locale,
          mine.map(({ id }) => text.title(id)),
        ),
      }),
    ],
  };
}

/** Where it is: the places that stand out, else all of them. */
function placesOf(checks: readonly CheckResult[], page: string): readonly HandOnPlace[] {
  const isPage = (url: string) => url.replace(/\/$/, '') === page.replace(/\/$/, '');
  const receipts = checks.flatMap((check) => check.receipts);
  const odd = receipts.filter((receipt) => receipt.odd);
  const places = (odd.length > 0 ? odd : receipts).map(({ url, source, line, value, snippet }) => {
    const stated = value ?? snippet;
    return {
      url: isPage(url) ? '' : url,
      source,
      ...(line !== undefined && { line }),
      ...(stated !== undefined && { value: stated }),
    };
  });
  const known = new Map(places.map((place) => [JSON.stringify(place), place]));
  return [...known.values()].slice(0, PLACES);
}

function codeToPaste(blocks: readonly FixBlock[], { strings, locale }: Words): readonly HandOnText[] {
  const t = translator(strings, locale, 'fixes');
  return blocks.map(({ id, text, replaces }) => ({
    title: t(`block.${id}.title`),
    where: t(`block.${id}.where`),
    now: replaces.length > 0 ? replaces.join('\n') : null,
    text,
  }));
}

/** The words that a text for pages states, without its code: an editor types them into a field. */
function wordsToWrite(
  { portrait }: Report,
  checks: readonly CheckResult[],
  blocks: readonly FixBlock[],
  { strings, locale }: Words,
): readonly HandOnText[] {
  const t = translator(strings, locale, 'hand-on');
  const fields = { title: portrait.title, description: portrait.description };
  const stated = blocks
    .flatMap(({ states }) => states)
    .filter((one) => one.checks.some((id) => checks.some((check) => check.id === id)));
  return (['title', 'description'] as const).flatMap((field) => {
    const text = stated.map(({ states }) => states[field]).find((value) => value !== undefined);
    return text === undefined ? [] : [{ title: t(`field.${field}`), where: '', now: fields[field], text }];
  });
}

/** Five lines: the score, what is worst, what to do first and what that is good for, who and how long, and how it is checked. */
function bossLines(report: Report, name: string, { strings, locale }: Words): readonly HandOnLine[] {
  const t = translator(strings, locale, 'hand-on');
  const words = translator(strings, locale, 'report');
  const planned = translator(strings, locale, 'plan');
  const { overall } = report;
  const steps = plan(report);
  const first = steps.slice(0, FIRST_STEPS);
  const text = checkText(strings, locale, report.rubricVersion);
  const titleOf = stepWords(text);
  const gain = topFixesText(planned, locale, report);
  const list = (parts: readonly string[]) => formatList(locale, parts);
  const works = workOf(steps.flatMap(checksOf)).map(({ who, time }) => {
    const count = steps.filter((step) => checksOf(step).some((id) => workerOf(id) === who)).length;
    return t('work', {
      who: planned(`who.${who}`),
      number: formatNumber(locale, count),
      time: planned(`time.${time}`),
    });
  });
  const fixes = first.map((step) => {
    const { title } = titleOf(step);
    const points = step.points === null ? '' : planned('gain', { points: formatScore(locale, step.points) });
    const label = points === '' ? title : `${title} (${points})`;
    return planned('labelled', { label, text: text.why(step.check.id) });
  });
  const line = (label: 'score' | 'found' | 'todo' | 'who' | 'check', ...sentences: readonly string[]) => ({
    label: t(label),
    sentences,
  });
  return [
    line(
      'score',
      overall === null
        ? words('overall.none')
        : t('boss.score', {
            name,
            score: formatScore(locale, overall.value),
            band: words(`band.${bandOf(overall.value)}.word`),
            meaning: words(`band.${bandOf(overall.value)}.meaning`),
          }),
    ),
    line(
      'found',
      t('boss.worst', {
        finding: findingText(strings, locale, report.rubricVersion, mostImportantFinding(report)),
      }),
    ),
    line('todo', ...(gain === null ? [planned('top.nothing')] : [t('boss.first', { gain }), ...fixes])),
    line('who', works.length === 0 ? t('boss.nobody') : t('boss.who', { works: list(works) })),
    line('check', t('boss.after', { date: formatDay(locale, report.collectedAt) })),
  ];
}
