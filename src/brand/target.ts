/** Whose a report is: what was typed, what was measured, and where its page was found. */
import { withoutFragment, webUrl } from './sites';

export interface Target {
  /** The origin, or as typed for a recording; for pasted HTML the URL given next to it, or ''. */
  readonly address: string;
  /**
   * Origin assessed, e.g. `https://example.com`; for pasted HTML without a URL `https://pasted.invalid`. Another than the
   * typed one where that leads exactly to this one's root.
   */
  readonly origin: string;
  /** Origin that was typed. Absent in what was made before 0.16.0, and for pasted HTML. */
  readonly typed?: string;
  /** URL at which the page was found, without fragment. Absent like `typed`, and where there was no page. */
  readonly final?: string;
}

/** What stands at the root of its origin, and nowhere else. */
export function isRoot(url: URL): boolean {
  return withoutFragment(url) === `${url.origin}/`;
}

/**
 * A target as one that somebody else has typed: one host is the same target by both schemes, since every assessment asks
 * by both.
 *
 * @param typed origin
 */
export function asTyped(target: Target, typed: string): Target {
  const isSame = webUrl(typed)?.host === webUrl(target.origin)?.host;
  return isSame ? { ...target, address: typed, origin: typed, typed } : { ...target, typed };
}

const LONGEST_PATH = 60;

/** A page for readers: host and the start of its path, and that a query follows, whose words are left out. */
function shownPage({ host, pathname, search }: URL): string {
  const path = pathname.length > LONGEST_PATH ? `${pathname.slice(0, LONGEST_PATH)}…` : pathname;
  return `${host}${path === '/' && search === '' ? '' : path}${search === '' ? '' : '?…'}`;
}

/** What was typed and the page it led to, as they are shown. */
export interface Led {
  readonly from: string;
  readonly to: string;
}

/** What was typed and what a report is of, where the two differ by more than their scheme; else null. */
export function ledTo({ origin, typed = origin, final }: Target): Led | null {
  const from = webUrl(typed);
  const to = webUrl(final ?? `${origin}/`);
  if (from === null || to === null || (from.host === to.host && isRoot(to))) return null;
  return { from: shownPage(from), to: shownPage(to) };
}

/** What is typed to get the same measurement again. */
export function typedOrigin({ origin, typed }: Target): string {
  return typed ?? origin;
}

/**
 * The origins that have a say in a report, each host once: of what was typed, of what was measured, and last of the page
 * itself. Where a host was met by both schemes the later one counts, since it is the one that answered.
 */
export function originsOf({ origin, typed, final }: Target): readonly string[] {
  const named = [typed, origin, final].flatMap((url) => (url === undefined ? [] : (webUrl(url) ?? [])));
  return [...new Map(named.map((url) => [url.host, url.origin])).values()];
}
