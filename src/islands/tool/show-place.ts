import type { SavedKind } from '../../site/accounts';
import { isNothing, placeText, type Place } from './page-url';
import { noteShown } from './tab';
import type { Actions } from './use-tool';

/** What a page with the tool shows, as its URL and the tab know it. */
interface Shown {
  /** As the URL says it; null before anything is shown. */
  place: string | null;
  /** Where the tab keeps it; 0 if nowhere. */
  kept: number;
  /** What was begun last as the URL was put in step. */
  begun: number;
  /** Whether there was something to show, so that nothing is something else than before. */
  hadColumns: boolean;
  hadAside: boolean;
}

export const nothingYet = (): Shown => ({ place: null, kept: 0, begun: 0, hadColumns: false, hadAside: false });

export interface ToolPage {
  readonly kind: SavedKind;
  readonly actions: Actions;
  /** Puts URLs into the form's fields. */
  readonly fill: (addresses: readonly string[]) => void;
  readonly shown: Shown;
}

/**
 * Shows what a URL asks for.
 *
 * @param number where the tab keeps it; 0 if nowhere
 */
export async function showPlace(page: ToolPage, place: Place, number = 0): Promise<void> {
  const { actions, fill, shown } = page;
  shown.place = placeText(place);
  shown.kept = number;
  shown.hadColumns = false;
  actions.clear();
  shown.begun = actions.now().begun;
  if (place.kind !== 'brands') {
    fill([]);
    await actions.openRefs([place]);
    return;
  }
  fill(place.addresses);
  if (number > 0) {
    if (await actions.showAgain(number)) return;
    // The user may have left this entry while it was read.
    if (shown.kept !== number) return;
    shown.kept = 0;
    noteShown(0);
    if (isNothing(place)) {
      await actions.sayForgotten();
      return;
    }
  }
  await showBrands(page, place);
}

async function showBrands({ kind, actions, fill }: ToolPage, place: Place & { kind: 'brands' }): Promise<void> {
  const taken = place.handedOver ? await actions.adoptReport() : null;
  // A report that another page passed on is not measured next to itself.
  const addresses = place.addresses.filter((address) => address !== taken);
  if (taken !== null) fill(addresses);
  const added = place.examples.length > 0 && (await actions.addExamples(place.examples));
  // A single URL is not compared with anything yet.
  const isAlone = kind === 'comparison' && taken === null && !added && addresses.length < 2;
  if (addresses.length > 0 && !isAlone) await actions.measure(addresses, place.previous);
}
