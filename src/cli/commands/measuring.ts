/** Measures an address and tells how it goes, or ends with why it could not be measured. */
import { translator } from '../../components/strings';
import { ADDRESS_CODES } from '../../site/errors';
import { EXIT_CODES, type ExitCode } from '../exit-codes';
import type { Measured } from '../measured';
import type { MeasureProblem } from '../measuring/measure';
import { problemWords } from '../measuring/problem-words';
import { progressOf } from '../progress';
import { safeText } from '../../encoding/terminal';
import { note, pageOf, type Call } from './call';

export type Attempt =
  | { readonly ok: true; readonly measured: Measured }
  | { readonly ok: false; readonly code: string; readonly text: string; readonly exitCode: ExitCode };

/** What is wrong with what was typed or set, rather than with what answers: nothing was asked. */
const SET_WRONG: ReadonlySet<MeasureProblem> = new Set([
  ...ADDRESS_CODES,
  'address-private',
  'header-refused',
  'proxy-malformed',
  'authorities-unreadable',
] as const);

/** What keeps the command from working, for any address. */
const NOT_RUN: ReadonlySet<MeasureProblem> = new Set(['unexpected', 'proxy-failed'] as const);

export function codeOfProblem(code: MeasureProblem): ExitCode {
  if (SET_WRONG.has(code)) return EXIT_CODES.usage;
  return NOT_RUN.has(code) ? EXIT_CODES.notRun : EXIT_CODES.notMeasured;
}

/** @throws the signal's reason if the user interrupted */
export async function attempt(call: Call, address: string): Promise<Attempt> {
  const { options, io, words, tools, config } = call;
  const progress = progressOf(address, words, io, pageOf(call, 'stderr'), options.quiet);
  try {
    const result = await tools.measure(address, {
      local: options.local,
      preview: options.preview,
      headers: options.headers,
      environment: io.env,
      site: config?.is.site ?? null,
      signal: io.signal,
      onRequest: progress.onRequest,
    });
    if (result.ok) {
      const t = translator(words.strings, words.locale, 'report');
      if (result.leftOut) note(call, t('leftOut'));
      return result;
    }
    const { code, what, status, suggestion } = result;
    const { title, detail } = problemWords(words, { code, status, what: what && safeText(what) });
    const t = translator(words.strings, words.locale, 'cli');
    const suggested = translator(words.strings, words.locale, 'errors');
    const hint =
      suggestion === undefined
        ? ''
        : `\n${suggested(code.startsWith('address-') ? 'suggested' : 'homeInstead', { address: safeText(suggestion) })}`;
    return {
      ok: false,
      code,
      text: `${t('notMeasured', { address: safeText(address), problem: title })}\n${detail}${hint}`,
      exitCode: codeOfProblem(code),
    };
  } finally {
    progress.end();
  }
}
