/**
 * Who may measure which host now, and how many requests its site still takes.
 *
 * A host has one record in storage, which is its lease while it is being measured; afterwards the record says until when
 * the host is left alone and which result answers for it. The records of a site's hosts lie together, with how often the
 * site was asked: a site is a registrable domain, and all that is typed of it makes `LIMITS.siteRequests` requests within
 * `LIMITS.neighbourSeconds`. No more than `LIMITS.subdomainRequests` of them are of subdomains, which may be anybody's; the
 * rest is kept for the domain and its `www.`, so that no subdomain keeps anyone from measuring them.
 *
 * A lease reserves what an assessment needs and is ended with what it needed: one read and one write of storage each.
 * Where a lease was never ended, because its function ended before, it expires, and what it reserved does so, too.
 */
import { createHash } from 'node:crypto';
import type { Environment } from '../../site/environment';
import { LIMITS } from '../../site/limits';
import { neighbourFactor } from '../fetching/untyped-sites';
import { siteOf } from '../fetching/vetting';
import type { Services } from '../platform/services';
import type { Taken } from '../platform/storage/lease';
import { hosts, type Asked, type HostRecord } from './store';

/** What a host's record says once it is not being measured. */
export type Rest = Omit<HostRecord, 'holder'>;

type LeaseServices = Pick<Services, 'storage' | 'now'> & {
  readonly environment: Pick<Environment, 'context'>;
};

export const hashed = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 32);

/** A host as leases and results are filed, with its port; by both schemes it is one: every assessment asks by both. */
export const hostName = ({ host }: URL) => hashed(host);

const siteName = (url: URL) => hashed(siteOf(url));

/** Whether a host is neither a domain nor its `www.`, where nobody but the domain's owner decides what is there. */
function isSubdomain(url: URL): boolean {
  const site = siteOf(url);
  return url.hostname !== site && url.hostname !== `www.${site}`;
}

const sum = (asked: readonly Asked[]) => asked.reduce((total, { count }) => total + count, 0);

/** How many requests there is room for, by what was asked. */
function roomFor(asked: readonly Asked[], ofSubdomain: boolean, factor: number): number {
  const room = LIMITS.siteRequests * factor - sum(asked);
  if (!ofSubdomain) return room;
  const ofSubdomains = asked.filter((one) => one.isSubdomain);
  return Math.min(room, LIMITS.subdomainRequests * factor - sum(ofSubdomains));
}

/** Fewer are not worth beginning with: the report would say of much that it does not know. */
const NEEDED = LIMITS.requestsPerAssessment;

/** When there is room for an assessment again, ms since 1970. */
function roomFrom(asked: readonly Asked[], ofSubdomain: boolean, factor: number): number {
  const ends = asked.map(({ until }) => until).sort((one, other) => one - other);
  const enough = ends.find(
    (end) =>
      roomFor(
        asked.filter(({ until }) => until > end),
        ofSubdomain,
        factor,
      ) >= NEEDED,
  );
  return enough ?? ends.at(-1) ?? 0;
}

export type Lease = Taken<HostRecord, Asked>;

/**
 * @param url of the host that is to be measured
 * @param isTyped or a redirect leads there: its requests are counted elsewhere
 * @throws StorageError
 */
export async function takeLease(
  { storage, now, environment }: LeaseServices,
  url: URL,
  isTyped: boolean,
  holder: string,
): Promise<Lease> {
  const factor = neighbourFactor(environment);
  const ofSubdomain = isSubdomain(url);
  const time = now().getTime();
  const lease = { until: time + LIMITS.siteLeaseSeconds * 1000, holder, result: null };
  const reserve = (others: readonly Asked[]) => {
    const room = roomFor(others, ofSubdomain, factor);
    if (room < NEEDED) return { until: roomFrom(others, ofSubdomain, factor) };
    const until = time + LIMITS.neighbourSeconds * 1000;
    return { draw: { until, count: Math.min(LIMITS.subdomainRequests, room), holder, isSubdomain: ofSubdomain } };
  };
  const services = { storage, now };
  return hosts.take(services, siteName(url), hostName(url), lease, isTyped ? reserve : undefined);
}

interface Ended {
  /** Those that the assessment has leased. */
  readonly leased: readonly URL[];
  /** What becomes of hosts; a leased one that is not named here is free. Other hosts rest unless they are being measured. */
  readonly rests: ReadonlyMap<URL, Rest>;
  /** Requests that were made of the typed site. */
  readonly asked: number;
}

/** Ends all leases of an assessment: one read and one write for each site. @throws StorageError */
export async function endLeases(
  { storage, now }: LeaseServices,
  holder: string,
  { leased, rests, asked }: Ended,
): Promise<void> {
  const sites = new Set(leased.map(siteName));
  await Promise.all(
    [...sites].map((site) =>
      hosts.end({ storage, now }, site, holder, {
        names: leased.filter((url) => siteName(url) === site).map(hostName),
        rests: new Map(
          [...rests]
            .filter(([url]) => siteName(url) === site)
            .map(([url, rest]) => [hostName(url), { ...rest, holder: null }]),
        ),
        used: (draw) => (asked === 0 ? null : { ...draw, count: asked }),
      }),
    ),
  );
}
