/**
 * Who the brand is: candidates for its name from every place that states one, of which those that machines read and
 * those that people see are weighed against each other. Nothing of another party is among them: structured data is
 * its own party's where it is read (`extraction/entities.ts`).
 */
import { memoize } from '../basics/memoize';
import {
  agreedCandidates,
  isAliasKind,
  isMisused,
  isVisible,
  visibleCandidates,
  type Candidate,
  type Stated,
} from './candidates';
import type { NameStatement } from '../facts/facts';
import { groupsOf, heaviest, mainSpelling } from './groups';
import { misspeltLabel } from './label-slips';
import { nameByMark, nameBySlip, placesSaying } from './last-resort';
import { isWitnessed, lonePlaces, withTwins } from './lone-places';
import type { PlacedName } from './places';
import { relationOf } from './relation';
import { disagrees, isOneName, type Relation } from './relations';
import { shortSlipsOf, slipsOf, swappedNumbersOf } from './seen-slips';
import { segmentsOf } from './segments';

export interface Brand {
  readonly name: string | null;
  /** Whether a place for machines states the name, or two witnesses agree on it. */
  readonly basis: 'declared' | 'inferred' | 'unknown';
  /** Where the name is stated, or another instead of it; in the order of the facts, those people see first. */
  readonly places: readonly PlacedName[];
}

const LATIN = /^[ -~\u00c0-\u024f]+$/;

/**
 * Tells how what a place says relates to the brand's name; null if it has none.
 *
 * @param otherNames what the brand calls itself besides
 */
function relationReader(
  { labels, host, ownName }: Stated,
  name: string | null,
  otherNames: readonly string[],
): (value: string, alias: boolean) => Relation | null {
  if (name === null) return () => null;
  const toName = memoize((value: string) => relationOf(name, value, { host, aliases: otherNames }));
  return (value, alias) => {
    const relation = toName(value);
    // What the host is called is not a slip of the name.
    if (ownName === undefined && disagrees(relation) && labels.includes(value)) return 'domain';
    // A host's label is written in Latin letters, even where the name is not.
    const isLatin = relation === 'script' && !alias && LATIN.test(value);
    if (isLatin && misspeltLabel(value, labels) !== undefined) return 'near-miss';
    // One of several names in a place may be misspelt elsewhere.
    const parts = relation === 'different' && ownName === undefined ? segmentsOf(name) : [];
    if (parts.length > 1 && parts.some((part) => relationOf(part, value) === 'near-miss')) return 'near-miss';
    return alias && relation === 'different' ? 'alias' : relation;
  };
}

/** The place of something that is not a name: an address, a title, a template's placeholder. */
function fault(statement: NameStatement): PlacedName {
  const { kind, value } = statement;
  return { kind, value, statement, alias: false, relation: 'template', isLone: false };
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
  // Other texts that agree with each other say nothing about a name that machines are told.
  const candidates = stating.filter(
    (one) => declared.length === 0 || !agreed.includes(one) || main?.members.includes(one) === true,
  );
  const bySlip = main === null ? nameBySlip(stated) : null;
  const byMark = main === null && bySlip === null ? nameByMark(stated) : null;
  const name = ownName ?? bySlip ?? byMark ?? (main === null ? null : mainSpelling(main));
  const isOwn = (value: string) => ownName !== undefined && isOneName(relationOf(ownName, value, { host }));
  const isDeclared =
    ownName === undefined
      ? main?.members.some(({ kind }) => !isVisible(kind)) === true || aliases.length > 0
      : known.some(isOwn);
  // Aliases of a name other than the reader's do not belong to the brand.
  const areAliases = ownName === undefined || aliases.some(({ value }) => isOwn(value));
  // An alias that is the name, or misspells it, makes no other name of it.
  const otherNames = (areAliases ? aliases : [])
    .map(({ value }) => value)
    .filter((alias) => name !== null && ['acronym', 'short', 'script', 'different'].includes(relationOf(name, alias)));
  const relationTo = relationReader(stated, name, otherNames);
  const place = ({ kind, value, statement }: Candidate): PlacedName => {
    const alias = areAliases && isAliasKind(kind);
    return { kind, value, statement, alias, relation: relationTo(value, alias), isLone: false };
  };
  const slips = name === null ? [] : slipsOf(stated, name, candidates);
  // Marks are named as places only where the name is theirs.
  const said = byMark === null || name !== byMark ? [] : placesSaying(byMark, stated);
  const places = [...slips, ...candidates, ...said, ...aliases].map(place);
  const lone = name !== null && isWitnessed(places, labels) ? lonePlaces(name, stated, places) : [];
  const short = name === null ? [] : [...shortSlipsOf(stated, name, places), ...swappedNumbersOf(stated)];
  const basis = name === null ? 'unknown' : isDeclared ? 'declared' : 'inferred';
  const isLone = (one: PlacedName) => lone.some(({ kind, value }) => kind === one.kind && value === one.value);
  const others = withTwins(places, stated).filter((one) => !isLone(one));
  return { name, basis, places: ordered([...short, ...others, ...lone, ...misused.map(fault)]) };
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
