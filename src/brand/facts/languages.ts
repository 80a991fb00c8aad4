/** What a site says of its languages. */
import type { UrlStatement } from '../facts';

/** `<link rel=alternate hreflang>`: a version of the page in another language. */
export interface AlternateStatement extends UrlStatement {
  /** The hreflang value, trimmed, as written. */
  readonly code: string;
}

export interface LanguageFacts {
  readonly alternates: readonly AlternateStatement[];
}
