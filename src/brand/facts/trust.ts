/** How a site is served, and who stands behind it. */
import type { Statement } from '../facts';

/** A header field line of the home page's answer. */
export interface HeaderStatement extends Statement {
  /** In lower case. */
  readonly name: string;
}

export interface TrustFacts {
  /**
   * Header fields of the answer that holds the home page, in order; null where they are not known (pasted HTML, or no
   * answer). Values are whole: up to the 16 KiB that are read of headers.
   */
  readonly headers: readonly HeaderStatement[] | null;
}
