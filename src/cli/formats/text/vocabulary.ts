/** The vocabulary for a terminal: all checks in a list, or some of them explained. */
import { formatScore, formatShare } from '../../../components/format';
import { DIMENSION_IDS } from '../../../brand/report/report';
import { isCauseId } from '../../../brand/score/causes';
import { OUTLINE } from '../../../brand/score/rubric-outline';
import { checkText } from '../../../components/report/check-text';
import { outcomeKind } from '../../../components/report/Marks';
import { translator } from '../../../components/strings';
import type { Encoded } from '../../../encoding/text';
import type { Words } from '../../measured';
import { OUTCOME_MARKS } from '../../terminal/marks';
import { Sheet, type Page } from '../../terminal/sheet';
import type { Explained } from '../explained';

/** What a check can cost, and what its rule is based on. */
function worthText({ locale, strings }: Words, { points, standing }: Explained): string {
  const report = translator(strings, locale, 'report');
  if (standing === null) return report('check.reported');
  const worth = translator(strings, locale, 'cli')('explain.points', { points: formatScore(locale, points) });
  return `${worth} · ${report(`check.standing.${standing}`)}`;
}

/** A line for each check below its dimension. */
export function checksText(all: readonly Explained[], words: Words, page: Page): Encoded<'terminal'> {
  const { locale, strings } = words;
  const report = translator(strings, locale, 'report');
  const sheet = new Sheet(words, page);
  const column = Math.max(...all.map(({ id }) => id.length)) + 2;
  for (const dimension of DIMENSION_IDS) {
    sheet.heading(`${report(`dimension.${dimension}.name`)} (${dimension})`);
    for (const one of all.filter((each) => each.dimension === dimension)) {
      const said = `${one.title} · ${worthText(words, one)}`;
      if (sheet.isRightToLeft || sheet.room < column + 30) {
        sheet.text(one.id);
        sheet.add(sheet.indented(2).text(said, 'quiet'));
      } else sheet.led({ text: one.id.padEnd(column) }, said, 'quiet');
    }
  }
  const more = translator(strings, locale, 'cli')('explain.more', { command: 'facet explain' });
  return sheet.gap().text(more, 'quiet').written();
}

/** What a cause or a dimension is called, and the question of the latter; null for a check. */
function groupText({ locale, strings }: Words, id: string): string | null {
  const report = translator(strings, locale, 'report');
  const dimension = DIMENSION_IDS.find((one) => one === id);
  if (dimension !== undefined) {
    return `${report(`dimension.${dimension}.name`)} (${id}): ${report(`dimension.${dimension}.question`)}`;
  }
  return isCauseId(id) ? `${checkText(strings, locale, OUTLINE.version).cause(id)} (${id})` : null;
}

/** @param id of a check, or of what several checks have in common */
export function explanationText(
  id: string,
  explained: readonly Explained[],
  words: Words,
  page: Page,
): Encoded<'terminal'> {
  const sheet = new Sheet(words, page);
  const group = groupText(words, id);
  const [only] = explained;
  if (group === null && only !== undefined) explain(sheet, words, only);
  else {
    sheet.text(group ?? id, 'bold').gap();
    for (const one of explained) {
      sheet.text(`${one.title} (${one.id})`);
      sheet.add(sheet.indented(2).text(`${worthText(words, one)} · ${one.asks}`, 'quiet'));
    }
  }
  const t = translator(words.strings, words.locale, 'cli');
  sheet.gap().text(t('explain.only', { command: `facet <${t('operand.address')}> --only ${id}` }), 'quiet');
  return sheet.written();
}

function explain(sheet: Sheet, words: Words, one: Explained): void {
  const { locale, strings } = words;
  const t = translator(strings, locale, 'cli');
  const plan = translator(strings, locale, 'plan');
  const report = translator(strings, locale, 'report');
  const work = one.work.map(({ who, effort, time }) =>
    plan('labelled', {
      label: plan(`who.${who}`),
      text: plan('timed', { work: plan(`effort.${effort}`), time: plan(`time.${time}`) }),
    }),
  );
  sheet.text(`${one.title} (${one.id})`, 'bold');
  sheet.text([report(`dimension.${one.dimension}.name`), worthText(words, one), ...work].join(' · '), 'quiet');
  sheet.gap().text(one.asks).text(one.why);
  sheet.heading(t('explain.outcomes'));
  for (const { id, score, reason, fix } of one.outcomes) {
    const keeps =
      typeof score === 'number' && score > 0 && score < 1000
        ? ` (${t('explain.keeps', { share: formatShare(locale, score) })})`
        : '';
    const mark =
      one.standing === null && typeof score === 'number' ? OUTCOME_MARKS.na : OUTCOME_MARKS[outcomeKind(score)];
    sheet.led({ text: `${mark} ` }, `${id}${keeps}`);
    const below = sheet.indented(2);
    if (reason !== '') below.text(reason, 'quiet');
    if (fix !== null && score !== 1000) below.led({ text: '→ ' }, fix);
    sheet.add(below);
  }
  if (one.sources.length > 0) sheet.heading(t('explain.references'));
  for (const { name, section, url } of one.sources) {
    sheet.text([name, section].filter(Boolean).join(', '));
    sheet.add(sheet.indented(2).text(url, 'quiet'));
  }
  sheet.gap().text(t('explain.guide', { url: one.guide }), 'quiet');
}
