import { useEffect, useRef, type RefObject } from 'react';

/** Closes what a button opened when Escape is pressed in it. */
export function useEscape<E extends HTMLElement>(close: () => void): RefObject<E> {
  const root = useRef<E>(null);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const element = root.current;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latest.current();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, []);
  return root;
}
