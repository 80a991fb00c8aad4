/** What ends a call before its time, in words and as a code. */
import { translator } from '../../components/strings';
import { EXIT_CODES, type ExitCode } from '../exit-codes';
import { FileProblem } from '../io';
import type { Words } from '../measured';
import { terminalText } from '../../encoding/terminal';
import type { Encoded } from '../../encoding/text';
import { Ended, fileProblemText } from './call';

export function endingOf(
  cause: unknown,
  words: Words,
  signal: AbortSignal,
): { readonly text: Encoded<'terminal'>; readonly exitCode: ExitCode } {
  const t = translator(words.strings, words.locale, 'cli');
  if (cause instanceof Ended) return { text: terminalText(cause.message), exitCode: cause.exitCode };
  if (signal.aborted) return { text: terminalText(t('interrupted')), exitCode: EXIT_CODES.interrupted };
  // Failures to read are reported where reading happens: here something could not be written.
  if (cause instanceof FileProblem)
    return { text: terminalText(fileProblemText(words, cause)), exitCode: EXIT_CODES.notRun };
  const stack = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  return { text: terminalText(`${t('defect')}\n${stack}`), exitCode: EXIT_CODES.notRun };
}
