/** `facet diff`: what changed between two saved reports. */
import { brandLabel } from '../../brand/comparison/compared-brands';
import { measuredPage } from '../../brand/urls/target';
import { isolate } from '../../components/report/isolate';
import { translator } from '../../components/strings';
import { changesBetween, incomparable } from '../changes';
import { EXIT_CODES, type ExitCode } from '../exit-codes';
import { incomparableText } from '../formats/text/changes';
import { safeSentence } from '../../encoding/terminal';
import { Ended, note, type Call } from './call';
import { oneOpenedIn } from './opened';
import { writeAs } from './write';

export async function diffCommand(call: Call): Promise<ExitCode> {
  const { options, words } = call;
  const [first = '', second = ''] = options.operands;
  const [{ report: before }, later] = [await oneOpenedIn(call, first), await oneOpenedIn(call, second)];
  const { report: after } = later;
  const t = translator(words.strings, words.locale, 'cli');
  const problem = incomparable(before, after);
  if (problem !== null) {
    throw new Ended(t('problem.said', { problem: incomparableText(words, problem) }), EXIT_CODES.notMeasured);
  }
  if (measuredPage(before.target) !== measuredPage(after.target)) {
    const [was, is] = [isolate(brandLabel(before)), isolate(brandLabel(after))];
    note(call, safeSentence(t('diff.sites', { before: was, after: is }), false));
  }
  const { evidence, facts, signature } = later;
  const measured = { evidence, facts, report: after, signature };
  await writeAs(call, 'changes', { before, after: measured, changes: changesBetween(before, after) });
  return EXIT_CODES.met;
}
