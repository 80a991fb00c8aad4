/** The service that error reports are passed on to: its address, and how long it wants to be left alone. */
import type { DataCategory, EnvelopeItemType } from '@sentry/core';
import { disabledUntil, envelopeItemTypeToDataCategory, updateRateLimits, type RateLimits } from '@sentry/core';
import type { Dsn } from '../../site/error-reports';
import { LIMITS } from '../../site/limits';
import type { Seen } from '../platform/seen';
import type { Store } from '../platform/storage/store';
import { limits as storedLimits } from './store';

export interface Upstream {
  readonly dsn: Dsn;
  /** Answers in place of the DSN's host; on a developer's machine only. */
  readonly sink: string | null;
  readonly fetch: typeof fetch;
  readonly seen?: Seen | undefined;
}

/** What the service said, or that it did not. */
export interface UpstreamAnswer {
  readonly status: number;
  /** `Retry-After` and `X-Sentry-Rate-Limits`, those it sent. */
  readonly headers: Readonly<Record<string, string>>;
}

const PASSED_ON = ['retry-after', 'x-sentry-rate-limits'] as const;

/** How long the service is left alone after a request without an answer, in seconds. */
const UNREACHABLE_SECONDS = 30;

export const ENVELOPE_TYPE = 'application/x-sentry-envelope';
export const CSP_TYPE = 'application/csp-report';

/**
 * Sends bytes as they are. A service that does not answer, or leads elsewhere, counts as one that asks to wait.
 *
 * @param report told about a service that could not be reached
 */
export async function sendUpstream(
  { dsn, sink, fetch: fetcher, seen }: Upstream,
  type: typeof ENVELOPE_TYPE | typeof CSP_TYPE,
  body: Uint8Array | string,
  report: (error: unknown) => void,
): Promise<UpstreamAnswer> {
  const endpoint = type === CSP_TYPE ? 'security' : 'envelope';
  const base = sink ?? dsn.base;
  try {
    const response = await fetcher(
      `${base}/api/${dsn.project}/${endpoint}/?sentry_key=${dsn.publicKey}&sentry_version=7`,
      {
        method: 'POST',
        headers: { 'Content-Type': type },
        body: typeof body === 'string' ? body : new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(LIMITS.errorServiceSeconds * 1000),
      },
    );
    await response.body?.cancel();
    if (response.status < 200 || (response.status >= 300 && response.status < 400)) {
      throw new Error(`the error service answered with ${String(response.status)}`);
    }
    // One that asks to wait is there.
    seen?.('error-reports', response.status < 500 ? 'answered' : 'failed');
    const headers = PASSED_ON.flatMap((name): [string, string][] => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    return { status: response.status, headers: Object.fromEntries(headers) };
  } catch (error) {
    seen?.('error-reports', 'failed');
    report(error);
    return { status: 503, headers: { 'retry-after': String(UNREACHABLE_SECONDS) } };
  }
}

const NAME = 'limits';

/** The category under which the service states an item's limits. */
export function categoryOf(itemType: string): DataCategory {
  return envelopeItemTypeToDataCategory(itemType as EnvelopeItemType);
}

/** Until when something of these categories is to be left out, ms since 1970; 0 if nothing is. @throws StorageError */
export async function limitedUntil(storage: Store, categories: readonly DataCategory[], now: Date): Promise<number> {
  const limits: RateLimits = (await storedLimits.value(storage, NAME)) ?? {};
  const until = Math.max(0, ...categories.map((category) => disabledUntil(limits, category)));
  return until > now.getTime() ? until : 0;
}

/** Remembers for how long the service wants to be left alone, for every instance. @throws StorageError */
export async function rememberLimits(storage: Store, { status, headers }: UpstreamAnswer, now: Date): Promise<void> {
  const said: RateLimits = updateRateLimits(
    {},
    {
      statusCode: status,
      headers: {
        'x-sentry-rate-limits': headers['x-sentry-rate-limits'] ?? null,
        'retry-after': headers['retry-after'] ?? null,
      },
    },
    now.getTime(),
  );
  if (Object.keys(said).length === 0) return;
  await storedLimits.change(storage, NAME, (known) => {
    const limits: RateLimits = { ...known };
    // The longer one holds: two answers may come in any order.
    for (const [category, until] of Object.entries(said)) limits[category] = Math.max(until, limits[category] ?? 0);
    const next = Object.fromEntries(Object.entries(limits).filter(([, until]) => until > now.getTime()));
    return { next, result: null };
  });
}
