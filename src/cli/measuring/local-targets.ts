import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { MAX_URL_LENGTH } from '../../brand/urls/typed-url';
import { publicWeb, type AllowedTargets } from '../../server/fetching/allowed-targets';
import { FetchFailure } from '../../server/fetching/failure';
import { isGlobalUnicast } from '../../server/fetching/ip-space';
import type { FetchPolicy } from '../../server/fetching/vetting';

/** IP addresses that a machine, its network or a network laid over others gives itself (IANA, RFC 6890). */
const INSIDE: readonly string[] = ['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat'];

/** The host of a URL without brackets around an IPv6 address or a dot at the end. */
export function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[|[\].]$/g, '');
}

function isInside(ip: string): boolean {
  return isIP(ip) !== 0 && INSIDE.includes(ipaddr.parse(ip).range());
}

/** Whether a host is the machine itself by what is written: RFC 6761 §6.3 for names. */
export function isLoopbackHost(host: string): boolean {
  if (isIP(host) !== 0) return ipaddr.parse(host).range() === 'loopback';
  return host === 'localhost' || host.endsWith('.localhost');
}

/** Whether a URL cannot be requested at all, wherever its host is. */
export function isMalformed(url: URL): boolean {
  return (
    (url.protocol !== 'http:' && url.protocol !== 'https:') ||
    url.href.length > MAX_URL_LENGTH ||
    url.username !== '' ||
    url.password !== ''
  );
}

/**
 * The permission of `--local`: the typed host, at any port and any IP address, hosts below it and, if it is this
 * machine, this machine by its other names. Everything else has to be on the public web, as on the site.
 *
 * So a public page measured with `--local` leads nowhere inside: whether the typed host first resolved to something
 * public or private, it can resolve only to the same kind from then on (DNS rebinding).
 *
 * @param typed origin that the user typed
 */
export class LocalTargets implements AllowedTargets {
  readonly #public: AllowedTargets;
  readonly #typed: string;
  #isTypedInside: boolean | null = null;

  constructor(typed: URL, policy: FetchPolicy) {
    this.#public = publicWeb(policy);
    this.#typed = bareHost(typed);
  }

  readonly problem: AllowedTargets['problem'] = (url) => {
    if (isMalformed(url)) return 'address-malformed';
    return this.#isOwn(url) ? null : this.#public.problem(url);
  };

  readonly allows: AllowedTargets['allows'] = (url) =>
    !isMalformed(url) && (this.#isOwn(url) || this.#public.allows(url));

  readonly instead: AllowedTargets['instead'] = (url) => this.#public.instead(url);

  readonly vet: AllowedTargets['vet'] = (url, ips) => {
    if (!this.#isOwn(url)) return this.#public.vet(url, ips);
    if (ips.length === 0) throw new FetchFailure('unresolvable');
    const isPublic = ips.every(isGlobalUnicast);
    if (!isPublic && !ips.every((ip) => isInside(ip) || isGlobalUnicast(ip))) throw new FetchFailure('refused-address');
    // The host that was typed is the first that is asked.
    if (bareHost(url) === this.#typed) this.#isTypedInside ??= !isPublic;
    if (!isPublic && this.#isTypedInside !== true) throw new FetchFailure('refused-address');
    return ips;
  };

  #isOwn(url: URL): boolean {
    const host = bareHost(url);
    if (host === this.#typed) return true;
    if (isIP(this.#typed) === 0 && host.endsWith(`.${this.#typed}`)) return true;
    return isLoopbackHost(this.#typed) && isLoopbackHost(host);
  }
}
