import { translator } from '../../components/strings';
import { isErrorCode } from '../../site/errors';
import type { Words } from '../measured';
import type { MeasureProblem, OWN_PROBLEMS } from './measure';

/** Why something could not be measured. */
export interface ProblemWords {
  /** What happened, without a full stop. */
  readonly title: string;
  /** What to do about it, in whole sentences. */
  readonly detail: string;
}

/**
 * The words for a problem of `measure`.
 *
 * @param words with the namespaces `errors` and `cli-measuring`
 * @param what is wrong, where the problem names it
 */
export function problemWords({ strings, locale }: Words, code: MeasureProblem, what = ''): ProblemWords {
  if (isErrorCode(code)) {
    const t = translator(strings, locale, 'errors');
    return { title: t(`${code}.title`), detail: t(`${code}.detail`) };
  }
  const own: (typeof OWN_PROBLEMS)[number] = code;
  const t = translator(strings, locale, 'cli-measuring');
  return { title: t(`${own}.title`, { what }), detail: t(`${own}.detail`) };
}
