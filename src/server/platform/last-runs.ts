/**
 * When the clock ran last, and when each of its tasks was last done: by that it is known what is late, and that the clock
 * has stopped (`upkeep/stopped-clock.ts`).
 */
import { TASKS, type Task, type TaskName } from '../../site/schedules';
import type { Store } from './storage/store';
import { runs as stored, type LastRuns } from './store';

export type { LastRuns } from './store';

const NAME = 'runs';

/** A task of once a day is late after this; it is then done in any run, not in those of its hour alone. */
const DAILY_LATE_MS = 25 * 60 * 60 * 1000;

/** @returns null if nothing is known of any run. @throws StorageError */
export function readLastRuns(storage: Store): Promise<LastRuns | null> {
  return stored.value(storage, NAME);
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
export async function noteRun(storage: Store, done: readonly TaskName[], time: number): Promise<void> {
  await stored.change(storage, NAME, (before) => ({
    next: {
      format: 1,
      ranAt: time,
      done: { ...before?.done, ...Object.fromEntries(done.map((name) => [name, time])) },
    },
    result: null,
  }));
}

/** Where no run was ever seen, the time from which one is missed. @throws StorageError */
export async function beginWatch(storage: Store, time: number): Promise<void> {
  await stored.create(storage, NAME, { format: 1, ranAt: time, done: {} });
}
