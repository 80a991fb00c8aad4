/** What ends a call before its time, in words and as a code. */
import { translator } from '../../components/strings';
import { EXIT_CODES, type ExitCode } from '../exit-codes';
import { FileProblem } from '../io';
import type { Words } from '../measured';
import { safeText } from '../terminal/safe';
import { Ended, fileProblemText } from './call';

export function endingOf(
  cause: unknown,
  words: Words,
  signal: AbortSignal,
): { readonly text: string; readonly exitCode: ExitCode } {
  const t = translator(words.strings, words.locale, 'cli');
  if (cause instanceof Ended) return { text: `${cause.message}\n`, exitCode: cause.exitCode };
  if (signal.aborted) return { text: `${t('interrupted')}\n`, exitCode: EXIT_CODES.interrupted };
  // What was to be read is told where it is read: here something could not be written.
  if (cause instanceof FileProblem) return { text: `${fileProblemText(words, cause)}\n`, exitCode: EXIT_CODES.notRun };
  const stack = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  return { text: `${t('defect')}\n${stack.split('\n').map(safeText).join('\n')}\n`, exitCode: EXIT_CODES.notRun };
}
