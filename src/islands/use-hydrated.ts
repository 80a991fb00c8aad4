import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False in the page as sent and during hydration, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
