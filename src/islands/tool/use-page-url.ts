import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SavedKind } from '../../site/accounts';
import { EXAMPLE_IDS } from '../../site/examples';
import { ASKED_ATTRIBUTE } from '../marks';
import { useFragment } from './sharing/use-fragment';
import { currentPlace, goTo, isNothing, NOTHING, placeText, type Place } from './page-url';
import { isRunning, publicationBefore, resultOf, type Column } from './state';
import { forgetAside, isPutAside, noteShown, putWanted, shownHere, tabStorage, takeWanted } from './tab';
import type { Tool } from './use-tool';

interface PageUrl {
  /** Shows what a URL could have asked for, and puts it there. */
  readonly open: (place: Place) => Promise<void>;
  /** To be told the id of what was saved. */
  readonly noteSaved: (id: string) => void;
}

/** Runs before the browser draws; nothing is drawn where HTML is built. */
const useEffectBeforeDrawing = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The place that stands for columns, as far as a URL can: what was opened from a file is in none. */
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

/** Links and the button of the language switch, which lead to the tool's page and no further. */
const LANGUAGES = '.languages a, .languages form button';

/** Lets the language switch take along what is shown: a report in the URL's fragment goes by itself (`use-fragment.ts`). */
function useLanguages(kind: SavedKind): void {
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

/**
 * Keeps the page's URL and what is shown in step: what the URL names is opened and measured when the page is
 * opened and whenever the user goes back or forward, and what is done here goes into the URL. What an entry of the
 * tab's history showed before is shown again and not measured anew, as long as the tab has it.
 *
 * Where the URL names nothing as the page opens, what was put aside while the user signed in is taken back.
 *
 * @param fill puts URLs into the form's fields
 */
export function usePageUrl(kind: SavedKind, tool: Tool, fill: (addresses: readonly string[]) => void): PageUrl {
  /** What the page shows, as its URL says it; null before anything is shown. */
  const shown = useRef<string | null>(null);
  /** Where the tab keeps what the page shows; 0 if nowhere. */
  const kept = useRef(0);
  /** What was begun last as the URL was put in step. */
  const begun = useRef(0);
  const { openLink, openNamed, restoreStash, adoptReport, addExamples, measure, clear, now } = tool;
  const { keepShown, showAgain, sayForgotten } = tool;
  const { state } = tool;
  /** Whether there was something to show, so that nothing is something else than before. */
  const hadColumns = useRef(false);
  const hadAside = useRef(false);
  /** Whether what the URL asks for is begun or there, so that the page is laid out by what it holds. */
  const [isUnderWay, setUnderWay] = useState(false);

  const show = useCallback(
    async (place: Place, number = 0) => {
      shown.current = placeText(place);
      kept.current = number;
      hadColumns.current = false;
      clear();
      begun.current = now().begun;
      if (place.kind !== 'brands') {
        fill([]);
        await (place.kind === 'link' ? openLink(place.fragment) : openNamed(place));
        return;
      }
      fill(place.addresses);
      if (number > 0) {
        if (await showAgain(number)) return;
        // The user may have left this entry while it was read.
        if (kept.current !== number) return;
        kept.current = 0;
        noteShown(0);
        if (isNothing(place)) {
          await sayForgotten();
          return;
        }
      }
      const taken = place.handedOver ? await adoptReport() : null;
      // What was handed over is not measured next to itself.
      const addresses = place.addresses.filter((address) => address !== taken);
      if (taken !== null) fill(addresses);
      const added = place.examples.length > 0 && (await addExamples(place.examples));
      // A single URL is not compared with anything yet.
      const isAlone = kind === 'comparison' && taken === null && !added && addresses.length < 2;
      if (addresses.length > 0 && !isAlone) await measure(addresses, place.previous);
    },
    [kind, openLink, openNamed, adoptReport, addExamples, measure, clear, fill, now, showAgain, sayForgotten],
  );

  const open = useCallback(
    (place: Place) => {
      goTo(kind, place);
      return show(place);
    },
    [kind, show],
  );

  /** Opens what this tab keeps, where the URL names nothing. */
  const openKept = useCallback(async () => {
    const wanted = takeWanted(kind, tabStorage());
    const here = shownHere() ?? 0;
    if (wanted !== null) {
      const { hash, search } = new URL(wanted.place, window.location.href);
      const place = currentPlace(kind, { hash, search });
      goTo(kind, place);
      noteShown(wanted.shown);
      await show(place, wanted.shown);
    } else if (isPutAside(kind, tabStorage())) await restoreStash();
    else if (here > 0) await show(NOTHING, here);
  }, [kind, show, restoreStash]);

  useEffect(() => {
    const follow = () => {
      const place = currentPlace(kind);
      const here = shownHere();
      const isSame = placeText(place) === (shown.current ?? placeText(NOTHING));
      if (!isSame || (here !== null && here !== kept.current)) void show(place, here ?? 0);
      // A link within the page made an entry, which shows the same.
      else if (here === null) noteShown(kept.current);
    };
    const first = currentPlace(kind);
    if (isNothing(first)) void openKept().then(() => setUnderWay(true));
    else void show(first, shownHere() ?? 0).then(() => setUnderWay(true));
    // Going back and forth fires the one, a fragment that the user types the other, both at times.
    window.addEventListener('popstate', follow);
    window.addEventListener('hashchange', follow);
    return () => {
      window.removeEventListener('popstate', follow);
      window.removeEventListener('hashchange', follow);
    };
  }, [kind, show, openKept]);

  useEffectBeforeDrawing(() => {
    if (isUnderWay) document.documentElement.removeAttribute(ASKED_ATTRIBUTE);
  }, [isUnderWay]);

  useEffect(() => {
    // The newest state: the user may have gone back before the last one was drawn.
    const latest = now();
    const { columns, openings, cancelled } = latest;
    const before = currentPlace(kind);
    // Reports in the tab's memory go when none of them is shown any more.
    const isAside = columns.some(({ source }) => source === 'aside');
    if (hadAside.current && !isAside) forgetAside(kind, tabStorage());
    hadAside.current = isAside;
    // The URL of a link or of something saved stays while its report is open.
    const isLinked = columns.some(({ source }) => source === before.kind);
    if (openings.length > 0 || cancelled || isLinked || (columns.length === 0 && !hadColumns.current)) return;
    hadColumns.current = columns.length > 0;
    const place = placeOf(columns);
    shown.current = placeText(place);
    // What was kept stays in the history; what came to nothing does not.
    const isNew = begun.current !== latest.begun && kept.current > 0;
    begun.current = latest.begun;
    goTo(kind, place, isNew);
    if (isNew) kept.current = 0;
    if (isRunning(latest) || !columns.some((column) => resultOf(column) !== null)) return;
    if (kept.current === 0) {
      // Later entries have higher numbers, also those of other pages of the tab.
      kept.current = Date.now();
      noteShown(kept.current);
    }
    keepShown(kept.current);
  }, [kind, state, now, keepShown]);

  const noteSaved = useCallback(
    (id: string) => {
      // What is in no URL gets one, for reloading.
      if (placeText(currentPlace(kind)) !== placeText(NOTHING)) return;
      const place: Place = { kind: 'saved', id };
      shown.current = placeText(place);
      goTo(kind, place);
    },
    [kind],
  );
  useLanguages(kind);
  useFragment(state);
  return { open, noteSaved };
}
