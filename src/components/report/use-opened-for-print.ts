import { useEffect, useRef, type RefObject } from 'react';

/**
 * Nothing can be opened on paper: opens what is closed within an element before printing, and closes it again. Only
 * for browsers whose styles cannot do it (report.css); where no script runs, those print what is open.
 */
export function useOpenedForPrint<E extends HTMLElement>(): RefObject<E> {
  const root = useRef<E>(null);
  useEffect(() => {
    if (CSS.supports('selector(::details-content)')) return undefined;
    let opened: readonly Element[] = [];
    const open = () => {
      opened = [...(root.current?.querySelectorAll('details:not([open])') ?? [])];
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
