/** `facet diff`: what changed between two saved reports. */
import { brandLabel } from '../../brand/comparison/compared-brands';
import type { Report } from '../../brand/report/report';
import type { OpenedExport } from '../../brand/sharing/export';
import { isolate } from '../../components/report/isolate';
import type { Encoded } from '../../encoding/text';
import { translator } from '../../components/strings';
import { changesBetween, incomparable } from '../changes';
import { EXIT_CODES, type ExitCode } from '../exit-codes';
import { changesText, incomparableText } from '../formats/text/changes';
import { safeSentence } from '../../encoding/terminal';
import { Ended, note, type Call } from './call';
import { oneOpenedIn } from './opened';
import { put, textPage } from './write';

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
  if (before.target.origin !== after.target.origin) {
    const [was, is] = [isolate(brandLabel(before)), isolate(brandLabel(after))];
    note(call, safeSentence(t('diff.sites', { before: was, after: is }), false));
  }
  await put(call, await contentOf(call, before, later));
  return EXIT_CODES.met;
}

async function contentOf(
  call: Call,
  before: Report,
  { evidence, facts, report, signature }: OpenedExport,
): Promise<Encoded> {
  const { options, words, config } = call;
  const changes = changesBetween(before, report);
  switch (options.format) {
    case 'json':
      return (await import('../changes-format')).changesJson(before, report, changes);
    case 'markdown': {
      const { markdown } = await import('../formats/markdown');
      const measured = { evidence, facts, report, signature };
      return markdown(measured, words, { base: before, siteUrl: config?.is.site ?? null });
    }
    default:
      return changesText(before, report, changes, words, textPage(call));
  }
}
