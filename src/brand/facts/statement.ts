/** What a brand states in text, and where in the evidence it says so. */
import type { RequestId } from '../evidence/evidence';

/** Where in the evidence something was found. */
export interface SourceLocation {
  /** The request whose response contains it. */
  readonly request: RequestId;
  /** URL of that answer. */
  readonly url: string;
  /** What part of the answer: a stable code such as `title`, `meta:og:title`, `jsonld:Organization.name`, `header:location`. */
  readonly source: string;
  /** 1-based line in the text body, where there is one. */
  readonly line?: number;
  /** The text found, at most 300 characters, unescaped: show it as text only. */
  readonly snippet?: string;
}

/** Something stated in text. */
export interface Statement {
  /** As stated, white space at the ends removed, at most 2,000 UTF-16 units. */
  readonly value: string;
  readonly where: SourceLocation;
}

/** A URL stated in text. */
export interface UrlStatement extends Statement {
  /** The value resolved against the document's base; null if it is not an http(s) URL. */
  readonly url: string | null;
}
