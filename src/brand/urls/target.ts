/** Whose a report is: what was typed, what was measured, and where its page was found. */
import { shownHost } from './idn';
import { hostOf, webUrl, withoutFragment, withoutWww } from './sites';
import { pageAt } from './typed-url';

export interface Target {
  /**
   * The page that was asked for: the origin, which stands for its home page, or the URL of another page of it. As typed
   * for a recording; for pasted HTML the URL given next to it, or ''.
   */
  readonly address: string;
  /**
   * Origin assessed, e.g. `https://example.com`; for pasted HTML without a URL `https://pasted.invalid`. Another than the
   * typed one where that leads exactly to this one's root.
   */
  readonly origin: string;
  /**
   * What was typed, as `address` says it: an origin, from 0.18.0 on a page of it too. Absent in what was made before
   * 0.16.0, and for pasted HTML.
   */
  readonly typed?: string;
  /** URL at which the page was found, without fragment. Absent like `typed`, and where there was no page. */
  readonly final?: string;
}

/** Whether a URL is exactly the root of its origin. */
export function isRoot(url: URL): boolean {
  return withoutFragment(url) === `${url.origin}/`;
}

/** URL of the page that was asked for; the root of its origin where an address does not say. */
export function measuredPage({ address, origin }: Target): string {
  const url = webUrl(address);
  return url?.origin === origin ? pageAt(origin, url.pathname) : origin;
}

/** Whether what was typed names a page by its path. */
function isInner(typed: string | undefined): boolean {
  const url = typed === undefined ? null : webUrl(typed);
  return url !== null && url.pathname !== '/';
}

/** Whether two URLs name one page, whatever their schemes, queries and fragments. */
export function isSamePage(one: string, other: string): boolean {
  const [a, b] = [webUrl(one), webUrl(other)];
  return a !== null && b !== null && a.host === b.host && a.pathname === b.pathname;
}

/**
 * A target as if another address had been typed: one page is the same target by both schemes, since every assessment asks
 * by both.
 *
 * @param typed page, as `TypedUrl` has it
 */
export function asTyped(target: Target, typed: string): Target {
  const origin = webUrl(typed)?.origin;
  if (origin === undefined || !isSamePage(measuredPage(target), typed)) return { ...target, typed };
  return { ...target, address: typed, origin, typed };
}

/** UTF-16 units of a host's end, which says whose it is, and of a path's start. */
const LONGEST_HOST = 60;
const LONGEST_PATH = 40;

/**
 * Letters and digits of scripts that run from left to right: what else is encoded in a path stays so, and nothing in it
 * turns a line around, is invisible, is laid over other characters or passes for a part of the host.
 */
const READABLE =
  /^[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u01bf\u01cd-\u024f\u0386\u0388-\u03ff\u0400-\u0481\u048a-\u052f\u1e00-\u1eff\u3005-\u3007\u3041-\u3096\u30a1-\u30fa\u30fc\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3]+$/;

/** A run of bytes that are encoded as UTF-8 encodes all but ASCII. */
const ENCODED = /(?:%[89a-f][0-9a-f])+/gi;

/** A path as people read it, where that is safe. */
function readablePath(pathname: string): string {
  return pathname.replace(ENCODED, (run) => {
    try {
      const text = decodeURIComponent(run);
      return READABLE.test(text) ? text : run;
    } catch {
      return run;
    }
  });
}

/** A page for readers: its host, the start of its path, and that a query follows, whose words are left out. */
function shownPage({ host: written, pathname, search }: URL): string {
  const host = shownHost(written);
  const end = host.length > LONGEST_HOST ? `…${host.slice(-LONGEST_HOST)}` : host;
  const readable = readablePath(pathname);
  const path = readable.length > LONGEST_PATH ? `${readable.slice(0, LONGEST_PATH)}…` : readable;
  return `${end}${path === '/' && search === '' ? '' : path}${search === '' ? '' : '?…'}`;
}

/** A page as `measuredPage` gives it, for readers: bounded and safe to show. */
export function pageText(page: string): string {
  const url = webUrl(page);
  return url === null || isRoot(url) ? shownOrigin(page) : `${url.protocol}//${shownPage(url)}`;
}

/** What stands in the place of a name: host and path of the page a report is of, bounded and safe to show. */
export function shownTarget(target: Target): string {
  const led = ledTo(target);
  if (led !== null) return led.to;
  const page = isInner(target.typed) ? webUrl(measuredPage(target)) : null;
  return page === null ? shownHost(hostOf(target.origin)) : shownPage(page);
}

/** What was typed and the page it led to, as they are shown. */
export interface Led {
  readonly from: string;
  readonly to: string;
  /** Whether that is another website than the one that was typed, `www.` apart. */
  readonly isElsewhere: boolean;
}

/** What was typed and what a report is about, if they differ in more than the scheme; otherwise null. */
export function ledTo({ origin, typed = origin, final = `${origin}/` }: Target): Led | null {
  const [from, to] = [webUrl(typed), webUrl(final)];
  if (from === null || to === null || (isSamePage(from.href, to.href) && to.search === '')) return null;
  const isElsewhere = withoutWww(from.host) !== withoutWww(to.host);
  return { from: shownPage(from), to: shownPage(to), isElsewhere };
}

/** An origin as readers are shown it. */
export function shownOrigin(origin: string): string {
  const url = webUrl(origin);
  return url === null ? origin : `${url.protocol}//${shownHost(url.host)}`;
}

/** What a report is of, on one line: its origin or page, or what was typed and where that led. */
export function targetText(target: Target): string {
  const led = ledTo(target);
  if (led !== null) return `${led.from} → ${led.to}`;
  return pageText(measuredPage(target));
}

/** What a page states as its name, and whose page it is. */
interface Named {
  readonly portrait: { readonly name: string | null };
  readonly target: Target;
}

/**
 * The name that may head a report. A page below the root doesn't name it if its path was typed, or if the page is deep
 * inside another website than the one typed. In both cases someone else chose what the page says, as with a search or a
 * member's page. Its host and path replace the name.
 */
export function headingName({ portrait: { name }, target }: Named): string | null {
  const { typed, final } = target;
  const isChosen = isInner(typed) || ledTo(target)?.isElsewhere === true;
  if (!isChosen) return name;
  const page = webUrl(final ?? measuredPage(target));
  return page !== null && isRoot(page) ? name : null;
}

/** What is typed to get the same measurement again: an origin, or a page of it. */
export function typedAddress({ origin, typed }: Target): string {
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
