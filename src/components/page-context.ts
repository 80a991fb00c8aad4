/** What `createPages` hands to templates: everything a page knows besides its GraphQL data. */
import type { Locale } from '../site/locales';
import type { SheetName } from '../styles/sheets';

export interface PageAuthor {
  readonly name: string;
  readonly path: string;
  /** By default, a person. */
  readonly type?: 'person' | 'organization';
}

/** The content of a page's head. */
export interface HeadFacts {
  /** Title without the site's name. */
  readonly title: string;
  readonly description: string;
  readonly type: 'website' | 'article';
  /** Absolute URL of the page search engines should keep; null if the page is not for them. */
  readonly canonical: string | null;
  /** Absolute URLs of the page in the locales that have a text of their own, itself included; empty for one locale. */
  readonly alternates: readonly { readonly locale: Locale; readonly url: string }[];
  /** Origin of the site, for absolute URLs. */
  readonly siteUrl: string;
  /** Profiles of the organisation behind the site on other sites. */
  readonly profiles: readonly string[];
  /** Set if a deploy is not the production site. */
  readonly noindex: boolean;
  readonly published?: string;
  readonly modified?: string;
  /** Path of the page's social card, `/cards/<digest>.png`; null if the page has none. */
  readonly card: string | null;
  /** Feeds the page announces: their title and the folder their files are in (`/en/posts/`; see `site/feeds.ts`). */
  readonly feeds: readonly { readonly title: string; readonly folder: string }[];
  /** Pages above this one, from the home page on, itself left out. */
  readonly breadcrumbs: readonly { readonly name: string; readonly path: string }[];
  /** Who wrote an article, with the path of the listing of what they wrote. */
  readonly authors: readonly PageAuthor[];
  /** Names of an article's tags. */
  readonly tags: readonly string[];
}

/** What production does not show. */
export interface Hidden {
  readonly visibility: 'draft' | 'scheduled';
  /** When production shows it: ISO 8601 in UTC; null if not known yet. */
  readonly due: string | null;
}

/** One entry of a listing: its node, and how the listing's locale has it. */
export interface ListedPage {
  readonly id: string;
  readonly path: string;
  readonly fallback: boolean;
  /** Day of its last change, `YYYY-MM-DD`. */
  readonly day: string | null;
  /** Set if production does not show it. */
  readonly hidden?: Hidden;
}

/** The article before or after one. */
export interface Neighbour extends Pick<ListedPage, 'path' | 'fallback' | 'hidden'> {
  readonly title: string;
}

/** How far a translation is behind its source. */
export interface Behind {
  /** Path of the source. */
  readonly sourcePath: string;
  /** Sections that changed, were added or removed; without an anchor where it is the opening or is gone. */
  readonly sections: readonly { readonly id: string | null; readonly heading: string }[];
  /** Sections of the source. */
  readonly total: number;
}

/** What the banner of a preview says about a page. */
export interface PreviewFacts {
  readonly branch: string;
  /** Shortened; null if unknown. */
  readonly commit: string | null;
  /** Number of the pull request; null outside pull requests. */
  readonly pullRequest: string | null;
  /** The page on the public site; null if it has none. */
  readonly publicUrl: string | null;
  /** The page in the pseudo-locales: accented and longer, and right to left; null if they are left out. */
  readonly pseudo: { readonly accented: string; readonly rightToLeft: string } | null;
}

/** The page in one locale, as the language switch needs it. */
export interface Alternate {
  readonly locale: Locale;
  readonly path: string;
  /** Set if the URL holds the text of the default locale, because no translation exists. */
  readonly fallback?: boolean;
}

export interface PageContext {
  readonly locale: Locale;
  /** The page's own path with locale and trailing slash (Gatsby keeps the name `path` for itself). */
  readonly pagePath: string;
  /** Digest of the locale's strings; a change of it makes Gatsby render the page again. */
  readonly strings: string;
  readonly head: HeadFacts;
  /** The page in every locale, for the language switch. */
  readonly alternates: readonly Alternate[];
  /** The style sheet the page links besides what every page carries; posts show of a report what that has. */
  readonly sheet?: SheetName;
  /** The one that its script links once it has something to show. */
  readonly laterSheet?: SheetName;
  /** Set only in deploy previews and branch deploys. */
  readonly preview?: PreviewFacts;
  /** Digest of what compiles content; a change of it makes Gatsby ask its queries again. */
  readonly compiler: string;
}

/** A page made of one MDX node. */
export interface ContentPageContext extends PageContext {
  readonly id: string;
  /** True if the node is the default locale's, shown for want of a translation. */
  readonly fallback: boolean;
  /** Day a legal document is in force from. */
  readonly version: string | null;
  /** Only builds that are not production show what is not public. */
  readonly visibility: 'public' | 'draft' | 'scheduled';
  /** When production shows it: ISO 8601 in UTC; null if it always did. */
  readonly due: string | null;
  /** Null if the text is a source or a current translation. */
  readonly behind: Behind | null;
  /** Where the text can be edited; null if the repository is unknown. */
  readonly editUrl: string | null;
}

/** A version of a legal document that a newer one took the place of. */
export interface EarlierVersion {
  /** Day it came into force, `YYYY-MM-DD`. */
  readonly version: string;
  /** Its node; null if it is not translated. */
  readonly id: string | null;
  /** Set if production does not show it. */
  readonly hidden?: Hidden;
}

/** A legal document with its older versions. */
export interface LegalPageContext extends ContentPageContext {
  /** Newest first. */
  readonly versions: readonly EarlierVersion[];
  /** The nodes of those that are translated, newest first: a variable of the page's query. */
  readonly versionIds: readonly string[];
}

/** An article that is in a row of others. */
export interface ArticlePageContext extends ContentPageContext {
  /** The next article in time; null if this is the newest. */
  readonly newer: Neighbour | null;
  /** The article before this one; null if this is the first. */
  readonly older: Neighbour | null;
}

/** A page that lists MDX nodes. */
export interface ListingPageContext extends PageContext {
  readonly ids: readonly string[];
  readonly listed: readonly ListedPage[];
  /** 1-based. */
  readonly page: number;
  readonly pages: number;
}

/** The listing of posts, with links to those by tag. */
export interface PostsPageContext extends ListingPageContext {
  /** Every tag that has a post, in the locale's words. */
  readonly allTags: readonly { readonly name: string; readonly path: string }[];
}

/** Everything with one tag or by one author. */
export interface CollectionPageContext extends PageContext, Pick<PostsPageContext, 'ids' | 'listed' | 'allTags'> {
  /** The name of the tag or the author. */
  readonly name: string;
  /** What is said about an author. */
  readonly about?: string;
}
