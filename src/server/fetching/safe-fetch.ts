/** Fetches one untrusted URL safely, redirects included, and returns the evidence of it. */
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { AnsweredRequest, FailedRequest, Hop, ImageBody } from '../../brand/evidence/evidence';
import { withoutCookieValue } from '../../brand/basics/http-fields';
import type { RequestSigner } from './request-signature';
import { readBody, type ImageFile } from './body';
import { connect } from './connection';
import { exchange } from './exchange';
import { asFetchFailure, FetchFailure } from './failure';
import { FETCH_LIMITS, type BodyKind, type FetchLimits } from './limits';
import { INTERNET, type Network } from './network';
import { FREE, type Permissions } from './permissions';
import { publicWeb, type AllowedTargets } from './allowed-targets';
import { isExcluded, type FetchPolicy } from './vetting';

export interface FetchOptions {
  /** Aborting it rejects with its reason; every other failure is a result. */
  readonly signal: AbortSignal;
  readonly policy: FetchPolicy;
  /** What may be fetched; by default, the public web and the policy's sample sites. */
  readonly allowed?: AllowedTargets;
  readonly userAgent: string;
  /** Signs each request, or gives it other headers of its own; without it they are unsigned. */
  readonly sign?: RequestSigner;
  /** Told about each request before it is sent, including each hop of a redirect. */
  readonly onSend?: (url: URL) => void;
  readonly kind: BodyKind;
  /** Handed the whole file of an image. Without it the start of an image is read. */
  readonly onImage?: (image: ImageBody, file: ImageFile) => void;
  readonly limits?: FetchLimits;
  readonly network?: Network;
  /** Asked before each redirect and each connection. */
  readonly permissions?: Permissions;
  /** Where a page leads at once by an instant refresh; null if it stays. Without it only redirects are followed. */
  readonly refreshOf?: (page: Omit<AnsweredRequest, 'id'>) => Promise<string | null>;
}

/** Evidence of one request, not yet filed under its id. */
export type FetchResult = Omit<AnsweredRequest, 'id'> | Omit<FailedRequest, 'id'>;

const ACCEPT: Readonly<Record<BodyKind, string>> = {
  html: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
  robots: 'text/plain,*/*;q=0.1',
  sitemap: 'application/xml,text/xml;q=0.9,text/plain;q=0.8,*/*;q=0.1',
  manifest: 'application/manifest+json,application/json;q=0.9,*/*;q=0.1',
  // The same as preview crawlers send: a server that chooses formats by this header then shows us what it shows them.
  image: '*/*',
  'security-txt': 'text/plain,*/*;q=0.1',
  'llms-txt': 'text/plain,text/markdown;q=0.9,*/*;q=0.1',
  'site-answer': 'text/plain,*/*;q=0.1',
  // As pages are requested: a server may report a missing page differently to clients that do not want HTML.
  'not-found-control': 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
  alternate: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
  none: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
  // What it links to is often Markdown.
  'llms-link': '*/*',
};

const REDIRECT_STATUSES = [301, 302, 303, 307, 308];

/** Names in lower case with their values, in the order received; of cookies the values are left out. */
function headerPairs(response: IncomingMessage): [name: string, value: string][] {
  const pairs: [string, string][] = [];
  for (let at = 0; at + 1 < response.rawHeaders.length; at += 2) {
    const name = (response.rawHeaders[at] ?? '').toLowerCase();
    const value = response.rawHeaders[at + 1] ?? '';
    pairs.push([name, name === 'set-cookie' ? withoutCookieValue(value) : value]);
  }
  return pairs;
}

/**
 * Location as text: Node hands header bytes on one by one, and servers do send UTF-8. Bytes of another encoding stand
 * for themselves, as in browsers.
 */
function locationOf(response: IncomingMessage): string | null {
  const { location } = response.headers;
  if (location === undefined) return null;
  const bytes = Buffer.from(location, 'latin1');
  if (isUtf8(bytes)) return bytes.toString('utf8');
  return location.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
}

function redirectTarget(location: string, from: URL, allowed: AllowedTargets): URL {
  if (!URL.canParse(location, from)) throw new FetchFailure('bad-redirect');
  const target = new URL(location, from);
  target.hash = '';
  const problem = allowed.problem(target);
  if (problem) throw new FetchFailure(problem === 'address-malformed' ? 'bad-redirect' : 'refused-address');
  return target;
}

function refuseExcluded({ hostname }: URL, { excludedSites }: FetchPolicy): void {
  if (isExcluded(hostname, excludedSites)) throw new FetchFailure('excluded');
}

type Defaulted = 'allowed' | 'limits' | 'network' | 'permissions';

/** One fetch under way: its clock, and the redirects it was led by. */
class Fetch {
  readonly redirects: Hop[] = [];
  readonly #started = performance.now();
  readonly #options: FetchOptions & Required<Pick<FetchOptions, Defaulted>>;

  /** @param signal ends it, for whatever reason */
  constructor(
    options: FetchOptions,
    limits: FetchLimits,
    private readonly signal: AbortSignal,
  ) {
    const { allowed = publicWeb(options.policy), network = INTERNET, permissions = FREE } = options;
    this.#options = { ...options, allowed, limits, network, permissions };
  }

  elapsed(): number {
    return Math.round(performance.now() - this.#started);
  }

  async #ask(url: URL): Promise<IncomingMessage> {
    const { allowed, limits, network, permissions, userAgent, kind, sign, onSend } = this.#options;
    const { signal } = this;
    const connection = await connect(url, { allowed, network, connectMs: limits.connectMs, signal, permissions });
    const own = (await sign?.(url)) ?? {};
    onSend?.(url);
    const { headerBytes } = limits;
    return exchange(url, connection, { userAgent, own, accept: ACCEPT[kind], headerBytes, signal });
  }

  /** The body, and the ms until the answer was complete: the rest of a picture is not counted. */
  async #bodyOf(response: IncomingMessage): Promise<Pick<AnsweredRequest, 'body'> & { readonly total: number }> {
    const { kind, limits, onImage } = this.#options;
    const complete: { total?: number } = {};
    const body = await readBody(response, kind, limits, async (image, read) => {
      if (onImage === undefined) return;
      // The answer is complete; what follows is only for the picture.
      this.signal.throwIfAborted();
      complete.total = this.elapsed();
      const file = await read();
      onImage(image, this.signal.aborted ? { missing: 'too-slow' } : file);
    });
    // What is cut off by the clock must not pass for a whole body.
    if (complete.total === undefined) this.signal.throwIfAborted();
    return { body, total: complete.total ?? this.elapsed() };
  }

  #targetOf(response: IncomingMessage, location: string | null, url: URL): URL {
    const { limits, allowed } = this.#options;
    if (location === null) throw new FetchFailure('bad-redirect');
    const status = response.statusCode ?? 0;
    this.redirects.push({ url: url.href, status, location, headers: headerPairs(response) });
    if (this.redirects.length > limits.redirects) throw new FetchFailure('too-many-redirects');
    return redirectTarget(location, url, allowed);
  }

  /** What a URL answers: a result, or the URL it redirects to. */
  async #read(url: URL, first: URL): Promise<FetchResult | URL> {
    const response = await this.#ask(url);
    const firstByte = this.elapsed();
    try {
      const status = response.statusCode ?? 0;
      if (REDIRECT_STATUSES.includes(status)) return this.#targetOf(response, locationOf(response), url);
      const { body, total } = await this.#bodyOf(response);
      const answer: FetchResult = {
        state: 'answered',
        url: first.href,
        finalUrl: url.href,
        redirects: this.redirects,
        status,
        headers: headerPairs(response),
        ms: { firstByte, total },
        body,
      };
      const refresh = (await this.#options.refreshOf?.(answer)) ?? null;
      return refresh === null || this.#was(refresh) ? answer : this.#targetOf(response, refresh, url);
    } finally {
      response.destroy();
    }
  }

  /** Whether a URL was asked before. What leads back there leads in circles that a cookie ends: the page itself counts. */
  #was(target: string): boolean {
    return this.redirects.some(({ url }) => url === target);
  }

  async follow(first: URL): Promise<FetchResult> {
    const { policy, permissions } = this.#options;
    refuseExcluded(first, policy);
    for (let hop = first; ;) {
      const answer = await this.#read(hop, first);
      if (!(answer instanceof URL)) return answer;
      refuseExcluded(answer, policy);
      await permissions.follow(answer, hop);
      hop = answer;
    }
  }
}

/**
 * Fetches an untrusted URL, but nothing that is not on the public web or that belongs to a site which
 * has asked us to stay away. Each hop is vetted, resolved and connected to again; `connect` says what counts as vetted.
 *
 * @param url absolute http(s) URL
 * @throws the signal's reason if it was aborted; nothing else
 */
export async function safeFetch(url: string, options: FetchOptions): Promise<FetchResult> {
  const { limits = FETCH_LIMITS } = options;
  const timer = AbortSignal.timeout(limits.resourceMs);
  const fetch = new Fetch(options, limits, AbortSignal.any([options.signal, timer]));
  try {
    // What is not a URL is refused in the same words as one that leads into the network.
    if (!URL.canParse(url)) throw new FetchFailure('refused-address');
    const first = new URL(url);
    first.hash = '';
    return await fetch.follow(first);
  } catch (error) {
    options.signal.throwIfAborted();
    const { reason } = timer.aborted ? new FetchFailure('too-slow') : asFetchFailure(error);
    return { state: 'failed', url, redirects: fetch.redirects, reason, ms: { total: fetch.elapsed() } };
  }
}
