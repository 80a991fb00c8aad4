/**
 * One assessment of a site at a time, and not again for a while: concurrent requests wait for the first one's result,
 * and later ones reuse it. A site is thereby never asked more often than we promise, regardless of the number of
 * visitors and instances.
 *
 * Results are stored under the ten minutes they were made in, so that names alone show what may be deleted. A lease is
 * given up when its work is done, or expires.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Evidence } from '../../brand/evidence';
import type { Facts } from '../../brand/facts';
import type { Report } from '../../brand/report';
import { isErrorCode, type ErrorCode } from '../../site/errors';
import { LIMITS } from '../../site/limits';
import { deleteBefore, spanStamp } from '../platform/expiring-keys';
import type { Services } from '../platform/services';
import type { PutCondition } from '../platform/storage';
import { takeFromDay } from './day-budget';

export type Outcome =
  | {
      readonly ok: true;
      readonly evidence: Evidence;
      /** What the report was made from; absent where the outcome was stored, since evidence says it all. */
      readonly facts?: Facts;
      readonly report: Report;
    }
  | { readonly ok: false; readonly code: ErrorCode };

/** `busy`: another assessment of the site goes on. */
export type Assessment =
  | { readonly state: 'done'; readonly outcome: Outcome; readonly reused: boolean }
  | { readonly state: 'busy'; readonly retryAfterSeconds: number };

/** `report` is told what went wrong where the visitor gets an answer all the same. */
type AssessmentServices = Pick<Services, 'storage' | 'now' | 'sleep' | 'report' | 'instance'>;

const isRecord = (value: unknown) => typeof value === 'object' && value !== null;

const outcomeSchema = z.discriminatedUnion('ok', [
  // Written by this very deploy, since the key names it; so its shape is what the types say.
  z.object({ ok: z.literal(true), evidence: z.custom<Evidence>(isRecord), report: z.custom<Report>(isRecord) }),
  z.object({ ok: z.literal(false), code: z.custom<ErrorCode>((code) => isErrorCode(String(code))) }),
]);
const resultSchema = z.object({ until: z.number(), outcome: outcomeSchema });
const leaseSchema = z.object({ until: z.number() });

const RESULTS = 'assessments/results/';
const SPAN_MS = LIMITS.reportReuseSeconds * 1000;

/** The span of time that a result is made in. @param time ms since 1970 */
const spanOf = (time: number) => spanStamp(time, LIMITS.reportReuseSeconds);

const resultKey = (time: number, site: string) => `${RESULTS}${spanOf(time)}/${site}`;

async function findResult({ storage, now }: AssessmentServices, site: string): Promise<Outcome | null> {
  const time = now().getTime();
  for (const madeIn of [time, time - SPAN_MS]) {
    const stored = await storage.get(resultKey(madeIn, site));
    const result = resultSchema.safeParse(stored?.value);
    if (result.success && result.data.until > time) return result.data.outcome;
  }
  return null;
}

async function storeResult({ storage, now }: AssessmentServices, site: string, outcome: Outcome): Promise<void> {
  const time = now().getTime();
  const seconds = outcome.ok ? LIMITS.reportReuseSeconds : LIMITS.failureReuseSeconds;
  const stored = outcome.ok ? { ok: true, evidence: outcome.evidence, report: outcome.report } : outcome;
  await storage.put(resultKey(time, site), { until: time + seconds * 1000, outcome: stored }, {});
}

/** Deletes expired results. Runs with each assessment, and on a schedule in case none follows. */
export async function deleteOldResults({ storage, now }: Pick<AssessmentServices, 'storage' | 'now'>): Promise<void> {
  await deleteBefore(storage, RESULTS, spanOf(now().getTime() - SPAN_MS));
}

interface Lease {
  /** Until when the site is ours alone to ask (ms since 1970). */
  readonly until: number;
  /** What must hold of the storage's entry so that it is still this lease. */
  readonly condition: PutCondition;
}

/** @returns null if another assessment holds the site's lease */
async function takeLease({ storage, now }: AssessmentServices, key: string): Promise<Lease | null> {
  const stored = await storage.get(key);
  const lease = leaseSchema.safeParse(stored?.value);
  if (lease.success && lease.data.until > now().getTime()) return null;
  const until = now().getTime() + LIMITS.hostLeaseSeconds * 1000;
  const result = await storage.put(key, { until }, stored ? { ifMatch: stored.etag } : { ifNew: true });
  return 'etag' in result ? { until, condition: { ifMatch: result.etag } } : null;
}

/**
 * Gives a lease up. Where the site was asked and there is no result to tell others, because the visitor went away or
 * something failed, it stays alone for as long as after a failure: cancelling is no way to ask a site again and again.
 */
async function giveUpLease(
  { storage, now }: AssessmentServices,
  key: string,
  { until, condition }: Lease,
  told: boolean,
): Promise<void> {
  const time = now().getTime();
  // An expired lease may belong to another assessment by now.
  if (time >= until) return;
  const alone = until - (LIMITS.hostLeaseSeconds - LIMITS.failureReuseSeconds) * 1000;
  if (told || time >= alone) await storage.delete(key);
  else await storage.put(key, { until: alone }, condition);
}

interface AssessmentQuery {
  /** The site, as `parseTypedUrl` gives it. */
  readonly origin: string;
  /** The deploy asking: another one's result may be of another shape. */
  readonly deploy: string;
  /** Aborted when the visitor has gone: then nothing is begun any more, and nothing counts. */
  readonly signal: AbortSignal;
}

/**
 * @param run gathers and assesses; called once at most
 * @throws the signal's reason if it was aborted before `run`; StorageError, and any error of `run`
 */
export async function assessOnce(
  { origin, deploy, signal }: AssessmentQuery,
  services: AssessmentServices,
  run: () => Promise<Outcome>,
): Promise<Assessment> {
  const { now, sleep } = services;
  const site = createHash('sha256').update(`${deploy} ${origin}`).digest('hex').slice(0, 32);
  const leaseKey = `assessments/leases/${site}`;
  const patience = now().getTime() + LIMITS.hostWaitSeconds * 1000;

  let lease: Lease | null;
  for (;;) {
    const found = await findResult(services, site);
    if (found) return { state: 'done', outcome: found, reused: true };
    signal.throwIfAborted();
    lease = await takeLease(services, leaseKey);
    if (lease !== null) break;
    if (now().getTime() >= patience) return { state: 'busy', retryAfterSeconds: LIMITS.hostLeaseSeconds };
    await sleep(1000);
  }

  let told = true;
  try {
    // The previous lease holder may have finished between our two reads.
    const found = await findResult(services, site);
    if (found) return { state: 'done', outcome: found, reused: true };
    signal.throwIfAborted();
    const taken = await takeFromDay(services);
    if (!taken.ok) return { state: 'done', outcome: taken, reused: false };
    told = false;
    const outcome = await run();
    // Nobody was asked.
    if (!outcome.ok && outcome.code === 'address-unresolvable') await taken.giveBack();
    // The visitor has waited for it: a storage that fails now must not take the result away.
    await storeResult(services, site, outcome).then(() => (told = true), services.report);
    await deleteOldResults(services).catch(services.report);
    return { state: 'done', outcome, reused: false };
  } finally {
    await giveUpLease(services, leaseKey, lease, told).catch(services.report);
  }
}
