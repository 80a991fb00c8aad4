/**
 * The islands: for each, what the browser loads and which strings it starts with. Pages are rendered by this table; the
 * entries take only the components of their own, or each page would load all islands.
 */
import type { ComponentType } from 'react';
import type { StringsNamespace } from '../components/string-keys';
import { ISLAND_STRINGS } from '../site/island-strings';
import type { Locale } from '../site/locales';
import { AssessmentIsland } from './tool/AssessmentIsland';
import { ComparisonIsland } from './tool/ComparisonIsland';
import { FeedbackIsland } from './feedback/FeedbackIsland';
import { SearchIsland } from './search/SearchIsland';

/** Every island takes the page's locale; what else it needs it reads from the URL or asks a function. */
export type IslandComponent = ComponentType<{ readonly locale: Locale }>;

/** An entry of the bundle; see `src/content/bundles/scripts.ts`. */
export type IslandEntry = 'islands' | 'feedback' | 'search';

export interface IslandFacts {
  /** The page it is on. */
  readonly route: 'brand-assessment' | 'brand-comparison' | 'feedback' | 'posts';
  readonly component: IslandComponent;
  readonly namespaces: readonly StringsNamespace[];
  /** Of a namespace that it starts with in part, the groups of strings. */
  readonly groups?: Partial<Readonly<Record<StringsNamespace, readonly string[]>>>;
  /** The entry whose script brings it to life: `entry.tsx` or one of its own. */
  readonly entry: IslandEntry;
  /** When the browser loads the islands' script: with the page, or not before the user uses the island. */
  readonly start: 'load' | 'use';
}

export const ISLANDS = {
  assessment: {
    route: 'brand-assessment',
    component: AssessmentIsland,
    namespaces: ['assessment', 'errors', 'site'],
    groups: ISLAND_STRINGS.assessment,
    entry: 'islands',
    start: 'load',
  },
  comparison: {
    route: 'brand-comparison',
    component: ComparisonIsland,
    namespaces: ['assessment', 'comparison', 'errors', 'site'],
    groups: ISLAND_STRINGS.comparison,
    entry: 'islands',
    start: 'load',
  },
  // With the page: what was begun and the page it came from are to be there before the user types.
  feedback: {
    route: 'feedback',
    component: FeedbackIsland,
    namespaces: ['feedback'],
    entry: 'feedback',
    start: 'load',
  },
  search: { route: 'posts', component: SearchIsland, namespaces: ['search'], entry: 'search', start: 'use' },
} as const satisfies Record<string, IslandFacts>;

export type IslandName = keyof typeof ISLANDS;

/** What a page hands to an island in the browser, as JSON next to its element. */
export interface IslandPayload {
  readonly locale: Locale;
  /** Namespace → strings in the page's locale. */
  readonly strings: Readonly<Record<string, unknown>>;
}
