import type { ReactNode } from 'react';
import { signInStart } from '../site/accounts';
import { pathTo, type FallbackStatus } from '../site/routes';
import { SHELL_PATH } from '../site/shell-tokens';
import { LeadingAddressForm } from './LeadingAddressForm';
import { LinkedText } from './LinkedText';
import { NextStep, PageHeader } from './PageHeader';
import { useLocale, useStrings } from './strings';

interface StatusPageProps {
  readonly status: FallbackStatus;
  /** Where an error report's id is shown, so that it can be quoted; used by 500. */
  readonly digestSlot?: ReactNode;
}

/** A page that could not be shown: what happened, and the one next step that helps. */
export function StatusPage({ status, digestSlot }: StatusPageProps) {
  const t = useStrings('status');
  const locale = useLocale();
  const next = {
    // The function fills this in, so that signing in returns to the page that was requested.
    401: signInStart(`/${locale}/${SHELL_PATH}`),
    403: pathTo(locale, 'auth', { pathname: 'account' }),
    404: pathTo(locale, 'home'),
    500: pathTo(locale, 'feedback'),
  }[status];
  const text = <LinkedText text={t(`${status}.text`)} links={{ feedback: pathTo(locale, 'feedback') }} />;
  return (
    <div className="sheet">
      <p className="margin status-code">{status}</p>
      <PageHeader title={t(`${status}.title`)} lede={t(`${status}.lede`)} />
      <div className="prose">
        <p>{text}</p>
        {status !== 404 && <NextStep href={next}>{t(`${status}.next`)}</NextStep>}
        {status === 500 && <p className="hint">{t('500.application')}</p>}
        {digestSlot}
      </div>
      {status === 404 && (
        <>
          <LeadingAddressForm />
          <SearchForm />
          <p>
            <a href={next}>{t('404.next')}</a>
          </p>
        </>
      )}
    </div>
  );
}

/** Asks the search of the posts, which only a script can answer: without one the form is not there. */
function SearchForm() {
  const t = useStrings('search');
  return (
    <div className="search">
      <form role="search" action={pathTo(useLocale(), 'posts')}>
        <label htmlFor="search-field">{t('label')}</label>
        <div className="address-line">
          <input id="search-field" type="search" name="q" maxLength={200} autoComplete="off" enterKeyHint="search" />
          <button className="button">{t('submit')}</button>
        </div>
      </form>
    </div>
  );
}
