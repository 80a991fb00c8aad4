import { useCallback, useEffect, useRef } from 'react';
import { currentPlace, goTo, NOTHING, placeText, type Place } from './page-url';
import { EXAMPLE_IDS } from '../../site/examples';
import { forgetAside, isPutAside, tabStorage, takeWanted } from './aside';
import type { Column } from './state';
import type { ComparisonTool } from './use-tool';
import { useFollowedAddress } from './use-followed-address';

/** The place that stands for columns, as far as a URL can: what was opened from a file is in none. */
function placeOf(columns: readonly Column[]): Place {
  const names = (wanted: Column['source']) => columns.filter(({ source }) => source === wanted).map(({ name }) => name);
  const examples = names('example');
  return {
    kind: 'brands',
    handedOver: columns.some(({ source }) => source === 'report'),
    examples: EXAMPLE_IDS.filter((id) => examples.includes(id)),
    addresses: names('address'),
  };
}

/**
 * Keeps the page's URL and the comparison in step: what the URL names is opened and measured when the page is
 * opened and whenever the user goes back or forward, and what is done here goes into the URL.
 *
 * Where the URL names nothing as the page opens, what was put aside while the user signed in is taken back.
 *
 * @param fill puts URLs into the form's fields
 * @returns what is to be told the id of what was saved
 */
export function usePlace(
  tool: ComparisonTool,
  fill: (addresses: readonly string[]) => void,
): { readonly noteSaved: (id: string) => void } {
  /** What the page shows, as its URL says it; null before anything is shown. */
  const shown = useRef<string | null>(null);
  const { openLink, openSaved, takeBack, takeOver, addExamples, compare, clear } = tool;
  const { columns, opening, cancelled } = tool.state;
  /** Whether there was something to show, so that nothing is something else than before. */
  const hadColumns = useRef(false);
  const hadAside = useRef(false);

  const show = useCallback(
    async (place: Place) => {
      hadColumns.current = false;
      clear();
      if (place.kind === 'link') {
        fill([]);
        await openLink(place.fragment);
        return;
      }
      if (place.kind === 'saved') {
        fill([]);
        await openSaved(place.id);
        return;
      }
      fill(place.addresses);
      const taken = place.handedOver ? await takeOver() : null;
      // What was handed over is not measured next to itself.
      const addresses = place.addresses.filter((address) => address !== taken);
      if (taken !== null) fill(addresses);
      const added = place.examples.length > 0 && (await addExamples(place.examples));
      if (addresses.length > (taken !== null || added ? 0 : 1)) await compare(addresses);
    },
    [openLink, openSaved, takeOver, addExamples, compare, clear, fill],
  );

  const follow = useCallback(() => {
    const place = currentPlace();
    if (placeText(place) === (shown.current ?? placeText(NOTHING))) return;
    shown.current = placeText(place);
    void show(place);
  }, [show]);

  useFollowedAddress(follow);

  useEffect(() => {
    if (placeText(currentPlace()) !== placeText(NOTHING)) return;
    const wanted = takeWanted('comparison', tabStorage());
    if (wanted !== null) {
      goTo({ kind: 'saved', id: wanted });
      follow();
    } else if (isPutAside('comparison', tabStorage())) void takeBack();
  }, [follow, takeBack]);

  useEffect(() => {
    const before = currentPlace();
    // Reports in the tab's memory go when none of them is shown any more.
    const isAside = columns.some(({ source }) => source === 'aside');
    if (hadAside.current && !isAside) forgetAside('comparison', tabStorage());
    hadAside.current = isAside;
    // A link or an account stands for what was opened from it, whatever is done with it.
    const isLinked = columns.some(({ source }) => source === before.kind);
    if (opening || cancelled || isLinked || (columns.length === 0 && !hadColumns.current)) return;
    hadColumns.current = columns.length > 0;
    const place = placeOf(columns);
    shown.current = placeText(place);
    goTo(place);
  }, [columns, opening, cancelled]);

  const noteSaved = useCallback((id: string) => {
    // What is in no URL gets one, for reloading.
    if (placeText(currentPlace()) !== placeText(NOTHING)) return;
    const place: Place = { kind: 'saved', id };
    shown.current = placeText(place);
    goTo(place);
  }, []);
  return { noteSaved };
}
