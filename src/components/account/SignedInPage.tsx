import { pathTo } from '../../site/routes';
import { PageHeader } from '../PageHeader';
import { useLocale, useStrings } from '../strings';
import { SignedInAs } from './SignedInAs';
import { SignOutForm } from './SignOutForm';

export interface SignedInPageProps {
  /** As the identity provider states it; null where it does not. */
  readonly name: string | null;
  /** Page to go back to; null where nobody said one. */
  readonly returnTo: string | null;
}

/** For those who want to sign in and have done so already. */
export function SignedInPage({ name, returnTo }: SignedInPageProps) {
  const t = useStrings('auth');
  const locale = useLocale();
  const account = pathTo(locale, 'auth', { pathname: 'account' });
  return (
    <div className="sheet">
      <PageHeader title={t('signedIn.title')} lede={<SignedInAs name={name} />} />
      <div className="prose">
        <p>{t('signedIn.text')}</p>
        <p>
          <a className="button" href={returnTo ?? account}>
            {t(returnTo === null ? 'go.account' : 'go.back')}
          </a>
        </p>
        {returnTo !== null && (
          <p>
            <a href={account}>{t('go.account')}</a>
          </p>
        )}
        <SignOutForm />
      </div>
    </div>
  );
}
