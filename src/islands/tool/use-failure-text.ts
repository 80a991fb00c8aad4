import { useI18n, useLocale, useStrings } from '../../components/strings';
import { formatNumber } from '../../components/format';
import { minutes } from '../../components/minutes';
import { isClientFailure, isOpeningFailure, type Failure } from './failure';

/** What is wrong, and what to do. */
interface FailureWords {
  readonly title: string;
  readonly detail: string;
}

/** Gives the words for a failure; a code this page does not know gets the general ones. */
export function useFailureWords(): (failure: Failure) => FailureWords {
  const t = useStrings('assessment');
  const opening = useStrings('opening');
  const i18n = useI18n();
  const locale = useLocale();
  // Codes come from the function, so the keys cannot be known to the type checker.
  const error = i18n.getFixedT(locale, 'errors') as unknown as (
    key: string,
    params?: Readonly<Record<string, string | number>>,
  ) => string;
  const wordsOf = (code: string): FailureWords => {
    if (isClientFailure(code)) return { title: t(`failure.${code}.title`), detail: t(`failure.${code}.detail`) };
    if (isOpeningFailure(code)) return { title: opening(`${code}.title`), detail: opening(`${code}.detail`) };
    const known = i18n.exists(`${code}.title`, { lng: locale, ns: 'errors' }) ? code : 'unexpected';
    return { title: error(`${known}.title`), detail: error(`${known}.detail`) };
  };
  return ({ code, digest, retryAfterSeconds, place }) => {
    const { title, detail } = wordsOf(code);
    // How long to wait is said once, where it is known.
    const isSaid = code === 'too-many-requests' && retryAfterSeconds !== undefined;
    const sentences = [
      ...(isSaid ? [] : [detail]),
      ...(place === undefined ? [] : [error('place', { place: formatNumber(locale, place) })]),
      ...(retryAfterSeconds === undefined ? [] : [error('again', { count: minutes(retryAfterSeconds) })]),
      ...(digest === null ? [] : [error('digest', { digest })]),
    ];
    return { title, detail: sentences.join(' ') };
  };
}

/** Gives the sentences for a failure, as one text. */
export function useFailureText(): (failure: Failure) => string {
  const t = useStrings('assessment');
  const wordsOf = useFailureWords();
  return (failure) => t('problem', { ...wordsOf(failure) });
}
