/**
 * Who the brand is: candidates for its name from every place that states one, of which those that machines read and
 * those that people see are weighed against each other. Nothing of another party is among them: structured data is
 * its own party's where it is read (`extraction/entities.ts`).
 */
import { remembering } from '../remembering';
import { isUnspaced } from '../text';
import {
  agreedCandidates,
  isAliasKind,
  isMisused,
  isVisible,
  visibleCandidates,
  type Candidate,
  type Stated,
} from './candidates';
import { areSwapped, editsBetween, isSlip, KEY_LIMIT } from './distance';
import { withoutFrame } from './find';
import { groupsOf, heaviest, mainSpelling } from './groups';
import { hostKey } from './host';
import { isWitnessed, lonePlaces, withTwins } from './lone-places';
import { titleSegments, visiblePieces, type Piece } from './pieces';
import type { PlacedName } from './places';
import { bareName, relationOf, sameKey } from './relation';
import { disagrees, isOneName, type Relation } from './relations';
import { segmentsOf } from './segments';
import { slipOfAny } from './slips';

export interface Brand {
  readonly name: string | null;
  /** Whether a place for machines states the name, or two witnesses agree on it. */
  readonly basis: 'declared' | 'inferred' | 'unknown';
  /** Where the name is stated, or another instead of it; in the order of the facts, those people see first. */
  readonly places: readonly PlacedName[];
}

/** Shortest label of which a slip can be told. */
const LABEL_LETTERS = 6;

/** Shortest label of which two letters may be swapped. */
const SWAPPED_LETTERS = 5;

const LATIN = /^[ -~\u00c0-\u024f]+$/;

/** The host's label that a name misspells, without its legal form or domain as well; undefined if there is none. */
function misspeltLabel(name: string, labels: readonly string[]): string | undefined {
  const long = labels.filter((label) => label.length >= SWAPPED_LETTERS);
  // Sentences are no names.
  if (long.length === 0 || name.length > KEY_LIMIT) return undefined;
  const keys = [name, bareName(name)].map(hostKey);
  const isSlipOf = (key: string, label: string) =>
    (label.length >= LABEL_LETTERS || areSwapped(key, label)) && isSlip(key, label);
  return long.find((label) => !keys.includes(label) && keys.some((key) => isSlipOf(key, label)));
}

/** The host's label where all that people see is a slip of it, which is the name as the host writes it. */
function nameBySlip({ labels, ...stated }: Stated): string | null {
  for (const { kind, text } of visiblePieces({ ...stated })) {
    const name = withoutFrame(text);
    const label = kind === 'heading' ? undefined : misspeltLabel(name, labels);
    if (label !== undefined)
      return name === name.toLowerCase() ? label : label.charAt(0).toUpperCase() + label.slice(1);
  }
  return null;
}

/** Who the brand is. */
export function whoIs(stated: Stated): Brand {
  const { labels, host, ownName } = stated;
  const misused = stated.names.filter((name) => isMisused(name, stated));
  const declared = stated.names
    .filter((name) => !misused.includes(name))
    .map((statement) => ({ kind: statement.kind, value: statement.value, statement }));
  const names = declared.filter(({ kind }) => !isAliasKind(kind));
  const aliases = declared.filter(({ kind }) => isAliasKind(kind));
  const known = [...new Set(declared.map(({ value }) => value))];
  const visible = visibleCandidates(stated, ownName === undefined ? known : [ownName, ...known]);
  const isKnown = (one: Candidate) =>
    visible.some(({ statement, text }) => statement === one.statement && text === one.text);
  const agreed = agreedCandidates(stated).filter((one) => !isKnown(one));
  const stating = [...names, ...visible, ...agreed];
  const main = heaviest(groupsOf(stating.length > 0 ? stating : aliases, host), stated);
  // Of a name that machines are told, other texts that agree with each other say nothing.
  const candidates = stating.filter(
    (one) => declared.length === 0 || !agreed.includes(one) || main?.members.includes(one) === true,
  );
  const name = ownName ?? (main === null ? (nameBySlip(stated) ?? nameByMark(stated)) : mainSpelling(main));
  const isOwn = (value: string) => ownName !== undefined && isOneName(relationOf(ownName, value, { host }));
  const isDeclared =
    ownName === undefined
      ? main?.members.some(({ kind }) => !isVisible(kind)) === true || aliases.length > 0
      : known.some(isOwn);
  // Aliases of another name than the reader's are none of the brand's.
  const areAliases = ownName === undefined || aliases.some(({ value }) => isOwn(value));
  // An alias that is the name, or misspells it, makes no other name of it.
  const otherNames = (areAliases ? aliases : [])
    .map(({ value }) => value)
    .filter((alias) => name !== null && ['acronym', 'short', 'script', 'different'].includes(relationOf(name, alias)));
  const toName = remembering((value: string) =>
    name === null ? null : relationOf(name, value, { host, aliases: otherNames }),
  );
  const relationTo = (value: string, alias: boolean): Relation | null => {
    const relation = toName(value);
    if (name === null || relation === null) return null;
    // What the host is called is no slip of the name.
    if (ownName === undefined && disagrees(relation) && labels.includes(value)) return 'domain';
    // A host's label is written in Latin letters, even where the name is not.
    const isLatin = relation === 'script' && !alias && LATIN.test(value);
    if (isLatin && misspeltLabel(value, labels) !== undefined) return 'near-miss';
    // One of several names in a place may be misspelt elsewhere.
    const parts = relation === 'different' && ownName === undefined ? segmentsOf(name) : [];
    if (parts.length > 1 && parts.some((part) => relationOf(part, value) === 'near-miss')) return 'near-miss';
    return alias && relation === 'different' ? 'alias' : relation;
  };
  const place = ({ kind, value, statement }: Candidate): PlacedName => {
    const alias = areAliases && isAliasKind(kind);
    return { kind, value, statement, alias, relation: relationTo(value, alias), isLone: false };
  };
  const slips = name === null ? [] : slipsOf(stated, name, candidates);
  const places = [...slips, ...candidates, ...aliases].map(place);
  const lone = name !== null && isWitnessed(places, labels) ? lonePlaces(name, stated, places) : [];
  const short = name === null ? [] : shortSlipsOf(stated, name, places);
  const faults = misused.map((statement): PlacedName => {
    const { kind, value } = statement;
    return { kind, value, statement, alias: false, relation: 'template', isLone: false };
  });
  const basis = name === null ? 'unknown' : isDeclared ? 'declared' : 'inferred';
  const isLone = (one: PlacedName) => lone.some(({ kind, value }) => kind === one.kind && value === one.value);
  const others = withTwins(places, stated).filter((one) => !isLone(one));
  return { name, basis, places: ordered([...short, ...others, ...lone, ...faults]) };
}

/** The pieces of marks that are no source of the name. */
function otherPieces({ otherMarks }: Stated): readonly Piece[] {
  return visiblePieces({ titles: [], heading: null, logos: otherMarks, copyrights: [] }).map((piece) =>
    piece.statement.where.source === 'h1' ? { ...piece, kind: 'heading' } : piece,
  );
}

/** Fewest characters of which one is mistyped. */
const SHORT_SLIP = 3;

/** Whether two short names differ by one character changed, or two swapped, and by no number. */
function areShortSlips(a: string, b: string): boolean {
  const [one, other] = [sameKey(a), sameKey(b)];
  const isLongEnough = one.length === other.length && one.length >= SHORT_SLIP;
  return isLongEnough && !/[0-9]/.test(one + other) && editsBetween(one, other, 1) === 1;
}

/**
 * Slips of a name too short for one to show by itself, where two other places say the name: in a mark, and at a title's
 * end or start, if nothing else says them.
 */
function shortSlipsOf(stated: Stated, name: string, places: readonly PlacedName[]): readonly PlacedName[] {
  const saying = places.filter(({ value }) => sameKey(value) === sameKey(name));
  if (new Set(saying.map(({ kind }) => kind)).size < 2) return [];
  const segments = titleSegments(stated);
  const isTitled = places.some(({ kind, relation }) => kind === 'title' && relation !== 'different');
  return [...visiblePieces(stated), ...otherPieces(stated)].flatMap(({ kind, text, statement }) => {
    const isPlace = kind === 'logo' || (kind === 'title' && !isTitled && [segments[0], segments.at(-1)].includes(text));
    if (!isPlace) return [];
    const value = withoutFrame(text);
    const isOnce = stated.saidOnce.includes(value) || stated.saidOnce.includes(text);
    if (!isOnce || !areShortSlips(value, name)) return [];
    return [{ kind, value, statement, alias: false, relation: 'near-miss' as const, isLone: false }];
  });
}

/** The segment that ends or begins a title where the brand's mark is a slip of it, and the page says it again. */
function nameByMark(stated: Stated): string | null {
  const segments = titleSegments(stated);
  const marks = otherPieces(stated).map(({ text }) => withoutFrame(text));
  const isSlipped = (segment: string) =>
    !stated.saidOnce.includes(segment) && marks.some((mark) => relationOf(mark, segment) === 'near-miss');
  return [segments.at(-1) ?? '', segments[0] ?? ''].find(isSlipped) ?? null;
}

/** What leads over from a holder to what it is. */
const OF_HOLDER = /, (?:an?|the|part of|une?|eine?|una|een|en|et) /i;

/** Visible texts that hold a slip of the name, or of a form that another place gives it, and not the name. */
function slipsOf(stated: Stated, name: string, known: readonly Candidate[]): readonly Candidate[] {
  const { host, labels } = stated;
  const forms = [...new Set(known.map(({ value }) => value))].filter((value) =>
    isOneName(relationOf(name, value, { host })),
  );
  const names = [...new Set([name, ...forms].flatMap((one) => [one, bareName(one)]))];
  // Links home repeat each other.
  const slipIn = remembering((text: string) => slipOfAny(text, names));
  const unframed = remembering(withoutFrame);
  return [...visiblePieces(stated), ...otherPieces(stated)].flatMap(({ kind, text, statement }) => {
    if (known.some((one) => one.statement === statement && one.text === text)) return [];
    const whole = unframed(text);
    // What a holder is stands behind a comma: “Northwind, a company of Silver Anchor”.
    const [holder = ''] = kind === 'copyright' ? text.split(OF_HOLDER, 1) : [];
    // Without spaces, the words around a name are none of their own.
    const isUnframed = kind === 'logo' && whole !== text && isUnspaced(whole.charCodeAt(0));
    const isMisspelt = () => kind !== 'heading' && misspeltLabel(whole, labels) !== undefined;
    const slip =
      slipIn(text) ??
      (holder === '' ? null : slipIn(holder)) ??
      (isUnframed ? slipIn(whole) : null) ??
      (isMisspelt() ? whole : null);
    return slip === null ? [] : [{ kind, value: slip, statement }];
  });
}

/** Places that people see first, each spelling in a kind of place once. */
function ordered(places: readonly PlacedName[]): readonly PlacedName[] {
  const kept = new Map<string, PlacedName>();
  for (const place of places) {
    const key = `${place.kind} ${place.value}`;
    if (!kept.has(key)) kept.set(key, place);
  }
  const all = [...kept.values()];
  return [...all.filter(({ kind }) => isVisible(kind)), ...all.filter(({ kind }) => !isVisible(kind))];
}
