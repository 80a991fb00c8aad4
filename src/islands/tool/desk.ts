import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { SavedKind } from '../../site/accounts';
import type { Locale } from '../../site/locales';
import type { WayOnProps } from './account/WayOn';
import type { Column, Event, LiveViewProps, State } from './state';

/** What a page with the tool has in mind from one drawing to the next. */
export interface Memory {
  /** What is by now, shown or not yet. */
  readonly now: () => State;
  /** The state after an event: what comes next is decided by what is, not by what was shown last. */
  readonly after: (event: Event) => State;
  readonly nextId: () => number;
  /** Of the measurements that go on, by the id of their run. */
  readonly controllers: Map<number, AbortController>;
  /** Entries of the tab's history that are held whole, with evidence and pictures. */
  readonly held: Map<number, readonly Column[]>;
}

/** What the actions of `events/` work on: one page with the tool, for as long as it is open. */
export interface Desk extends Omit<Memory, 'after'> {
  readonly kind: SavedKind;
  readonly locale: Locale;
  readonly strings: i18n;
  /** Changes the state, and shows it. */
  readonly dispatch: (event: Event) => void;
  readonly setView: (View: ComponentType<LiveViewProps>) => void;
  readonly setWayOn: (WayOn: ComponentType<WayOnProps>) => void;
}
