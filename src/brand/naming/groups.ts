/** Candidates for the brand's name weighed against each other. */
import { memoize } from '../basics/memoize';
import { isVisible, type Candidate, type Stated } from './candidates';
import { cleaned } from './cleaned';
import { fitsHost, isHostOf } from './host';
import { relationOf, sameKey } from './relation';
import { isOneName } from './relations';
import { FEED_WEIGHT, HOST_WEIGHT, ROLES } from './roles';
import { plainNameWords } from './spelling';

interface Group {
  readonly head: string;
  readonly members: readonly Candidate[];
}

export function groupsOf(candidates: readonly Candidate[], host: string): readonly Group[] {
  const groups: { readonly head: string; readonly members: Candidate[] }[] = [];
  const isFormOf = memoize((head: string) => memoize((value: string) => isOneName(relationOf(head, value, { host }))));
  for (const candidate of candidates) {
    const group = groups.find(({ head }) => isFormOf(head)(candidate.value));
    if (group === undefined) groups.push({ head: candidate.value, members: [candidate] });
    else group.members.push(candidate);
  }
  return groups;
}

/** Groups of names that are slips of one another: one of them is the name. */
function withSlips(groups: readonly Group[], language: string): readonly (readonly Group[])[] {
  const families: Group[][] = [];
  for (const group of groups) {
    const family = families.find((others) =>
      others.some(({ head }) => relationOf(head, group.head, { language }) === 'near-miss'),
    );
    if (family === undefined) families.push([group]);
    else family.push(group);
  }
  return families;
}

/** Each kind of place counts once. */
function weightOf(members: readonly Candidate[], { labels, feeds = [] }: Stated): number {
  const kinds = new Set(members.map(({ kind }) => kind));
  const host = members.some(({ value }) => fitsHost(value, labels)) ? HOST_WEIGHT : 0;
  const isFeed = feeds.some((feed) => members.some(({ value }) => isOneName(relationOf(value, feed))));
  return [...kinds].reduce((sum, kind) => sum + ROLES[kind].weight, host + (isFeed ? FEED_WEIGHT : 0));
}

/** What people see alone outweighs what two places for machines and people state together by more than this. */
const MARGIN = 3;

/** The group that weighs most, slips of its name counted in; among equals the one stated first. */
export function heaviest(groups: readonly Group[], stated: Stated): Group | null {
  const { labels, proseWords, language } = stated;
  const families = withSlips(groups, language)
    .map((family) => ({ family, members: family.flatMap(({ members }) => members) }))
    .filter(({ members }) => members.some(({ kind }) => ROLES[kind].names));
  type Family = (typeof families)[number];
  const isSeen = ({ members }: Family) => members.every(({ kind }) => isVisible(kind));
  const isAlone = ({ members }: Family) => new Set(members.map(({ kind }) => kind)).size < 2;
  // A single place that nothing confirms is no match for what the host confirms.
  const margin = families.some((one) => !isSeen(one) && !isAlone(one)) ? MARGIN : 0;
  const weight = (one: Family) => weightOf(one.members, stated) - (isSeen(one) ? margin : 0);
  let best: Family | null = null;
  for (const one of families) if (best === null || weight(one) > weight(best)) best = one;
  if (best === null) return null;
  // Within a name and its slips, the form that the host is written as is the name. Otherwise it is the form that weighs
  // most, and of equal ones, the one that the page's text uses.
  const isProse = ({ head }: Group) => plainNameWords(head).every((word) => proseWords.includes(word));
  const rank = (group: Group) =>
    (isHost(group, labels) ? 100 : 0) + weightOf(group.members, stated) * 2 + (isProse(group) ? 1 : 0);
  const family = best.family.filter(
    (group) => isHost(group, labels) || group.members.some(({ kind }) => ROLES[kind].names),
  );
  return family.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

/** Whether one of a group's names is written as the host is. */
function isHost({ members }: Group, labels: readonly string[]): boolean {
  return members.some(({ value }) => isHostOf(value, labels));
}

/** The spelling that most places use, without what is never part of a name. */
export function mainSpelling({ members }: Group): string | null {
  const counts = new Map<string, { readonly value: string; readonly kinds: Set<string> }>();
  for (const { value, kind } of members) {
    const name = cleaned(value);
    const key = sameKey(name);
    const known = counts.get(key) ?? { value: name, kinds: new Set<string>() };
    known.kinds.add(kind);
    counts.set(key, known);
  }
  let best: { readonly value: string; readonly kinds: ReadonlySet<string> } | null = null;
  // If several are equally frequent, the shortest wins: a legal form belongs in the imprint.
  for (const one of counts.values()) {
    const isMore = best === null || one.kinds.size > best.kinds.size;
    if (isMore || (one.kinds.size === best?.kinds.size && one.value.length < best.value.length)) best = one;
  }
  return best?.value ?? null;
}
