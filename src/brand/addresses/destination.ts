/** Where the addresses that a page states for itself send search engines and shares. */
import { hasKnownUrl, propertyOf, type Facts } from '../facts/facts';
import { isStandIn } from '../evidence/page-evidence';
import { normalisedUrl, webUrl } from '../urls/sites';
import type { Statement } from '../facts/statement';
import { relationOf, type AddressRelation, type ComparedPage } from './relation';

/**
 * `here`: this page. `moved`: from an inner page to another page of its site, where its text may belong. `syndicated`:
 * from an inner page to another site, which may have published it first. Anything else is a fault.
 */
export type Destination = 'here' | 'moved' | 'syndicated' | Exclude<AddressRelation, 'same'>;

/** The page of the facts, as addresses are compared with it. */
function comparedPage({ page, aliases, language, domains }: Facts): ComparedPage {
  return { url: page.url, kind: page.kind, aliases, lang: language?.value ?? null, domains };
}

/** Whether a stated address is the one that was followed, and nothing is there; before launch nothing has to be. */
function isGone(stated: string, { scope, canonicalTarget: { state, url } }: Facts): boolean {
  return scope !== 'preview' && state === 'gone' && url !== null && normalisedUrl(url) === normalisedUrl(stated);
}

/**
 * Where a stated address leads.
 *
 * @param stated an absolute web URL
 */
export function destinationOf(stated: string, facts: Facts): Destination {
  if (isGone(stated, facts)) return 'nowhere';
  const page = comparedPage(facts);
  const relation = relationOf(stated, page);
  // On a page whose own address is not known, only links that lead nowhere from any address can be judged.
  if (!hasKnownUrl(facts)) return relation === 'nowhere' ? relation : 'here';
  if (relation === 'same') return 'here';
  if (page.kind.is === 'home') return relation;
  if (relation === 'elsewhere') return 'syndicated';
  if (relation === 'other-host') return 'moved';
  // A fix must not tell all pages of a site to be its home page.
  return relation === 'other-page' && webUrl(stated)?.pathname !== '/' ? 'moved' : relation;
}

/** Whether an address leads to a good place: this page or, from an inner page, where it is published. */
export function isFine(destination: Destination): destination is 'here' | 'moved' | 'syndicated' {
  return destination === 'here' || destination === 'moved' || destination === 'syndicated';
}

/** The URL that a page gives to those who share it, and where it leads. */
export interface ShareUrl {
  readonly stated: Statement;
  readonly destination: Destination;
  /** The URL it should lead to. */
  readonly expected: string;
  /** It differs from the canonical link, and it is unclear which of them is the page's. */
  readonly undecided: boolean;
}

/**
 * og:url, compared with the page's own address. If it leads away from an inner page, it has to agree with the canonical
 * link, if there is one. Without a known page address, all that can be said is whether the two agree. Null if none
 * is stated.
 */
export function shareUrl(facts: Facts): ShareUrl | null {
  const stated = propertyOf(facts.openGraph, 'og:url');
  if (stated === undefined) return null;
  const url = webUrl(stated.value, facts.page.url)?.href ?? null;
  const destination = url === null ? 'nowhere' : destinationOf(url, facts);
  const canonical = facts.canonicals.find((one) => one.url !== null)?.url ?? null;
  const isOwn = destination === 'here' && hasKnownUrl(facts);
  // A relative URL on a page whose own URL is not known may be any URL.
  const isRelative = isStandIn(url ?? '') || isStandIn(canonical ?? '');
  if (url === null || canonical === null || isOwn || isRelative || !isFine(destination)) {
    return { stated, destination, expected: facts.page.url, undecided: false };
  }
  const relation = relationOf(url, { ...comparedPage(facts), url: canonical, aliases: [] });
  const isSame = relation === 'same';
  if (!hasKnownUrl(facts)) return { stated, destination, expected: canonical, undecided: !isSame };
  return { stated, destination: isSame ? destination : relation, expected: canonical, undecided: false };
}
