import type { AnsweredRequest, EvidenceRequest, FailureReason, RequestId } from '../../../brand/evidence/evidence';
import { withoutWww } from '../../../brand/urls/sites';
import { isRoot } from '../../../brand/urls/target';
import { FetchFailure } from '../../fetching/failure';
import type { BodyKind } from '../../fetching/limits';
import { siteOf } from '../../fetching/vetting';
import type { UntypedSites } from '../../fetching/untyped-sites';
import type { PageReader } from '../../platform/services';
import type { RobotsGate } from './robots-gate';
import type { Aside } from './slots';

/** The URLs of a site's home that people type. */
export const HOMES: readonly RequestId[] = ['http-home', 'https-home', 'other-host'];

/** What is only of interest at the site it was requested from: a redirect to another site is not followed. */
export const TEXTS: readonly BodyKind[] = [
  'sitemap',
  'manifest',
  'security-txt',
  'llms-txt',
  'llms-link',
  'site-answer',
  'not-found-control',
  'alternate',
];

export interface RedirectOptions {
  /** Aborting it cancels. */
  readonly signal: AbortSignal;
  /** Counts requests, also of sites that nobody typed; recordings need none. */
  readonly untypedSites?: Pick<UntypedSites, 'expect' | 'leadsTo' | 'prefer' | 'connect' | 'secured'>;
  /**
   * Before the home page of another origin is measured, to which the typed one leads; where it may not be asked, `signal`
   * is aborted by then.
   */
  readonly reach?: (url: URL) => Promise<void>;
}

/** A request as a redirect of it is judged. */
interface RequestUnderWay {
  /** As evidence files it; null if it is not part of an assessment. */
  readonly id: RequestId | null;
  readonly kind: BodyKind;
  /** The URL that was asked for first. */
  readonly asked: URL;
}

/** Why a redirect is not followed, by what was answered for the robots.txt of the host it leads to. */
export function whyNot(robots: EvidenceRequest): FailureReason {
  if (robots.state === 'failed') return robots.reason;
  // Without its permission nothing may be asked for there (RFC 9309 §2.3.1.4); that is not a wish to be left out.
  const fails = robots.state === 'answered' && (robots.status >= 500 || robots.status === 429);
  return fails ? 'other-site' : 'robots';
}

/** For these kinds, an instant refresh is followed like a redirect. The second has only the header. */
const LEADING: readonly BodyKind[] = ['html', 'none'];

/**
 * Where a page leads at once, by an instant refresh; null if it stays. One that takes too much to read stays: its facts are
 * asked for next, and that says so.
 */
export async function refreshOf(
  reader: Pick<PageReader, 'readRefresh'>,
  kind: BodyKind,
  page: AnsweredRequest,
): Promise<string | null> {
  if (!LEADING.includes(kind)) return null;
  try {
    return await reader.readRefresh(page);
  } catch {
    return null;
  }
}

/** What one assessment measures, and how. */
interface Measured {
  /** The home page's host as it was typed; null if nothing is to be measured elsewhere. */
  readonly home: URL | null;
  /** Its site. */
  readonly site: string;
  /** Whether the page is another than the home page, so that robots.txt counts for it. */
  readonly isInner: boolean;
  /** How many redirects may be followed. */
  readonly left: number;
}

/** Whether two hosts are a domain and its `www.`, one site's two usual names. */
function areTwins(one: URL, other: URL): boolean {
  return withoutWww(one.host) === withoutWww(other.host) && siteOf(one) === siteOf(other);
}

/** Decides which redirects of one assessment are followed. */
export class Redirects {
  #left: number;
  /** The origin to whose root the home page leads: what is there is measured as if it had been typed. */
  #led: URL | null = null;

  constructor(
    private readonly measured: Measured,
    private readonly gate: RobotsGate,
    private readonly deadline: AbortSignal,
    private readonly options: RedirectOptions,
  ) {
    this.#left = measured.left;
  }

  get led(): URL | null {
    return this.#led;
  }

  get left(): number {
    return this.#left;
  }

  /**
   * Before following a redirect: counts it, and checks the robots.txt of its host. If it stays on the typed site and is
   * a home page's, or leads to a home page there, only that host's wish to be left out counts.
   *
   * @throws FetchFailure if it is not followed; the signal's reason
   */
  async follow({ id, kind, asked }: RequestUnderWay, to: URL, aside: Aside): Promise<void> {
    const site = siteOf(to);
    const isHome = id !== null && HOMES.includes(id);
    const leaves = site !== siteOf(asked);
    // One site's robots.txt may be served by another, and is the one file that anybody may ask for.
    const isRobots = `${to.pathname}${to.search}` === '/robots.txt';
    if (kind === 'robots' && leaves && !isRobots) throw new FetchFailure('bad-redirect');
    if (TEXTS.includes(kind) && leaves) throw new FetchFailure('other-site');
    this.#count();
    if (kind === 'robots') return;
    if (kind === 'html' && site !== this.measured.site) {
      if (isHome) this.options.untypedSites?.leadsTo(to);
      // Its robots.txt and the page.
      this.options.untypedSites?.expect([to, to]);
    }
    if (!this.gate.knows(to)) this.#count();
    if (kind === 'html' && isHome && this.#isOtherRoot(to)) {
      await aside(async () => this.options.reach?.(to));
      this.options.signal.throwIfAborted();
      this.#led = to;
      throw new FetchFailure('other-site');
    }
    const isTyped = site === this.measured.site && isHome;
    const isFree = isTyped && !(this.measured.isInner && kind === 'html' && !isRoot(to));
    const allowed = await aside(async () => {
      if (isTyped && (await this.gate.excludesUs(to))) return false;
      return isFree || this.gate.allows(to);
    });
    if (allowed) return;
    throw new FetchFailure(this.deadline.aborted ? 'too-slow' : whyNot(await this.gate.answer(to)));
  }

  /** Whether a URL is the root of an origin that is not the one measured: whose home page it is does not depend on us. */
  #isOtherRoot(to: URL): boolean {
    const { home } = this.measured;
    return home !== null && isRoot(to) && to.host !== home.host && !areTwins(to, home);
  }

  #count(): void {
    if (this.#left === 0) throw new FetchFailure('request-limit');
    this.#left -= 1;
  }
}
