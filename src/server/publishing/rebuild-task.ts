/**
 * Scheduled content: a page whose time has come exists only after another build, so one is requested. The build leaves
 * the times at which something was still to come (`BuildFacts.due`); one that has passed means that the site is older.
 */
import { VARIABLES } from '../../site/environment';
import { LIMITS } from '../../site/limits';
import type { Services } from '../platform/services';
import type { Store } from '../platform/storage/store';
import { rebuilds } from './store';

const NAME = 'asked';

/** `asked-before`: a rebuild for each of the times has been asked for, or another run is doing so. */
type RebuildOutcome = 'nothing-due' | 'no-hook' | 'asked-before' | 'asked';

async function post(hook: string): Promise<void> {
  const signal = AbortSignal.timeout(LIMITS.buildHookSeconds * 1000);
  const response = await fetch(hook, { method: 'POST', body: '{}', redirect: 'manual', signal });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the build hook answered ${String(response.status)}`);
}

/** Ends a claim: the hook has taken it, and it is never asked again; or it is given back. */
type EndClaim = (isTaken: boolean) => Promise<unknown>;

/**
 * Writes down that a rebuild is asked for, before it is: of two runs at once one asks, and one that ends in between
 * leaves the next try to the one after an hour.
 *
 * @returns null if nothing is left to ask for
 */
async function claim(store: Store, due: readonly string[], now: number): Promise<EndClaim | null> {
  const found = await rebuilds.findOrUnreadable(store, NAME);
  const before = found instanceof Error ? {} : (found?.value ?? {});
  const recent = now - LIMITS.rebuildRepeatSeconds * 1000;
  const left = due.filter((time) => {
    const asked = before[time] ?? -Infinity;
    return asked !== 'done' && asked <= recent;
  });
  if (left.length === 0) return null;
  const withThem = (state: number | 'done') => ({
    ...before,
    ...Object.fromEntries(left.map((time) => [time, state])),
  });
  const version = await rebuilds.replace(store, NAME, found && found.version, withThem(now));
  if (version === null) return null;
  return (isTaken) => rebuilds.replace(store, NAME, version, isTaken ? withThem('done') : before);
}

/**
 * Asks for a rebuild if scheduled content is due: once for each time, even if an earlier deploy is published again. If
 * nothing is due, it uses neither the network nor storage.
 *
 * @throws Error if the hook refuses or doesn't respond; the next run asks again
 * @throws StorageError if we can't know whether a rebuild was already requested; then none is
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
  const claimed = await claim(services.storage, due, now);
  if (claimed === null) return 'asked-before';
  try {
    await post(environment.buildHook);
  } catch (cause) {
    await claimed(false).catch(report);
    throw new Error('no rebuild could be asked for', { cause });
  }
  // If this fails, the build may be requested again after an hour.
  await claimed(true).catch(report);
  return 'asked';
}
