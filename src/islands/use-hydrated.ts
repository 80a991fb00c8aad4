import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False in the page as it was sent and while it comes to life, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
