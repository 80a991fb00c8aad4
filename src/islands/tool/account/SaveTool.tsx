import { useEffect, useState, type ReactNode } from 'react';
import type { SavedKind } from '../../../site/accounts';
import { useStrings } from '../../../components/strings';
import type { AssessmentResult } from '../result';
import { AccountLink } from './AccountLink';
import type { Keepsake } from '../stash-for-sign-in';
import { chunk } from '../chunk';
import type { Refusal } from '../refusal';
import { useRefusalText } from '../use-refusal-text';
import { SavedOn } from './SavedOn';
import { canSave, type Saving } from './saving';
import { useSavingProblem } from './use-saving-problem';
import { useSaving } from './use-saving';

type SignInParts = typeof import('./SignInToSave');

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

/** What leads to the sign-in, loaded where it is needed: nobody is told to sign in without an answer from the site. */
function useSignIn(isNeeded: boolean): SignInParts | null {
  const [loaded, setLoaded] = useState<SignInParts | null>(null);
  useEffect(() => {
    if (isNeeded) void chunk(import('./SignInToSave')).then(setLoaded, () => undefined);
  }, [isNeeded]);
  return loaded;
}

function Outcome({ saving, keepsake }: { readonly saving: Saving; readonly keepsake: Keepsake }) {
  const t = useStrings('keeping');
  const isClosed = saving.phase === 'failed' && saving.failure.code === 'account-closed';
  const loaded = useSignIn(saving.phase === 'signed-out' || isClosed);
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
      return loaded && <loaded.SignedOut {...saving} keepsake={keepsake} />;
    case 'failed':
      return (
        <Failed failure={saving.failure}>
          {isClosed && loaded && <loaded.SignIn isKept={saving.isKept} keepsake={keepsake} />}
        </Failed>
      );
  }
}

function Failed({ failure, children }: { readonly failure: Refusal; readonly children: ReactNode }) {
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
      {children}
    </>
  );
}
