/**
 * When the clock ran last, and when each of its tasks was last done: by that it is known what is late, and that the clock
 * has stopped (`upkeep/stopped-clock.ts`).
 */
import { z } from 'zod';
import { TASKS, type Task, type TaskName } from '../../site/schedules';
import { changeStored } from './change-stored';
import type { Storage } from './storage';

const KEY = 'clock/runs';

const runsSchema = z.object({
  format: z.literal(1),
  /** When a run ended last; when it was first looked for, where none ever did. ms since 1970. */
  ranAt: z.number(),
  /** By task: when it was done last, without an error. */
  done: z.record(z.string(), z.number()),
});

export type LastRuns = z.output<typeof runsSchema>;

/** A task of once a day is late after this; it is then done in any run, not in those of its hour alone. */
const DAILY_LATE_MS = 25 * 60 * 60 * 1000;

/** @returns null if nothing is known of any run. @throws StorageError */
export async function readLastRuns(storage: Pick<Storage, 'get'>): Promise<LastRuns | null> {
  return runsSchema.safeParse((await storage.get(KEY))?.value).data ?? null;
}

/** Tasks that a run at this time does. @param runs null if nothing is known of those before */
export function dueTasks(runs: LastRuns | null, now: Date): readonly TaskName[] {
  const isDue = (name: string, { hour }: Task): boolean => {
    if (hour === undefined || hour === now.getUTCHours()) return true;
    const before = runs?.done[name];
    return before !== undefined && now.getTime() - before > DAILY_LATE_MS;
  };
  return Object.entries<Task>(TASKS).flatMap(([name, task]) => (isDue(name, task) ? [name as TaskName] : []));
}

/** Writes down that a run has ended. @param done those of its tasks that ended without an error. @throws StorageError */
export async function noteRun(storage: Storage, done: readonly TaskName[], time: number): Promise<void> {
  await changeStored(storage, KEY, (stored) => {
    const before = runsSchema.safeParse(stored?.value).data;
    const next: LastRuns = {
      format: 1,
      ranAt: time,
      done: { ...before?.done, ...Object.fromEntries(done.map((name) => [name, time])) },
    };
    return { next, result: null };
  });
}

/** Where no run was ever seen, the time from which one is missed. @throws StorageError */
export async function beginWatch(storage: Storage, time: number): Promise<void> {
  await changeStored(storage, KEY, (stored) =>
    stored === null
      ? { next: { format: 1, ranAt: time, done: {} } satisfies LastRuns, result: null }
      : { result: null },
  );
}
