/** Whose a report is: what was typed, what was measured, and where its page was found. */
import { shownHost } from './idn';
import { webUrl, withoutFragment, withoutWww } from './sites';

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

/** What is at the root of its origin, and nowhere else. */
export function isRoot(url: URL): boolean {
  return withoutFragment(url) === `${url.origin}/`;
}

/**
 * A target as if another address had been typed: one host is the same target by both schemes, since every assessment asks
 * by both.
 *
 * @param typed origin
 */
export function asTyped(target: Target, typed: string): Target {
  const isSame = webUrl(typed)?.host === webUrl(target.origin)?.host;
  return isSame ? { ...target, address: typed, origin: typed, typed } : { ...target, typed };
}

/** UTF-16 units of a host's end, which says whose it is, and of a path's start. */
const LONGEST_HOST = 60;
const LONGEST_PATH = 40;

/** A page for readers: its host, the start of its path, and that a query follows, whose words are left out. */
function shownPage({ host: written, pathname, search }: URL): string {
  const host = shownHost(written);
  const end = host.length > LONGEST_HOST ? `…${host.slice(-LONGEST_HOST)}` : host;
  const path = pathname.length > LONGEST_PATH ? `${pathname.slice(0, LONGEST_PATH)}…` : pathname;
  return `${end}${path === '/' && search === '' ? '' : path}${search === '' ? '' : '?…'}`;
}

/** What was typed and the page it led to, as they are shown. */
export interface Led {
  readonly from: string;
  readonly to: string;
  /** Whether that is another website than the one that was typed, `www.` apart. */
  readonly isElsewhere: boolean;
}

/** What was typed and what a report is of, where the two differ by more than their scheme; else null. */
export function ledTo({ origin, typed = origin, final = `${origin}/` }: Target): Led | null {
  const [from, to] = [webUrl(typed), webUrl(final)];
  if (from === null || to === null || (from.host === to.host && isRoot(to))) return null;
  const isElsewhere = withoutWww(from.host) !== withoutWww(to.host);
  return { from: shownPage(from), to: shownPage(to), isElsewhere };
}

/** An origin as readers are shown it. */
export function shownOrigin(origin: string): string {
  const url = webUrl(origin);
  return url === null ? origin : `${url.protocol}//${shownHost(url.host)}`;
}

/** What a report is of, on one line: its origin, or what was typed and where that led. */
export function targetText(target: Target): string {
  const led = ledTo(target);
  return led === null ? shownOrigin(target.origin) : `${led.from} → ${led.to}`;
}

/** What a page states as its name, and whose page it is. */
interface Named {
  readonly portrait: { readonly name: string | null };
  readonly target: Target;
}

/**
 * The name that may head a report. A page in the midst of another website than the one that was typed does not name it:
 * who leads there chooses what it says, as with a search. Its host and path take the place of a name.
 */
export function headingName({ portrait: { name }, target }: Named): string | null {
  const page = target.final === undefined ? null : webUrl(target.final);
  return page !== null && !isRoot(page) && ledTo(target)?.isElsewhere === true ? null : name;
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
