/** What people see of a brand's name, cut into pieces that may be a name. */
import type { HomeLink, NameStatement, VisibleKind } from '../facts';
import type { Statement } from '../statement';
import { withoutFrame } from './find';
import { segmentsOf } from './segments';

/** Where people see a name. */
export interface Seen {
  readonly titles: readonly Statement[];
  readonly heading: Statement | null;
  /** Texts and text alternatives of links home. */
  readonly logos: readonly HomeLink[];
  /** Holders named in copyright lines. */
  readonly copyrights: readonly Statement[];
}

export interface Piece {
  readonly kind: VisibleKind;
  readonly text: string;
  readonly statement: Statement;
}

/** Pieces of a logo's text that are looked at. */
const LOGO_PIECES = 2;

/** The pieces of what people see, those of the title from its end. */
export function visiblePieces({ titles, logos, copyrights, heading }: Seen): readonly Piece[] {
  const [title] = titles;
  const pieces: Piece[] = [];
  if (title !== undefined) {
    for (const text of segmentsOf(title.value).toReversed()) pieces.push({ kind: 'title', text, statement: title });
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

/** All texts of a page that may be a name, each once: those machines are told, and what people see. */
export function possibleNames(seen: Seen & { readonly names: readonly NameStatement[] }): readonly string[] {
  const pieces = visiblePieces(seen).map(({ text }) => text);
  return [...new Set([...seen.names.map(({ value }) => value), ...pieces, ...pieces.map(withoutFrame)])];
}
