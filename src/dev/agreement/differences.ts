/** Where Facet differs from a browser on purpose. An entry that no longer differs fails the test, and so does one too many. */
import type { SeenPage } from './seen';

/** `page`: only one of the two saw a page. */
export type Field = keyof SeenPage | 'page';

export interface Difference {
  /** Of the case. */
  readonly id: string;
  readonly fields: readonly Field[];
  readonly why: string;
}

export const DIFFERENCES: readonly Difference[] = [];
