/**
 * Who may measure which page now, and how many requests its site may still get.
 *
 * A page has one record in storage. While the page is being measured, the record is its lease. After that, it says
 * until when the page rests and which result it has. Only one page of a host is measured at a time. The records of a
 * site's pages are stored together, with how many requests the site got. A site is a registrable domain. All typed
 * pages of a site together make at most `LIMITS.siteRequests` requests within `LIMITS.neighbourSeconds`. At most
 * `LIMITS.subdomainRequests` of these go to subdomains, which may belong to anyone, and at most `LIMITS.innerRequests`
 * to pages other than home pages. The rest is kept for the domain and its `www.`, so that neither a subdomain nor a
 * path prevents anyone from measuring them.
 *
 * A lease reserves what an assessment needs, and ends with what it used: one read and one write of storage each. If a
 * function ends without ending its lease, the lease expires, and so does what it reserved.
 */
import { createHash } from 'node:crypto';
import type { Environment } from '../../site/environment';
import { isRoot } from '../../brand/urls/target';
import { LIMITS } from '../../site/limits';
import { neighbourFactor } from '../fetching/untyped-sites';
import { siteOf } from '../fetching/vetting';
import type { Services } from '../platform/services';
import type { Taken } from '../platform/storage/lease';
import { pages, type Asked, type PageRecord } from './store';

/** What a page's record says once it is not being measured. */
export type Rest = Omit<PageRecord, 'holder'>;

type LeaseServices = Pick<Services, 'storage' | 'now'> & {
  readonly environment: Pick<Environment, 'context'>;
};

export const hashed = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 32);

const hostName = ({ host }: URL) => hashed(host);

/**
 * A page as leases and results are filed: by host, with its port, and by path unless it is the root. By both schemes it is
 * one: every assessment asks by both.
 */
export const pageName = (url: URL) => (isRoot(url) ? hostName(url) : `${hostName(url)}.${hashed(url.pathname)}`);

/** Whether a name is of a page of a host. */
const isOfHost = (name: string, url: URL) => name.split('.', 1)[0] === hostName(url);

const siteName = (url: URL) => hashed(siteOf(url));

/** Whether a host is neither a domain nor its `www.`, whose content only the domain's owner decides. */
function isSubdomain(url: URL): boolean {
  const site = siteOf(url);
  return url.hostname !== site && url.hostname !== `www.${site}`;
}

const sum = (asked: readonly Asked[]) => asked.reduce((total, { count }) => total + count, 0);

/** What a page has only a share of its site's requests for. */
type Kind = Pick<Asked, 'isSubdomain' | 'isInner'>;

/** How many requests there is room for, by what was asked. */
function roomFor(asked: readonly Asked[], { isSubdomain, isInner }: Kind, factor: number): number {
  const room = LIMITS.siteRequests * factor - sum(asked);
  const ofSubdomains = LIMITS.subdomainRequests * factor - sum(asked.filter((one) => one.isSubdomain));
  const ofInner = LIMITS.innerRequests * factor - sum(asked.filter((one) => one.isInner));
  return Math.min(room, ...(isSubdomain ? [ofSubdomains] : []), ...(isInner ? [ofInner] : []));
}

/** Fewer are not worth beginning with: the report would say of much that it does not know. */
const NEEDED = LIMITS.requestsPerAssessment;

/** When there is room for an assessment again, ms since 1970. */
function roomFrom(asked: readonly Asked[], kind: Kind, factor: number): number {
  const ends = asked.map(({ until }) => until).sort((one, other) => one - other);
  const enough = ends.find(
    (end) =>
      roomFor(
        asked.filter(({ until }) => until > end),
        kind,
        factor,
      ) >= NEEDED,
  );
  return enough ?? ends.at(-1) ?? 0;
}

export type Lease = Taken<PageRecord, Asked>;

/**
 * @param url of the page that is to be measured
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
  const kind = { isSubdomain: isSubdomain(url), isInner: !isRoot(url) };
  const time = now().getTime();
  const lease = { until: time + LIMITS.siteLeaseSeconds * 1000, holder, result: null };
  const reserve = (others: readonly Asked[]) => {
    const room = roomFor(others, kind, factor);
    if (room < NEEDED) return { until: roomFrom(others, kind, factor) };
    const until = time + LIMITS.neighbourSeconds * 1000;
    return { draw: { until, count: Math.min(LIMITS.subdomainRequests, room), holder, ...kind } };
  };
  const services = { storage, now };
  const isBeside = (name: string) => isOfHost(name, url);
  return pages.take(services, siteName(url), pageName(url), lease, isTyped ? reserve : undefined, isBeside);
}

interface Ended {
  /** Those that the assessment has leased. */
  readonly leased: readonly URL[];
  /** What becomes of pages; a leased one that is not named here is free. Others rest unless they are being measured. */
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
      pages.end({ storage, now }, site, holder, {
        names: leased.filter((url) => siteName(url) === site).map(pageName),
        rests: new Map(
          [...rests]
            .filter(([url]) => siteName(url) === site)
            .map(([url, rest]) => [pageName(url), { ...rest, holder: null }]),
        ),
        used: (draw) => (asked === 0 ? null : { ...draw, count: asked }),
      }),
    ),
  );
}
