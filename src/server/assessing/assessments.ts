/**
 * Measures a site once in ten minutes: concurrent requests wait for the first one's result, and later ones reuse it. So
 * a site is never asked more often than we promise, regardless of the number of visitors and instances.
 *
 * A site is a registrable domain, whatever its schemes, subdomains and ports. It has one record in storage, which is
 * its lease while it is being assessed; afterwards the record says until when the site is left alone and for which of
 * its hosts there is a result. Whoever asks for another host meanwhile is told when the site can be measured again.
 *
 * A result answers for the host that was typed, since nobody but its owner decides what is found there. It answers for
 * another host only if that host's owner alone has decided it, too (`resultHosts`): if what was typed leads exactly to
 * that host's root, the host is measured as if it had been typed. What leads to any other URL of a site says nothing
 * about that site: it is filed only under what was typed, and that site does not rest for it. Requests to a site that
 * only a redirect led to count under the number for sites that nobody typed (`untypedSites.ts`).
 *
 * So that a host that is led to is not measured before we know that it may be, leases follow each other like this:
 *
 * 1. The typed site's lease is taken before anything is asked.
 * 2. Before another site's root is measured, to which the home page leads, that site's lease is taken, too. Where it
 *    cannot be had, nothing is asked there: the assessment ends with the result that is stored for that host, or with
 *    when the site can be measured again. It does not wait for it: two sites that lead to each other would wait for ever.
 * 3. At the end the typed site is left alone for ten minutes with the result it led to; and so is the other one, but for
 *    those who type another of its hosts: being led to keeps no site from being measured. A site that was only passed
 *    through is released.
 *
 * An attempt that ends without a report leaves the typed site alone for `LIMITS.failureReuseSeconds` for each request
 * that was made of it: neither failing nor cancelling is a way to ask a site more often. A lease that was never given
 * up, because its function ended, expires.
 *
 * Results are stored under the ten minutes they were made in, so that names alone show what may be deleted. An
 * assessment reads and writes storage once each before its first request.
 */
import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Evidence } from '../../brand/evidence/evidence';
import type { Facts } from '../../brand/facts/facts';
import type { Report } from '../../brand/report/report';
import type { SitePictures } from '../../brand/evidence/site-pictures';
import { isErrorCode, type ErrorCode } from '../../site/errors';
import { LIMITS } from '../../site/limits';
import { changeStored } from '../platform/change-stored';
import { deleteBefore, spanStamp } from '../platform/expiring-keys';
import type { Services } from '../platform/services';
import { isAssessingOn } from './assessing-switch';
import { takeFromDay } from './day-budget';
import { siteOf } from '../fetching/vetting';
import { resultAsTyped, resultHosts } from './result-hosts';

export type Outcome =
  | {
      readonly ok: true;
      readonly evidence: Evidence;
      /** What the report was made from; absent if the outcome was stored, since evidence says it all. */
      readonly facts?: Facts;
      readonly report: Report;
      /** Stored with the outcome, and deleted with it after ten minutes; no other store has them. */
      readonly pictures: SitePictures;
    }
  | { readonly ok: false; readonly code: ErrorCode };

/** The site cannot be measured now. */
export interface Busy {
  readonly state: 'busy';
  readonly code: 'site-resting';
  readonly retryAfterSeconds: number;
}

export type Assessment = { readonly state: 'done'; readonly outcome: Outcome; readonly reused: boolean } | Busy;

/** `report` is told what went wrong where the visitor still gets an answer. */
type AssessmentServices = Pick<
  Services,
  'storage' | 'now' | 'sleep' | 'report' | 'afterwards' | 'instance' | 'environment'
>;

const isRecord = (value: unknown) => typeof value === 'object' && value !== null;

const outcomeSchema = z.discriminatedUnion('ok', [
  // Written by this very deploy, since the key names it; so its shape is what the types say.
  z.object({
    ok: z.literal(true),
    evidence: z.custom<Evidence>(isRecord),
    report: z.custom<Report>(isRecord),
    pictures: z.custom<SitePictures>(isRecord),
  }),
  z.object({ ok: z.literal(false), code: z.custom<ErrorCode>((code) => isErrorCode(String(code))) }),
]);
const resultSchema = z.object({ outcome: outcomeSchema });

/** A result as a record names it: when it was made, and of which host (hashed). */
const resultNameSchema = z.object({ at: z.number(), host: z.string() });
type ResultName = z.output<typeof resultNameSchema>;

const recordSchema = z.object({
  /** Until when nobody else may ask the site (ms since 1970). */
  until: z.number(),
  /** Names the assessment under way; null if none is. */
  holder: z.string().nullable(),
  /** Host (hashed) → the result that answers for it until then. */
  results: z.record(z.string(), resultNameSchema),
  /** Nobody has typed it: a redirect led there. Who types another of its hosts need not wait. */
  isLedTo: z.boolean().optional(),
});
type SiteRecord = z.output<typeof recordSchema>;

/** Site (hashed) → its record. One document holds those of many sites, and drops what is over when it is written. */
const recordsSchema = z.record(z.string(), recordSchema).catch({});

const RESULTS = 'assessments/results/';
const SPAN_MS = LIMITS.reportReuseSeconds * 1000;

const hashed = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 32);
const recordsKey = (site: string) => `assessments/sites/${site.slice(0, 3)}`;

/** A host as results are filed, with its port; by both schemes it is one, since every assessment asks by both. */
const hostName = ({ host }: URL) => hashed(host);

/** The span of time that a result is made in. @param time ms since 1970 */
const spanOf = (time: number) => spanStamp(time, LIMITS.reportReuseSeconds);

const resultKey = ({ at, host }: ResultName, deploy: string) =>
  `${RESULTS}${spanOf(at)}/${hashed(`${deploy} ${host}`)}`;

/** Deletes expired results. Runs after each assessment, and on a schedule in case none follows. */
export async function deleteOldResults({ storage, now }: Pick<AssessmentServices, 'storage' | 'now'>): Promise<void> {
  await deleteBefore(storage, RESULTS, spanOf(now().getTime() - SPAN_MS));
}

function currentRecords(value: unknown, time: number): Readonly<Record<string, SiteRecord>> {
  return Object.fromEntries(Object.entries(recordsSchema.parse(value)).filter(([, { until }]) => until > time));
}

/**
 * @param url of the host that is to be measured
 * @param isTyped or a redirect leads there
 * @returns null if the lease was free and is ours now, else the record that holds it; `raced` where too many try
 */
async function takeLease(
  { storage, now }: AssessmentServices,
  url: URL,
  isTyped: boolean,
  holder: string,
): Promise<SiteRecord | 'raced' | null> {
  const site = hashed(siteOf(url));
  const time = now().getTime();
  const changed = await changeStored<SiteRecord | null>(storage, recordsKey(site), (stored) => {
    const records = currentRecords(stored?.value, time);
    const held = records[site];
    // After a failure of storage, what is read may be what was written.
    const isOurs = held?.holder === holder || (isTyped && held !== undefined && isOpen(held, url));
    if (held !== undefined && !isOurs) return { result: held };
    const until = time + LIMITS.siteLeaseSeconds * 1000;
    return { next: { ...records, [site]: { until, holder, results: {} } }, result: null };
  });
  return changed === null ? 'raced' : changed.result;
}

/** Whether a resting site may still be measured at one of its hosts that somebody has typed. */
function isOpen({ holder, results, isLedTo = false }: SiteRecord, url: URL): boolean {
  return holder === null && isLedTo && results[hostName(url)] === undefined;
}

/** Ends a lease, unless it expired and is another's by now. @param record what replaces it; null: nothing */
async function endLease(
  { storage, now }: AssessmentServices,
  site: string,
  holder: string,
  record: Omit<SiteRecord, 'holder'> | null,
): Promise<void> {
  await changeStored(storage, recordsKey(site), (stored) => {
    const { [site]: held, ...others } = currentRecords(stored?.value, now().getTime());
    if (held?.holder !== holder) return { result: undefined };
    const next = record === null ? others : { ...others, [site]: { ...record, holder: null } };
    return { next, result: undefined };
  });
}

interface AssessmentQuery {
  /** The site, as `parseTypedUrl` gives it. */
  readonly origin: string;
  /** The deploy asking: another one's result may be of another shape. */
  readonly deploy: string;
  /** Aborted when the visitor has gone: then nothing is begun any more, and nothing counts. */
  readonly signal: AbortSignal;
}

/** How an assessment under way asks for leave and reports back. */
export interface Visit {
  /** Aborted when the assessment is over: the visitor has gone, or another answer was found. */
  readonly signal: AbortSignal;
  /** Milliseconds that gathering may take. */
  readonly milliseconds: number;
  /** Called before another origin that the home page leads to is measured; forbidden if the signal is aborted then. */
  readonly reach: (url: URL) => Promise<void>;
  /** When the first answer has come: the assessment counts from then on. */
  readonly answered: () => Promise<void>;
  /** Before each request that is made of the typed site. */
  readonly onRequest: () => void;
  /** Ends the assessment: it is available later. */
  readonly refuse: (retryAfterSeconds: number) => void;
}

/** The operator has stopped assessing. */
const PAUSED: Outcome = { ok: false, code: 'assessing-paused' };

/** Ends an assessment with what the visitor gets instead. */
class Ended extends Error {
  constructor(readonly assessment: Assessment) {
    super('the assessment has ended');
  }
}

/** One assessment, from its lease to what it leaves behind. */
class Assessing {
  readonly #holder = randomUUID();
  readonly #typed: URL;
  readonly #site: string;
  readonly #end: number;
  /** Sites that a redirect led to, whose leases are held beside the typed one's. */
  readonly #reached = new Set<string>();
  readonly #ended = new AbortController();
  /** Made of the typed site. */
  #requests = 0;
  /** The result of another site that the typed one was found to lead to. */
  #ledTo: Omit<SiteRecord, 'holder'> | null = null;

  constructor(
    private readonly query: AssessmentQuery,
    private readonly services: AssessmentServices,
  ) {
    this.#typed = new URL(query.origin);
    this.#site = hashed(siteOf(this.#typed));
    this.#end = this.#time() + LIMITS.assessmentSeconds * 1000;
  }

  async run(measure: (visit: Visit) => Promise<Outcome>): Promise<Assessment> {
    if (!(await isAssessingOn(this.services))) return { state: 'done', outcome: PAUSED, reused: false };
    const instead = await this.#waitForLease();
    if (instead !== null) return instead;
    if (this.query.signal.aborted) {
      await endLease(this.services, this.#site, this.#holder, null).catch(this.services.report);
      this.query.signal.throwIfAborted();
    }
    try {
      const outcome = await measure({
        signal: AbortSignal.any([this.query.signal, this.#ended.signal]),
        milliseconds: this.#end - this.#time(),
        reach: (url) => this.#reach(url),
        answered: () => this.#count(),
        onRequest: () => (this.#requests += 1),
        refuse: (seconds) => {
          this.#endWith(this.#busy('site-resting', this.#time() + seconds * 1000));
        },
      });
      await this.#keep(outcome).catch(this.services.report);
      return { state: 'done', outcome, reused: false };
    } catch (error) {
      await this.#leave().catch(this.services.report);
      if (error instanceof Ended) return error.assessment;
      throw error;
    } finally {
      this.services.afterwards(deleteOldResults(this.services));
    }
  }

  #time(): number {
    return this.services.now().getTime();
  }

  #busy(code: Busy['code'], until: number): Busy {
    return { state: 'busy', code, retryAfterSeconds: Math.max(1, Math.ceil((until - this.#time()) / 1000)) };
  }

  /** @returns null when the lease is ours, else what the visitor gets instead */
  async #waitForLease(): Promise<Assessment | null> {
    const patience = this.#time() + LIMITS.siteWaitSeconds * 1000;
    for (;;) {
      this.query.signal.throwIfAborted();
      const record = await takeLease(this.services, this.#typed, true, this.#holder);
      if (record === null) return null;
      const held = record === 'raced' ? { until: this.#time() + 1000, holder: '', results: {} } : record;
      const found = await this.#find(held, this.#typed);
      if (found) return { state: 'done', outcome: found, reused: true };
      const ahead = held.until - this.#time();
      // A result may come any moment; a site that rests is worth waiting for only if that ends in time.
      const wait = held.holder === null ? ahead : Math.min(ahead, 1000);
      if (this.#time() + Math.max(0, wait) > patience) return this.#busy('site-resting', held.until);
      await this.services.sleep(Math.max(0, wait));
    }
  }

  async #find({ results }: SiteRecord, url: URL): Promise<Outcome | null> {
    const name = results[hostName(url)];
    if (name === undefined) return null;
    const stored = await this.services.storage.get(resultKey(name, this.query.deploy));
    const outcome = resultSchema.safeParse(stored?.value).data?.outcome ?? null;
    return outcome?.ok === true ? resultAsTyped(outcome, this.query.origin) : outcome;
  }

  /** Ends the assessment under way with what the visitor gets instead. */
  #endWith(assessment: Assessment): void {
    this.#ended.abort(new Ended(assessment));
  }

  async #reach(url: URL): Promise<void> {
    const site = hashed(siteOf(url));
    if (site === this.#site || this.#reached.has(site)) return;
    try {
      const record = await takeLease(this.services, url, false, this.#holder);
      if (record === null) {
        this.#reached.add(site);
        return;
      }
      if (record === 'raced') {
        this.#endWith(this.#busy('site-resting', this.#time() + 1000));
        return;
      }
      const outcome = await this.#find(record, url);
      const name = record.results[hostName(url)];
      if (outcome === null || name === undefined) {
        this.#endWith(this.#busy('site-resting', record.until));
        return;
      }
      // It also answers for the typed host, as long as it does for the other.
      this.#ledTo = { until: record.until, results: { [hostName(this.#typed)]: name } };
      this.#endWith({ state: 'done', outcome, reused: true });
    } catch (error) {
      this.#ended.abort(error);
    }
  }

  async #count(): Promise<void> {
    try {
      const taken = await takeFromDay(this.services);
      if (!taken.ok) this.#endWith({ state: 'done', outcome: taken, reused: false });
    } catch (error) {
      this.#ended.abort(error);
    }
  }

  /** Stores an outcome and leaves its sites alone for as long as it answers for them. */
  async #keep(outcome: Outcome): Promise<void> {
    const { storage } = this.services;
    const at = this.#time();
    const { filed, hosts } = resultHosts(outcome.ok ? outcome.evidence : null, this.#typed);
    const name = { at, host: hostName(filed) };
    const until = at + (outcome.ok ? SPAN_MS : restMs(this.#requests));
    const stored = outcome.ok
      ? { ok: true, evidence: outcome.evidence, report: outcome.report, pictures: outcome.pictures }
      : outcome;
    const results = await storage.put(resultKey(name, this.query.deploy), { outcome: stored }, {}).then(
      () => Object.fromEntries(hosts.map((host) => [hostName(host), name])),
      (error: unknown) => {
        // The visitor has waited for it: a storage that fails now must not take the result away.
        this.services.report(error);
        return {};
      },
    );
    const final = hashed(siteOf(filed));
    await Promise.all([
      endLease(this.services, this.#site, this.#holder, { until, results }),
      ...[...this.#reached].map((site) =>
        endLease(
          this.services,
          site,
          this.#holder,
          outcome.ok && site === final ? { until, results, isLedTo: true } : null,
        ),
      ),
    ]);
  }

  /** Ends without a result. */
  async #leave(): Promise<void> {
    const rest = this.#requests === 0 ? null : { until: this.#time() + restMs(this.#requests), results: {} };
    await Promise.all([
      endLease(this.services, this.#site, this.#holder, this.#ledTo ?? rest),
      ...[...this.#reached].map((site) => endLease(this.services, site, this.#holder, null)),
    ]);
  }
}

/** How long a site is left alone after an attempt without a report. @param requests that were made of it */
function restMs(requests: number): number {
  return Math.min(LIMITS.reportReuseSeconds, LIMITS.failureReuseSeconds * Math.max(1, requests)) * 1000;
}

/**
 * @param measure gathers and assesses; called once at most. It rejects where the visit's signal is aborted
 * @throws the signal's reason if it was aborted before `measure`; StorageError, and any error of `measure`
 */
export function assessOnce(
  query: AssessmentQuery,
  services: AssessmentServices,
  measure: (visit: Visit) => Promise<Outcome>,
): Promise<Assessment> {
  return new Assessing(query, services).run(measure);
}
