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
import { z } from 'zod';
import type { Environment } from '../../site/environment';
import { LIMITS } from '../../site/limits';
import { neighbourFactor } from '../fetching/untyped-sites';
import { siteOf } from '../fetching/vetting';
import { changeStored } from '../platform/change-stored';
import type { Services } from '../platform/services';

/** A result as a record names it: when it was made (ms since 1970), and of which host (hashed). */
const resultNameSchema = z.object({ at: z.number(), host: z.string() });
export type ResultName = z.output<typeof resultNameSchema>;

const hostSchema = z.object({
  /** Until when nobody else may measure the host (ms since 1970). */
  until: z.number(),
  /** Names the assessment under way; null if none is. */
  holder: z.string().nullable(),
  /** What answers for the host until then. */
  result: resultNameSchema.nullable(),
});
export type HostRecord = z.output<typeof hostSchema>;

/** What a host's record says once it is not being measured. */
export type Rest = Omit<HostRecord, 'holder'>;

/** Requests of one assessment, made or reserved. */
const askedSchema = z.object({
  until: z.number(),
  count: z.number(),
  holder: z.string(),
  isSubdomain: z.boolean(),
});

const siteSchema = z.object({ hosts: z.record(z.string(), hostSchema), asked: z.array(askedSchema) });
type SiteRecord = z.output<typeof siteSchema>;

/** As it was before hosts had records of their own: whatever was not released kept the whole site from being measured. */
const formerSchema = z
  .object({
    until: z.number(),
    holder: z.string().nullable(),
    results: z.record(z.string(), resultNameSchema),
    isLedTo: z.boolean().optional(),
  })
  .transform(({ until, results, isLedTo = false }): SiteRecord => {
    const hosts = Object.entries(results).map(([host, result]) => [host, { until, holder: null, result }] as const);
    const asked = { until, count: LIMITS.siteRequests, holder: '', isSubdomain: true };
    return { hosts: Object.fromEntries(hosts), asked: isLedTo ? [] : [asked] };
  });

/** Site (hashed) → its record. One document holds those of many sites, and drops what is over when it is written. */
const documentSchema = z.record(z.string(), z.union([siteSchema, formerSchema]).nullable().catch(null)).catch({});

type LeaseServices = Pick<Services, 'storage' | 'now'> & {
  readonly environment: Pick<Environment, 'context'>;
};

export const hashed = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 32);

/** A host as leases and results are filed, with its port; by both schemes it is one: every assessment asks by both. */
export const hostName = ({ host }: URL) => hashed(host);

const siteName = (url: URL) => hashed(siteOf(url));
const keyOf = (site: string) => `assessments/sites/${site.slice(0, 3)}`;

function currentSites(value: unknown, time: number): Readonly<Record<string, SiteRecord>> {
  const sites = Object.entries(documentSchema.parse(value)).flatMap(([site, record]) => {
    if (record === null) return [];
    const hosts = Object.entries(record.hosts).filter(([, { until }]) => until > time);
    const asked = record.asked.filter(({ until }) => until > time);
    const current = { hosts: Object.fromEntries(hosts), asked };
    return hosts.length + asked.length === 0 ? [] : [[site, current] as const];
  });
  return Object.fromEntries(sites);
}

/** Whether a host is neither a domain nor its `www.`, where nobody but the domain's owner decides what is there. */
function isSubdomain(url: URL): boolean {
  const site = siteOf(url);
  return url.hostname !== site && url.hostname !== `www.${site}`;
}

const sum = (asked: SiteRecord['asked']) => asked.reduce((total, { count }) => total + count, 0);

/** How many requests there is room for, by what was asked. */
function roomFor(asked: SiteRecord['asked'], ofSubdomain: boolean, factor: number): number {
  const room = LIMITS.siteRequests * factor - sum(asked);
  if (!ofSubdomain) return room;
  const ofSubdomains = asked.filter((one) => one.isSubdomain);
  return Math.min(room, LIMITS.subdomainRequests * factor - sum(ofSubdomains));
}

/** Fewer are not worth beginning with: the report would say of much that it does not know. */
const NEEDED = LIMITS.requestsPerAssessment;

/** When there is room for an assessment again, ms since 1970. */
function roomFrom(asked: SiteRecord['asked'], ofSubdomain: boolean, factor: number): number {
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

export type Lease =
  /** `allowance`: requests that the assessment may make of the typed site. */
  | { readonly state: 'taken'; readonly allowance: number }
  | { readonly state: 'held'; readonly record: HostRecord }
  /** The site takes no further assessment until then (ms since 1970). */
  | { readonly state: 'used-up'; readonly until: number }
  /** Too many try. */
  | { readonly state: 'raced' };

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
  const site = siteName(url);
  const host = hostName(url);
  const time = now().getTime();
  const factor = neighbourFactor(environment);
  const changed = await changeStored<Lease>(storage, keyOf(site), (stored) => {
    const sites = currentSites(stored?.value, time);
    const { hosts, asked } = sites[site] ?? { hosts: {}, asked: [] };
    const held = hosts[host];
    // After a failure of storage, what is read may be what was written.
    if (held !== undefined && held.holder !== holder) return { result: { state: 'held', record: held } };
    const others = asked.filter((one) => one.holder !== holder);
    const ofSubdomain = isSubdomain(url);
    const room = roomFor(others, ofSubdomain, factor);
    if (isTyped && room < NEEDED) {
      return { result: { state: 'used-up', until: roomFrom(others, ofSubdomain, factor) } };
    }
    const allowance = Math.min(LIMITS.subdomainRequests, room);
    const until = time + LIMITS.neighbourSeconds * 1000;
    const reserved = isTyped ? [...others, { until, count: allowance, holder, isSubdomain: ofSubdomain }] : asked;
    const lease = { until: time + LIMITS.siteLeaseSeconds * 1000, holder, result: null };
    return {
      next: { ...sites, [site]: { hosts: { ...hosts, [host]: lease }, asked: reserved } },
      result: { state: 'taken', allowance },
    };
  });
  return changed === null ? { state: 'raced' } : changed.result;
}

interface Ended {
  /** Those that the assessment has leased. */
  readonly leased: readonly URL[];
  /** What becomes of hosts; a leased one that is not named here is free. Other hosts rest unless they are being measured. */
  readonly rests: ReadonlyMap<URL, Rest>;
  /** Requests that were made of the typed site. */
  readonly asked: number;
}

/** What one site's record is after an assessment. */
function recordAfter({ hosts, asked }: SiteRecord, holder: string, ended: Ended): SiteRecord {
  const next = new Map(Object.entries(hosts));
  const leased = ended.leased.map(hostName);
  const isOurs = leased.some((host) => next.get(host)?.holder === holder);
  // What expired may be another's by now.
  for (const host of leased) if (next.get(host)?.holder === holder) next.delete(host);
  for (const [url, rest] of ended.rests) {
    const isFree = (next.get(hostName(url))?.holder ?? null) === null;
    const wasLost = leased.includes(hostName(url)) && hosts[hostName(url)]?.holder !== holder;
    if (isOurs && isFree && !wasLost) next.set(hostName(url), { ...rest, holder: null });
  }
  const made = asked.flatMap((one) => {
    if (one.holder !== holder) return [one];
    return ended.asked === 0 ? [] : [{ ...one, count: ended.asked }];
  });
  return { hosts: Object.fromEntries(next), asked: made };
}

/** Ends all leases of an assessment: one read and one write for each site. @throws StorageError */
export async function endLeases({ storage, now }: LeaseServices, holder: string, ended: Ended): Promise<void> {
  const sites = new Set(ended.leased.map(siteName));
  const ofSite = (site: string): Ended => ({
    ...ended,
    leased: ended.leased.filter((url) => siteName(url) === site),
    rests: new Map([...ended.rests].filter(([url]) => siteName(url) === site)),
  });
  await Promise.all(
    [...sites].map((site) =>
      changeStored(storage, keyOf(site), (stored) => {
        const known = currentSites(stored?.value, now().getTime());
        const { [site]: record, ...others } = known;
        if (record === undefined) return { result: undefined };
        return { next: { ...others, [site]: recordAfter(record, holder, ofSite(site)) }, result: undefined };
      }),
    ),
  );
}
