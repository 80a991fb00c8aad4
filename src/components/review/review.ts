/**
 * What a build changes against the production site: written by the build to `.facet/gated/review.json`, shown by
 * `debug/og` and by `npm run review:summary`.
 */
import type { DeployContext } from '../../site/environment';
import type { WrittenLocale } from '../../site/locales';
import type { RouteId } from '../../site/routes';

/**
 * What happened to a page. `outdated`: its source changed since it was translated; `current`: it was outdated and is no
 * more; `untranslated`: its translation was taken away, it shows the source's text.
 */
export type PageChangeKind =
  | 'added'
  | 'removed'
  | 'moved'
  | 'edited'
  | 'translated'
  | 'outdated'
  | 'current'
  | 'untranslated';

export interface PageChange {
  readonly locale: WrittenLocale;
  /** Null for the page about a missing page, and where this build does not know the route of one that is gone. */
  readonly route: RouteId | null;
  readonly title: string;
  /** Its path in production; null if it is new. */
  readonly before: string | null;
  /** Its path in this build; null if it is gone. A draft translation is there if `hidden` names it. */
  readonly after: string | null;
  readonly changes: readonly PageChangeKind[];
}

/** A piece of content (a post, an entry, a legal document, a page) whose files this build changes. */
export interface PieceChange {
  readonly route: RouteId;
  /** The current slug, or the last one if the content is gone; the route's name for pages without a slug. */
  readonly slug: string;
  /** The source's. */
  readonly title: string;
  /** Everything that happened to it, in the order of `PageChangeKind`. */
  readonly changes: readonly PageChangeKind[];
  /** Its pages that differ from production's, in the order of the table of locales. */
  readonly pages: readonly PageChange[];
}

/** A page of the site, by its path. */
interface NamedPage {
  readonly locale: WrittenLocale;
  readonly path: string;
  readonly title: string;
}

/** A draft, or what is still to come: production does not show it. */
export interface HiddenPage extends NamedPage {
  readonly visibility: 'draft' | 'scheduled';
}

/** A translation that is behind its source as it did not in production, or whose source this build changes further. */
export interface TranslationImpact extends NamedPage {
  /** Sections of the source that changed since it was translated, and all sections it has. */
  readonly changed: number;
  readonly total: number;
}

export type FeedEntry = Pick<NamedPage, 'path' | 'title'>;

/** Entries of the feeds next to a listing; its three formats have the same. */
export interface FeedChange {
  readonly locale: WrittenLocale;
  /** Path of the listing: `/en/posts/`. */
  readonly folder: string;
  readonly added: readonly FeedEntry[];
  readonly removed: readonly FeedEntry[];
  readonly edited: readonly FeedEntry[];
}

/** A social card that differs from production's. Pictures are paths of this build's own files. */
export interface CardChange extends NamedPage {
  /** Derived from the facts alone: pictures may be missing for other reasons. */
  readonly change: 'added' | 'removed' | 'edited';
  /**
   * Production's, copied where this build has no such file; null if the page had none, or if it was not read.
   * Where a command compares two sites, its URL there.
   */
  readonly before: string | null;
  readonly after: string | null;
  /** Where the two differ, marked; null without a picture of each. */
  readonly difference: string | null;
  /** Share of pixels that differ, 0 to 1; null without a picture of each. */
  readonly share: number | null;
}

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** What a changed page weighs, in bytes. */
export interface PageBytes extends Pick<NamedPage, 'path' | 'title'> {
  /** Unpacked, of the HTML and of the script it loads at once; null if the page is new. */
  readonly before: { readonly html: number; readonly script: number } | null;
  readonly after: { readonly html: number; readonly script: number };
  /** HTML and styles by brotli at its best, and what the budget allows; null if it was not packed. */
  readonly packed: { readonly bytes: number; readonly budget: number } | null;
}

/** A locale production has and this build does not know: nothing more is said about its pages. */
export interface LostLocale {
  /** A tag, as it is in URLs. */
  readonly locale: string;
  /** How many pages it has. */
  readonly pages: number;
}

export interface Review {
  /** What this build is compared with. */
  readonly before: {
    readonly origin: string;
    readonly version: string;
    readonly lostLocales: readonly LostLocale[];
  };
  readonly after: { readonly version: string; readonly context: DeployContext };
  readonly pieces: readonly PieceChange[];
  /** Pages whose words differ for another reason: listings, neighbours, interface strings. */
  readonly others: readonly PageChange[];
  readonly hidden: readonly HiddenPage[];
  readonly outdated: readonly TranslationImpact[];
  readonly feeds: readonly FeedChange[];
  readonly cards: readonly CardChange[];
  readonly redirects: { readonly added: readonly Redirect[]; readonly removed: readonly Redirect[] };
  /** Heaviest against its budget first. */
  readonly bytes: readonly PageBytes[];
}

/** Why there is nothing to show: the site does not answer, has no facts, or has some this build cannot read. */
export type ReviewObstacle = 'unreachable' | 'without-facts' | 'unreadable';

export type ReviewResult =
  | { readonly state: 'compared'; readonly review: Review }
  | {
      readonly state: 'failed';
      readonly origin: string;
      readonly obstacle: ReviewObstacle;
      /** Details in English for the person who fixes it. */
      readonly reason?: string;
    };

/** Name of the file among the gated ones; a build that compares itself with nothing leaves none. */
export const REVIEW_FILE = 'review.json';
