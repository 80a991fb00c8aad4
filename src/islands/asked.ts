/**
 * Runs before a page with a tool is drawn. If its URL, or what its tab keeps, asks for something, it marks the page, so
 * that the layout is right from the start, and fills in the names from the URL. Small and self-contained.
 */
import type { SavedKind } from '../site/accounts';
import { ASKED_ATTRIBUTE, NAMES_ATTRIBUTE, TOOL_ATTRIBUTE } from './marks';
import { askedNames } from './tool/asked-names';
import { currentPlace, isAlone, isNothing } from './tool/page-url';
import { isPutAside, isWanted, shownHere, tabStorage } from './tool/tab';

function asked(kind: SavedKind): 'measure' | 'open' | null {
  const place = currentPlace(kind);
  if (place.kind !== 'brands' || (shownHere() ?? 0) > 0) return 'open';
  if (!isNothing(place)) return isAlone(kind, place) ? null : place.addresses.length > 0 ? 'measure' : 'open';
  return isWanted(kind, tabStorage()) || isPutAside(kind, tabStorage()) ? 'open' : null;
}

const kind = document.currentScript?.getAttribute(TOOL_ATTRIBUTE) === 'comparison' ? 'comparison' : 'report';
const what = asked(kind);
if (what !== null) {
  document.documentElement.setAttribute(ASKED_ATTRIBUTE, what);
  // Before the browser draws the element: the page is still being parsed.
  const observer = new MutationObserver(() => {
    const place = document.querySelector(`[${NAMES_ATTRIBUTE}]`);
    if (place === null) return;
    place.textContent = askedNames(kind);
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}
