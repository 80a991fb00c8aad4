/**
 * Who the brand is. Candidates for its name come from every source that may name it, and are weighed by what confirms
 * them. Also what to say about sources that differ. Nothing here comes from another party: `reading/entities.ts` keeps
 * only structured data of the site's own party.
 */
import { memoize } from '../basics/memoize';
import type { NameStatement } from '../facts/facts';
import { agreedCandidates, isAliasKind, isVisible, visibleCandidates, type Candidate, type Stated } from './candidates';
import { cleaned } from './cleaned';
import { extentOf } from './extent';
import { isMisused } from './faults';
import { isHostOf } from './host';
import { groupsOf, heaviest, mainSpelling } from './groups';
import { isCompany } from './name-like';
import type { PlacedName } from './places';
import { relationOf } from './relation';
import { isOneName, type Relation } from './relations';
import { declares } from './roles';
import { segmentsOf } from './segments';
import { Told } from './told';

export interface Brand {
  readonly name: string | null;
  /** Whether a place for machines states the name, or two witnesses agree on it. */
  readonly basis: 'declared' | 'inferred' | 'unknown';
  /** Whether the host is written as the name is, which confirms it. */
  readonly isHost: boolean;
  /** Where the name is stated, or another instead of it; in the order of the facts, those people see first. */
  readonly places: readonly PlacedName[];
}

/** The place of something that is not a name: an address, a title, a template's placeholder. */
function fault({ kind, value, statement }: Candidate): PlacedName {
  return { kind, value, statement, alias: isAliasKind(kind), relation: 'template', told: null };
}

function candidateOf(statement: NameStatement): Candidate {
  return { kind: statement.kind, value: statement.value, statement };
}

/** The name's group among the candidates, and the candidates that count. */
function weighed(stated: Stated, declared: readonly Candidate[]) {
  const known = [...new Set(declared.map(({ value }) => cleaned(value)))];
  const visible = visibleCandidates(stated, stated.ownName === undefined ? known : [stated.ownName, ...known]);
  const agreedIn = (page: Stated) =>
    agreedCandidates(page).filter((one) => !visible.some(({ statement }) => statement === one.statement));
  const agreed = agreedIn(stated);
  const names = declared.filter(({ kind }) => !isAliasKind(kind));
  const stating = [...names, ...visible, ...agreed];
  const mainOf = (candidates: readonly Candidate[]) => heaviest(groupsOf(candidates, stated.host), stated);
  const main = mainOf(stating.length > 0 ? stating : declared);
  // Other texts that agree with each other say nothing about a name that machines are told.
  const counts = (one: Candidate) => declared.length === 0 || !agreed.includes(one) || main?.members.includes(one);
  if (main !== null || stated.otherMarks.length === 0) return { main, candidates: stating.filter(counts) };
  const marked = agreedIn({ ...stated, logos: [...stated.logos, ...stated.otherMarks] });
  return { main: mainOf(marked), candidates: marked };
}

/** Who the brand is. */
export function whoIs(stated: Stated): Brand {
  const { host, labels, language, ownName } = stated;
  const misused = stated.names.filter(({ value }) => isMisused(value, stated)).map(candidateOf);
  const declared = stated.names.filter(({ value }) => !isMisused(value, stated)).map(candidateOf);
  const aliases = declared.filter(({ kind }) => isAliasKind(kind));
  const { main, candidates } = weighed(stated, declared);
  const spelling = main === null ? null : mainSpelling(main);
  const name = ownName ?? (spelling === null ? null : extentOf(spelling, stated, candidates));
  if (name === null) {
    const unrelated = [...candidates, ...aliases].map((one): PlacedName => ({
      ...one,
      alias: false,
      relation: null,
      told: null,
    }));
    return { name, basis: 'unknown', isHost: false, places: ordered([...unrelated, ...misused.map(fault)]) };
  }
  const isOwn = ({ value }: Candidate) => isOneName(relationOf(name, value, { host }));
  // A name with what the brand says of itself: “Northwind – tea by sea”.
  const isLonger = ({ value }: Candidate) =>
    segmentsOf(value).some((part) => isOneName(relationOf(name, part, { host })));
  const isDeclared =
    ownName === undefined
      ? main?.members.some(({ kind }) => !isVisible(kind)) === true || aliases.length > 0 || declared.some(isLonger)
      : declared.some(isOwn);
  // Aliases of a name other than the reader's do not belong to the brand.
  const areAliases = ownName === undefined || aliases.some(isOwn);
  // An alias that is the name makes no other name of it.
  const otherNames = (areAliases ? aliases : [])
    .map(({ value }) => value)
    .filter((alias) => !isOneName(relationOf(name, alias)));
  const told = new Told(stated, { name, aliases: otherNames, places: candidates });
  const relationTo = memoize((value: string) => relationOf(name, value, { host, language, aliases: otherNames }));
  const publishers: readonly Candidate['statement'][] = stated.names.filter(({ isPublisher }) => isPublisher === true);
  const relationIn = ({ kind, value, statement }: Candidate, alias: boolean): Relation => {
    const relation = relationTo(value);
    if (relation !== 'different') return relation;
    // What the host is called is not another name.
    if (ownName === undefined && labels.includes(value)) return 'domain';
    if (kind === 'organization' && (publishers.includes(statement) || isCompany(value))) return 'publisher';
    return alias ? 'alias' : relation;
  };
  const place = (one: Candidate): PlacedName => {
    const alias = areAliases && isAliasKind(one.kind);
    const relation = relationIn(one, alias);
    const isTold = relation === 'near-miss' ? told.isSlip(one) : relation === 'different' && told.isAnother(one);
    const contradicts = declares(one.kind) || one.kind === 'title' || one.kind === 'og-title';
    return { ...one, alias, relation, told: !isTold ? null : contradicts ? 'contradiction' : 'hint' };
  };
  return {
    name,
    basis: isDeclared ? 'declared' : 'inferred',
    isHost: isHostOf(name, labels),
    places: ordered([...[...candidates, ...told.seenSlips(), ...aliases].map(place), ...misused.map(fault)]),
  };
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
