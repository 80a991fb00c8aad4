/**
 * Who the brand is: candidates for its name from every place that states one, of which those that machines read and
 * those that people see are weighed against each other. Nothing of another party is among them: structured data is
 * its own party's where it is read (`extraction/entities.ts`).
 */
import type { NameKind, NameStatement, VisibleKind } from '../facts';
import { ALIAS_KINDS } from '../facts';
import type { Statement } from '../statement';
import { isSlip } from './distance';
import { findName, isGeneric, trimmed, withoutFrame } from './find';
import { fitsHost, hostKey } from './host';
import { isAddress, withoutDomain } from './parts';
import { bareName, relationOf, sameKey } from './relation';
import { disagrees, isOneName, type Relation } from './relations';
import { segmentsOf } from './segments';
import { plainNameWords } from './spelling';
import { EDITIONS } from './tables/editions';

/** What is known of a page for the question who it is. */
export interface Stated {
  /** Names for machines, of its own party. */
  readonly names: readonly NameStatement[];
  readonly titles: readonly Statement[];
  readonly heading: Statement | null;
  /** Texts and text alternatives of links home. */
  readonly logos: readonly Statement[];
  /** Holders named in copyright lines. */
  readonly copyrights: readonly Statement[];
  /** Labels of the host that may name a brand. */
  readonly labels: readonly string[];
  readonly host: string;
  /** The brand's name as a reader put it in, which all that is stated is compared with. */
  readonly ownName?: string | undefined;
}

export interface PlacedName {
  readonly kind: NameKind | VisibleKind;
  /** The name as this place writes it. */
  readonly value: string;
  readonly statement: Statement;
  /** Another name the brand gives itself: it never deviates. */
  readonly alias: boolean;
  /** To the brand's name; null where there is none. */
  readonly relation: Relation | null;
}

export interface Brand {
  readonly name: string | null;
  /** Whether a place for machines states the name, or two witnesses agree on it. */
  readonly basis: 'declared' | 'inferred' | 'unknown';
  /** Where the name is stated, or another instead of it; in the order of the facts, those people see first. */
  readonly places: readonly PlacedName[];
}

const WEIGHTS: Readonly<Record<NameKind | VisibleKind, number>> = {
  website: 4,
  organization: 4,
  'og-site-name': 4,
  logo: 3,
  title: 3,
  manifest: 2,
  'application-name': 2,
  copyright: 2,
  heading: 1,
  'website-alternate': 1,
  'organization-alternate': 1,
  'organization-legal': 1,
  'manifest-short': 1,
  'apple-title': 1,
};

/** What the host adds to a name that fits it. */
const HOST_WEIGHT = 3;

/** Longer texts are no names. In words. */
const NAME_WORDS = 8;

export function isAliasKind(kind: string): boolean {
  return (ALIAS_KINDS as readonly string[]).includes(kind);
}

/** Whether a text was decoded as what it is not: UTF-8 read as Windows-1251 or Latin-1. */
function isGarbled(text: string): boolean {
  const pairs = text.match(/[РС][\u0080-\u040f\u0450-\u04ff\u2010-\u2122]|[ÃÂÐÑ][\u0080-\u00bf]/g)?.length ?? 0;
  return pairs > 1 && pairs * 4 > text.length;
}

/** An application's name has at most so many words. */
const APP_WORDS = 4;

/** Whether a name place holds an address, a title, an edition or a template's word instead of a name. */
function isMisused({ kind, value }: NameStatement, { titles }: Stated): boolean {
  if (isAddress(value) || isGeneric(value) || isGarbled(value) || EDITIONS.has(plainNameWords(value).join(' ')))
    return true;
  const title = titles[0]?.value ?? '';
  // An app's name fits under its icon.
  if (kind === 'application-name' && plainNameWords(value).length > APP_WORDS) return true;
  return (
    sameKey(value) === sameKey(title) && (segmentsOf(value).length > 1 || plainNameWords(value).length > NAME_WORDS / 2)
  );
}

interface Candidate {
  readonly kind: NameKind | VisibleKind;
  readonly value: string;
  readonly statement: Statement;
  /** The piece of a visible text that it was found in. */
  readonly text?: string;
}

interface VisibleText {
  readonly kind: VisibleKind;
  readonly text: string;
  readonly statement: Statement;
}

/** What people see, cut into pieces that may be a name. */
function visibleTexts({ titles, logos, copyrights, heading }: Stated): readonly VisibleText[] {
  const [title] = titles;
  const texts: VisibleText[] = [];
  if (title !== undefined) {
    for (const text of segmentsOf(title.value).toReversed()) texts.push({ kind: 'title', text, statement: title });
  }
  if (heading !== null) texts.push({ kind: 'heading', text: heading.value, statement: heading });
  for (const statement of logos) {
    for (const text of segmentsOf(statement.value).slice(0, 2)) texts.push({ kind: 'logo', text, statement });
  }
  for (const statement of copyrights) texts.push({ kind: 'copyright', text: statement.value, statement });
  return texts;
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

/** Candidates stated in visible texts: the names that machines are told, else what fits the host. */
function visibleCandidates(stated: Stated, declared: readonly string[]): readonly Candidate[] {
  const names = declared.flatMap((name) => [name, bareName(name)]);
  return visibleTexts(stated).flatMap(({ kind, text, statement }) => {
    const found = findName(text, names) ?? partForHost(text, stated.labels);
    if (found !== null) return [{ kind, value: found, statement, text }];
    const name = withoutFrame(text);
    const fits = kind !== 'heading' && plainNameWords(name).length <= NAME_WORDS && fitsHost(name, stated.labels);
    return fits ? [{ kind, value: name, statement, text }] : [];
  });
}

/** Candidates that two visible places agree on where neither machines nor the host know one. */
function agreedCandidates(stated: Stated): readonly Candidate[] {
  const texts = visibleTexts(stated)
    .map((one) => ({ ...one, name: withoutFrame(one.text) }))
    .filter(({ name }) => !isGeneric(name) && plainNameWords(name).length <= NAME_WORDS)
    .slice(0, 40);
  // A logo's or holder's name begins or ends the title: “Northwind. Tea by sea.”
  const holdsName = (one: (typeof texts)[number], other: (typeof texts)[number]) =>
    other.kind === 'title' && relationOf(one.name, other.name) === 'short' && one.name.length < other.name.length;
  const agrees = (one: (typeof texts)[number], other: (typeof texts)[number]) =>
    one.kind !== other.kind &&
    // A title repeats the heading, which may be that of an article.
    (one.kind === 'logo' || other.kind === 'logo' || one.kind === 'copyright' || other.kind === 'copyright') &&
    (isOneName(relationOf(one.name, other.name)) || holdsName(one, other));
  return texts
    .filter((one) => texts.some((other) => agrees(one, other)))
    .map(({ kind, name, statement }) => ({ kind, value: name, statement }));
}

interface Group {
  readonly head: string;
  readonly members: Candidate[];
}

function groupsOf(candidates: readonly Candidate[], host: string): readonly Group[] {
  const groups: Group[] = [];
  for (const candidate of candidates) {
    const group = groups.find(({ head }) => isOneName(relationOf(head, candidate.value, { host })));
    if (group === undefined) groups.push({ head: candidate.value, members: [candidate] });
    else group.members.push(candidate);
  }
  return groups;
}

/** Each kind of place counts once. */
function weightOf({ members }: Group, labels: readonly string[]): number {
  const kinds = new Set(members.map(({ kind }) => kind));
  const host = members.some(({ value }) => fitsHost(value, labels)) ? HOST_WEIGHT : 0;
  return [...kinds].reduce((sum, kind) => sum + WEIGHTS[kind], host);
}

/** What people see alone outweighs what two places for machines and people state together by more than this. */
const MARGIN = 3;

/** The group that weighs most; among equals the one stated first. */
function heaviest(groups: readonly Group[], labels: readonly string[]): Group | null {
  const isSeen = ({ members }: Group) => members.every(({ kind }) => isVisible(kind));
  const isAlone = ({ members }: Group) => new Set(members.map(({ kind }) => kind)).size < 2;
  // A single place that nothing confirms is no match for what the host confirms.
  const margin = groups.some((group) => !isSeen(group) && !isAlone(group)) ? MARGIN : 0;
  const weight = (group: Group) => weightOf(group, labels) - (isSeen(group) ? margin : 0);
  let best: Group | null = null;
  for (const group of groups) if (best === null || weight(group) > weight(best)) best = group;
  if (best === null || fitsAny(best, labels)) return best;
  // Of a name and its misspelling, the one that the host confirms is the name.
  const { head } = best;
  return groups.find((group) => fitsAny(group, labels) && relationOf(group.head, head) === 'near-miss') ?? best;
}

function fitsAny({ members }: Group, labels: readonly string[]): boolean {
  return members.some(({ value }) => fitsHost(value, labels));
}

/** The spelling that most places use. */
function mainSpelling({ members }: Group): string | null {
  const counts = new Map<string, { readonly value: string; readonly kinds: Set<string> }>();
  for (const { value, kind } of members) {
    const key = sameKey(value);
    const known = counts.get(key) ?? { value, kinds: new Set<string>() };
    known.kinds.add(kind);
    counts.set(key, known);
  }
  let best: { readonly value: string; readonly kinds: ReadonlySet<string> } | null = null;
  // Of equally frequent ones the shortest: a legal form is for the imprint.
  for (const one of counts.values()) {
    const isMore = best === null || one.kinds.size > best.kinds.size;
    if (isMore || (one.kinds.size === best?.kinds.size && one.value.length < best.value.length)) best = one;
  }
  return best?.value ?? null;
}

/** Words of a visible text that are looked at for a slip. */
const SLIP_WORDS = 24;

/** Fewest letters of a name of which a part of a longer text is a slip. */
const SLIP_LETTERS = 6;

/** The part of a text that is a slip of the name; null if it holds none. */
export function slipIn(text: string, name: string): string | null {
  const nameWords = plainNameWords(name);
  const key = nameWords.join('');
  const words = text
    .split(' ')
    .map((word) => ({ text: word, key: plainNameWords(withoutDomain(trimmed(word))?.rest ?? word).join('') }))
    .filter((word) => word.key !== '')
    .slice(0, SLIP_WORDS);
  // One word more or less: Harbour Line, HarborLine.
  for (let size = Math.max(1, nameWords.length - 1); size <= Math.min(words.length, nameWords.length + 1); size++) {
    for (let from = 0; from + size <= words.length; from++) {
      const window = words.slice(from, from + size);
      const windowKey = window.map((word) => word.key).join('');
      if (windowKey === key || Math.abs(windowKey.length - key.length) > 2) continue;
      const part = trimmed(window.map((word) => word.text).join(' '));
      const isMiss = size === words.length ? key.length > 3 : key.length >= SLIP_LETTERS && isSlip(windowKey, key);
      if (isMiss && relationOf(part, name) === 'near-miss') return part;
    }
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
  const known = declared.map(({ value }) => value);
  const visible = visibleCandidates(stated, ownName === undefined ? known : [ownName, ...known]);
  const candidates = [...names, ...visible, ...(declared.length > 0 ? [] : agreedCandidates(stated))];
  const groups = groupsOf(candidates.length > 0 ? candidates : aliases, host);
  const main = heaviest(groups, labels);
  const name = ownName ?? (main === null ? null : mainSpelling(main));
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
  const relationTo = (value: string, alias: boolean): Relation | null => {
    if (name === null) return null;
    const relation = relationOf(name, value, { host, aliases: otherNames });
    // What the host is called is no slip of the name.
    if (ownName === undefined && disagrees(relation) && labels.includes(value)) return 'domain';
    return alias && relation === 'different' ? 'alias' : relation;
  };
  const place = ({ kind, value, statement }: Candidate): PlacedName => {
    const alias = areAliases && isAliasKind(kind);
    return { kind, value, statement, alias, relation: relationTo(value, alias) };
  };
  const slips = name === null ? [] : slipsOf(stated, name, candidates);
  const places = [...slips, ...candidates, ...aliases].map(place);
  const faults = misused.map((statement): PlacedName => {
    const { kind, value } = statement;
    return { kind, value, statement, alias: false, relation: 'template' };
  });
  const basis = name === null ? 'unknown' : isDeclared ? 'declared' : 'inferred';
  return { name, basis, places: ordered([...places, ...faults]) };
}

export function isVisible(kind: string): kind is VisibleKind {
  return ['title', 'heading', 'logo', 'copyright'].includes(kind);
}

/** Visible texts that hold a slip of the name and not the name. */
function slipsOf(stated: Stated, name: string, known: readonly Candidate[]): readonly Candidate[] {
  return visibleTexts(stated).flatMap(({ kind, text, statement }) => {
    const isKnown = known.some(
      (one) => one.statement === statement && one.text === text && sameKey(one.value) === sameKey(name),
    );
    if (isKnown) return [];
    const slip = slipIn(text, name) ?? slipIn(text, bareName(name));
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

/**
 * Whether a place contradicts the brand's name. What people see may name a parent company, a section or a subject: there
 * only a slip does.
 */
export function disagreesWith({ kind, relation, alias }: PlacedName): boolean {
  if (relation === 'near-miss') return true;
  return relation === 'different' && !alias && !isVisible(kind);
}
