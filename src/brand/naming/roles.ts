/**
 * What each place that states a name may do: few may accuse, many may confirm. Names of other kinds (feeds, handles,
 * links that are no mark, running text) and the host's labels confirm alone.
 */
import type { NameKind, VisibleKind } from '../facts/facts';

export type PlaceKind = NameKind | VisibleKind;

/**
 * What the report may say about a source that says something else: that it is another name or a slip; only a slip, if
 * the title has a slot for the brand; a slip as a hint, which costs nothing; or nothing.
 */
export type Accusation = 'another' | 'slip' | 'hint' | 'none';

interface Role {
  /** Whether this source may name the brand. */
  readonly names: boolean;
  /** How much it confirms a name that another place states too. */
  readonly weight: number;
  readonly accuses: Accusation;
}

export const ROLES: Readonly<Record<PlaceKind, Role>> = {
  website: { names: true, weight: 4, accuses: 'another' },
  organization: { names: true, weight: 4, accuses: 'another' },
  'og-site-name': { names: true, weight: 4, accuses: 'another' },
  'application-name': { names: true, weight: 2, accuses: 'another' },
  'apple-title': { names: true, weight: 2, accuses: 'another' },
  manifest: { names: true, weight: 2, accuses: 'another' },
  title: { names: true, weight: 3, accuses: 'slip' },
  // Repeats the page's title, and so is not another witness.
  'og-title': { names: false, weight: 0, accuses: 'slip' },
  logo: { names: true, weight: 3, accuses: 'hint' },
  heading: { names: true, weight: 1, accuses: 'hint' },
  copyright: { names: false, weight: 2, accuses: 'hint' },
  'website-alternate': { names: false, weight: 1, accuses: 'none' },
  'organization-alternate': { names: false, weight: 1, accuses: 'none' },
  'organization-legal': { names: false, weight: 1, accuses: 'none' },
  'manifest-short': { names: false, weight: 1, accuses: 'none' },
};

/** What the host adds to a name that fits it. */
export const HOST_WEIGHT = 3;

/** What feeds titled by a name add to it. */
export const FEED_WEIGHT = 2;

/** Whether a place declares the brand's name to machines. */
export function declares(kind: PlaceKind): boolean {
  return ROLES[kind].accuses === 'another';
}
