/**
 * Scheduled content: a page whose time has come exists only after another build, so one is requested. The build leaves
 * the times at which something was still to come (`BuildFacts.due`); one that has passed means that the site is older.
 */
import { z } from 'zod';
import { VARIABLES } from '../../site/environment';
import { LIMITS } from '../../site/limits';
import type { Services } from '../platform/services';
import type { Storage } from '../platform/storage/raw';

/**
 * Due time → since when a rebuild for it is being asked for, in ms since 1970; `done` once the hook has taken it. Kept
 * for good, at 40 bytes each: an earlier deploy that is published again has its old times in its facts, and a rebuild
 * would undo that.
 */
const askedSchema = z.record(z.string(), z.union([z.number(), z.literal('done')])).catch({});

type Asked = z.output<typeof askedSchema>;

const KEY = 'rebuild/asked';

/** `asked-before`: a rebuild for each of the times has been asked for, or another run is doing so. */
type RebuildOutcome = 'nothing-due' | 'no-hook' | 'asked-before' | 'asked';

async function post(hook: string): Promise<void> {
  const signal = AbortSignal.timeout(LIMITS.buildHookSeconds * 1000);
  const response = await fetch(hook, { method: 'POST', body: '{}', redirect: 'manual', signal });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the build hook answered ${String(response.status)}`);
}

/** What ends a claim. */
interface Claim {
  /** The hook has taken it: it is never asked again. */
  readonly confirm: () => Promise<void>;
  readonly giveBack: () => Promise<void>;
}

/**
 * Writes down that a rebuild is asked for, before it is: of two runs at once one asks, and one that ends in between
 * leaves the next try to the one after an hour.
 *
 * @returns null if nothing is left to ask for
 */
async function claim(storage: Storage, due: readonly string[], now: number): Promise<Claim | null> {
  const stored = await storage.get(KEY);
  const before = askedSchema.parse(stored?.value);
  const recent = now - LIMITS.rebuildRepeatSeconds * 1000;
  const left = due.filter((time) => {
    const asked = before[time] ?? -Infinity;
    return asked !== 'done' && asked <= recent;
  });
  if (left.length === 0) return null;
  const withThem = (state: number | 'done'): Asked => ({
    ...before,
    ...Object.fromEntries(left.map((time) => [time, state])),
  });
  const result = await storage.put(KEY, withThem(now), stored ? { ifMatch: stored.etag } : { ifNew: true });
  if ('conflict' in result) return null;
  const replace = async (value: Asked): Promise<void> => {
    await storage.put(KEY, value, { ifMatch: result.etag });
  };
  return { confirm: () => replace(withThem('done')), giveBack: () => replace(before) };
}

/**
 * Asks for a rebuild where scheduled content is due: once for each time, also where an earlier deploy is published
 * again. Where nothing is due it touches neither the network nor storage.
 *
 * @throws Error if the hook refuses or does not answer; then the next run asks again
 * @throws StorageError if it cannot be known whether a rebuild was asked for already; then none is
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
    await claimed.giveBack().catch(report);
    throw new Error('no rebuild could be asked for', { cause });
  }
  // If this fails, the build may be requested again after an hour.
  await claimed.confirm().catch(report);
  return 'asked';
}
