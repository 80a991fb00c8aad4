/** How saving is, as plain data. */
import type { Refusal } from '../refusal';
import type { SaveAnswer, SavedAs } from './account-answers';

export type Saving =
  | { readonly phase: 'idle' }
  | { readonly phase: 'busy' }
  | ({ readonly phase: 'saved' } & SavedAs)
  /**
   * The user is not signed in. `isReturn`: they were sent to sign in and came back as they went; `isKept`: the tab can
   * keep the reports meanwhile.
   */
  | { readonly phase: 'signed-out'; readonly isReturn: boolean; readonly isKept: boolean }
  | { readonly phase: 'off' }
  | { readonly phase: 'failed'; readonly failure: Refusal; readonly isKept: boolean };

/** Whether a press of the button does anything: not while it is done, nor after. */
export function canSave({ phase }: Saving): boolean {
  return phase !== 'busy' && phase !== 'saved';
}

/**
 * How saving is after an answer.
 *
 * @param isReturn saving was begun by coming back from the sign-in
 * @param isKept asks whether the tab can keep the reports
 */
export function afterAnswer(answer: SaveAnswer, isReturn: boolean, isKept: () => boolean): Saving {
  switch (answer.state) {
    case 'saved':
      return { phase: 'saved', id: answer.id, savedAt: answer.savedAt };
    case 'signed-out':
      return { phase: 'signed-out', isReturn, isKept: isKept() };
    case 'off':
      return { phase: 'off' };
    case 'failed':
      return { phase: 'failed', failure: answer.failure, isKept: isKept() };
  }
}
