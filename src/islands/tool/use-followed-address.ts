import { useEffect } from 'react';

/** Calls `follow` when the page's URL may stand for something else: as it opens, and whenever it changes. */
export function useFollowedAddress(follow: () => void): void {
  useEffect(() => {
    follow();
    // Going back and forth fires the one, a fragment that the user types the other, both at times.
    window.addEventListener('popstate', follow);
    window.addEventListener('hashchange', follow);
    return () => {
      window.removeEventListener('popstate', follow);
      window.removeEventListener('hashchange', follow);
    };
  }, [follow]);
}
