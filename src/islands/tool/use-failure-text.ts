import { useI18n, useLocale, useStrings } from '../../components/strings';
import { formatNumber } from '../../components/format';
import { minutes } from '../../components/minutes';
import { isClientFailure, isOpeningFailure, type Failure } from './failure';

/** Gives the sentences for a failure; a code this page does not know gets the general ones. */
export function useFailureText(): (failure: Failure) => string {
  const t = useStrings('assessment');
  const opening = useStrings('opening');
  const i18n = useI18n();
  const locale = useLocale();
  // Codes come from the function, so the keys cannot be known to the type checker.
  const error = i18n.getFixedT(locale, 'errors') as unknown as (
    key: string,
    params?: Readonly<Record<string, string | number>>,
  ) => string;
  const problem = (code: string) => {
    if (isClientFailure(code)) {
      return t('problem', { title: t(`failure.${code}.title`), detail: t(`failure.${code}.detail`) });
    }
    if (isOpeningFailure(code)) {
      return t('problem', { title: opening(`${code}.title`), detail: opening(`${code}.detail`) });
    }
    const known = i18n.exists(`${code}.title`, { lng: locale, ns: 'errors' }) ? code : 'unexpected';
    return t('problem', { title: error(`${known}.title`), detail: error(`${known}.detail`) });
  };
  return ({ code, digest, retryAfterSeconds, place }) =>
    [
      problem(code),
      ...(place === undefined ? [] : [error('place', { place: formatNumber(locale, place) })]),
      ...(retryAfterSeconds === undefined ? [] : [error('again', { count: minutes(retryAfterSeconds) })]),
      ...(digest === null ? [] : [error('digest', { digest })]),
    ].join(' ');
}
