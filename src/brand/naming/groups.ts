/** Candidates for the brand's name weighed against each other. */
import type { NameKind, VisibleKind } from '../facts/facts';
import { memoize } from '../basics/memoize';
import { isVisible, type Candidate, type Stated } from './candidates';
import { withoutFrame } from './find';
import { fitsHost, hostKey } from './host';
import { possibleNames } from './pieces';
import { bareName, relationOf, sameKey } from './relation';
import { isOneName } from './relations';

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
  // Repeats the page's title, and so is not another witness.
  'og-title': 0,
  'website-alternate': 1,
  'organization-alternate': 1,
  'organization-legal': 1,
  'manifest-short': 1,
  'apple-title': 1,
};

/** What the host adds to a name that fits it. */
const HOST_WEIGHT = 3;

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
function withSlips(groups: readonly Group[]): readonly (readonly Group[])[] {
  const families: Group[][] = [];
  for (const group of groups) {
    const family = families.find((others) => others.some(({ head }) => relationOf(head, group.head) === 'near-miss'));
    if (family === undefined) families.push([group]);
    else family.push(group);
  }
  return families;
}

/** Each kind of place counts once. */
function weightOf(members: readonly Candidate[], labels: readonly string[]): number {
  const kinds = new Set(members.map(({ kind }) => kind));
  const host = members.some(({ value }) => fitsHost(value, labels)) ? HOST_WEIGHT : 0;
  return [...kinds].reduce((sum, kind) => sum + WEIGHTS[kind], host);
}

/** What people see alone outweighs what two places for machines and people state together by more than this. */
const MARGIN = 3;

/** The group that weighs most, slips of its name counted in; among equals the one stated first. */
export function heaviest(groups: readonly Group[], stated: Stated): Group | null {
  const { labels, uniqueMentions } = stated;
  const counted = new Set(possibleNames(stated));
  // For a name within a text, how often the text occurs only counts if the name itself was not looked for.
  const isLone = ({ members }: Group) =>
    members.every(({ value, text }) =>
      counted.has(value) || text === undefined ? uniqueMentions.includes(value) : uniqueMentions.includes(text),
    );
  const families = withSlips(groups).map((family) => ({
    family,
    members: family.flatMap(({ members }) => members),
  }));
  type Family = (typeof families)[number];
  const isSeen = ({ members }: Family) => members.every(({ kind }) => isVisible(kind));
  const isAlone = ({ members }: Family) => new Set(members.map(({ kind }) => kind)).size < 2;
  // A single place that nothing confirms is no match for what the host confirms.
  const margin = families.some((one) => !isSeen(one) && !isAlone(one)) ? MARGIN : 0;
  const isUnsaid = ({ family }: Family) => family.every(isLone);
  const marks = stated.otherMarks.map(({ value }) => withoutFrame(value));
  const isMarked = memoize(({ members }: Family) =>
    members.some(({ value }) =>
      marks.some((mark) => {
        const relation = relationOf(value, mark, { host: stated.host });
        return isOneName(relation) || relation === 'short';
      }),
    ),
  );
  // Marks that link elsewhere name nothing on their own, but tip the scales.
  const weight = (one: Family) =>
    weightOf(one.members, labels) - (isSeen(one) ? margin : 0) - (isUnsaid(one) ? 1 : 0) + (isMarked(one) ? 1 : 0);
  let best: Family | null = null;
  for (const one of families) if (best === null || weight(one) > weight(best)) best = one;
  if (best === null) return null;
  // Of a name and its slips, the one that the host confirms is the name, else one that the page repeats.
  const rank = (group: Group) => (isHost(group, labels) ? 2 : 0) + (isLone(group) ? 0 : 1);
  return (
    best.family.toSorted((a, b) => rank(b) - rank(a) || weightOf(b.members, labels) - weightOf(a.members, labels))[0] ??
    null
  );
}

/** Whether one of a group's names is written as the host is. */
function isHost({ members }: Group, labels: readonly string[]): boolean {
  const keys = labels.map((label) => label.replaceAll('-', ''));
  return members.some(({ value }) => [value, bareName(value)].some((name) => keys.includes(hostKey(name))));
}

/** The spelling that most places use. */
export function mainSpelling({ members }: Group): string | null {
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
