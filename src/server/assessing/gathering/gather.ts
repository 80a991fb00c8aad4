import {
  REQUEST_IDS,
  type AnsweredRequest,
  type Evidence,
  type EvidenceRequest,
  type RequestId,
} from '../../../brand/evidence';
import { startsAsHtml } from '../../../brand/html-start';
import type { HomePage } from '../../../brand/home-page';
import { declaredResources, type DeclaredResources } from '../../../brand/resources';
import { FETCH_LIMITS, type BodyKind, type FetchLimits } from '../fetching/limits';
import { INTERNET, type Network } from '../fetching/network';
import { safeFetch } from '../fetching/safe-fetch';
import { userAgent } from '../fetching/user-agent';
import type { FetchPolicy } from '../fetching/vetting';
import { domainsOf } from './domains';
import { Journal, type RequestProgress } from './journal';
import { otherHost } from './other-host';
import { hostsToAsk, oldSecurityTxt, planRequests, randomControlPath, type PlannedRequest } from './plan';
import { homeProblem, isWorthHttp } from './problem';
import { RobotsGate } from './robots-gate';
import { slots } from './slots';

/** Milliseconds for a whole assessment. What was not answered by then is missing, and the evidence says so. */
const ASSESSMENT_MS = 20_000;

const REQUESTS_AT_A_TIME = 4;

/** The site to assess, its origin as `parseTypedUrl` gives it. */
export type GatherTarget = Evidence['target'];

export interface GatherOptions {
  /** Aborting it cancels: `gather` rejects with its reason. */
  readonly signal: AbortSignal;
  /** Told of each request as it starts and as it is settled. */
  readonly onRequest: (progress: RequestProgress) => void;
  /** Reads the home page, once it is there. What it throws, `gather` rejects with. */
  readonly readHomePage: (home: AnsweredRequest) => Promise<HomePage>;
  readonly policy: FetchPolicy;
  /** Read once, for `collectedAt`. */
  readonly now: () => Date;
  /** Origin of this site, which our User-Agent names, without a slash at its end. */
  readonly botOrigin: string;
  /** Path of the page that should not exist, for recordings that are to stay the same; else a random one. */
  readonly controlPath?: string;
  /** For tests; production keeps the defaults. */
  readonly limits?: FetchLimits;
  readonly network?: Network;
  readonly assessmentMs?: number;
}

/** Whether an answer says that there is no such file: outright, or with a page in its place. */
function isAbsent(request: EvidenceRequest): boolean {
  if (request.state !== 'answered') return false;
  if (request.status === 404 || request.status === 410) return true;
  return request.body?.kind === 'text' && startsAsHtml(request.body.text);
}

/** Whether an answer is a text that is no page; errors have no body here. */
function isFound(request: EvidenceRequest): boolean {
  return request.state === 'answered' && request.body?.kind === 'text' && !startsAsHtml(request.body.text);
}

/** One assessment under way. */
class Gathering {
  readonly #journal: Journal;
  readonly #gate: RobotsGate;
  readonly #deadline: AbortSignal;
  readonly #inTurn = slots(REQUESTS_AT_A_TIME);

  constructor(
    private readonly target: GatherTarget,
    private readonly options: GatherOptions,
  ) {
    this.#journal = new Journal(options.onRequest);
    this.#deadline = AbortSignal.timeout(options.assessmentMs ?? ASSESSMENT_MS);
    this.#gate = new RobotsGate((url, id) =>
      id ? this.#ask(id, url, 'robots') : this.#fetch('robots', url, 'robots'),
    );
  }

  async run(): Promise<Evidence> {
    const collectedAt = this.options.now().toISOString();
    this.options.signal.throwIfAborted();
    const home = await this.#askHome();
    const declared = home && declaredResources(home, await this.options.readHomePage(home));
    const hosts = home && declared ? await this.#askAround(new URL(home.finalUrl), declared) : [];
    if (!home) this.#journal.skipRest('home-unreadable');
    const { requests } = this.#journal;
    return {
      format: 1,
      scope: 'site',
      target: { address: this.target.address, origin: this.target.origin },
      collectedAt,
      requests,
      domains: domainsOf([new URL(this.target.origin).hostname, ...hosts], requests),
    };
  }

  /** The home page over https, and over http where https is not to be had; null where neither can be read. */
  async #askHome(): Promise<AnsweredRequest | null> {
    const https = await this.#ask('https-home', this.#homeUrl('https:'), 'html');
    const answer = isWorthHttp(https) ? await this.#ask('http-home', this.#homeUrl('http:'), 'html') : https;
    return answer.state === 'answered' && homeProblem(this.#journal) === null ? answer : null;
  }

  /** Everything beside the home page. Resolves with the hosts the page names; none where the site keeps us out. */
  async #askAround(home: URL, declared: DeclaredResources): Promise<readonly string[]> {
    const asked = new Set(this.#journal.requests.map((request) => request.id));
    const other = otherHost(new URL(this.#homeUrl(home.protocol)), this.options.policy);
    await Promise.all([
      // Where https answers, only where http leads is of interest.
      asked.has('http-home') ? null : this.#ask('http-home', this.#homeUrl('http:'), 'none'),
      other ? this.#ask('other-host', other, 'none') : this.#journal.skip('other-host', 'not-applicable'),
      this.#askResources(home, declared),
    ]);
    if (!(await this.#gate.excludesUs(home))) return declared.hosts;
    // What was read of a site that asks us, by name, to stay away is let go of.
    for (const id of REQUEST_IDS) this.#journal.skip(id, 'robots');
    return [];
  }

  async #askResources(home: URL, declared: DeclaredResources): Promise<void> {
    await this.#gate.permission(home, 'robots');
    if (await this.#gate.excludesUs(home)) return;
    const controlPath = this.options.controlPath ?? randomControlPath();
    const planned = planRequests(home, declared, this.#textOf('robots'), controlPath);
    const hosts = hostsToAsk(home, planned);
    await Promise.all([
      // Before what lies on that host, so that its robots.txt is filed.
      this.#askImageRobots(home, declared.previewImage),
      ...planned.map((request) => this.#askIfAllowed(request, hosts)),
    ]);
  }

  async #askImageRobots(home: URL, previewImage: string | null): Promise<void> {
    if (previewImage === null) this.#journal.skip('image-robots', 'not-declared');
    else if (new URL(previewImage).host === home.host) this.#journal.skip('image-robots', 'same-host');
    else await this.#gate.permission(new URL(previewImage), 'image-robots');
  }

  async #askIfAllowed({ id, url, kind }: PlannedRequest, hosts: ReadonlySet<string>): Promise<EvidenceRequest> {
    if (url === null) return this.#journal.skip(id, 'not-declared');
    if (!hosts.has(new URL(url).host)) return this.#journal.skip(id, 'request-limit');
    const allowed = await this.#gate.allows(new URL(url));
    if (!allowed && !this.#timeIsUp()) return this.#journal.skip(id, 'robots');
    return id === 'security-txt' ? this.#askSecurityTxt(new URL(url)) : this.#ask(id, url, kind);
  }

  /** security.txt where it belongs, and where there is none, at its old path if there is one. */
  async #askSecurityTxt(url: URL): Promise<EvidenceRequest> {
    const id = 'security-txt';
    const answer = await this.#fetch(id, url.href, id, () => this.#journal.start(id));
    const old = oldSecurityTxt(url);
    if (!isAbsent(answer) || !(await this.#gate.allows(new URL(old)))) return this.#journal.file(answer);
    const oldAnswer = await this.#fetch(id, old, id);
    return this.#journal.file(isFound(oldAnswer) ? oldAnswer : answer);
  }

  #textOf(id: RequestId): string | null {
    const request = this.#journal.entry(id);
    return request?.state === 'answered' && request.body?.kind === 'text' ? request.body.text : null;
  }

  async #ask(id: RequestId, url: string, kind: BodyKind): Promise<EvidenceRequest> {
    return this.#journal.file(await this.#fetch(id, url, kind, () => this.#journal.start(id)));
  }

  async #fetch(id: RequestId, url: string, kind: BodyKind, onStart?: () => void): Promise<EvidenceRequest> {
    return this.#inTurn(async () => {
      this.options.signal.throwIfAborted();
      if (this.#timeIsUp()) return { state: 'skipped', id, reason: 'deadline' };
      onStart?.();
      const started = performance.now();
      try {
        const result = await safeFetch(url, {
          signal: AbortSignal.any([this.options.signal, this.#deadline]),
          policy: this.options.policy,
          userAgent: userAgent(this.options.botOrigin),
          kind,
          limits: this.options.limits ?? FETCH_LIMITS,
          network: this.options.network ?? INTERNET,
        });
        return { ...result, id };
      } catch (error) {
        this.options.signal.throwIfAborted();
        if (!this.#timeIsUp()) throw error;
        const total = Math.round(performance.now() - started);
        return { state: 'failed', id, url, redirects: [], reason: 'too-slow', ms: { total } };
      }
    });
  }

  #timeIsUp(): boolean {
    return this.#deadline.aborted;
  }

  #homeUrl(protocol: string): string {
    return `${protocol}//${new URL(this.target.origin).host}/`;
  }
}

/**
 * Asks a site for everything the rubric reads, at most four requests at a time and within 20 seconds; what was not
 * answered by then is filed as such. robots.txt is honoured for everything but the home page, which a visitor has
 * asked for; a site whose robots.txt names us and disallows `/` is left out altogether, and so are the sites that the
 * policy excludes, before anything is asked of them.
 *
 * The site assessed is the one where the home page was found, redirects followed: its robots.txt counts, and files
 * with a fixed place are asked for at its origin. `http-home`, `https-home` and `other-host` ask for the hosts of the
 * origin itself, since that is what people type.
 *
 * At most `LIMITS.requestsPerAssessment` exchanges are made, redirects not counted. Beyond the fourteen of evidence
 * these are security.txt at its old path, filed as `security-txt` where it is found there, and the robots.txt of up to
 * three hosts beside the page's and the preview image's. What lies on a fourth is not asked for: `request-limit`.
 *
 * Where https does not answer and http does, `https-home` says why it failed and `http-home` holds the page; in all
 * other cases `http-home` is status, headers and redirects alone.
 *
 * @throws the signal's reason where it was aborted; a site that cannot be read is evidence too (see `homeProblem`)
 */
export function gather(target: GatherTarget, options: GatherOptions): Promise<Evidence> {
  return new Gathering(target, options).run();
}
