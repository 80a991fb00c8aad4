import { pathTo } from '../../../site/routes';
import { signInStart } from '../../../site/accounts';
import { useLocale, useStrings } from '../../../components/strings';
import { tabStorage } from '../tab';
import { stashForSignIn, type Keepsake } from '../stash-for-sign-in';

export interface SignInProps {
  readonly keepsake: Keepsake;
  readonly isKept: boolean;
}

export function SignedOut({ isReturn, ...signIn }: SignInProps & { readonly isReturn: boolean }) {
  const t = useStrings('keeping');
  const reason = isReturn ? 'stillSignedOut' : 'signedOut';
  return (
    <>
      <p>{t(`saving.${signIn.isKept ? reason : 'signedOutElsewhere'}`)}</p>
      <SignIn {...signIn} />
    </>
  );
}

/** Begins the sign-in: here, where the tab keeps the reports, or in another tab, so that they stay in this one. */
export function SignIn({ keepsake, isKept }: SignInProps) {
  const t = useStrings('keeping');
  const locale = useLocale();
  if (!isKept) {
    const account = pathTo(locale, 'auth', { pathname: 'account' });
    return (
      <p>
        <a href={signInStart(account)} target="_blank" rel="noopener noreferrer">
          {t('saving.signInElsewhere')}
        </a>
      </p>
    );
  }
  const tool = pathTo(locale, keepsake.kind === 'report' ? 'brand-assessment' : 'brand-comparison');
  return (
    <p>
      <a href={signInStart(tool)} onClick={() => stashForSignIn(keepsake, tabStorage())}>
        {t('saving.signIn')}
      </a>
    </p>
  );
}
