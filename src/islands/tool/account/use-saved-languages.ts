import { useEffect } from 'react';
import type { SavedKind } from '../../../site/accounts';
import { SAVED_PARAMETER } from '../../../site/tool-addresses';
import { putWanted, tabStorage } from '../tab';

/**
 * Lets the language switch take along what the page's URL names of an account: its links and its form lead to the
 * tool's page and no further.
 */
export function useSavedLanguages(kind: SavedKind): void {
  useEffect(() => {
    const carry = (event: Event) => {
      const id = new URLSearchParams(window.location.search).get(SAVED_PARAMETER);
      const isSwitch = event.target instanceof Element && event.target.closest('.languages a, .languages form button');
      if (id && isSwitch) putWanted(kind, id, tabStorage());
    };
    document.addEventListener('click', carry);
    return () => document.removeEventListener('click', carry);
  }, [kind]);
}
