/** Gathers the evidence of one assessment: requests everything the rubric reads from a site, within its limits. */
import {
  REQUEST_IDS,
  type AnsweredRequest,
  type Evidence,
  type EvidenceRequest,
  type LinkAnswer,
  type RequestId,
} from '../../../brand/evidence/evidence';
import { linksBack } from '../../../brand/requests/links-back';
import { declaredResources, type DeclaredResources } from '../../../brand/requests/resources';
import { withoutFragment } from '../../../brand/urls/sites';
import { isRoot, measuredPage } from '../../../brand/urls/target';
import { ASSESSMENT_SECONDS } from '../../../site/assessment-time';
import { LIMITS } from '../../../site/limits';
import { FETCH_LIMITS, type BodyKind } from '../../fetching/limits';
import { INTERNET } from '../../fetching/network';
import { FREE } from '../../fetching/permissions';
import { safeFetch } from '../../fetching/safe-fetch';
import { userAgent } from '../../fetching/user-agent';
import { siteOf } from '../../fetching/vetting';
import type { GatherOptions } from './gather-options';
import { isAbsent, isFound, OUT_OF_REACH } from './absence';
import { domainsOf } from './domains';
import { Journal } from './journal';
import { kept } from './kept';
import { askLlmsLinks } from './llms-links';
import { otherHost } from './other-host';
import {
  hostsToAsk,
  oldSecurityTxt,
  othersPictures,
  planRequests,
  randomControlPath,
  urlsToAsk,
  type PlannedRequest,
} from './plan';
import { homeProblem, isWorthHttp } from './problem';
import { HOMES, Redirects, refreshOf, TEXTS, whyNot } from './redirects';
import { RobotsGate } from './robots-gate';
import { siteWideAnswers } from './site-wide';
import { slots } from './slots';

export type { GatherOptions } from './gather-options';

/** Milliseconds for a whole assessment. What was not answered by then is missing, and the evidence says so. */
export const ASSESSMENT_MS = ASSESSMENT_SECONDS * 1000;

const REQUESTS_AT_A_TIME = 4;

/** The page to assess and its origin, as `parseTypedUrl` gives them. */
export type GatherTarget = Evidence['target'];

/** One assessment under way. */
class Gathering {
  readonly #journal: Journal;
  readonly #gate: RobotsGate;
  readonly #deadline: AbortSignal;
  readonly #inTurn = slots(REQUESTS_AT_A_TIME);
  /** The site measured, and the one where its home page was found. */
  readonly #own: Set<string>;
  readonly #redirects: Redirects;
  /** The page asked for: its path counts, by either scheme. */
  readonly #page: URL;
  /** What need not be asked for: pictures on other sites, and what the site has once. */
  #known: ReadonlyMap<RequestId, AnsweredRequest> = new Map();
  /** Responses to the links of llms.txt; undefined if there are none to request. */
  #llmsLinks: readonly LinkAnswer[] | undefined;
  /** Requests that were begun, without redirects. */
  #begun = 0;

  /** @param left how many redirects may be followed */
  constructor(
    private readonly target: GatherTarget,
    private readonly options: GatherOptions,
    left: number,
  ) {
    this.#journal = new Journal(options.onRequest);
    this.#deadline = AbortSignal.timeout(options.assessmentMs ?? ASSESSMENT_MS);
    const origin = new URL(target.origin);
    this.#own = new Set([siteOf(origin)]);
    this.#gate = new RobotsGate(
      async (url, id) =>
        (await this.#before(url)).get('robots') ??
        this.#fetch('robots', url.href, 'robots', () => id && this.#journal.start(id)),
      (answer, id) => this.#file({ ...answer, id }),
    );
    this.#page = new URL(measuredPage(target));
    const isInner = !isRoot(this.#page);
    const measured = { home: this.#isPreview ? null : origin, site: siteOf(origin), isInner, left };
    this.#redirects = new Redirects(measured, this.#gate, this.#deadline, options);
  }

  get redirectsLeft(): number {
    return this.#redirects.left;
  }

  /** Resolves with another origin's root where the home page leads there: that is to be measured instead. */
  async run(): Promise<Evidence | URL> {
    const collectedAt = this.options.now().toISOString();
    this.options.signal.throwIfAborted();
    const home = await this.#askHome();
    const { led } = this.#redirects;
    if (led) return led;
    if (home) this.#own.add(siteOf(new URL(home.finalUrl)));
    const declared = home && declaredResources(home, await this.options.reader.readHomePage(home));
    const hosts = home && declared ? await this.#askAround(new URL(home.finalUrl), declared) : [];
    if (!home) this.#letGo();
    const { requests } = this.#journal;
    return {
      format: 1,
      scope: this.options.scope ?? 'site',
      target: { ...this.target, ...(home && { final: withoutFragment(new URL(home.finalUrl)) }) },
      collectedAt,
      requests,
      ...(this.#llmsLinks && { llmsLinks: this.#llmsLinks }),
      domains: domainsOf([new URL(this.target.origin).hostname, ...hosts], requests),
    };
  }

  /** The page over https, and over http if https is not available; null if neither can be read. */
  async #askHome(): Promise<AnsweredRequest | null> {
    const answer = this.#isPreview ? await this.#askPreview() : await this.#askPublicHome();
    return answer.state === 'answered' && homeProblem(this.#journal) === null ? answer : null;
  }

  async #askPublicHome(): Promise<EvidenceRequest> {
    const https = await this.#askHomeBy('https:');
    return isWorthHttp(https) ? this.#askHomeBy('http:') : https;
  }

  /** For a site that isn't public yet: requests only the home page, by the typed scheme. The rest may not exist yet. */
  #askPreview(): Promise<EvidenceRequest> {
    const isSecure = new URL(this.target.origin).protocol === 'https:';
    this.#journal.skip(isSecure ? 'http-home' : 'https-home', 'not-applicable');
    return this.#askHomeBy(isSecure ? 'https:' : 'http:');
  }

  get #isPreview(): boolean {
    return this.options.scope === 'preview';
  }

  /** robots.txt comes first. If a site wants no assessment, we request nothing else. */
  async #askHomeBy(protocol: 'http:' | 'https:'): Promise<EvidenceRequest> {
    const id = protocol === 'https:' ? 'https-home' : 'http-home';
    const page = new URL(this.#page.pathname, this.#homeUrl(protocol));
    const robots = await this.#gate.answer(page, 'robots');
    if (robots.state === 'failed' && robots.redirects.length === 0 && OUT_OF_REACH.includes(robots.reason)) {
      this.#gate.forget(page);
      return this.#journal.file({ ...robots, id, url: page.href });
    }
    if (await this.#gate.excludesUs(page)) return this.#journal.skip(id, 'robots');
    if ((this.#isLedHere || !isRoot(page)) && !(await this.#gate.allows(page))) {
      // What is there over http is another matter, and has a robots.txt of its own.
      if (!isRoot(page) && robots.state === 'failed') this.#gate.forget(page);
      return this.#journal.file({
        state: 'failed',
        id,
        url: page.href,
        redirects: [],
        reason: whyNot(robots),
        ms: { total: 0 },
      });
    }
    return this.#ask(id, page.href, 'html');
  }

  /** Nobody has typed the host that is measured: its robots.txt counts for its home page, too. */
  get #isLedHere(): boolean {
    const { origin, typed = origin } = this.target;
    return new URL(origin).host !== new URL(typed).host;
  }

  /** Records what remains to be recorded without a home page; nothing of a site that asks us to stay away. */
  #letGo(): void {
    const keptOut = HOMES.some((id) => {
      const entry = this.#journal.entry(id);
      // A page that is disallowed says nothing about its site.
      if (entry?.state === 'failed' && !isRoot(this.#page)) return false;
      return entry !== undefined && entry.state !== 'answered' && entry.reason === 'robots';
    });
    if (keptOut) for (const id of REQUEST_IDS) this.#journal.skip(id, 'robots');
    else this.#journal.skipRest('home-unreadable');
  }

  /** Everything beside the home page. Resolves with the hosts the page names; none if the site keeps us out. */
  async #askAround(home: URL, declared: DeclaredResources): Promise<readonly string[]> {
    const asked = new Set(this.#journal.requests.map((request) => request.id));
    const other = this.#isPreview ? null : otherHost(new URL(this.#homeUrl(home.protocol)), this.options.policy);
    await Promise.all([
      // Where https answers, only where http leads is of interest.
      asked.has('http-home') ? null : this.#ask('http-home', this.#homeUrl('http:'), 'none'),
      other ? this.#ask('other-host', other, 'none') : this.#journal.skip('other-host', 'not-applicable'),
      this.#askResources(home, declared),
    ]);
    this.#llmsLinks = await this.#askLlmsLinks(home);
    if (!(await this.#gate.excludesUs(home))) return declared.hosts;
    this.#llmsLinks = undefined;
    // What was read of a site that asks us, by name, to stay away is let go of.
    for (const id of REQUEST_IDS) this.#journal.skip(id, 'robots');
    return [];
  }

  async #askResources(home: URL, declared: DeclaredResources): Promise<void> {
    await this.#gate.answer(home, 'robots');
    if (await this.#gate.excludesUs(home)) return;
    const controlPath = this.options.controlPath ?? randomControlPath();
    const planned = planRequests(home, declared, this.#journal.textOf('robots'), controlPath);
    const readable = planned.filter((request) => !this.#isForeignText(request));
    const hosts = hostsToAsk(home, readable);
    const pictures = await this.options.findPictures?.(othersPictures(readable, this.#own));
    this.#known = new Map([...(pictures ?? []), ...(await this.#before(home))]);
    const asked = readable.filter(({ id }) => !this.#known.has(id));
    this.options.untypedSites?.expect(urlsToAsk(asked, hosts, (url) => this.#gate.knows(url)));
    await Promise.all([
      // Before anything else on that host, so that its robots.txt is recorded.
      this.#askImageRobots(home, declared.previewImage),
      ...planned.map((request) => this.#askIfAllowed(request, hosts)),
    ]);
  }

  async #before(url: URL): Promise<ReadonlyMap<RequestId, AnsweredRequest>> {
    const neighbour = await this.options.neighbour?.();
    return neighbour ? siteWideAnswers(neighbour, url) : new Map();
  }

  /** Whether a text is on another site. Of a page in another language there, only links that lead back are read. */
  #isForeignText({ url, kind }: PlannedRequest): boolean {
    return url !== null && kind !== 'alternate' && TEXTS.includes(kind) && !this.#own.has(siteOf(new URL(url)));
  }

  async #askImageRobots(home: URL, previewImage: string | null): Promise<void> {
    if (previewImage === null) this.#journal.skip('image-robots', 'not-declared');
    else if (new URL(previewImage).host === home.host) this.#journal.skip('image-robots', 'same-host');
    else await this.#gate.answer(new URL(previewImage), 'image-robots');
  }

  async #askIfAllowed(request: PlannedRequest, hosts: ReadonlySet<string>): Promise<EvidenceRequest> {
    const { id, url, kind } = request;
    if (url === null) return this.#journal.skip(id, 'not-declared');
    if (this.#isForeignText(request)) return this.#journal.skip(id, 'other-site');
    if (!hosts.has(new URL(url).host)) return this.#journal.skip(id, 'request-limit');
    const allowed = await this.#gate.allows(new URL(url));
    if (!allowed && !this.#timeIsUp()) return this.#journal.skip(id, await this.#whyNot(new URL(url)));
    const known = this.#known.get(id);
    if (known) return this.#file(known);
    return id === 'security-txt' ? this.#askSecurityTxt(new URL(url)) : this.#ask(id, url, kind);
  }

  /** Why a host's robots.txt does not let us fetch a URL: it says so, or it could not be asked for. */
  async #whyNot(url: URL): Promise<'rate-limit' | 'robots'> {
    const answer = await this.#gate.answer(url);
    return answer.state === 'failed' && answer.reason === 'rate-limit' ? 'rate-limit' : 'robots';
  }

  /** Requests security.txt where it belongs and, if it is missing there, at its old path. */
  async #askSecurityTxt(url: URL): Promise<EvidenceRequest> {
    const id = 'security-txt';
    const answer = await this.#fetch(id, url.href, id, () => this.#journal.start(id));
    const old = oldSecurityTxt(url);
    if (!isAbsent(answer) || !(await this.#gate.allows(new URL(old)))) return this.#file(answer);
    const oldAnswer = await this.#fetch(id, old, id);
    return this.#file(isFound(oldAnswer) ? oldAnswer : answer);
  }

  /** What llms.txt links to, with what is left of the promised number. */
  async #askLlmsLinks(home: URL): Promise<readonly LinkAnswer[] | undefined> {
    const file = this.#journal.entry('llms-txt');
    if (file === undefined || !isFound(file) || (await this.#gate.excludesUs(home))) return undefined;
    return askLlmsLinks(file, home, {
      gate: this.#gate,
      left: LIMITS.requestsPerAssessment - this.#begun,
      expect: (urls) => this.options.untypedSites?.expect(urls),
      whyNot: async (url) => (this.#timeIsUp() ? 'deadline' : this.#whyNot(url)),
      ask: (url) => this.#fetch('llms-txt', url.href, 'llms-link'),
    });
  }

  async #ask(id: RequestId, url: string, kind: BodyKind): Promise<EvidenceRequest> {
    const answer = await this.#fetch(id, url, kind, () => this.#journal.start(id));
    // It goes on elsewhere.
    if (this.#redirects.led) return answer;
    return this.#file(id === 'alternate' && answer.state === 'answered' ? await this.#linksBack(answer) : answer);
  }

  /** A page in another language, as a whole on the site itself; of one elsewhere, only the links that lead back. */
  async #linksBack(answer: AnsweredRequest): Promise<AnsweredRequest> {
    if (this.#own.has(siteOf(new URL(answer.finalUrl)))) return answer;
    const alternates = await this.options.reader.readAlternates(answer);
    return linksBack(answer, alternates, (url) => this.#own.has(siteOf(url)));
  }

  #file(request: EvidenceRequest): EvidenceRequest {
    return this.#journal.file(kept(request, this.#own));
  }

  async #fetch(id: RequestId, url: string, kind: BodyKind, onStart?: () => void): Promise<EvidenceRequest> {
    const { untypedSites, onImage } = this.options;
    const result = await this.#inTurn(async (aside): Promise<EvidenceRequest> => {
      this.options.signal.throwIfAborted();
      if (this.#timeIsUp()) return { state: 'skipped', id, reason: 'deadline' };
      this.#begun += 1;
      onStart?.();
      const started = performance.now();
      try {
        const result = await safeFetch(url, {
          signal: AbortSignal.any([this.options.signal, this.#deadline]),
          policy: this.options.policy,
          ...(this.options.allowed && { allowed: this.options.allowed }),
          userAgent: userAgent(this.options.botOrigin, this.options.botMark),
          ...(this.options.sign && { sign: this.options.sign }),
          onSend: (to) => {
            const isOther = kind === 'robots' && !this.#own.has(siteOf(to));
            this.options.onSend?.(isOther ? 'other-robots' : kind === 'llms-link' ? kind : id, to);
          },
          kind,
          refreshOf: (page) => aside(() => refreshOf(this.options.reader, kind, { ...page, id })),
          ...(onImage && { onImage: (image, file) => onImage(id, image, file) }),
          limits: this.options.limits ?? FETCH_LIMITS,
          network: this.options.network ?? INTERNET,
          permissions: {
            follow: (to) => this.#redirects.follow({ id, kind, asked: new URL(url) }, to, aside),
            prefer: (to, ips) => (untypedSites ?? FREE).prefer(to, ips),
            connect: (to, ip) => (untypedSites ?? FREE).connect(to, ip),
            secured: (to, ip) => (untypedSites ?? FREE).secured(to, ip),
          },
        });
        return { ...result, id };
      } catch (error) {
        this.options.signal.throwIfAborted();
        if (!this.#timeIsUp()) throw error;
        const total = Math.round(performance.now() - started);
        return { state: 'failed', id, url, redirects: [], reason: 'too-slow', ms: { total } };
      }
    });
    const came = result.state === 'answered' || (result.state === 'failed' && result.redirects.length > 0);
    if (came) await this.options.onAnswer?.();
    this.options.signal.throwIfAborted();
    return result;
  }

  #timeIsUp(): boolean {
    return this.#deadline.aborted;
  }

  #homeUrl(protocol: string): string {
    return `${protocol}//${new URL(this.target.origin).host}/`;
  }
}

/**
 * Requests everything from a site that the rubric reads, at most four requests at a time and within 20 seconds. What
 * hasn't arrived by then is recorded as such. robots.txt comes first, and applies to everything but the home page that
 * a visitor asked for. If it names us and disallows `/`, nothing else is requested. If the policy excludes the site,
 * nothing is requested at all.
 *
 * The page may be any page of the site. `https-home` and `http-home` stand for it whichever it is, and robots.txt
 * applies to every path but `/`, on each hop. Everything else is requested as for a home page.
 *
 * We assess the site where the home page was found after redirects. Its robots.txt applies, and its origin is asked for
 * files with a fixed path. `http-home`, `https-home` and `other-host` go to the typed hosts, as people type those.
 *
 * If the home page leads exactly to the root of another origin (other than adding or removing `www.`), that origin is
 * measured from the start, as if it had been typed, with the time and redirects that are left. So its results don't
 * depend on who leads there. `target` says what was typed. A preview is measured where it was typed.
 *
 * An instant refresh of a page counts as a redirect. We follow a redirect to another site only for the home page, for a
 * URL of which we read only status or size, and from one robots.txt to another; and only if the robots.txt of the host
 * it leads to allows it. `kept` describes what we keep of other sites.
 *
 * At most `LIMITS.requestsPerAssessment` requests are made and `LIMITS.redirectsPerAssessment` redirects followed. The
 * robots.txt of a host that only a redirect led to counts as one of these. Beyond the fifteen requests of the evidence
 * there may be security.txt at its old path, recorded as `security-txt` if it is found there, and the robots.txt of up
 * to three hosts besides those of the page and the preview image. Anything on a fourth is skipped (`request-limit`).
 * The requests left at the end go to the first addresses on its own site that llms.txt links to.
 *
 * If https doesn't respond and http does, `https-home` says why it failed and `http-home` has the page. Otherwise
 * `http-home` has only status, headers and redirects.
 *
 * @throws the signal's reason if it was aborted; a site that can't be read is evidence too (see `homeProblem`)
 */
export async function gather(target: GatherTarget, options: GatherOptions): Promise<Evidence> {
  const end = performance.now() + (options.assessmentMs ?? ASSESSMENT_MS);
  let counted: Promise<void> | undefined;
  const onAnswer = () => (counted ??= options.onAnswer?.() ?? Promise.resolve());
  let measured: GatherTarget = { ...target, typed: target.typed ?? measuredPage(target) };
  let left: number = LIMITS.redirectsPerAssessment;
  for (;;) {
    const assessmentMs = Math.max(0, Math.round(end - performance.now()));
    const gathering = new Gathering(measured, { ...options, onAnswer, assessmentMs }, left);
    const result = await gathering.run();
    if (!(result instanceof URL)) return result;
    // Both schemes are asked for, whichever of them a redirect names.
    const origin = result.port === '' ? `https://${result.host}` : result.origin;
    measured = { ...measured, address: origin, origin };
    left = gathering.redirectsLeft;
  }
}
