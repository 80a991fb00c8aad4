import { useCallback, useEffect, useRef } from 'react';
import { currentPlace, goTo, NOTHING, placeText, type Place } from './address-bar';
import { EXAMPLE_IDS } from '../../site/examples';
import type { Column } from './state';
import type { ComparisonTool } from './use-comparison';
import { useFollowedAddress } from '../use-followed-address';

/** The place that stands for columns, as far as an address can: what was opened from a file is in none. */
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
 * Keeps the page's address and the comparison in step: what the address names is opened and measured when the page is
 * opened and whenever somebody goes back or forward, and what is done here goes into the address.
 *
 * @param fill puts addresses into the form's fields
 */
export function usePlace(tool: ComparisonTool, fill: (addresses: readonly string[]) => void): void {
  /** What the page shows, as its address says it; null before anything is shown. */
  const shown = useRef<string | null>(null);
  const { openLink, takeOver, addExamples, compare, clear } = tool;
  const { columns, opening, cancelled } = tool.state;
  /** Whether there was something to show, so that nothing is something else than before. */
  const hadColumns = useRef(false);

  const show = useCallback(
    async (place: Place) => {
      hadColumns.current = false;
      clear();
      if (place.kind === 'link') {
        fill([]);
        await openLink(place.fragment);
        return;
      }
      fill(place.addresses);
      const taken = place.handedOver ? await takeOver() : null;
      // What was handed over is not measured beside itself.
      const addresses = place.addresses.filter((address) => address !== taken);
      if (taken !== null) fill(addresses);
      const added = place.examples.length > 0 && (await addExamples(place.examples));
      if (addresses.length > (taken !== null || added ? 0 : 1)) await compare(addresses);
    },
    [openLink, takeOver, addExamples, compare, clear, fill],
  );

  const follow = useCallback(() => {
    const place = currentPlace();
    if (placeText(place) === (shown.current ?? placeText(NOTHING))) return;
    shown.current = placeText(place);
    void show(place);
  }, [show]);

  useFollowedAddress(follow);

  useEffect(() => {
    const before = currentPlace();
    // A link stands for what was opened from it, whatever is done with it.
    const isLinked = before.kind === 'link' && columns.some(({ source }) => source === 'link');
    if (opening || cancelled || isLinked || (columns.length === 0 && !hadColumns.current)) return;
    hadColumns.current = columns.length > 0;
    const place = placeOf(columns);
    shown.current = placeText(place);
    goTo(place);
  }, [columns, opening, cancelled]);
}
