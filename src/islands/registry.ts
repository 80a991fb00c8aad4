/** The islands: for each, what the browser loads and which strings it starts with. */
import type { ComponentType } from 'react';
import type { StringsNamespace } from '../components/string-keys';
import type { Locale } from '../site/locales';
import { AssessmentIsland } from './assessment/AssessmentIsland';

/** Every island takes the page's locale; what else it needs it reads from the address or asks a function. */
export type IslandComponent = ComponentType<{ readonly locale: Locale }>;

interface IslandFacts {
  readonly component: IslandComponent;
  readonly namespaces: readonly StringsNamespace[];
}

export const ISLANDS = {
  assessment: { component: AssessmentIsland, namespaces: ['assessment', 'errors', 'site'] },
} as const satisfies Record<string, IslandFacts>;

export type IslandName = keyof typeof ISLANDS;

/** Attribute that marks an island's element; its value is the island's name. */
export const ISLAND_ATTRIBUTE = 'data-island';

/** What a page hands to an island in the browser, as JSON beside its element. */
export interface IslandPayload {
  readonly locale: Locale;
  /** Namespace → strings in the page's locale. */
  readonly strings: Readonly<Record<string, unknown>>;
}
