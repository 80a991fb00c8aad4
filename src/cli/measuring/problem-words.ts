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

interface Problem {
  readonly code: MeasureProblem;
  /** What is wrong, where the problem names it. */
  readonly what?: string | undefined;
  readonly status?: number | undefined;
}

/** RFC 9110, 15.5.2. */
const LOGIN_WANTED = 401;

/**
 * The words for a problem of `measure`.
 *
 * @param words with the namespaces `errors` and `cli-measuring`
 */
export function problemWords({ strings, locale }: Words, { code, what = '', status }: Problem): ProblemWords {
  if (status === LOGIN_WANTED) {
    const t = translator(strings, locale, 'cli-measuring');
    return { title: t('login.title', { status }), detail: t('login.detail', { option: '--header' }) };
  }
  if (isErrorCode(code)) {
    const t = translator(strings, locale, 'errors');
    return { title: t(`${code}.title`), detail: t(`${code}.detail`) };
  }
  const own: (typeof OWN_PROBLEMS)[number] = code;
  const t = translator(strings, locale, 'cli-measuring');
  return { title: t(`${own}.title`, { what }), detail: t(`${own}.detail`) };
}
