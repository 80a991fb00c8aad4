/** The islands: for each, what the browser loads and which strings it starts with. */
import type { ComponentType } from 'react';
import type { StringsNamespace } from '../components/string-keys';
import type { Locale } from '../site/locales';
import { AssessmentIsland } from './assessment/AssessmentIsland';
import { ComparisonIsland } from './comparison/ComparisonIsland';
import { SearchIsland } from './search/SearchIsland';

/** Every island takes the page's locale; what else it needs it reads from the address or asks a function. */
export type IslandComponent = ComponentType<{ readonly locale: Locale }>;

interface IslandFacts {
  readonly component: IslandComponent;
  readonly namespaces: readonly StringsNamespace[];
  /** When the browser loads the islands' script: with the page, or not before somebody uses the island. */
  readonly start: 'load' | 'use';
}

export const ISLANDS = {
  assessment: { component: AssessmentIsland, namespaces: ['assessment', 'errors', 'site'], start: 'load' },
  comparison: {
    component: ComparisonIsland,
    namespaces: ['assessment', 'comparison', 'errors', 'site'],
    start: 'load',
  },
  search: { component: SearchIsland, namespaces: ['search'], start: 'use' },
} as const satisfies Record<string, IslandFacts>;

export type IslandName = keyof typeof ISLANDS;

/** What a page hands to an island in the browser, as JSON beside its element. */
export interface IslandPayload {
  readonly locale: Locale;
  /** Namespace → strings in the page's locale. */
  readonly strings: Readonly<Record<string, unknown>>;
}
