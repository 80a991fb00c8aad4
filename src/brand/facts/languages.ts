/** What a site says about its languages. */
import type { SourceLocation, Statement, UrlStatement } from './statement';

/** A version of the page in another language: `<link rel=alternate hreflang>`, or the same in a Link header. */
export interface AlternateStatement extends UrlStatement {
  /** The hreflang value, trimmed, as written. */
  readonly code: string;
}

/** The version of the page in another language that was asked for. */
export interface AlternateFacts {
  /**
   * `none`: there is no other version. `linked`: read, and it names this page among its versions. `unlinked`: read as a
   * whole, and it does not. `missing`: there is nothing at its URL. `unread`: not known to us.
   */
  readonly state: 'none' | 'linked' | 'unlinked' | 'missing' | 'unread';
  /** URL asked for; null if there was none. */
  readonly url: string | null;
  readonly status: number | null;
  /** The link back, or the answer; null if nothing was asked for. */
  readonly where: SourceLocation | null;
}

/** Letters of the page's visible text, by script. */
export interface ScriptFacts {
  readonly letters: number;
  /** ISO 15924 code → letters, most first. */
  readonly counts: Readonly<Record<string, number>>;
}

export interface LanguageFacts {
  /** From the head and from Link headers. */
  readonly alternates: readonly AlternateStatement[];
  /** Those that are not in the head, where search engines ignore them, the first few. */
  readonly misplacedAlternates: readonly AlternateStatement[];
  readonly alternate: AlternateFacts;
  /** `inLanguage` of the WebPage in structured data, or else of the WebSite. */
  readonly inLanguage: readonly Statement[];
  /** Null if no page could be read. What is marked as another language than the page's is not counted. */
  readonly textScripts: ScriptFacts | null;
  /** Primary subtag of the language that the text is clearly in, if the page declares none; otherwise null. */
  readonly textLanguage: string | null;
  /** Primary subtag of the text's language if that is clearly not the one the page declares; otherwise null. */
  readonly otherTextLanguage: string | null;
}
