/**
 * Measures a page once in ten minutes. Concurrent requests wait for the first one's result, and later ones reuse it. So
 * a site never gets more requests than we promise, however many visitors and instances there are.
 *
 * Each page has a lease, and only one page of a host is leased at a time. Each site, with all its schemes, subdomains,
 * ports and paths, has a number of requests in ten minutes (`host-leases.ts`). When that is used up, visitors are told
 * when the page can be measured.
 *
 * A result is about the page that was typed, because only its owner decides what is found there. It is about another
 * host only if that host's owner alone decided it too (`resultPages`): if the typed address leads exactly to that
 * host's root, the root is measured as if it had been typed. An address that leads to any other URL of a site, even to
 * another page of its own site, says nothing about that site. Its result is stored only under the typed address, and
 * the other site need not rest. Requests to a site that only a redirect led to count towards the limit for sites that
 * no one typed (`untyped-sites.ts`).
 *
 * We must not measure a host that a redirect leads to before we know that we may. So leases are taken in this order:
 *
 * 1. Before any request, take the lease of the typed page.
 * 2. If the home page leads to another host's root, take the lease of that root before measuring it. If we can't have
 *    it, nothing is requested there: the assessment ends with the stored result for that host, or with the time when it
 *    can be measured again. It doesn't wait, because two hosts that lead to each other would wait for ever.
 * 3. At the end, the pages that the result is about keep it for ten minutes and rest. Pages that were only passed
 *    through are released.
 *
 * An attempt that ends without a report makes the typed page rest for `LIMITS.failureReuseSeconds` for each request to
 * its site. So failing or cancelling is no way to request more from a site. If a function ends without giving up its
 * lease, the lease expires.
 *
 * If too many visitors come at once, the holder of a lease waits for a place in the line (`line.ts`).
 *
 * Results are stored under the ten minutes in which they were made, so names alone show what may be deleted
 * (`result-spans.ts`). Before its first request, an assessment reads and writes storage twice each, for lease and
 * place.
 */
import { randomUUID } from 'node:crypto';
import type { Evidence } from '../../brand/evidence/evidence';
import type { Facts } from '../../brand/facts/facts';
import type { Report } from '../../brand/report/report';
import type { SitePictures } from '../../brand/evidence/site-pictures';
import type { ErrorCode } from '../../site/errors';
import { ASSESSMENT_SECONDS } from '../../site/assessment-time';
import { LIMITS } from '../../site/limits';
import type { Services } from '../platform/services';
import { isAssessingOn } from './assessing-switch';
import { takeFromDay } from './day-budget';
import { endLeases, pageName, takeLease, type Lease, type Rest } from './host-leases';
import { takePlace, type Place } from './line';
import { resultAsTyped, resultPages } from './result-pages';
import { deleteOldResults, SPAN_MS } from './result-spans';
import type { PageRecord, ResultName } from './store';
import { findNeighbour, findResult, storeResult } from './stored-results';

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
  | {
      readonly ok: false;
      readonly code: ErrorCode;
      /** When it is worth trying again, where that does not depend on the site. */
      readonly retryAfterSeconds?: number;
    };

/** The site cannot be measured now. */
export interface Busy {
  readonly state: 'busy';
  /** `too-many-requests`: the line is full. */
  readonly code: 'site-resting' | 'in-line' | 'too-many-requests';
  readonly retryAfterSeconds: number;
  /** In the line, counted from 1, and what keeps it. */
  readonly place?: number;
  readonly ticket?: string;
}

export type Assessment = { readonly state: 'done'; readonly outcome: Outcome; readonly reused: boolean } | Busy;

/** `report` gets errors that happen even though the visitor still gets a response. */
type AssessmentServices = Pick<
  Services,
  'storage' | 'now' | 'sleep' | 'report' | 'afterwards' | 'instance' | 'environment' | 'clientAddress'
>;

export interface AssessmentQuery {
  /** The page, as `parseTypedUrl` gives it. */
  readonly page: string;
  /** The deploy asking: another one's result may be of another shape. */
  readonly deploy: string;
  /** Aborted when the visitor has gone: then nothing is begun any more, and nothing counts. */
  readonly signal: AbortSignal;
  /** The ticket for a place in the line that the visitor got earlier. */
  readonly ticket?: string | undefined;
  /** Told of the place in the line, where the visitor has to wait. */
  readonly onWait?: ((wait: Wait) => void) | undefined;
}

/** A place in the line, counted from 1, and how long it takes until its turn. */
export interface Wait {
  readonly place: number;
  readonly seconds: number;
}

/** How an assessment under way asks for leave and reports back. */
export interface Visit {
  /** Aborted when the assessment is over: the visitor has gone, or another answer was found. */
  readonly signal: AbortSignal;
  /** Milliseconds that gathering may take. */
  readonly milliseconds: number;
  /**
   * Evidence of another page of the typed host, if that host was asked in the last ten minutes for its site-wide files.
   */
  readonly neighbour: () => Promise<Evidence | null>;
  /** Called before another origin that the home page leads to is measured; forbidden if the signal is aborted then. */
  readonly reach: (url: URL) => Promise<void>;
  /** When the first answer has come: the assessment counts from then on. */
  readonly answered: () => Promise<void>;
  /** Before each request that is made of the typed site. @returns whether it may be */
  readonly onRequest: () => boolean;
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

/** Nobody knows who measures a host where too many try at once: it is tried again in a second. */
const RACED_MS = 1000;

/** How often, for a host that is led to: gathering goes on meanwhile. */
const RACES = 4;

/** One assessment, from its lease to what it stores. */
class Assessing {
  readonly #holder = randomUUID();
  readonly #typed: URL;
  readonly #end: number;
  /** Pages whose leases are held: the typed one, and the roots that a redirect led to. */
  readonly #leased: URL[] = [];
  readonly #ended = new AbortController();
  /** Made of the typed site, and how many may be. */
  #requests = 0;
  #allowance = 0;
  /** Results of other pages of the typed host. */
  #beside: readonly ResultName[] = [];
  #neighbour: Promise<Evidence | null> | undefined;
  /** When the host was asked for the files that a site has only once, if a neighbour's evidence says so. */
  #siteAskedAt: number | undefined;
  /** The result of another host that the typed page was found to lead to. */
  #ledTo: Rest | null = null;

  constructor(
    private readonly query: AssessmentQuery,
    private readonly services: AssessmentServices,
  ) {
    this.#typed = new URL(query.page);
    this.#end = this.#time() + LIMITS.assessmentSeconds * 1000;
  }

  async run(measure: (visit: Visit) => Promise<Outcome>): Promise<Assessment> {
    if (!(await isAssessingOn(this.services))) return { state: 'done', outcome: PAUSED, reused: false };
    const instead = (await this.#waitForLease()) ?? (await this.#waitInLine());
    if (instead !== null) return instead;
    if (this.query.signal.aborted) {
      await this.#endLeases(new Map()).catch(this.services.report);
      this.query.signal.throwIfAborted();
    }
    try {
      const outcome = await measure({
        signal: AbortSignal.any([this.query.signal, this.#ended.signal]),
        milliseconds: this.#end - this.#time(),
        neighbour: () => (this.#neighbour ??= this.#findNeighbour()),
        reach: (url) => this.#reach(url),
        answered: () => this.#count(),
        onRequest: () => {
          if (this.#requests >= this.#allowance) return false;
          this.#requests += 1;
          return true;
        },
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
      const lease = await takeLease(this.services, this.#typed, true, this.#holder);
      if (lease.state === 'taken') {
        this.#leased.push(this.#typed);
        this.#allowance = lease.draw?.count ?? 0;
        this.#beside = lease.beside.flatMap(({ result }) => result ?? []);
        return null;
      }
      const { until, holder, result } = this.#heldBy(lease);
      const found = result && (await this.#find(result));
      if (found) return { state: 'done', outcome: found, reused: true };
      const ahead = until - this.#time();
      // A result may come any moment; a host that rests is worth waiting for only if that ends in time.
      const wait = holder === null ? ahead : Math.min(ahead, 1000);
      if (this.#time() + Math.max(0, wait) > patience) return this.#busy('site-resting', until);
      await this.services.sleep(Math.max(0, wait));
    }
  }

  /**
   * Waits for its turn with the host's lease, so that nobody waits for a result that is there.
   *
   * @returns null when it is its turn, else what the visitor gets instead
   */
  async #waitInLine(): Promise<Assessment | null> {
    const place = await this.#takePlace();
    if (place.state === 'next') return null;
    if (place.state === 'waiting' && place.ticket === null) {
      this.query.onWait?.({ place: place.place, seconds: place.seconds });
      await this.services.sleep(place.seconds * 1000);
      return null;
    }
    await this.#endLeases(new Map()).catch(this.services.report);
    if (place.state === 'full') {
      return { state: 'busy', code: 'too-many-requests', retryAfterSeconds: place.retryAfterSeconds };
    }
    const { seconds, ticket } = place;
    return {
      ...{ state: 'busy', code: 'in-line', retryAfterSeconds: seconds, place: place.place },
      ...(ticket !== null && { ticket }),
    };
  }

  async #takePlace(): Promise<Place> {
    // Waiting and gathering both have to fit into what is left.
    const left = (this.#end - this.#time()) / 1000 - ASSESSMENT_SECONDS;
    try {
      return await takePlace(this.services, this.query.ticket ?? null, Math.min(left, LIMITS.lineWaitSeconds));
    } catch (error) {
      await this.#endLeases(new Map()).catch(this.services.report);
      throw error;
    }
  }

  /** The record that stands in the way of a lease. */
  #heldBy(lease: Exclude<Lease, { readonly state: 'taken' }>): PageRecord {
    if (lease.state === 'held') return lease.lease;
    if (lease.state === 'used-up') return { until: lease.until, holder: null, result: null };
    return { until: this.#time() + RACED_MS, holder: '', result: null };
  }

  async #find(name: ResultName): Promise<Outcome | null> {
    const outcome = (await findResult(this.services, name, this.query.deploy))?.outcome ?? null;
    return outcome?.ok === true ? resultAsTyped(outcome, this.query.page) : outcome;
  }

  async #findNeighbour(): Promise<Evidence | null> {
    const neighbour = await findNeighbour(this.services, this.#beside, this.query.deploy);
    this.#siteAskedAt = neighbour?.siteAskedAt;
    return neighbour && neighbour.evidence;
  }

  /** Ends the assessment under way with what the visitor gets instead. */
  #endWith(assessment: Assessment): void {
    this.#ended.abort(new Ended(assessment));
  }

  /** The lease of a host's root that the typed page leads to. A lost race is run again. */
  async #takeOther(url: URL): Promise<Lease> {
    for (let tries = 1; ; tries += 1) {
      const lease = await takeLease(this.services, url, false, this.#holder);
      if (lease.state !== 'raced' || tries === RACES) return lease;
      await this.services.sleep(RACED_MS);
    }
  }

  async #reach(url: URL): Promise<void> {
    if (this.#leased.some((leased) => pageName(leased) === pageName(url))) return;
    try {
      const lease = await this.#takeOther(url);
      if (lease.state === 'taken') {
        this.#leased.push(url);
        return;
      }
      const { until, result } = this.#heldBy(lease);
      const outcome = result && (await this.#find(result));
      if (outcome === null) {
        this.#endWith(this.#busy('site-resting', until));
        return;
      }
      // It also answers for the typed host, as long as it does for the other.
      this.#ledTo = { until, result };
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
    const at = this.#time();
    const { filed, pages } = resultPages(outcome.ok ? outcome.evidence : null, this.#typed);
    const name = { at, host: pageName(filed) };
    const until = at + (outcome.ok ? SPAN_MS : restMs(this.#requests));
    const stored = outcome.ok
      ? { ok: true as const, evidence: outcome.evidence, report: outcome.report, pictures: outcome.pictures }
      : { ok: false as const, code: outcome.code };
    const result = { outcome: stored, siteAskedAt: this.#siteAskedAt };
    const isStored = await storeResult(this.services, name, this.query.deploy, result).then(
      () => true,
      (error: unknown) => {
        // The visitor has waited for it: a storage that fails now must not take the result away.
        this.services.report(error);
        return false;
      },
    );
    const rest = { until, result: isStored ? name : null };
    await this.#endLeases(new Map(pages.map((page) => [page, rest])));
  }

  /** Ends without a result. */
  async #leave(): Promise<void> {
    const rest = this.#requests === 0 ? null : { until: this.#time() + restMs(this.#requests), result: null };
    const left = this.#ledTo ?? rest;
    await this.#endLeases(new Map(left === null ? [] : [[this.#typed, left]]));
  }

  #endLeases(rests: ReadonlyMap<URL, Rest>): Promise<void> {
    return endLeases(this.services, this.#holder, { leased: this.#leased, rests, asked: this.#requests });
  }
}

/** How long a host is left alone after an attempt without a report. @param requests that were made of it */
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
