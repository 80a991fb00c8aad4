/** What `debug/og` shows of pages' cards: written by the build to `.facet/gated/cards.json`, read by the gate. */
import type { Locale } from '../../site/locales';
import type { RouteId } from '../../site/routes';
import type { ContentPageContext } from '../page-context';

/** A page that can be shared, as the build publishes it. */
export interface CardPage {
  /** With locale and trailing slash. */
  readonly path: string;
  readonly locale: Locale;
  readonly route: RouteId;
  /** What the table of translations says of it; `interface` where it is made of interface strings. */
  readonly state: 'interface' | 'source' | 'translated' | 'outdated' | 'fallback';
  readonly visibility: ContentPageContext['visibility'];
  /** The tags of its head that a link preview may read, each as it stands in the HTML, in its order. */
  readonly tags: readonly string[];
}

export interface CardPages {
  /** Origin of the addresses in the tags. */
  readonly siteUrl: string;
  readonly pages: readonly CardPage[];
}

/** Name of the file among the gated ones. */
export const CARD_PAGES_FILE = 'cards.json';
