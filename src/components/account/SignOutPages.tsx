import type { SignedOut } from '../../site/accounts';
import { ENDPOINTS } from '../../site/endpoints';
import { pathTo } from '../../site/routes';
import { NextStep, TextPage } from '../PageHeader';
import { isolate, Isolated } from '../report/isolate';
import { useLocale, useStrings } from '../strings';

/** Asks whether to end this session or all. @param name as the identity provider states it, null if it does not */
export function SignOutPage({ name }: { readonly name: string | null }) {
  const t = useStrings('auth');
  return (
    <TextPage title={t('sign-out.title')} lede={t('sign-out.lede')}>
      <p>
        <SignedInAs name={name} />
      </p>
      <SignOutForm main />
      <p>{t('sign-out.text')}</p>
      <SignOutForm everywhere />
    </TextPage>
  );
}

/** For those who are not signed in. @param done what led here; null if the URL does not say */
export function SignedOutPage({ done }: { readonly done: SignedOut | null }) {
  const t = useStrings('auth');
  const locale = useLocale();
  return (
    <TextPage
      title={done === null ? t('sign-out.title') : t(`done.${done}.title`)}
      lede={done === null ? t('sign-out.none.lede') : t(`done.${done}.lede`)}
    >
      <p>{done === null ? t('sign-out.none.text') : t(`done.${done}.text`)}</p>
      <NextStep href={pathTo(locale, 'home')}>{t('go.home')}</NextStep>
      <p>
        <a href={pathTo(locale, 'auth', { pathname: 'sign-in' })}>{t('go.sign-in')}</a>
      </p>
    </TextPage>
  );
}

interface SignOutFormProps {
  /** Ends every session of the person instead of this one. */
  readonly everywhere?: boolean;
  /** Set if signing out is what the page is for. */
  readonly main?: boolean;
}

/** A button and not a link, so that no other site's page can sign anyone out. */
export function SignOutForm({ everywhere = false, main = false }: SignOutFormProps) {
  const t = useStrings('auth');
  const locale = useLocale();
  return (
    <form method="post" action={ENDPOINTS['auth-sign-out'].paths[0]}>
      <input type="hidden" name="locale" value={locale} />
      {everywhere && <input type="hidden" name="everywhere" value="yes" />}
      <button className={main ? 'button' : 'button-quiet'}>
        {t(everywhere ? 'sign-out.everywhere' : 'sign-out.here')}
      </button>
    </form>
  );
}

/** Says who is signed in. @param name as the identity provider states it; null if it does not */
export function SignedInAs({ name }: { readonly name: string | null }) {
  const t = useStrings('auth');
  return name === null ? t('signedIn.unnamed') : <Isolated text={t('signedIn.as', { name: isolate(name) })} />;
}
