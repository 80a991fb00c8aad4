import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { clearDraft, readDraft, saveDraft, worthKeeping, type Draft } from './draft';
import { fillIn, valuesOf } from './form-fields';

/** A pause in typing after which the draft is written. Leaving the page writes it at once. */
const PAUSE_MS = 500;

const openStore = (): Storage => localStorage;

/** Only pages that came safely have it; a message without a key is told from another by its words. */
const newKey = (): string | null => ('randomUUID' in crypto ? crypto.randomUUID() : null);

interface KeptDraft {
  /** When the draft was written that the form was filled in with, ms since 1970; null where there was none. */
  readonly restored: number | null;
  /** The key to send the message under. From now on nobody knows whether it arrived. */
  readonly keyForSending: () => string | null;
  /** The key is another message's: the next sending has a new one. */
  readonly dropKey: () => void;
  /** Forgets the draft: it was sent, or is not wanted. */
  readonly forget: () => void;
}

/** Keeps what is typed into the form in this browser, and fills it in again. */
export function useDraft(form: RefObject<HTMLFormElement>): KeptDraft {
  const [restored, setRestored] = useState<number | null>(null);
  const state = useRef<Pick<Draft, 'key' | 'tried'>>({ key: null, tried: false });
  const timer = useRef<number>();

  const save = useCallback(() => {
    window.clearTimeout(timer.current);
    if (form.current) saveDraft(openStore, { ...state.current, values: valuesOf(form.current), savedAt: Date.now() });
  }, [form]);

  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const draft = readDraft(openStore, Date.now());
    const typed = valuesOf(element);
    // A browser fills in forms by itself when a page is loaded again, and somebody may have begun before we came.
    if (draft !== null && (!worthKeeping(typed) || typed.message === draft.values.message)) {
      fillIn(element, draft.values);
      state.current = { key: draft.key, tried: draft.tried };
      setRestored(draft.savedAt);
    }
    const onInput = (): void => {
      // Whatever may have arrived under the key, this is another message.
      if (state.current.tried) state.current = { key: null, tried: false };
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(save, PAUSE_MS);
    };
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') save();
    };
    element.addEventListener('input', onInput);
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.clearTimeout(timer.current);
      element.removeEventListener('input', onInput);
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [form, save]);

  return useMemo(
    () => ({
      restored,
      keyForSending: () => {
        state.current = { key: state.current.key ?? newKey(), tried: true };
        save();
        return state.current.key;
      },
      dropKey: () => {
        state.current = { key: null, tried: false };
        save();
      },
      forget: () => {
        window.clearTimeout(timer.current);
        state.current = { key: null, tried: false };
        clearDraft(openStore);
        setRestored(null);
      },
    }),
    [restored, save],
  );
}
