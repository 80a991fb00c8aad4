/** What one run of the clock does: every task whose time it is, at the same time, since a run has 30 s in all. */
import type { TaskName } from '../../site/schedules';
import { dueTasks, noteRun, readLastRuns } from './last-runs';
import type { Services } from './services';

type Run = (services: Services) => Promise<unknown>;

/** @param tasks what each row of the table does. One that fails is reported and does not hold up the others. */
export function clockTask(tasks: Readonly<Record<TaskName, Run>>): Run {
  return async (services) => {
    const { storage, now, report } = services;
    // What is to be done at this time does not depend on what is known of the runs before.
    const before = await readLastRuns(storage).catch((error: unknown) => {
      report(error);
      return null;
    });
    const done: TaskName[] = [];
    const run = async (name: TaskName): Promise<void> => {
      await tasks[name](services);
      done.push(name);
    };
    await Promise.all(dueTasks(before, now()).map((name) => run(name).catch(report)));
    await noteRun(storage, done, now().getTime());
  };
}
