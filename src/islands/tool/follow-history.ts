import { currentPlace, goTo, isNothing, NOTHING, placeText } from './page-url';
import { showPlace, type ToolPage } from './show-place';
import { isPutAside, noteShown, shownHere, tabStorage, takeWanted } from './tab';

/**
 * Shows what the URL asks for as the page opens, and whenever the user goes back or forward.
 *
 * @param onFirst what the URL asked for first is begun or there
 * @returns ends it
 */
export function followHistory(page: ToolPage, onFirst: () => void): () => void {
  const first = currentPlace(page.kind);
  void (isNothing(first) ? openKept(page) : showPlace(page, first, shownHere() ?? 0)).then(onFirst);
  const onChange = () => follow(page);
  // Going back and forth fires the one, a fragment that the user types the other, both at times.
  window.addEventListener('popstate', onChange);
  window.addEventListener('hashchange', onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener('hashchange', onChange);
  };
}

function follow(page: ToolPage): void {
  const place = currentPlace(page.kind);
  const here = shownHere();
  const isSame = placeText(place) === (page.shown.place ?? placeText(NOTHING));
  if (!isSame || (here !== null && here !== page.shown.kept)) void showPlace(page, place, here ?? 0);
  // A link within the page made an entry, which shows the same.
  else if (here === null) noteShown(page.shown.kept);
}

/** Opens what this tab keeps, where the URL names nothing. */
async function openKept(page: ToolPage): Promise<void> {
  const { kind } = page;
  const wanted = takeWanted(kind, tabStorage());
  const here = shownHere() ?? 0;
  if (wanted !== null) {
    const { hash, search } = new URL(wanted.place, window.location.href);
    const place = currentPlace(kind, { hash, search });
    goTo(kind, place);
    noteShown(wanted.shown);
    await showPlace(page, place, wanted.shown);
  } else if (isPutAside(kind, tabStorage())) await page.actions.openRefs([{ kind: 'aside' }]);
  else if (here > 0) await showPlace(page, NOTHING, here);
}
