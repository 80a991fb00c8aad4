import { useLocale, useStrings } from '../../components/strings';
import { localeFacts } from '../../site/locales';
import type { Refusal } from './refusal';
import { useFailureText } from './use-failure-text';

const MINUTE_MS = 60_000;

/**
 * Gives the sentences for a request that was refused or got lost.
 *
 * @param ownText words for codes whose general ones speak of forms and pages; null for the others
 */
export function useRefusalText(ownText: (code: string) => string | null): (refusal: Refusal) => string {
  const t = useStrings('keeping');
  const locale = useLocale();
  const failureText = useFailureText();
  return ({ code, digest, retryAt }) => {
    const own = ownText(code);
    if (own !== null) return own;
    const text = failureText({ code, digest });
    if (retryAt === null) return text;
    // The minute after, so that it has passed on a clock without seconds.
    const time = new Intl.DateTimeFormat(localeFacts(locale).intl, { timeStyle: 'short' }).format(
      Math.ceil(retryAt / MINUTE_MS) * MINUTE_MS,
    );
    return `${text} ${t('saving.retryAt', { time })}`;
  };
}
