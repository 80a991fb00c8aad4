/** What people see of a brand's name, cut into pieces that may be a name. */
import type { HomeLink, NameStatement, VisibleKind } from '../facts/facts';
import { nameWords } from '../basics/names';
import type { Statement } from '../facts/statement';
import { withoutFrame } from './cleaned';
import { segmentsOf } from './segments';
import { plainNameWords } from './spelling';

/** Where people see a name. */
export interface Seen {
  readonly titles: readonly Statement[];
  readonly heading: Statement | null;
  /** Texts and text alternatives of links home. */
  readonly logos: readonly HomeLink[];
  /** Holders named in copyright lines. */
  readonly copyrights: readonly Statement[];
  /** The title that previews of shared links show; null if the page has none. */
  readonly preview: Statement | null;
}

export interface Piece {
  readonly kind: VisibleKind;
  readonly text: string;
  readonly statement: Statement;
}

/** Names of the site's mark in a tag: `header-logo`, `siteLogo`, and not `catalogo`. */
const MARK = /^<h1\b[^>]{0,200}?(?:[^a-z]logo|[a-z]Logo|LOGO|[Mm]asthead|[Ss]ite-?(?:[Nn]ame|[Tt]itle))/;

/** Whether its tag calls a heading the site's mark. */
export function isMarkedHeading({ where }: Statement): boolean {
  return MARK.test(where.snippet ?? '');
}

/** Pieces of a logo's text that are looked at. */
const LOGO_PIECES = 2;

/** What leads over from a page's subject to its site: “… on Northwind”. */
const ON_SITE = /^(?:on|at|auf|bei|sur|chez|en|em|su|på|op|на|@) (?:the )?/i;

/** From how many words on a heading is not part of a hyphenated word. */
const HEADING_WORDS = 3;

/** What a title adds to its heading with a hyphen and no space: “Morning tea by the sea-Northwind”. */
function joinedTo(subject: string, title: string): string | null {
  if (nameWords(subject).length < HEADING_WORDS || !title.startsWith(subject)) return null;
  const rest = title.slice(subject.length);
  return /^[-_][^-_ ]/.test(rest) ? rest.slice(1) : null;
}

/** The segments of a page's title, its heading apart from the site that a title says it is on. */
export function titleSegments({ titles, heading }: Pick<Seen, 'titles' | 'heading'>): readonly string[] {
  const title = titles[0]?.value ?? '';
  const subject = heading?.value ?? '';
  const joined = joinedTo(subject, title);
  if (joined !== null) return [...segmentsOf(subject), ...segmentsOf(joined)];
  const rest = subject !== '' && title.startsWith(`${subject} `) ? title.slice(subject.length + 1) : '';
  const on = ON_SITE.exec(rest);
  return on === null ? segmentsOf(title) : [...segmentsOf(subject), ...segmentsOf(rest.slice(on[0].length))];
}

/** The pieces of what people see, those of the title from its end. */
export function visiblePieces({ titles, logos, copyrights, heading }: Omit<Seen, 'preview'>): readonly Piece[] {
  const [title] = titles;
  const pieces: Piece[] = [];
  if (title !== undefined) {
    for (const text of titleSegments({ titles, heading }).toReversed()) {
      pieces.push({ kind: 'title', text, statement: title });
    }
  }
  if (heading !== null) pieces.push({ kind: 'heading', text: heading.value, statement: heading });
  for (const statement of logos) {
    for (const text of segmentsOf(statement.value).slice(0, LOGO_PIECES)) {
      pieces.push({ kind: 'logo', text, statement });
    }
  }
  for (const statement of copyrights) pieces.push({ kind: 'copyright', text: statement.value, statement });
  return pieces;
}

/** The pieces of the title for link previews, apart from the site that it says it is on. */
export function previewSegments({ preview, heading }: Pick<Seen, 'preview' | 'heading'>): readonly string[] {
  return preview === null ? [] : titleSegments({ titles: [preview], heading });
}

/** Every word in a page's texts that may be names, once each: in those for machines and those that people see. */
export function wordsOfNames(seen: Seen & { readonly names: readonly NameStatement[] }): readonly string[] {
  const pieces = [...visiblePieces(seen).map(({ text }) => text), ...previewSegments(seen)].map(withoutFrame);
  return [...new Set([...seen.names.map(({ value }) => value), ...pieces].flatMap(plainNameWords))];
}
