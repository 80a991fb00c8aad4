import { signInStart } from '../../site/accounts';
import { pathTo } from '../../site/routes';
import { PageHeader } from '../PageHeader';
import { isolate, Isolated } from '../report/isolate';
import { useLocale, useStrings } from '../strings';
import type { ProviderFacts } from './provider';

export interface SignInPageProps {
  readonly kind: 'sign-in' | 'sign-up';
  readonly provider: ProviderFacts;
  /** Page to come back to; null where nobody said one. */
  readonly returnTo: string | null;
}

/** What signing in or up is for, where it happens, and the button that leads there. */
export function SignInPage({ kind, provider, returnTo }: SignInPageProps) {
  const t = useStrings('auth');
  const locale = useLocale();
  const after = returnTo ?? pathTo(locale, 'auth', { pathname: 'account' });
  const other = pathTo(locale, 'auth', { pathname: kind === 'sign-in' ? 'sign-up' : 'sign-in' });
  const query = returnTo === null ? '' : `?${new URLSearchParams({ returnTo }).toString()}`;
  return (
    <div className="sheet">
      <PageHeader title={t(`${kind}.title`)} lede={t(`${kind}.lede`)} />
      <div className="prose">
        <p>
          <Isolated text={t(`${kind}.text`, { provider: isolate(provider.host) })} />
        </p>
        <p>
          <a className="button" href={signInStart(after, kind === 'sign-up' ? 'create' : undefined)}>
            {t(`go.${kind}`)}
          </a>
        </p>
        {kind === 'sign-in' ? (
          <>
            <ul>
              <li>
                <a href={other + query}>{t('go.sign-up')}</a>
              </li>
              <li>
                <a href={pathTo(locale, 'auth', { pathname: 'forgot-password' })}>{t('sign-in.forgotten')}</a>
              </li>
            </ul>
            <p>{t('sign-in.without')}</p>
          </>
        ) : (
          <p>
            <a href={other + query}>{t('sign-up.existing')}</a>
          </p>
        )}
      </div>
    </div>
  );
}
