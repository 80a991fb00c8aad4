/**
 * Third parties: how many requests we send to sites that no one typed. Redirects lead to them and images are on them,
 * and whoever writes a page chooses them. So all assessments together may make `LIMITS.neighbourRequests` requests in
 * ten minutes to each registrable domain, and to each network (/24, or /48 for IPv6) of the IP addresses we connect to.
 * Requests for robots.txt count too.
 *
 * Brands that redirect to their real sites often share a provider, and so a network. For sites that a home page leads
 * to, a network takes `LIMITS.targetNetworkRequests`, if a certificate shows whose site it is. All assessments together
 * still make no more requests to that site than to any other, whoever leads there.
 *
 * The site that was typed has an allowance of its own (see `host-leases.ts`), if its host proves by a valid certificate
 * that it is that site. Over plain http a name proves nothing, because anyone's DNS can point it to anyone's server. There,
 * the network's limit applies to the typed site too, and a site excluded by name is also excluded by its IP addresses.
 *
 * An assessment takes its share when it first needs a site: as many requests as it knows of by then, and one more at a
 * time for redirects. It gives back what is left of a share.
 */
import ipaddr from 'ipaddr.js';
import type { Environment } from '../../site/environment';
import { LIMITS } from '../../site/limits';
import { TakenShares, type Budget, type BudgetServices } from './budgets';
import { FetchFailure } from './failure';
import { siteOf } from './vetting';

/** The network an IP address is in: its /24, or its /48 of IPv6. */
export function networkOf(ip: string): string {
  const parsed = ipaddr.parse(ip);
  const bits = parsed.kind() === 'ipv4' ? 24 : 48;
  const [start] = ipaddr.parseCIDR(`${ip}/${String(bits)}`);
  const network = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${network.networkAddressFromCIDR(`${start.toString()}/${String(bits)}`).toString()}/${String(bits)}`;
}

/** How many times as much may be asked: sample sites are neighbours of each other. */
export function neighbourFactor({ context }: Pick<Environment, 'context'>): number {
  return context === 'dev' ? LIMITS.developmentFactor : 1;
}

interface NeighbourOptions {
  /** The site that was typed, which has an allowance of its own; null if every site counts. */
  readonly typed: string | null;
  /** What `neighbourFactor` says. */
  readonly factor: number;
  /** Whether a site that asked us to stay away answers at an IP address. */
  readonly isExcludedIp: (ip: string) => Promise<boolean>;
  /** Before each request that is made of the typed site. @returns whether it may be */
  readonly onOwnRequest: () => boolean;
}

/** The requests of one assessment to each site and network. */
export class UntypedSites {
  readonly #shares: TakenShares;
  readonly #expected = new Map<string, number>();
  /** Site and IP address that belong together by a certificate. */
  readonly #secured = new Set<string>();
  /** Sites that the home page led to. */
  readonly #targets = new Set<string>();

  constructor(
    private readonly options: NeighbourOptions,
    private readonly services: BudgetServices,
  ) {
    this.#shares = new TakenShares(services);
  }

  /** Seconds until the first share that was refused can be had; 0 if none was. */
  get retryAfterSeconds(): number {
    const until = this.#shares.refusedUntil;
    return until === null ? 0 : Math.max(1, Math.ceil((until - this.services.now().getTime()) / 1000));
  }

  /** Tells of requests to come, one for each URL, so that their share is taken at once. */
  expect(urls: readonly URL[]): void {
    for (const url of urls) this.#expected.set(siteOf(url), (this.#expected.get(siteOf(url)) ?? 0) + 1);
  }

  /** Tells of a redirect of the home page. @param url where it leads */
  leadsTo(url: URL): void {
    this.#targets.add(siteOf(url));
  }

  /** Where a host has several IP addresses, the one that has proven whose it is. */
  prefer(url: URL, ips: readonly string[]): readonly string[] {
    const site = siteOf(url);
    const isProven = (ip: string) => this.#secured.has(`${site} ${ip}`);
    return [...ips.filter(isProven), ...ips.filter((ip) => !isProven(ip))];
  }

  /** Before each connection. @param ip null if a proxy finds it @throws FetchFailure `rate-limit`, `excluded` */
  async connect(url: URL, ip: string | null): Promise<void> {
    const site = siteOf(url);
    const isOwn = site === this.options.typed;
    const isProven = ip === null || url.protocol === 'https:' || this.#secured.has(`${site} ${ip}`);
    if (!isProven && (await this.options.isExcludedIp(ip))) throw new FetchFailure('excluded');
    const expected = this.#expected.get(site) ?? 1;
    const budgets = [
      ...(isOwn ? [] : [this.#budget(`site ${site}`, LIMITS.neighbourRequests)]),
      ...(ip === null || (isOwn && isProven) ? [] : [this.#networkBudget(ip, isProven && this.#targets.has(site))]),
    ];
    if (!(await this.#shares.takeOne(budgets, expected))) throw new FetchFailure('rate-limit');
    this.#expected.set(site, Math.max(1, expected - 1));
    if (isOwn && !this.options.onOwnRequest()) throw new FetchFailure('rate-limit');
  }

  secured(url: URL, ip: string): void {
    this.#secured.add(`${siteOf(url)} ${ip}`);
  }

  /** Gives back what was not used, at the end. */
  giveBack(): Promise<void> {
    return this.#shares.giveBack();
  }

  #budget(name: string, limit: number): Budget {
    return { name, limit: limit * this.options.factor };
  }

  #networkBudget(ip: string, isTarget: boolean): Budget {
    const limit = isTarget ? LIMITS.targetNetworkRequests : LIMITS.neighbourRequests;
    return this.#budget(`network ${networkOf(ip)}`, limit);
  }
}
