import { signInStart, type SignInError } from '../../site/accounts';
import { pathTo, type AuthPathname } from '../../site/routes';
import { LinkedText } from '../LinkedText';
import { NextStep, TextPage } from '../PageHeader';
import { isolate, Isolated } from '../report/isolate';
import { useLocale, useStrings } from '../strings';
import type { ProviderFacts } from './account-facts';
import { SignedInAs, SignOutForm } from './SignOutPages';

interface SignInPageProps {
  readonly kind: 'sign-in' | 'sign-up';
  readonly provider: ProviderFacts;
  /** Page to come back to; null if none was given. */
  readonly returnTo: string | null;
}

/** What signing in or up is for, where it happens, and the button that takes you there. */
export function SignInPage({ kind, provider, returnTo }: SignInPageProps) {
  const t = useStrings('auth');
  const locale = useLocale();
  const after = returnTo ?? pathTo(locale, 'auth', { pathname: 'account' });
  const other = pathTo(locale, 'auth', { pathname: kind === 'sign-in' ? 'sign-up' : 'sign-in' });
  const query = returnTo === null ? '' : `?${new URLSearchParams({ returnTo }).toString()}`;
  return (
    <TextPage title={t(`${kind}.title`)} lede={t(`${kind}.lede`)}>
      <p>
        <Isolated text={t(`${kind}.text`, { provider: isolate(provider.host) })} />
      </p>
      <p>
        <a className="button" href={signInStart(after, kind === 'sign-up' ? 'create' : undefined)}>
          {t(`go.${kind}`)}
        </a>{' '}
        <a className="button-quiet" href={other + query}>
          {t(kind === 'sign-in' ? 'go.sign-up' : 'go.sign-in')}
        </a>
      </p>
      {kind === 'sign-in' && (
        <>
          <p>
            <a href={pathTo(locale, 'auth', { pathname: 'forgot-password' })}>{t('sign-in.forgotten')}</a>
          </p>
          <p>{t('sign-in.without')}</p>
        </>
      )}
    </TextPage>
  );
}

interface SignedInPageProps {
  /** As the identity provider states it; null if it does not. */
  readonly name: string | null;
  /** Page to go back to; null if none was given. */
  readonly returnTo: string | null;
}

/** For those who want to sign in and have done so already. */
export function SignedInPage({ name, returnTo }: SignedInPageProps) {
  const t = useStrings('auth');
  const locale = useLocale();
  const account = pathTo(locale, 'auth', { pathname: 'account' });
  return (
    <TextPage title={t('signedIn.title')} lede={<SignedInAs name={name} />}>
      <p>{t('signedIn.text')}</p>
      <NextStep href={returnTo ?? account}>{t(returnTo === null ? 'go.account' : 'go.back')}</NextStep>
      {returnTo !== null && (
        <p>
          <a href={account}>{t('go.account')}</a>
        </p>
      )}
      <SignOutForm />
    </TextPage>
  );
}

interface SignInErrorPageProps {
  /** Null if the address names none that is known. */
  readonly reason: SignInError | null;
  /** Who is still signed in, by an earlier sign-in. */
  readonly person: { readonly name: string | null } | null;
  /** Whether there are accounts to sign in to. */
  readonly on: boolean;
}

/** Why a sign-in came to nothing, and what to do. */
export function SignInErrorPage({ reason, person, on }: SignInErrorPageProps) {
  const t = useStrings('auth');
  const locale = useLocale();
  const account = pathTo(locale, 'auth', { pathname: 'account' });
  const next = person
    ? ({ go: 'account', href: account } as const)
    : on && reason !== 'off'
      ? ({ go: 'retry', href: signInStart(account) } as const)
      : ({ go: 'assess', href: pathTo(locale, 'brand-assessment') } as const);
  return (
    <TextPage
      title={reason === null ? t('error.title') : t(`reason.${reason}.title`)}
      lede={reason === null ? t('error.lede') : t(`reason.${reason}.lede`)}
    >
      <p>
        <LinkedText
          text={reason === null ? t('error.text') : reason === 'off' ? t('off.text') : t(`reason.${reason}.text`)}
          links={{ feedback: pathTo(locale, 'feedback') }}
        />
      </p>
      {person && (
        <p>
          <SignedInAs name={person.name} />
        </p>
      )}
      <NextStep href={next.href}>{t(`go.${next.go}`)}</NextStep>
      <p>
        <a href={pathTo(locale, 'home')}>{t('go.home')}</a>
      </p>
    </TextPage>
  );
}

/** For visitors who open the URL directly: no sign-in is under way. @param signedIn whether the visitor is signed in */
export function CallbackPage({ signedIn }: { readonly signedIn: boolean }) {
  const t = useStrings('auth');
  const locale = useLocale();
  const pathname = signedIn ? 'account' : 'sign-in';
  return (
    <TextPage title={t('callback.title')} lede={t('callback.lede')}>
      <p>{t('callback.text')}</p>
      <NextStep href={pathTo(locale, 'auth', { pathname })}>{t(`go.${pathname}`)}</NextStep>
    </TextPage>
  );
}

interface OffPageProps {
  readonly pathname: Exclude<AuthPathname, 'error' | 'sign-out'>;
}

/** What works without an account, on a site where accounts are switched off. */
export function OffPage({ pathname }: OffPageProps) {
  const t = useStrings('auth');
  const locale = useLocale();
  return (
    <TextPage title={t(`${pathname}.title`)} lede={t('off.lede')}>
      <p>{t('off.text')}</p>
      <NextStep href={pathTo(locale, 'brand-assessment')}>{t('go.assess')}</NextStep>
    </TextPage>
  );
}

/** Pages whose subject is the identity provider's: Facet has no passwords. */
export const HANDED_OVER = ['forgot-password', 'reset-password', 'two-factor'] as const;

interface HandOverProps {
  readonly subject: (typeof HANDED_OVER)[number];
  readonly provider: ProviderFacts;
}

/** Says whose the subject is, and leads there. */
export function HandOver({ subject, provider: { accountHost, accountAddress } }: HandOverProps) {
  const t = useStrings('auth');
  const provider = isolate(accountHost);
  return (
    <TextPage title={t(`${subject}.title`)} lede={t(`${subject}.lede`)}>
      <p>
        <Isolated text={t(`${subject}.text`, { provider })} />
      </p>
      <p>
        <a className="button" href={accountAddress} rel="noreferrer">
          <Isolated text={t('go.provider', { provider })} />
        </a>
      </p>
    </TextPage>
  );
}
