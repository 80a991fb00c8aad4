import { useEffect, useRef, type RefObject } from 'react';

/** What is printed of a report even if it is closed; with a ticked box in it, everything is. As in report-print.css. */
const ON_PAPER = ':is(.plan, .plan + *, .dimension, .settled)';
const EVERYTHING = '.comparison, :has(.print-receipts:checked)';

/**
 * Nothing can be opened on paper: opens what is to be printed within an element before printing, and closes it again.
 * Only for browsers whose styles cannot do it; where no script runs, those print what is open.
 */
export function useOpenedForPrint<E extends HTMLElement>(): RefObject<E> {
  const root = useRef<E>(null);
  useEffect(() => {
    if (CSS.supports('selector(::details-content)')) return undefined;
    let opened: readonly Element[] = [];
    const open = () => {
      const which = root.current?.matches(EVERYTHING) ? '' : ON_PAPER;
      opened = [...(root.current?.querySelectorAll(`details${which}:not([open])`) ?? [])];
      for (const details of opened) details.setAttribute('open', '');
    };
    const close = () => {
      for (const details of opened) details.removeAttribute('open');
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
  return root;
}
