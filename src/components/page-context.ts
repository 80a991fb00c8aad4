/** What `createPages` hands to templates: everything a page knows beside its GraphQL data. */
import type { Alternate } from './Layout';
import type { Locale } from '../site/locales';

/** What stands in a page's head. */
export interface HeadFacts {
  /** Title without the site's name. */
  readonly title: string;
  readonly description: string;
  readonly type: 'website' | 'article';
  /** Absolute URL of the page search engines should keep; null where the page is not for them. */
  readonly canonical: string | null;
  /** Absolute URLs of the page in the locales that have a text of their own, itself included; empty for one locale. */
  readonly alternates: readonly { readonly locale: Locale; readonly url: string }[];
  /** Origin of the site, for absolute URLs. */
  readonly siteUrl: string;
  /** Set where a deploy is not the production site. */
  readonly noindex: boolean;
  readonly published?: string;
  readonly modified?: string;
  /** Path of the page's social card, `/cards/<digest>.png`; null where the page has none. */
  readonly card: string | null;
  /** Feeds the page announces: their title and the folder their files lie in (`/en/posts/`; see `site/feeds.ts`). */
  readonly feeds: readonly { readonly title: string; readonly folder: string }[];
  /** Pages above this one, from the home page on, itself left out. */
  readonly breadcrumbs: readonly { readonly name: string; readonly path: string }[];
  /** Who wrote an article, with the path of the listing of what they wrote. */
  readonly authors: readonly { readonly name: string; readonly path: string }[];
  /** Names of an article's tags. */
  readonly tags: readonly string[];
}

/** One entry of a listing: its node, and how the listing's locale has it. */
export interface ListedPage {
  readonly id: string;
  readonly path: string;
  readonly fallback: boolean;
}

export interface PageContext {
  readonly locale: Locale;
  /** The page's own path with locale and trailing slash (Gatsby keeps the name `path` for itself). */
  readonly pagePath: string;
  /** Namespaces of strings its components use. */
  readonly namespaces: readonly string[];
  readonly head: HeadFacts;
  /** The page in every locale, for the language switch. */
  readonly alternates: readonly Alternate[];
  /** Digest of what compiles content; a change of it makes Gatsby ask its queries again. */
  readonly compiler: string;
  /** What gatsby-plugin-react-i18next reads; being an object, it leaves the page as it is. */
  readonly i18n: {
    readonly language: Locale;
    readonly languages: readonly Locale[];
    readonly defaultLanguage: Locale;
    readonly routed: true;
    readonly originalPath: string;
    readonly path: string;
    readonly generateDefaultLanguagePage: false;
  };
}

/** A page made of one MDX node. */
export interface ContentPageContext extends PageContext {
  readonly id: string;
  /** True where the node is the default locale's, shown for want of a translation. */
  readonly fallback: boolean;
  /** Day a legal document is in force from. */
  readonly version: string | null;
}

/** A page that lists MDX nodes. */
export interface ListingPageContext extends PageContext {
  readonly ids: readonly string[];
  readonly listed: readonly ListedPage[];
  /** 1-based. */
  readonly page: number;
  readonly pages: number;
}
