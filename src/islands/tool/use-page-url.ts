import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { SavedKind } from '../../site/accounts';
import { ASKED_ATTRIBUTE } from '../marks';
import { followHistory } from './follow-history';
import { goTo, type Place } from './page-url';
import { putInUrl, putSavedInUrl } from './put-in-url';
import { useFragment } from './sharing/use-fragment';
import { nothingYet, showPlace, type ToolPage } from './show-place';
import { useLanguages } from './use-languages';
import type { Tool } from './use-tool';

interface PageUrl {
  /** Shows what a URL could have asked for, and puts it there. */
  readonly open: (place: Place) => Promise<void>;
  /** To be told the id of what was saved. */
  readonly noteSaved: (id: string) => void;
}

/** Runs before the browser draws; nothing is drawn where HTML is built. */
const useEffectBeforeDrawing = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Keeps the page's URL and what is shown in step: what the URL names is opened and measured when the page is
 * opened and whenever the user goes back or forward, and what is done here goes into the URL. What an entry of the
 * tab's history showed before is shown again and not measured again, as long as the tab has it.
 *
 * Where the URL names nothing as the page opens, what was put aside while the user signed in is taken back.
 *
 * @param fill puts URLs into the form's fields
 */
export function usePageUrl(kind: SavedKind, { state, actions }: Tool, fill: ToolPage['fill']): PageUrl {
  const [shown] = useState(nothingYet);
  const page = useMemo((): ToolPage => ({ kind, actions, fill, shown }), [kind, actions, fill, shown]);
  /** Whether what the URL asks for is begun or there, so that the page is laid out by what it holds. */
  const [isUnderWay, setUnderWay] = useState(false);

  useEffect(() => followHistory(page, () => setUnderWay(true)), [page]);
  useEffectBeforeDrawing(() => {
    if (isUnderWay) document.documentElement.removeAttribute(ASKED_ATTRIBUTE);
  }, [isUnderWay]);
  useEffect(() => putInUrl(page), [page, state]);
  useLanguages(kind);
  useFragment(state);

  const open = useCallback(
    (place: Place) => {
      goTo(page.kind, place);
      return showPlace(page, place);
    },
    [page],
  );
  return { open, noteSaved: useCallback((id: string) => putSavedInUrl(page, id), [page]) };
}
