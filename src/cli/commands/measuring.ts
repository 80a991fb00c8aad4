/** Measures an address and tells how it goes, or ends with why it could not be measured. */
import { isErrorCode } from '../../site/errors';
import { translator } from '../../components/strings';
import { EXIT_CODES, type ExitCode } from '../exit-codes';
import type { Measured } from '../measured';
import { progressOf } from '../progress';
import { safeText } from '../terminal/safe';
import { pageOf, type Call } from './call';

export type Attempt =
  | { readonly ok: true; readonly measured: Measured }
  | { readonly ok: false; readonly code: string; readonly text: string; readonly exitCode: ExitCode };

/** What is wrong with the address as it was typed, rather than with what answers there. */
const TYPED_WRONG = new Set(['address-empty', 'address-malformed', 'address-refused']);

/** @throws the signal's reason where the user interrupted */
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
    if (result.ok) return result;
    const { code } = result;
    const errors = translator(words.strings, words.locale, 'errors');
    const known = isErrorCode(code) ? code : 'unexpected';
    const problem = `${errors(`${known}.title`)}. ${errors(`${known}.detail`)}`;
    const t = translator(words.strings, words.locale, 'cli');
    return {
      ok: false,
      code,
      text: t('notMeasured', { address: safeText(address), problem }),
      exitCode: TYPED_WRONG.has(code) ? EXIT_CODES.usage : EXIT_CODES.notMeasured,
    };
  } finally {
    progress.end();
  }
}
