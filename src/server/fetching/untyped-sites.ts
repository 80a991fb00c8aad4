/**
 * Third parties: how often we ask sites that nobody typed. Redirects lead to them, images are on them, and whoever
 * writes a page chooses them. So all assessments together may make `LIMITS.neighbourRequests` requests in ten minutes
 * to each registrable domain, and to each network (/24, or /48 of IPv6) of the IP addresses that are connected to.
 * robots.txt counts too.
 *
 * The site that was typed has an allowance of its own (see `assessments.ts`), as long as its host shows that it is one:
 * by a valid certificate. Over plain http a name proves nothing, since anybody's DNS can lead it to anybody's server;
 * there the network's number holds for the typed site too, and a site excluded by name is also excluded by its IP
 * addresses.
 *
 * An assessment takes its share when it first needs a site: as many requests as it knows of by then, one more at a
 * time for redirects. What is left of a share is given back.
 */
import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import * as z from 'zod';
import type { Environment } from '../../site/environment';
import { LIMITS } from '../../site/limits';
import { changeStored } from '../platform/change-stored';
import type { Services } from '../platform/services';
import type { Storage } from '../platform/storage';
import { FetchFailure } from './failure';
import { siteOf } from './vetting';

/** Name of a site or network, hashed → when each share ends (ms since 1970) and how many requests it allows. */
const sharesSchema = z.record(z.string(), z.array(z.tuple([z.number(), z.number()]))).catch({});

type Shares = z.output<typeof sharesSchema>;

/** One document holds the shares of many names; those that have ended are dropped whenever it is written. */
const keyOf = (name: string) => `assessments/neighbours/${name.slice(0, 2)}`;

const hashed = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 32);

function running(value: unknown, time: number): Shares {
  const all = Object.entries(sharesSchema.parse(value));
  const ahead = all.map(([name, shares]) => [name, shares.filter(([until]) => until > time)] as const);
  return Object.fromEntries(ahead.filter(([, shares]) => shares.length > 0));
}

const sum = (shares: Shares[string]) => shares.reduce((total, [, count]) => total + count, 0);

/** The network an IP address is in: its /24, or its /48 of IPv6. */
export function networkOf(ip: string): string {
  const parsed = ipaddr.parse(ip);
  const bits = parsed.kind() === 'ipv4' ? 24 : 48;
  const [start] = ipaddr.parseCIDR(`${ip}/${String(bits)}`);
  const network = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${network.networkAddressFromCIDR(`${start.toString()}/${String(bits)}`).toString()}/${String(bits)}`;
}

/** What one assessment may still ask of a site or network. */
interface Share {
  left: number;
  /** When what was taken ends, and how much of it: what is left is given back there. */
  readonly taken: number[];
  /** When another share can be had (ms since 1970); null as long as none was refused. */
  refusedUntil: number | null;
  asking: Promise<void> | null;
}

/** Requests to one site or network that nobody typed. Sample sites are neighbours of each other. */
export function neighbourLimit({ context }: Pick<Environment, 'context'>): number {
  return LIMITS.neighbourRequests * (context === 'dev' ? LIMITS.developmentFactor : 1);
}

interface NeighbourServices extends Pick<Services, 'now' | 'report'> {
  readonly storage: Pick<Storage, 'get' | 'put' | 'pause'>;
}

interface NeighbourOptions {
  /** The site that was typed, which has an allowance of its own; null if every site counts. */
  readonly typed: string | null;
  /** What `neighbourLimit` says. */
  readonly limit: number;
  /** Whether a site that asked us to stay away answers at an IP address. */
  readonly isExcludedIp: (ip: string) => Promise<boolean>;
  /** Before each request that is made of the typed site. */
  readonly onOwnRequest: () => void;
}

/** The requests of one assessment to each site and network. */
export class UntypedSites {
  readonly #shares = new Map<string, Share>();
  readonly #expected = new Map<string, number>();
  /** Site and IP address that belong together by a certificate. */
  readonly #secured = new Set<string>();

  constructor(
    private readonly options: NeighbourOptions,
    private readonly services: NeighbourServices,
  ) {}

  /** Seconds until the first share that was refused can be had; 0 if none was. */
  get retryAfterSeconds(): number {
    const until = [...this.#shares.values()].flatMap(({ refusedUntil }) => refusedUntil ?? []);
    return until.length === 0 ? 0 : Math.max(1, Math.ceil((Math.min(...until) - this.services.now().getTime()) / 1000));
  }

  /** Tells of requests to come, one for each URL, so that their share is taken at once. */
  expect(urls: readonly URL[]): void {
    for (const url of urls) this.#expected.set(siteOf(url), (this.#expected.get(siteOf(url)) ?? 0) + 1);
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
    const isOfNetwork = ip !== null && !(isOwn && isProven);
    const names = [...(isOwn ? [] : [`site ${site}`]), ...(isOfNetwork ? [`network ${networkOf(ip)}`] : [])];
    const granted = await Promise.all(names.map((name) => this.#take(name, expected)));
    if (!granted.every((one) => one)) {
      for (const [at, name] of names.entries()) if (granted[at]) this.#share(name).left += 1;
      throw new FetchFailure('rate-limit');
    }
    this.#expected.set(site, Math.max(1, expected - 1));
    if (isOwn) this.options.onOwnRequest();
  }

  secured(url: URL, ip: string): void {
    this.#secured.add(`${siteOf(url)} ${ip}`);
  }

  /** Gives back what was not used, at the end. */
  async giveBack(): Promise<void> {
    const unused = [...this.#shares].filter(([, { left }]) => left > 0);
    await Promise.all(
      unused.map(async ([name, share]) => {
        const { left } = share;
        share.left = 0;
        const hash = hashed(name);
        await changeStored(this.services.storage, keyOf(hash), (stored) => {
          const all = running(stored?.value, this.services.now().getTime());
          let rest = left;
          const kept = (all[hash] ?? []).map(([until, count]): [number, number] => {
            const back = share.taken.includes(until) ? Math.min(rest, count) : 0;
            rest -= back;
            return [until, count - back];
          });
          const next = { ...all, [hash]: kept.filter(([, count]) => count > 0) };
          return { next, result: undefined };
        });
      }),
    );
  }

  #share(name: string): Share {
    const known = this.#shares.get(name);
    if (known) return known;
    const share: Share = { left: 0, taken: [], refusedUntil: null, asking: null };
    this.#shares.set(name, share);
    return share;
  }

  async #take(name: string, wanted: number): Promise<boolean> {
    const share = this.#share(name);
    while (share.left === 0) {
      if (share.refusedUntil !== null) return false;
      // Requests that need it at the same time wait for one answer of storage.
      share.asking ??= this.#lease(name, share, wanted).finally(() => (share.asking = null));
      await share.asking;
    }
    share.left -= 1;
    return true;
  }

  async #lease(name: string, share: Share, wanted: number): Promise<void> {
    const { storage, now, report } = this.services;
    const time = now().getTime();
    const until = time + LIMITS.neighbourSeconds * 1000;
    const hash = hashed(name);
    try {
      const leased = await changeStored<{ granted: number; free: number }>(storage, keyOf(hash), (stored) => {
        const all = running(stored?.value, time);
        const own = all[hash] ?? [];
        const granted = Math.min(wanted, this.options.limit - sum(own));
        if (granted <= 0) return { result: { granted: 0, free: Math.min(...own.map(([ends]) => ends)) } };
        return { next: { ...all, [hash]: [...own, [until, granted]] }, result: { granted, free: until } };
      });
      const { granted, free } = leased?.result ?? { granted: 0, free: time + 1000 };
      share.left += granted;
      if (granted > 0) share.taken.push(until);
      else share.refusedUntil = free;
    } catch (error) {
      // If it cannot be known how often a site was asked, it is not asked.
      report(error);
      share.refusedUntil = time + 1000;
    }
  }
}
