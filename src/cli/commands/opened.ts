/** Saved reports, opened as the site opens them: read by their shape, and made again from their evidence. */
import { assessEvidence } from '../../brand/engine/assess-evidence';
import { openExports, type Engine, type OpenedExport } from '../../brand/sharing/export';
import { translator } from '../../components/strings';
import { EXIT_CODES } from '../exit-codes';
import { READ_LIMITS } from '../files';
import { FileProblem, readInput } from '../io';
import { safeText } from '../../encoding/terminal';
import { Ended, fileProblemText, type Call } from './call';

const ENGINE: Engine = (evidence, ownName) => assessEvidence(evidence, null, ownName);

type Situation = Pick<Call, 'io' | 'words'>;

/** A file's bytes. @param limit in bytes @throws Ended if it cannot be read */
export async function bytesIn({ io, words }: Situation, path: string, limit: number): Promise<Uint8Array> {
  try {
    return await readInput(io, path, limit);
  } catch (cause) {
    if (cause instanceof FileProblem) throw new Ended(fileProblemText(words, cause), EXIT_CODES.notMeasured);
    throw cause;
  }
}

/** A file's text. @param limit in bytes @throws Ended if it cannot be read */
export async function textIn({ io, words }: Situation, path: string, limit: number): Promise<string> {
  const t = translator(words.strings, words.locale, 'cli');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await bytesIn({ io, words }, path, limit));
  } catch (cause) {
    if (cause instanceof TypeError)
      throw new Ended(t('file.not-utf-8', { path: safeText(path) }), EXIT_CODES.notMeasured);
    throw cause;
  }
}

/** The reports in an export; for a comparison, all of them. @throws Ended if the file is not an export */
export async function openedIn(call: Situation, path: string): Promise<readonly OpenedExport[]> {
  const { locale, strings } = call.words;
  const read = openExports(await textIn(call, path, READ_LIMITS.report), ENGINE);
  if (read.ok) return read.opened;
  const t = translator(strings, locale, 'cli');
  const problem = translator(strings, locale, 'opening')(`${read.code}.title`);
  throw new Ended(t('file.report', { path: safeText(path), problem }), EXIT_CODES.notMeasured);
}

/** The one report of an export. @throws Ended if the file is not an export, or holds several */
export async function oneOpenedIn(call: Situation, path: string): Promise<OpenedExport> {
  const [opened, ...others] = await openedIn(call, path);
  if (opened !== undefined && others.length === 0) return opened;
  const t = translator(call.words.strings, call.words.locale, 'cli');
  const problem = t('file.several-reports');
  throw new Ended(t('file.report', { path: safeText(path), problem }), EXIT_CODES.notMeasured);
}
