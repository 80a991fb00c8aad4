import { useMemo, useState, type ComponentType } from 'react';
import { useI18n } from '../../components/strings';
import type { SavedKind } from '../../site/accounts';
import type { Locale } from '../../site/locales';
import type { WayOnProps } from './account/WayOn';
import type { Desk } from './desk';
import { keepShown } from './events/keep-shown';
import { measure } from './events/measure';
import { measureAgain } from './events/measure-again';
import { move } from './events/move';
import { addExamples, addFiles, adoptReport, assessPasted, openRefs } from './events/open-refs';
import { sayForgotten, showAgain } from './events/show-again';
import { cancel } from './events/stop';
import { clear, endUndo, remove, undo } from './events/take-away';
import { remember } from './remember';
import { INITIAL_STATE, type LiveViewProps, type State } from './state';

function actionsOn(desk: Desk) {
  const on =
    <Given extends readonly unknown[], Result>(action: (desk: Desk, ...given: Given) => Result) =>
    (...given: Given): Result =>
      action(desk, ...given);
  return {
    now: desk.now,
    measure: on(measure),
    measureAgain: on(measureAgain),
    cancel: on(cancel),
    assessPasted: on(assessPasted),
    addFiles: on(addFiles),
    addExamples: on(addExamples),
    openRefs: on(openRefs),
    adoptReport: on(adoptReport),
    keepShown: on(keepShown),
    showAgain: on(showAgain),
    sayForgotten: on(sayForgotten),
    move: on(move),
    remove: on(remove),
    clear: on(clear),
    undo: on(undo),
    endUndo: on(endUndo),
  };
}

export type Actions = Readonly<ReturnType<typeof actionsOn>>;

export interface Tool extends Actions {
  readonly state: State;
  /** What can be done, always the same. */
  readonly actions: Actions;
  /** What shows the reports; loaded before anything has a result. */
  readonly View: ComponentType<LiveViewProps> | null;
  /** What shows the next step where something saved was not opened. */
  readonly WayOn: ComponentType<WayOnProps> | null;
}

/** Runs measurements, all at once, and opens what was kept: one brand, or for a comparison up to four. */
export function useTool(locale: Locale, kind: SavedKind): Tool {
  const strings = useI18n();
  const [state, setState] = useState(INITIAL_STATE);
  const [View, setView] = useState<ComponentType<LiveViewProps> | null>(null);
  const [WayOn, setWayOn] = useState<ComponentType<WayOnProps> | null>(null);
  const [memory] = useState(remember);

  const actions = useMemo(
    () =>
      actionsOn({
        ...memory,
        kind,
        locale,
        strings,
        dispatch: (event) => setState(memory.after(event)),
        setView: (loaded) => setView(() => loaded),
        setWayOn: (loaded) => setWayOn(() => loaded),
      }),
    [kind, locale, strings, memory],
  );

  return { state, View, WayOn, actions, ...actions };
}
