import { useEffect } from 'react';
import type { SavedKind } from '../../site/accounts';
import { currentPlace, isNothing, placeText } from './page-url';
import { putWanted, shownHere, tabStorage } from './tab';

/** Links and the button of the language switch, which lead to the tool's page and no further. */
const LANGUAGES = '.languages a, .languages form button';

/** Lets the language switch take along what is shown: the URL's fragment comes along on its own (`use-fragment.ts`). */
export function useLanguages(kind: SavedKind): void {
  useEffect(() => {
    const carry = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(LANGUAGES) === null) return;
      const place = currentPlace(kind);
      const shown = shownHere() ?? 0;
      if (place.kind === 'link' || (isNothing(place) && shown === 0)) return;
      putWanted(kind, { place: placeText(place), shown }, tabStorage());
    };
    document.addEventListener('click', carry);
    return () => document.removeEventListener('click', carry);
  }, [kind]);
}
