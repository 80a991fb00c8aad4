/** What a program reads of the page without running its scripts. */
import type { LinkAnswer } from '../evidence/evidence';
import type { AiPreferences } from './ai-preferences';
import type { TypedItem } from './typed-items';
import type { SourceLocation, Statement } from './statement';

export interface PageText {
  /** Words of the body's text; of scripts without spaces two characters count as one. */
  readonly words: number;
  /** Whether there is a script, or a document within the page, that may show what is not in the file. */
  readonly mayGrow: boolean;
  /** Where the text begins: up to 300 characters of the first paragraph that is a sentence. */
  readonly start: Statement | null;
}

/** How the site and the organisation behind it are connected in structured data; null for what is not there. */
export interface EntityGraph {
  readonly website: SourceLocation | null;
  readonly organization: SourceLocation | null;
  /** The publisher of the WebSite, where it is an Organization with an `@id`. */
  readonly publisher: SourceLocation | null;
  /** The publisher of the WebSite, where it is named by an `@id` that nothing on the page has. */
  readonly dangling: SourceLocation | null;
}

/** An address of the site itself that /llms.txt links to, and what was answered there. */
export type LlmsLink = Statement & Omit<LinkAnswer, 'url'>;

export interface LlmsTxtFacts {
  /** `read`: text. `html`: a page instead. `absent`: the host has no such file. `unread`: not known to us. */
  readonly state: 'read' | 'html' | 'absent' | 'unread';
  /** Its first heading of level 1, and the first Markdown link. */
  readonly heading: Statement | null;
  readonly link: Statement | null;
  /** The first addresses of the site itself that it links to; null if they were not asked for. */
  readonly links: readonly LlmsLink[] | null;
  /** Whether only its start is known. */
  readonly cut: boolean;
  readonly where: SourceLocation | null;
}

/** What a Content-Signal line of robots.txt says (contentsignals.org). */
export interface ContentSignal extends Statement {
  /** Product tokens in lower case that it is for, `*` for all; null if it comes before the first group. */
  readonly agents: readonly string[] | null;
}

export interface MachineFacts {
  /** Null if no page could be read. */
  readonly text: PageText | null;
  readonly entityGraph: EntityGraph;
  /** What structured data describes of the types that Google knows, the first few. */
  readonly typedItems: readonly TypedItem[];
  /** Content-Signal lines of robots.txt, e.g. `search=yes, ai-train=no`, the first few. */
  readonly contentSignals: readonly ContentSignal[];
  readonly llmsTxt: LlmsTxtFacts;
  readonly aiPreferences: AiPreferences;
}
