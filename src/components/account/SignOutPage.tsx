import type { SignedOut } from '../../site/accounts';
import { pathTo } from '../../site/routes';
import { PageHeader } from '../PageHeader';
import { useLocale, useStrings } from '../strings';
import { SignedInAs } from './SignedInAs';
import { SignOutForm } from './SignOutForm';

/** Asks whether to end this session or all. @param name as the identity provider states it, null where it does not */
export function SignOutPage({ name }: { readonly name: string | null }) {
  const t = useStrings('auth');
  return (
    <div className="sheet">
      <PageHeader title={t('sign-out.title')} lede={t('sign-out.lede')} />
      <div className="prose">
        <p>
          <SignedInAs name={name} />
        </p>
        <SignOutForm main />
        <p>{t('sign-out.text')}</p>
        <SignOutForm everywhere />
      </div>
    </div>
  );
}

/** For those who are not signed in. @param done what led here; null where the address does not say */
export function SignedOutPage({ done }: { readonly done: SignedOut | null }) {
  const t = useStrings('auth');
  const locale = useLocale();
  return (
    <div className="sheet">
      {done === null ? (
        <PageHeader title={t('sign-out.title')} lede={t('sign-out.none.lede')} />
      ) : (
        <PageHeader title={t(`done.${done}.title`)} lede={t(`done.${done}.lede`)} />
      )}
      <div className="prose">
        <p>{done === null ? t('sign-out.none.text') : t(`done.${done}.text`)}</p>
        <p>
          <a className="button" href={pathTo(locale, 'home')}>
            {t('go.home')}
          </a>
        </p>
        <p>
          <a href={pathTo(locale, 'auth', { pathname: 'sign-in' })}>{t('go.sign-in')}</a>
        </p>
      </div>
    </div>
  );
}
