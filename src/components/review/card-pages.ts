/** What `debug/og` shows of pages' cards: written by the build to `.facet/gated/cards.json`, read by the gate. */
import type { PreviewId } from '../../brand/previews/card';
import type { WrittenLocale } from '../../site/locales';
import { ROUTES, type IndexableRouteId, type RouteId } from '../../site/routes';
import type { ContentPageContext } from '../page-context';

/** How much a risk asks for: to be mended, to be looked at, or to be known. */
export type RiskWeight = 'mend' | 'look' | 'know';

/**
 * What a reviewer should look at, the greatest risk first: a link without its picture or words is broken wherever it is
 * shared; a title that is cut may say something else; then texts that are not what readers expect; then what is so on
 * purpose as a rule; last what is cut nearly everywhere, since services show little of a description.
 */
export const RISK_WEIGHTS = {
  'card-missing': 'mend',
  'text-missing': 'mend',
  'title-cut': 'mend',
  fallback: 'look',
  'duplicate-title': 'look',
  outdated: 'look',
  noted: 'look',
  noindex: 'look',
  draft: 'know',
  scheduled: 'know',
  'description-cut': 'know',
} as const satisfies Record<string, RiskWeight>;
export type CardRisk = keyof typeof RISK_WEIGHTS;
export const CARD_RISKS = Object.keys(RISK_WEIGHTS) as CardRisk[];

/** Kinds of page that can be shared: the routes that search engines may list. */
export type CardKind = IndexableRouteId;
export const CARD_KINDS = (Object.keys(ROUTES) as RouteId[]).filter((id): id is CardKind => ROUTES[id].indexable);

/** Locales with written texts; pages in others are never shared. */
export type CardLocale = WrittenLocale;

/** A text that previews do not show whole. */
export interface TextCut {
  readonly previews: readonly PreviewId[];
  /** Characters (code points) lost where most of them are. */
  readonly characters: number;
}

/** What is found about one page. A text that is whole everywhere is not there. */
export interface CardProblems {
  /** In the order of `CARD_RISKS`. */
  readonly risks: readonly CardRisk[];
  readonly title?: TextCut;
  readonly description?: TextCut;
}

/** A page that can be shared, as the build publishes it. */
export interface CardPage {
  /** With locale and trailing slash. */
  readonly path: string;
  readonly locale: CardLocale;
  readonly route: CardKind;
  /** The state in the table of translations; `interface` if the page is made of interface strings. */
  readonly state: 'interface' | 'source' | 'translated' | 'outdated' | 'fallback';
  readonly visibility: ContentPageContext['visibility'];
  /** The tags of its head that a link preview may read, exactly as in the HTML, in document order. */
  readonly tags: readonly string[];
  /**
   * The picture its tags name; null if they name none. `file` is its path in this deploy, null if there is no
   * such file; tags name the production origin.
   */
  readonly picture: { readonly url: string; readonly file: string | null } | null;
}

/** A page with what its previews say about it. */
export interface JudgedCardPage extends CardPage {
  /** As its tags state it; the path where they state none. */
  readonly title: string;
  readonly problems: CardProblems;
}

export interface CardPages {
  /** Origin of the URLs in the tags. */
  readonly siteUrl: string;
  /** Whether the whole deploy asks search engines to stay away, as all but production's do: then no page is at fault. */
  readonly hidden: boolean;
  /** The greatest risk first. */
  readonly pages: readonly JudgedCardPage[];
}

/** Name of the file among the gated ones. */
export const CARD_PAGES_FILE = 'cards.json';
