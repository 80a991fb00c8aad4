/** What a fix ready to paste is: a text for one place, what it repairs, and what the brand has to fill in itself. */
import type { Subject } from './subject';

/** The places a text is pasted into, in the order they are shown. */
export const FIX_IDS = [
  'language',
  'head',
  'json-ld',
  'article',
  'manifest',
  'robots',
  'image-robots',
  'security-txt',
  'headers',
  'llms-txt',
] as const;

export type FixId = (typeof FIX_IDS)[number];

/** What only the brand knows. */
export const PLACEHOLDER_IDS = [
  'address',
  'contact',
  'description',
  'expires',
  'headline',
  'homepage',
  'icon',
  'image',
  'image-alt',
  'language',
  'locale',
  'logo',
  'name',
  'offer',
  'other-version',
  'profile',
  'short-name',
  'summary',
  'type',
] as const;

export type PlaceholderId = (typeof PLACEHOLDER_IDS)[number];

/** Why a text is not offered: what it would have to guess, or must not touch. */
export const REFUSAL_IDS = ['address', 'name', 'prose', 'type'] as const;

export type RefusalId = (typeof REFUSAL_IDS)[number];

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
  | `og:${'title' | 'type' | 'url' | 'site_name' | 'description' | 'image'}`;

/** What a line states, by field, unescaped. What the brand has to fill in appears as its placeholder. */
export type Statements = Readonly<Partial<Record<StatedField, string>>>;

export interface FixBlock {
  readonly id: FixId;
  /** Ready to paste, lines separated by `\n`, untrusted text escaped for the format. */
  readonly text: string;
  /** Ids of the checks that lost points and that the text answers, in the order of its lines. */
  readonly checks: readonly string[];
  /** What has to be filled in, in the order of the text; one for each time it is marked. */
  readonly placeholders: readonly PlaceholderId[];
  /** What of it the brand does not state, so that it has to be confirmed; a name is left open until then. */
  readonly inferred: readonly ('name' | 'language')[];
  /** What of the page the text takes the place of, such as `<meta name="description">` or `"@type": "WebSite"`. */
  readonly replaces: readonly string[];
  /** What its lines state, each with the checks it answers. */
  readonly states: readonly Required<Pick<FixLine, 'checks' | 'states'>>[];
}

/** A text that is not offered, so that the advice stands alone. */
export interface Refusal {
  readonly rule: RefusalId;
  /** Ids of the checks it would have answered. */
  readonly checks: readonly string[];
  /** Words of the page that are not rewritten. */
  readonly quote?: string;
}

/** One line of a text, or several that belong together. */
export interface FixLine {
  readonly text: string;
  readonly checks: readonly string[];
  readonly replaces?: string | readonly string[];
  readonly states?: Statements;
}

/** Writes the lines of one text, and what of it cannot be written; none if the report asks for nothing. */
export type FixWriter = (subject: Subject) => readonly (FixLine | Refusal)[];

/** Prefix of every placeholder, in any language, so that a search finds them. */
export const PLACEHOLDER_MARK = 'REPLACE:';

/** Names what has to be filled in, in the reader's language. */
export type PlaceholderName = (id: PlaceholderId) => string;

/** A placeholder's id until a text is named in a language. Private use: of no text that says something. */
const WRITTEN = /\ue000([a-z-]{1,20})\ue001/g;

/** Marks what has to be filled in. */
export function placeholder(id: PlaceholderId): string {
  return `\ue000${id}\ue001`;
}

const isPlaceholder = (id: string | undefined): id is PlaceholderId =>
  (PLACEHOLDER_IDS as readonly (string | undefined)[]).includes(id);

export function placeholdersIn(text: string): readonly PlaceholderId[] {
  return [...text.matchAll(WRITTEN)].map(([, id]) => id).filter(isPlaceholder);
}

/** A text with its placeholders in words. They are ours, with nothing in them that a format would have to escape. */
export function inWords(text: string, name: PlaceholderName): string {
  return text.replace(WRITTEN, (_, id: string) => (isPlaceholder(id) ? `${PLACEHOLDER_MARK} ${name(id)}` : ''));
}
