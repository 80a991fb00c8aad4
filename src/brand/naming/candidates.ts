/** Candidates for the brand's name: what machines are told, and visible texts that may be a name. */
import { ALIAS_KINDS, VISIBLE_KINDS, type NameKind, type NameStatement, type VisibleKind } from '../facts/facts';
import { memoize } from '../basics/memoize';
import type { Statement } from '../facts/statement';
import { findName, isGeneric, trimmed, withoutFrame } from './find';
import { fitsHost, hostKey } from './host';
import { isAddress, withoutDomain } from './parts';
import { isMarkedHeading, visiblePieces, type Seen } from './pieces';
import { bareName, relateAsAcronym, relationOf, sameKey } from './relation';
import { isOneName } from './relations';
import { segmentsOf } from './segments';
import { slipOfAny } from './slips';
import { plainNameWords } from './spelling';
import { EDITIONS } from './tables/editions';

/** What is known about a page for the question who it is. */
export interface Stated extends Seen {
  /** Marks that are not links home of the page shown; they are searched only for slips. */
  readonly otherMarks: readonly Statement[];
  /** Names for machines, of its own party. */
  readonly names: readonly NameStatement[];
  /** What the page says it is about besides its title and heading: titles for link previews. */
  readonly subjects: readonly string[];
  /** Of all that may be names, those that the page says exactly once. */
  readonly uniqueMentions: readonly string[];
  /** Of the segments of titles, those that the page says besides as the name of another site alone. */
  readonly otherSites: readonly string[];
  /** Whether the page is its site's home page. */
  readonly isHome: boolean;
  /** Labels of the host that may name a brand. */
  readonly labels: readonly string[];
  readonly host: string;
  /** The brand's name as a reader put it in, which all that is stated is compared with. */
  readonly ownName?: string | undefined;
}

export interface Candidate {
  readonly kind: NameKind | VisibleKind;
  readonly value: string;
  readonly statement: Statement;
  /** The piece of a visible text that it was found in. */
  readonly text?: string;
}

export function isAliasKind(kind: string): boolean {
  return (ALIAS_KINDS as readonly string[]).includes(kind);
}

export function isVisible(kind: string): kind is VisibleKind {
  return (VISIBLE_KINDS as readonly string[]).includes(kind);
}

/** In words. Longer texts are not names. */
const NAME_WORDS = 8;

/** Whether a text was decoded as what it is not: UTF-8 read as Windows-1251 or Latin-1. */
function isGarbled(text: string): boolean {
  const pairs = text.match(/[РС][\u0080-\u040f\u0450-\u04ff\u2010-\u2122]|[ÃÂÐÑ][\u0080-\u00bf]/g)?.length ?? 0;
  return pairs > 1 && pairs * 4 > text.length;
}

/** How many words an application's name has at most. */
const APP_WORDS = 4;

/** Whether a name place holds an address, a title, an edition or a template's word instead of a name. */
export function isMisused({ kind, value }: NameStatement, { titles }: Stated): boolean {
  if (isAddress(value) || isGeneric(value) || isGarbled(value) || EDITIONS.has(plainNameWords(value).join(' ')))
    return true;
  const title = titles[0]?.value ?? '';
  // An app's name fits under its icon.
  if (kind === 'application-name' && plainNameWords(value).length > APP_WORDS) return true;
  return (
    sameKey(value) === sameKey(title) && (segmentsOf(value).length > 1 || plainNameWords(value).length > NAME_WORDS / 2)
  );
}

/** Words read of a text for the part that fits the host, and words of that part. */
const HOST_WORDS = 20;
const HOST_PART = 6;

/** A text's part that is the host's label, or several of them; null if it has none. */
function partForHost(text: string, labels: readonly string[]): string | null {
  const words = text.split(' ', HOST_WORDS).filter((word) => word !== '');
  const keys = words.map((word) => hostKey(withoutDomain(word)?.rest ?? word));
  const wanted = labels.map((label) => label.replaceAll('-', ''));
  // A name and a family name may be two labels.
  const [main = '', sub = ''] = wanted;
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

/** Letters that a slip adds or leaves out at most. */
const SLIP_EDITS = 3;

/** Candidates stated in visible texts: the names that machines are told, slips of those, else what fits the host. */
export function visibleCandidates(stated: Stated, declared: readonly string[]): readonly Candidate[] {
  const names = declared.flatMap((name) => [name, bareName(name)]);
  // A site may say more than its name where that belongs, as titles do.
  const nearby = [...new Set([...names, ...declared.flatMap(segmentsOf)])];
  // Links home repeat each other.
  const saidIn = memoize((text: string) => findName(text, names));
  const slipIn = memoize((text: string) => slipOfAny(text, nearby));
  const hostPartIn = memoize((text: string) => partForHost(text, stated.labels));
  const isName = memoize((name: string) => {
    const isShort = plainNameWords(name).length <= NAME_WORDS;
    // What an acronym stands for is another form of the name.
    const isAcronym = () => declared.some((one) => relateAsAcronym(one, name, { host: stated.host }));
    return (isShort && fitsHost(name, stated.labels)) || isAcronym();
  });
  return visiblePieces(stated).flatMap(({ kind, text, statement }) => {
    const said = saidIn(text);
    // The name alone, as it most often is.
    if (said === text) return [{ kind, value: said, statement, text }];
    const name = withoutFrame(text);
    // Of a name's longer form, what is added to it may be misspelt.
    const isLongerSlip = (form: string, short: string) =>
      form.length > short.length &&
      Math.abs(form.length - name.length) <= SLIP_EDITS &&
      relationOf(form, name) === 'near-miss';
    if (said !== null && said.length < name.length && declared.some((form) => isLongerSlip(form, said)))
      return [{ kind, value: name, statement, text }];
    const slip = said ?? slipIn(text) ?? (kind === 'logo' && name !== text ? slipIn(name) : null);
    const found = slip ?? hostPartIn(text);
    if (found !== null) return [{ kind, value: found, statement, text }];
    return kind !== 'heading' && isName(name) ? [{ kind, value: name, statement, text }] : [];
  });
}

/** A text's first sentence, if another follows. */
function openingOf(text: string): string {
  return /^([^.!。]{1,60})(?:[.!] |。)\S/.exec(text)?.[1] ?? text;
}

/** Candidates that two visible places agree on, known to machines and the host or not. */
export function agreedCandidates(stated: Stated): readonly Candidate[] {
  const unmarked: readonly Statement[] = stated.logos.filter(({ isMark }) => isMark === false);
  const unframed = memoize(withoutFrame);
  const pieces = visiblePieces(stated)
    // What machines are told is outweighed by the site's mark, and not by any link home.
    .filter(({ statement }) => stated.names.length === 0 || !unmarked.includes(statement))
    .map((one) => ({ ...one, name: unframed(one.text) }))
    .filter(({ name }) => !isGeneric(name) && plainNameWords(name).length <= NAME_WORDS)
    .slice(0, 40);
  const relation = memoize((one: string) => memoize((other: string) => relationOf(one, other)));
  // A logo's or holder's name begins or ends the title: “Northwind. Tea by sea.”
  const holdsName = (one: (typeof pieces)[number], other: (typeof pieces)[number]) =>
    other.kind === 'title' && relation(one.name)(other.name) === 'short' && one.name.length < other.name.length;
  const isSlipOf = (one: (typeof pieces)[number], other: (typeof pieces)[number]) =>
    one.kind !== 'heading' && other.kind !== 'heading' && relation(one.name)(other.name) === 'near-miss';
  // A title whose first sentence is a slip of the holder's name: “Northwind. Tea by sea.”
  const opensWithSlip = (one: (typeof pieces)[number], other: (typeof pieces)[number]) =>
    one.kind === 'copyright' && other.kind === 'title' && relation(one.name)(openingOf(other.text)) === 'near-miss';
  // A title that begins or ends with a slip of the mark.
  const holdsSlip = (one: (typeof pieces)[number], other: (typeof pieces)[number]) =>
    one.kind === 'logo' && other.kind === 'title' && slipOfAny(other.text, [one.name]) !== null;
  const isSite = ({ kind, statement }: (typeof pieces)[number]) =>
    kind === 'logo' || kind === 'copyright' || (kind === 'heading' && isMarkedHeading(statement));
  const agrees = (one: (typeof pieces)[number], other: (typeof pieces)[number]) =>
    one.kind !== other.kind &&
    // A title repeats the heading, which may be that of an article.
    (isSite(one) || isSite(other)) &&
    (isOneName(relation(one.name)(other.name)) ||
      isSlipOf(one, other) ||
      opensWithSlip(one, other) ||
      holdsSlip(one, other) ||
      holdsName(one, other));
  const pairs = pieces.flatMap((one) => {
    const others = pieces.filter((other) => agrees(one, other));
    if (others.length === 0) return [];
    // A title that contains the copyright holder's name says it too; what a link home says may be a section in both.
    if (one.kind !== 'copyright') return [one];
    const nameIn = (other: (typeof pieces)[number]) => (opensWithSlip(one, other) ? openingOf(other.text) : one.name);
    return [one, ...others.map((other) => ({ ...other, name: nameIn(other) }))];
  });
  return pairs.map(({ kind, name, statement, text }) => ({ kind, value: name, statement, text }));
}
