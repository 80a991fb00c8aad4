import type { EvidenceRequest, RequestId } from '../../../brand/evidence/evidence';
import { isAllowed, namesCrawler, parseRobots, type Robots } from '../../../brand/evidence/robots';
import { PRODUCT_TOKEN } from '../../fetching/user-agent';

/** What a host's robots.txt lets us do: its rules, or all or nothing if no rules could be read. */
type Permission = Robots | 'everything' | 'nothing';

/** Fetches a robots.txt. @param id under which the request is shown in progress; null if it is not shown */
type AskRobots = (url: URL, id: RequestId | null) => Promise<EvidenceRequest>;

/** Records the answer as evidence. */
type FileRobots = (answer: EvidenceRequest, id: RequestId) => void;

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

interface Asked {
  readonly answer: Promise<EvidenceRequest>;
  readonly permission: Promise<Permission>;
  /** What it is filed as. */
  readonly ids: Set<RequestId>;
}

/** Asks each host's robots.txt once, and then whether a URL of it may be fetched. */
export class RobotsGate {
  readonly #hosts = new Map<string, Asked>();

  constructor(
    private readonly ask: AskRobots,
    private readonly file: FileRobots,
  ) {}

  /** Whether the robots.txt of a URL's host was asked for. */
  knows(url: URL): boolean {
    return this.#hosts.has(url.host);
  }

  /** What was answered for the robots.txt of a URL's host; filed under the id. */
  async answer(url: URL, id: RequestId | null = null): Promise<EvidenceRequest> {
    const asked = this.#asked(url, id);
    const answer = await asked.answer;
    if (id !== null && !asked.ids.has(id)) {
      asked.ids.add(id);
      this.file(answer, id);
    }
    return answer;
  }

  /** Whether the robots.txt of its host lets us fetch a URL. */
  async allows(url: URL): Promise<boolean> {
    const permission = await this.#asked(url, null).permission;
    if (typeof permission === 'string') return permission === 'everything';
    return isAllowed(permission, PRODUCT_TOKEN, `${url.pathname}${url.search}`);
  }

  /** Whether a site wants no assessment at all: its robots.txt names us and disallows the home page. */
  async excludesUs(home: URL): Promise<boolean> {
    const permission = await this.#asked(home, null).permission;
    return (
      typeof permission !== 'string' &&
      namesCrawler(permission, PRODUCT_TOKEN) &&
      !isAllowed(permission, PRODUCT_TOKEN, '/')
    );
  }

  /** Asks a host again: what it answered over https says nothing if only http is available. */
  forget(url: URL): void {
    this.#hosts.delete(url.host);
  }

  #asked(url: URL, id: RequestId | null): Asked {
    const known = this.#hosts.get(url.host);
    if (known) return known;
    const answer = this.ask(new URL('/robots.txt', url), id);
    const asked = { answer, permission: answer.then(permissionFrom), ids: new Set<RequestId>() };
    // Both reject when the caller has gone, and so does what awaits them.
    asked.permission.catch(() => undefined);
    this.#hosts.set(url.host, asked);
    return asked;
  }
}
