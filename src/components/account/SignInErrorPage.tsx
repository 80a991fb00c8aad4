import { signInStart, type SignInError } from '../../site/accounts';
import { pathTo } from '../../site/routes';
import { PageHeader } from '../PageHeader';
import { useLocale, useStrings } from '../strings';
import { SignedInAs } from './SignedInAs';

/** Reasons that those who run the site have to hear of. */
const TO_BE_TOLD: readonly (SignInError | null)[] = ['untrusted', 'misconfigured'];

export interface SignInErrorPageProps {
  /** Null where the address names none that is known. */
  readonly reason: SignInError | null;
  /** Who is signed in all the same, by an earlier sign-in. */
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
    <div className="sheet">
      <PageHeader
        title={reason === null ? t('error.title') : t(`reason.${reason}.title`)}
        lede={reason === null ? t('error.lede') : t(`reason.${reason}.lede`)}
      />
      <div className="prose">
        <p>{reason === null ? t('error.text') : reason === 'off' ? t('off.text') : t(`reason.${reason}.text`)}</p>
        {person && (
          <p>
            <SignedInAs name={person.name} />
          </p>
        )}
        <p>
          <a className="button" href={next.href}>
            {t(`go.${next.go}`)}
          </a>
        </p>
        <ul>
          {TO_BE_TOLD.includes(reason) && (
            <li>
              <a href={pathTo(locale, 'feedback')}>{t('go.feedback')}</a>
            </li>
          )}
          <li>
            <a href={pathTo(locale, 'home')}>{t('go.home')}</a>
          </li>
        </ul>
      </div>
    </div>
  );
}
