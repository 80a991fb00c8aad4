/**
 * A dead man's switch for scheduled tasks. If they have stopped, the next request that notices tells the operator, by
 * webhook, by e-mail and by an error report. It sends these directly, because the usual sender has stopped too.
 *
 * It costs visitors nothing: each instance looks once in a quarter of an hour, after its response, with one read.
 */
import { CLOCK_MINUTES, CLOCK_STOPPED_MINUTES } from '../../site/schedules';
import { pauseAfter } from '../feedback/outbox';
import { LIMITS } from '../../site/limits';
import { beginWatch, readLastRuns } from '../platform/last-runs';
import type { Services } from '../platform/services';
import type { Store } from '../platform/storage/store';
import { told } from './store';

const MINUTE_MS = 60_000;

/** When each instance looks next, ms since 1970. */
const looksNext = new WeakMap<object, number>();

const NAME = 'told';

/** Takes it upon an instance to tell. @returns which attempt it is; null if it was told, or another one is at it */
function claim(storage: Store, since: number, time: number): Promise<number | null> {
  return told.change<number | null>(storage, NAME, (before) => {
    const known = before?.since === since ? before : { since, attempts: 0, next: time };
    const isOver = known.next === null || known.attempts >= LIMITS.notificationAttempts;
    if (isOver || (known.next ?? Infinity) > time) return { result: null };
    const attempts = known.attempts + 1;
    return { next: { since, attempts, next: time + pauseAfter(attempts) }, result: attempts };
  });
}

/** @throws what goes wrong with telling; the next request that notices tries again */
export async function watchClock(services: Services): Promise<void> {
  const { storage, now, instance, report } = services;
  const time = now().getTime();
  if (instance === undefined || (looksNext.get(instance) ?? 0) > time) return;
  looksNext.set(instance, time + CLOCK_MINUTES * MINUTE_MS);
  const runs = await readLastRuns(storage);
  if (runs === null) {
    await beginWatch(storage, time);
    return;
  }
  if (time - runs.ranAt <= CLOCK_STOPPED_MINUTES * MINUTE_MS) return;
  const attempt = await claim(storage, runs.ranAt, time);
  if (attempt === null) return;
  const since = new Date(runs.ranAt).toISOString();
  if (attempt === 1) report(new Error(`the clock has not run since ${since}`));
  // Loaded when needed, which is hardly ever.
  const { tellNow } = await import('../feedback/notify-task');
  await tellNow(services, { type: 'schedules.stopped', since });
  await told.change(storage, NAME, () => ({
    next: { since: runs.ranAt, attempts: attempt, next: null },
    result: null,
  }));
}
