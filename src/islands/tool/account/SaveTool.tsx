import { pathTo } from '../../../site/routes';
import { signInStart, type SavedKind } from '../../../site/accounts';
import { useLocale, useStrings } from '../../../components/strings';
import type { AssessmentResult } from '../result';
import { AccountLink } from './AccountLink';
import { tabStorage } from '../tab';
import { stashForSignIn, type Keepsake } from '../stash-for-sign-in';
import type { Refusal } from '../refusal';
import { useRefusalText } from '../use-refusal-text';
import { SavedOn } from './SavedOn';
import { canSave, type Saving } from './saving';
import { useSavingProblem } from './use-saving-problem';
import { useSaving } from './use-saving';

interface SaveToolProps {
  readonly kind: SavedKind;
  readonly results: readonly AssessmentResult[];
  /** Told the id of what was saved. */
  readonly onSaved: (id: string) => void;
}

/** Saves what is shown in its reader's account, and says what became of it. */
export function SaveTool({ kind, results, onSaved }: SaveToolProps) {
  const t = useStrings('keeping');
  const { saving, save, keepsake } = useSaving(kind, results, onSaved);
  return (
    <div className="saving">
      <p>
        {/* Not `disabled`, which would take the focus away. */}
        <button type="button" className="button-quiet" aria-disabled={!canSave(saving)} onClick={save}>
          {t(saving.phase === 'busy' || saving.phase === 'saved' ? `saving.${saving.phase}` : 'saving.save')}
        </button>
      </p>
      <div role="status">
        <Outcome saving={saving} keepsake={keepsake} />
      </div>
    </div>
  );
}

function Outcome({ saving, keepsake }: { readonly saving: Saving; readonly keepsake: Keepsake }) {
  const t = useStrings('keeping');
  switch (saving.phase) {
    case 'idle':
      return null;
    case 'busy':
      return <p>{t('saving.busy')}</p>;
    case 'saved':
      return <SavedOn savedAt={saving.savedAt} />;
    case 'off':
      return <p>{t('saving.off')}</p>;
    case 'signed-out':
      return <SignedOut {...saving} keepsake={keepsake} />;
    case 'failed':
      return <Failed {...saving} keepsake={keepsake} />;
  }
}

interface SignInProps {
  readonly keepsake: Keepsake;
  readonly isKept: boolean;
}

function SignedOut({ isReturn, ...signIn }: SignInProps & { readonly isReturn: boolean }) {
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
function SignIn({ keepsake, isKept }: SignInProps) {
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

function Failed({ failure, ...signIn }: SignInProps & { readonly failure: Refusal }) {
  const t = useStrings('keeping');
  const text = useRefusalText(useSavingProblem())(failure);
  return (
    <>
      <p className="field-error">{text}</p>
      <p>{t('saving.stays')}</p>
      {failure.code === 'too-many-saved' && (
        <p>
          <AccountLink elsewhere />
        </p>
      )}
      {failure.code === 'account-closed' && <SignIn {...signIn} />}
    </>
  );
}
