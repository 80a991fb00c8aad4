import type { EvidenceRequest, RequestId } from '../../../brand/evidence';
import { isAllowed, namesCrawler, parseRobots, type Robots } from '../../../brand/robots';
import { PRODUCT_TOKEN } from '../fetching/user-agent';

/** What a host's robots.txt lets us do: its rules, or all or nothing where there are none to read. */
type Permission = Robots | 'everything' | 'nothing';

/** Fetches a robots.txt; filed as evidence where an id is given. */
type AskRobots = (url: string, id: RequestId | null) => Promise<EvidenceRequest>;

/**
 * RFC 9309 §2.3.1: without a robots.txt (4xx, or redirects that lead nowhere) everything is allowed; where a server
 * cannot be reached or is in trouble, nothing is. 429 is trouble, not absence.
 */
function permissionFrom(request: EvidenceRequest): Permission {
  switch (request.state) {
    case 'skipped':
      return 'nothing';
    case 'failed':
      return ['too-many-redirects', 'bad-redirect', 'wrong-type'].includes(request.reason) ? 'everything' : 'nothing';
    case 'answered':
      if (request.status >= 500 || request.status === 429) return 'nothing';
      return request.body?.kind === 'text' ? parseRobots(request.body.text, request.body.truncated) : 'everything';
  }
}

/** Asks each host's robots.txt once, and then whether a URL of it may be fetched. */
export class RobotsGate {
  readonly #permissions = new Map<string, Promise<Permission>>();

  constructor(private readonly ask: AskRobots) {}

  /** The robots.txt of a URL's host. The first call for a host decides whether it is filed. */
  permission(url: URL, id: RequestId | null = null): Promise<Permission> {
    const known = this.#permissions.get(url.host);
    if (known) return known;
    const asked = this.ask(`${url.origin}/robots.txt`, id).then(permissionFrom);
    this.#permissions.set(url.host, asked);
    return asked;
  }

  /** Whether the robots.txt of its host lets us fetch a URL. Hops of a redirect are not asked for again. */
  async allows(url: URL): Promise<boolean> {
    const permission = await this.permission(url);
    if (typeof permission === 'string') return permission === 'everything';
    return isAllowed(permission, PRODUCT_TOKEN, `${url.pathname}${url.search}`);
  }

  /** Whether a site wants no assessment at all: its robots.txt names us and disallows the home page. */
  async excludesUs(home: URL): Promise<boolean> {
    const permission = await this.permission(home);
    return (
      typeof permission !== 'string' &&
      namesCrawler(permission, PRODUCT_TOKEN) &&
      !isAllowed(permission, PRODUCT_TOKEN, '/')
    );
  }
}
