/**
 * Candidates for the brand's name that people see: what machines are told, what fits the host, what two sources agree
 * on.
 */
import { memoize } from '../basics/memoize';
import { VISIBLE_KINDS, type NameStatement, type VisibleKind } from '../facts/facts';
import type { Statement } from '../facts/statement';
import { isGeneric, trimmed, withoutFrame } from './cleaned';
import { findInflected, findName } from './find';
import { fitsHost, hostKey, namesInLabel } from './host';
import { isNameLike } from './name-like';
import { withoutDomain } from './parts';
import { isMarkedHeading, visiblePieces, type Seen } from './pieces';
import { bareName, relationOf, sameKey } from './relation';
import { isOneName } from './relations';
import { declares, type PlaceKind } from './roles';
import { slotsOf } from './slot';
import { plainNameWords } from './spelling';

/** What is known about a page for the question who it is. */
export interface Stated extends Seen {
  /** Marks that aren't links to this page's home. Used if nothing else names the brand. */
  readonly otherMarks: readonly Statement[];
  /** Names for machines, of its own party. */
  readonly names: readonly NameStatement[];
  /** What the page says it is about besides its title and heading: titles for link previews. */
  readonly subjects: readonly string[];
  /** Words that may be names and that the page's running text also uses. */
  readonly proseWords: readonly string[];
  /** Whether the page is its site's home page. */
  readonly isHome: boolean;
  /** Labels of the host that may name a brand. */
  readonly labels: readonly string[];
  /** Names that feeds of the site are titled by; absent where feeds are not read. */
  readonly feeds?: readonly string[];
  readonly host: string;
  /** Primary subtag of the page's language; '' if it states none. */
  readonly language: string;
  /** The brand's name as a reader put it in, which all that is stated is compared with. */
  readonly ownName?: string | undefined;
}

export interface Candidate {
  readonly kind: PlaceKind;
  readonly value: string;
  readonly statement: Statement;
}

/** Whether a place gives the brand another name besides: an alias. */
export function isAliasKind(kind: PlaceKind): boolean {
  return !isVisible(kind) && !declares(kind);
}

export function isVisible(kind: string): kind is VisibleKind {
  return (VISIBLE_KINDS as readonly string[]).includes(kind);
}

/** In words. Longer texts are not names. */
const NAME_WORDS = 8;

/** Words read of a text for the part that fits the host, and words of that part. */
const HOST_WORDS = 20;
const HOST_PART = 6;

/** Between words, and between scripts that are written without a space. */
const WORDS = / |(?<=[a-z0-9])(?=[\u3040-\u9fff\uac00-\ud7a3])|(?<=[\u3040-\u9fff\uac00-\ud7a3])(?=[a-z0-9])/i;

/** A text's part that is the host's label, or several of them; null if it has none. */
function partForHost(text: string, labels: readonly string[]): string | null {
  const words = text.split(WORDS, HOST_WORDS).filter((word) => word !== '');
  const keys = words.map((word) => hostKey(withoutDomain(word)?.rest ?? word));
  const wanted = labels.flatMap(namesInLabel);
  // A name and a family name may be two labels.
  const [main = '', sub = ''] = labels.map((label) => label.replaceAll('-', ''));
  if (sub !== '') wanted.unshift(sub + main, main + sub);
  for (const label of wanted) {
    for (let from = 0; from < words.length; from++) {
      let key = '';
      for (let to = from; to < Math.min(words.length, from + HOST_PART) && key.length < label.length; to++) {
        key += keys[to] ?? '';
        if (key === label) return trimmed(words.slice(from, to + 1).join(' '));
      }
    }
  }
  return null;
}

/** Candidates in visible texts: the names that machines are told, otherwise what fits the host. */
export function visibleCandidates(stated: Stated, declared: readonly string[]): readonly Candidate[] {
  const names = declared.flatMap((name) => [name, bareName(name)]);
  const pieces = visiblePieces(stated).map((piece) => ({ ...piece, name: withoutFrame(piece.text) }));
  // A name as a whole is what ends in the host's label, or what two kinds of places say: *Trinidad Guardian*.
  const isWhole = (name: string, part: string, kind: PlaceKind) =>
    (isNameLike(name) && name.endsWith(part) && name.split(' ').every((word) => word !== word.toLowerCase())) ||
    pieces.some((other) => other.kind !== kind && sameKey(other.name) === sameKey(name));
  // Links home repeat each other.
  const saidIn = memoize((text: string) => {
    const inflected = () => names.map((name) => findInflected(text, name)).find((part) => part !== null);
    return findName(text, names) ?? inflected() ?? null;
  });
  const hostPartIn = memoize((text: string) => partForHost(text, stated.labels));
  const fits = memoize((name: string) => !isGeneric(name) && fitsHost(name, stated.labels));
  return pieces.flatMap(({ kind, text, statement, name }) => {
    const said = saidIn(text);
    if (said !== null) return [{ kind, value: said, statement }];
    const part = hostPartIn(text);
    const isShort = plainNameWords(name).length <= NAME_WORDS;
    if (part !== null)
      return [{ kind, value: isShort && kind !== 'heading' && isWhole(name, part, kind) ? name : part, statement }];
    return kind !== 'heading' && isShort && fits(name) ? [{ kind, value: name, statement }] : [];
  });
}

/** Candidates that two visible places agree on, known to machines and the host or not. */
export function agreedCandidates(stated: Stated): readonly Candidate[] {
  const unmarked: readonly Statement[] = stated.logos.filter(({ isMark }) => isMark === false);
  const pieces = visiblePieces(stated)
    // What machines are told is outweighed by the site's mark, and not by any link home.
    .filter(({ statement }) => stated.names.length === 0 || !unmarked.includes(statement))
    .map((one) => ({ ...one, name: withoutFrame(one.text) }))
    .filter(({ name }) => !isGeneric(name) && plainNameWords(name).length <= NAME_WORDS)
    .slice(0, 40);
  type Piece = (typeof pieces)[number];
  const relation = memoize((one: string) => memoize((other: string) => relationOf(one, other)));
  // A logo's or holder's name begins or ends the title: “Northwind. Tea by sea.”
  const holdsName = (one: Piece, other: Piece) =>
    other.kind === 'title' && relation(one.name)(other.name) === 'short' && one.name.length < other.name.length;
  const isSite = ({ kind, statement }: Piece) =>
    kind === 'logo' || kind === 'copyright' || (kind === 'heading' && isMarkedHeading(statement));
  const agrees = (one: Piece, other: Piece) =>
    one.kind !== other.kind &&
    // A title repeats the heading, which may be that of an article.
    (isSite(one) || isSite(other)) &&
    (isOneName(relation(one.name)(other.name)) || holdsName(one, other));
  const slots = new Set(slotsOf(stated).map(({ value }) => value));
  // A feed is titled by the site whose slot the title has.
  const isFeed = ({ kind, text, name }: Piece) =>
    kind === 'title' && slots.has(text) && (stated.feeds ?? []).some((feed) => isOneName(relation(name)(feed)));
  return pieces.flatMap((one) => {
    const others = pieces.filter((other) => agrees(one, other));
    if (others.length === 0 && !isFeed(one)) return [];
    // A title that contains the copyright holder's name says it too. In both, a link home may name a section.
    const said = one.kind === 'copyright' ? [one, ...others] : [one];
    return said.map(({ kind, statement }) => ({ kind, value: one.name, statement }));
  });
}
