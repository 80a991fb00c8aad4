import type { ReactNode } from 'react';
import { signInStart } from '../site/accounts';
import { pathTo, type FallbackStatus } from '../site/routes';
import { SHELL_PATH } from '../site/shell-tokens';
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
    // Filled in where it answers: signing in comes back to the very page that was asked for.
    401: signInStart(`/${locale}/${SHELL_PATH}`),
    403: pathTo(locale, 'auth', { pathname: 'account' }),
    404: pathTo(locale, 'home'),
    500: pathTo(locale, 'feedback'),
  }[status];
  return (
    <div className="sheet">
      <p className="margin status-code">{status}</p>
      <PageHeader title={t(`${status}.title`)} lede={t(`${status}.lede`)} />
      <div className="prose">
        <p>{t(`${status}.text`)}</p>
        {digestSlot}
        <NextStep href={next}>{t(`${status}.next`)}</NextStep>
      </div>
    </div>
  );
}
