import { useLocale, useStrings } from '../../../components/strings';
import { localeFacts } from '../../../site/locales';
import { useFailureText } from '../use-failure-text';
import type { Refusal } from './account-answers';

/** Codes whose general words speak of forms and pages: here a report was refused. */
const OWN_WORDS = {
  'body-malformed': 'invalid',
  'body-too-large': 'body-too-large',
  invalid: 'invalid',
  'origin-refused': 'origin-refused',
} as const;

function isOwn(code: string): code is keyof typeof OWN_WORDS {
  return Object.hasOwn(OWN_WORDS, code);
}

const MINUTE_MS = 60_000;

/** Gives the sentences for a request about something saved that was refused or failed. */
export function useRefusalText(): (refusal: Refusal) => string {
  const t = useStrings('keeping');
  const locale = useLocale();
  const failureText = useFailureText();
  return (refusal) => {
    const { code, digest, retryAt } = refusal;
    if (isOwn(code)) return t(`saving.problem.${OWN_WORDS[code]}`);
    const text = failureText({ code, digest });
    if (retryAt === null) return text;
    // The minute after, so that it has passed on a clock without seconds.
    const time = new Intl.DateTimeFormat(localeFacts(locale).intl, { timeStyle: 'short' }).format(
      Math.ceil(retryAt / MINUTE_MS) * MINUTE_MS,
    );
    return `${text} ${t('saving.retryAt', { time })}`;
  };
}
