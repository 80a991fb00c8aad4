import { EXAMPLE_IDS } from '../../site/examples';
import { currentPlace, goTo, NOTHING, placeText, type Place } from './page-url';
import type { ToolPage } from './show-place';
import { isRunning, publicationBefore, resultOf, type Column } from './state';
import { forgetAside, noteShown, tabStorage } from './tab';

/** The place that represents columns, as far as a URL can: what was opened from a file is in none. */
function placeOf(columns: readonly Column[]): Place {
  const names = (wanted: Column['source']) => columns.filter(({ source }) => source === wanted).map(({ name }) => name);
  const examples = names('example');
  const addresses = names('address');
  return {
    kind: 'brands',
    handedOver: columns.some(({ source }) => source === 'report'),
    examples: EXAMPLE_IDS.filter((id) => examples.includes(id)),
    addresses,
    previous: addresses.length > 0 ? publicationBefore(columns) : null,
  };
}

/** Puts what the page shows into its URL, and keeps it in the tab once there is a result. */
export function putInUrl({ kind, actions, shown }: ToolPage): void {
  // The newest state: the user may have gone back before the last one was drawn.
  const latest = actions.now();
  const { columns, openings, cancelled } = latest;
  const before = currentPlace(kind);
  // Reports in the tab's memory go when none of them is shown any more.
  const isAside = columns.some(({ source }) => source === 'aside');
  if (shown.hadAside && !isAside) forgetAside(kind, tabStorage());
  shown.hadAside = isAside;
  // The URL of a link or of something saved stays while its report is open.
  const isLinked = columns.some(({ source }) => source === before.kind);
  if (openings.length > 0 || cancelled || isLinked || (columns.length === 0 && !shown.hadColumns)) return;
  shown.hadColumns = columns.length > 0;
  const place = placeOf(columns);
  shown.place = placeText(place);
  // What was kept stays in the history; what came to nothing does not.
  const isNew = shown.begun !== latest.begun && shown.kept > 0;
  shown.begun = latest.begun;
  goTo(kind, place, isNew);
  if (isNew) shown.kept = 0;
  if (isRunning(latest) || !columns.some((column) => resultOf(column) !== null)) return;
  if (shown.kept === 0) {
    // Later entries have higher numbers, also those of other pages of the tab.
    shown.kept = Date.now();
    noteShown(shown.kept);
  }
  actions.keepShown(shown.kept);
}

/** What was saved and is in no URL gets one, for reloading. */
export function putSavedInUrl({ kind, shown }: ToolPage, id: string): void {
  if (placeText(currentPlace(kind)) !== placeText(NOTHING)) return;
  const place: Place = { kind: 'saved', id };
  shown.place = placeText(place);
  goTo(kind, place);
}
