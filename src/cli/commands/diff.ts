/** `facet diff`: what changed between two saved reports. */
import { brandLabel } from '../../brand/compared-brands';
import type { CheckResult, Report } from '../../brand/report';
import { isolate } from '../../components/report/isolate';
import { translator } from '../../components/strings';
import { changesBetween, incomparable, type Changes } from '../changes';
import { EXIT_CODES, type ExitCode } from '../exit-codes';
import { changesText, incomparableText } from '../formats/text/changes';
import { safeSentence } from '../terminal/safe';
import { Ended, note, type Call } from './call';
import { oneOpenedIn } from './opened';
import { put, textPage } from './write';

function side({ target, collectedAt, overall }: Report) {
  return { target, collectedAt, overall };
}

function result({ outcome, score }: CheckResult) {
  return { outcome, score };
}

/** What changed, as data; its schema is `changes.schema.json`. */
function changesJson(before: Report, after: Report, { overall, causes }: Changes): string {
  const content = {
    format: 1,
    rubricVersion: after.rubricVersion,
    scope: after.scope,
    before: side(before),
    after: side(after),
    overall,
    causes: (causes ?? []).map(({ cause, direction, checks }) => ({
      cause,
      direction,
      checks: checks.map((one) => ({ id: one.after.id, before: result(one.before), after: result(one.after) })),
    })),
  };
  return `${JSON.stringify(content, null, 1)}\n`;
}

export async function diffCommand(call: Call): Promise<ExitCode> {
  const { options, words } = call;
  const [first = '', second = ''] = options.operands;
  const [{ report: before }, { report: after }] = [await oneOpenedIn(call, first), await oneOpenedIn(call, second)];
  const t = translator(words.strings, words.locale, 'cli');
  const problem = incomparable(before, after);
  if (problem !== null) {
    throw new Ended(t('problem.said', { problem: incomparableText(words, problem) }), EXIT_CODES.notMeasured);
  }
  if (before.target.origin !== after.target.origin) {
    const [was, is] = [isolate(brandLabel(before)), isolate(brandLabel(after))];
    note(call, safeSentence(t('diff.sites', { before: was, after: is }), false));
  }
  const changes = changesBetween(before, after);
  await put(
    call,
    options.format === 'json'
      ? changesJson(before, after, changes)
      : changesText(before, after, changes, words, textPage(call)),
  );
  return EXIT_CODES.met;
}
