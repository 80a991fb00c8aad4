/** What a fix ready to paste is: a text for one place, what it repairs, and what the brand has to fill in itself. */
import type { Subject } from './subject';

/** The places a text is pasted into, in the order they are shown. */
export const FIX_IDS = [
  'language',
  'head',
  'json-ld',
  'manifest',
  'robots',
  'image-robots',
  'security-txt',
  'headers',
  'llms-txt',
] as const;

export type FixId = (typeof FIX_IDS)[number];

/** What only the brand knows. */
export type PlaceholderId =
  | 'address'
  | 'contact'
  | 'description'
  | 'expires'
  | 'icon'
  | 'image'
  | 'image-alt'
  | 'language'
  | 'locale'
  | 'logo'
  | 'name'
  | 'offer'
  | 'profile'
  | 'short-name';

/** Where a text states something that others are shown. */
export type StatedField =
  | 'title'
  | 'description'
  | 'canonical'
  | 'icon'
  | 'website'
  | 'organization'
  | 'manifest'
  | 'manifest-short'
  | 'application-name'
  | 'twitter:card'
  | 'twitter:description'
  | `og:${'title' | 'type' | 'url' | 'site_name' | 'description' | 'image'}`;

/** What a line states, by field, unescaped; what the brand fills in stands as its placeholder. */
export type Statements = Readonly<Partial<Record<StatedField, string>>>;

export interface FixBlock {
  readonly id: FixId;
  /** Ready to paste, lines separated by `\n`, untrusted text escaped for the format. */
  readonly text: string;
  /** Ids of the checks that lost points and that the text answers, in the order of its lines. */
  readonly checks: readonly string[];
  /** What has to be filled in, in the order of the text; one for each time it is marked. */
  readonly placeholders: readonly PlaceholderId[];
  /** What of it the brand does not state, so that it has to be confirmed. */
  readonly inferred: readonly ('name' | 'language')[];
  /** Elements of the page that the text takes the place of, such as `<meta name="description">`. */
  readonly replaces: readonly string[];
  /** What its lines state, each with the checks it answers. */
  readonly states: readonly Required<Pick<FixLine, 'checks' | 'states'>>[];
}

/** Prefix of every placeholder, in any language, so that a search finds them. */
export const PLACEHOLDER_MARK = 'REPLACE:';

/** Names what has to be filled in, in the reader's language. */
export type PlaceholderName = (id: PlaceholderId) => string;

/** One line of a text, or several that belong together. */
export interface FixLine {
  readonly text: string;
  readonly checks: readonly string[];
  readonly replaces?: string;
  readonly states?: Statements;
}

/** Writes the placeholders of one text and remembers them. */
export class Placeholders {
  readonly used: PlaceholderId[] = [];

  constructor(private readonly name: PlaceholderName) {}

  /** The marked placeholder, unescaped. */
  write(id: PlaceholderId): string {
    this.used.push(id);
    return `${PLACEHOLDER_MARK} ${this.name(id)}`;
  }
}

/** Writes the lines of one text; none if the report asks for nothing. */
export type FixWriter = (subject: Subject, placeholders: Placeholders) => readonly FixLine[];
