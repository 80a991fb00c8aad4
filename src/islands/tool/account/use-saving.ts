import { useCallback, useEffect, useRef, useState } from 'react';
import { chunk } from '../chunk';
import type { AssessmentFailure } from '../failure';
import type { AssessmentResult } from '../result';
import type { SaveAnswer } from './account-answers';
import { forgetAside, tabStorage } from '../tab';
import { alreadySaved } from './already-saved';
import { canPutAside, takeWish, type Keepsake } from '../stash-for-sign-in';
import { afterAnswer, canSave, type Saving } from './saving';

/**
 * Saves reports in an account: when asked to, and on its own if that was asked before the user signed in. Reports
 * and kind are taken as they are when the component appears.
 *
 * @param onSaved told the id of what was saved
 */
export function useSaving(
  kind: Keepsake['kind'],
  results: readonly AssessmentResult[],
  onSaved: (id: string) => void,
): { readonly saving: Saving; readonly save: () => void; readonly keepsake: Keepsake } {
  const [keepsake] = useState<Keepsake>(() => ({
    kind,
    reports: results.map(({ received, signature }) => ({ received, signature })),
  }));
  const [saving, setSaving] = useState<Saving>(() => {
    const item = alreadySaved(results);
    return item === null ? { phase: 'idle' } : { phase: 'saved', id: item.id, savedAt: item.savedAt };
  });
  const [isBack] = useState(() => results.every(({ arrival }) => arrival.from === 'aside'));
  // What was pressed twice before the page was drawn again is sent once.
  const latest = useRef(saving);

  const run = useCallback(
    async (isReturn: boolean) => {
      if (!canSave(latest.current)) return;
      const move = (next: Saving) => {
        latest.current = next;
        setSaving(next);
      };
      move({ phase: 'busy' });
      const answer = await chunk(import('./account-answers')).then(
        ({ saveInAccount }) => saveInAccount(keepsake),
        (cause: unknown): SaveAnswer => ({
          state: 'failed',
          failure: { ...(cause as AssessmentFailure).plain, retryAt: null },
        }),
      );
      if (answer.state === 'saved') {
        forgetAside(keepsake.kind, tabStorage());
        onSaved(answer.id);
      }
      // Coming back as one went leaves the reports where they are, for reloading.
      move(afterAnswer(answer, isReturn, () => isReturn || canPutAside(keepsake, tabStorage())));
    },
    [keepsake, onSaved],
  );

  useEffect(() => {
    if (isBack && takeWish(keepsake.kind, tabStorage())) void run(true);
  }, [isBack, keepsake, run]);

  return { saving, save: useCallback(() => void run(false), [run]), keepsake };
}
