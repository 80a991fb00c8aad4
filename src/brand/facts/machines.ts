/** What a program reads of the page without running its scripts. */
import type { Statement } from '../facts';

export interface PageText {
  /** Words of the body's text; of scripts without spaces two characters count as one. */
  readonly words: number;
  /** Where the text begins: up to 300 characters of the first paragraph that is a sentence. */
  readonly start: Statement | null;
}

export interface MachineFacts {
  /** Null where no page could be read. */
  readonly text: PageText | null;
}
