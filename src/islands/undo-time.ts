import { UNDO_SECONDS } from '../site/undo';

/** How long what was taken away may be put back, in ms. */
export const UNDO_MS = UNDO_SECONDS * 1000;

/**
 * Counts the time in which a button puts something back. It stands still while the button has the focus or the pointer,
 * and starts again after that.
 *
 * @param onOver told when it is too late
 * @returns ends the count
 */
export function undoTime(button: HTMLElement, onOver: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const holders = new Set<string>();
  const listening = new AbortController();
  const count = () => {
    clearTimeout(timer);
    if (holders.size === 0 && !listening.signal.aborted) timer = setTimeout(onOver, UNDO_MS);
  };
  const holdBetween = (begin: string, end: string) => {
    for (const type of [begin, end]) {
      const hear = () => {
        if (type === begin) holders.add(begin);
        else holders.delete(begin);
        count();
      };
      button.addEventListener(type, hear, { signal: listening.signal });
    }
  };
  holdBetween('focus', 'blur');
  holdBetween('pointerenter', 'pointerleave');
  count();
  return () => {
    listening.abort();
    count();
  };
}
