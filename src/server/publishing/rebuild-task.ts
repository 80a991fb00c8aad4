/**
 * Scheduled content: a page whose time has come exists only after another build, so one is asked for. The build leaves
 * the times at which something was still to come (`BuildFacts.due`); one that has passed means that the site is older.
 */
import { z } from 'zod';
import { VARIABLES } from '../../site/environment';
import { LIMITS } from '../../site/limits';
import type { Services } from '../platform/services';
import type { Storage } from '../platform/storage';

/** Due time → when a rebuild for it was last asked for, in ms since 1970. */
const askedSchema = z.record(z.string(), z.number()).catch({});

const KEY = 'rebuild/asked';

/** `asked-before`: a rebuild for each of the times has been asked for within the hour. */
type RebuildOutcome = 'nothing-due' | 'no-hook' | 'asked-before' | 'asked';

async function post(hook: string): Promise<void> {
  const signal = AbortSignal.timeout(LIMITS.buildHookSeconds * 1000);
  const response = await fetch(hook, { method: 'POST', body: '{}', redirect: 'manual', signal });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the build hook answered ${String(response.status)}`);
}

/**
 * Writes down that a rebuild is asked for, before it is: of two runs at once one asks, and one that ends in between
 * leaves the next try to the one after an hour.
 *
 * @returns what takes it back; null where another run has asked
 */
async function claim(storage: Storage, due: readonly string[], now: number): Promise<(() => Promise<void>) | null> {
  const stored = await storage.get(KEY);
  const before = askedSchema.parse(stored?.value);
  const recent = now - LIMITS.rebuildRepeatSeconds * 1000;
  if (due.every((time) => (before[time] ?? -Infinity) > recent)) return null;
  const after = Object.fromEntries(due.map((time) => [time, now]));
  const result = await storage.put(KEY, after, stored ? { ifMatch: stored.etag } : { ifNew: true });
  if ('conflict' in result) return null;
  return async () => {
    await storage.put(KEY, before, { ifMatch: result.etag });
  };
}

/**
 * Asks for a rebuild where scheduled content is due: at most once an hour for each time. Where nothing is due it
 * touches neither the network nor storage.
 *
 * @throws Error where the hook refuses or does not answer; then the next run asks again
 * @throws StorageError where it cannot be known whether a rebuild was asked for already; then none is
 */
export async function rebuildTask(services: Services): Promise<RebuildOutcome> {
  const { artifacts, environment, report } = services;
  const now = services.now().getTime();
  const due = (await artifacts.facts()).due.filter((time) => Date.parse(time) <= now);
  if (due.length === 0) return 'nothing-due';
  if (environment.buildHook === null) {
    const { purpose } = VARIABLES.BUILD_HOOK_URL;
    report(new Error(`content is due since ${due[0] ?? ''}; set BUILD_HOOK_URL, https only: ${purpose}`));
    return 'no-hook';
  }
  const release = await claim(services.storage, due, now);
  if (release === null) return 'asked-before';
  try {
    await post(environment.buildHook);
  } catch (cause) {
    await release().catch(report);
    throw new Error('no rebuild could be asked for', { cause });
  }
  return 'asked';
}
