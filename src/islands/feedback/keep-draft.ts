import type { RefObject } from 'react';
import { clearDraft, readDraft, saveDraft, worthKeeping, type Draft } from './draft';
import { fillIn, valuesOf } from './form-fields';

/** A pause in typing after which the draft is written. Leaving the page writes it at once. */
const PAUSE_MS = 500;

const openStore = (): Storage => localStorage;

/** Only secure contexts have it; a message without a key is told from others by its words. */
const newKey = (): string | null => ('randomUUID' in crypto ? crypto.randomUUID() : null);

const NO_KEY = { key: null, tried: false } as const;

export interface DraftKeeper {
  /**
   * Fills the form in and keeps what is typed from then on.
   *
   * @param onRestored gets when the draft was written, ms since 1970; not called if there was no draft
   * @returns ends it
   */
  readonly keep: (onRestored: (savedAt: number) => void) => () => void;
  /** The key to send the message under. From now on it is unknown whether it arrived. */
  readonly keyForSending: () => string | null;
  /** The key is another message's: the next sending has a new one. */
  readonly dropKey: () => void;
  /** Forgets the draft: it was sent, or is not wanted. */
  readonly forget: () => void;
}

/** The draft to put into a form; null if there is no draft, or the form already holds other text. */
function draftFor(typed: Draft['values']): Draft | null {
  const draft = readDraft(openStore, Date.now());
  // Browsers refill forms on their own when a page is reloaded, and the user may have begun before this script.
  return worthKeeping(typed) && typed.message !== draft?.values.message ? null : draft;
}

/** Keeps what is typed into a form in this browser. */
export function keepDraft(form: RefObject<HTMLFormElement>): DraftKeeper {
  let identity: Pick<Draft, 'key' | 'tried'> = NO_KEY;
  let timer: number | undefined;

  const save = (): void => {
    window.clearTimeout(timer);
    if (form.current) saveDraft(openStore, { ...identity, values: valuesOf(form.current), savedAt: Date.now() });
  };
  const restore = (element: HTMLFormElement): number | null => {
    const draft = draftFor(valuesOf(element));
    if (draft === null) return null;
    fillIn(element, draft.values);
    identity = { key: draft.key, tried: draft.tried };
    return draft.savedAt;
  };
  const onInput = (): void => {
    // Even if a message arrived under the key, this is another message.
    if (identity.tried) identity = NO_KEY;
    window.clearTimeout(timer);
    timer = window.setTimeout(save, PAUSE_MS);
  };
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') save();
  };

  return {
    keep(onRestored) {
      const element = form.current;
      if (element === null) return () => undefined;
      const savedAt = restore(element);
      if (savedAt !== null) onRestored(savedAt);
      element.addEventListener('input', onInput);
      window.addEventListener('pagehide', save);
      document.addEventListener('visibilitychange', onHidden);
      return () => {
        window.clearTimeout(timer);
        element.removeEventListener('input', onInput);
        window.removeEventListener('pagehide', save);
        document.removeEventListener('visibilitychange', onHidden);
      };
    },
    keyForSending() {
      identity = { key: identity.key ?? newKey(), tried: true };
      save();
      return identity.key;
    },
    dropKey() {
      identity = NO_KEY;
      save();
    },
    forget() {
      window.clearTimeout(timer);
      identity = NO_KEY;
      clearDraft(openStore);
    },
  };
}
