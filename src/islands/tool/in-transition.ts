import { flushSync } from 'react-dom';

/**
 * Changes the page so that what bears a `view-transition-name` before and after goes from one place and form to the
 * other: at once where the reader wants less motion, and where the browser knows no transitions.
 *
 * @returns when the page is changed
 */
export function inTransition(change: () => void): Promise<void> {
  // Older browsers lack it, despite the types.
  const { startViewTransition } = document as Partial<Document>;
  if (startViewTransition === undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return Promise.resolve();
  }
  const transition = startViewTransition.call(document, () => flushSync(change));
  // It is left out where another follows or the tab is hidden; the page is still changed.
  transition.ready.catch(() => undefined);
  return transition.updateCallbackDone;
}
