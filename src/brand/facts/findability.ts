/** What a site says to search engines. */
import type { SourceLocation, Statement, UrlStatement } from './statement';
import type { Lacking } from './access';
import type { HeadElementFacts } from './head-elements';

/** Rules for indexing that a robots meta element or an X-Robots-Tag header states; `value` is as stated. */
export interface IndexingRules extends Statement {
  /** Which crawler they are for, in lower case: `robots` for all, else a crawler's name. */
  readonly agent: string;
  /** In lower case without white space, e.g. `noindex` or `max-snippet:0`. */
  readonly rules: readonly string[];
  /** The day after which the page is not to be shown (`unavailable_after`), `YYYY-MM-DD`; null if none is stated. */
  readonly until: string | null;
}

/** The robots.txt of the page's host. */
export interface RobotsFileFacts {
  /**
   * `read`: text. `markup`: answered with a success, but with HTML or XML. `absent`: the host has no such file.
   * `failing`: the server reports an error of its own (5xx). `unread`: not known to us.
   */
  readonly state: 'read' | 'markup' | 'absent' | 'failing' | 'unread';
  readonly status: number | null;
  /** Whether it goes on beyond the 500 KiB that crawlers have to read. */
  readonly tooLong: boolean;
  /** Rules that are before any user-agent line, the first few. */
  readonly orphans: readonly Statement[];
  /** Misspelt lines that Google's crawlers obey and others pass over, the first few. */
  readonly tolerated: readonly Statement[];
  /** Sitemaps it names by a web URL of their own, the first few. */
  readonly sitemaps: readonly UrlStatement[];
  readonly where: SourceLocation | null;
}

export interface SitemapFacts {
  /**
   * `read`: its entries are counted. `malformed`: it is no well-formed XML. `invalid`: sitemaps.org does not allow what
   * it says. `broken`: something else is there, or it lists nothing. `missing`: nothing is there.
   * `cut`: larger than what was read of it. `unread`: not known to us.
   */
  readonly state: 'read' | 'malformed' | 'invalid' | 'broken' | 'missing' | 'cut' | 'unread';
  /** URL asked for; null if none was. */
  readonly url: string | null;
  readonly kind: 'urlset' | 'index' | 'text' | 'feed' | null;
  /** URLs it lists, as far as it was read. */
  readonly entries: number;
  /** Whether one of them belongs to this site. */
  readonly own: boolean;
  /** The first thing that is malformed, or else invalid, as written; null if nothing is. */
  readonly fault: Statement | null;
  readonly where: SourceLocation | null;
}

/** Two consecutive headings, with a level missing between them. */
export interface HeadingSkip {
  readonly from: number;
  readonly to: number;
  /** The heading that is too low. */
  readonly heading: Statement;
}

/** What is answered at a URL that cannot exist. */
export interface NotFoundFacts {
  /** `honest`: 404 or 410. `home`: led to the home page. `success`: any other success. `unread`: not known to us. */
  readonly state: 'honest' | 'home' | 'success' | 'unread';
  readonly status: number | null;
  readonly where: SourceLocation | null;
}

/** What is answered where the canonical link leads, if that is another address than the page's. */
export interface CanonicalTargetFacts {
  /** `there`: a success. `gone`: nothing is there. `unread`: not asked for, or not known to us. */
  readonly state: 'there' | 'gone' | 'unread';
  /** URL asked for; null if none was. */
  readonly url: string | null;
  readonly status: number | null;
  readonly where: SourceLocation | null;
}

export interface FindabilityFacts {
  /** From meta elements, then from header fields. */
  readonly indexingRules: readonly IndexingRules[];
  readonly robotsFile: RobotsFileFacts;
  readonly sitemap: SitemapFacts;
  /** Canonical links that are not in the head, where search engines ignore them. */
  readonly misplacedCanonicals: readonly UrlStatement[];
  /** The h1 that says what the page is about, as far as the title tells; null if no h1 does. */
  readonly pageHeading: Statement | null;
  /** What ended the head before them: the first thing in the body. */
  readonly headEnd: Statement | null;
  readonly headElements: HeadElementFacts;
  readonly canonicalTarget: CanonicalTargetFacts;
  /** The first few. */
  readonly headingSkips: readonly HeadingSkip[];
  /** Links to pages of this site; lacking: an address outside of scripts. The value is the text. */
  readonly crawlableLinks: Lacking;
  readonly notFound: NotFoundFacts;
}
