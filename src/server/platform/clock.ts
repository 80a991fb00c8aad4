/** What one run of the clock does: every task whose time it is, at the same time, since a run has 30 s in all. */
import { TASKS, type Task, type TaskName } from '../../site/schedules';
import type { Services } from './services';

type Run = (services: Services) => Promise<unknown>;

/** @param tasks what each row of the table does. One that fails is reported and does not hold up the others. */
export function clockTask(tasks: Readonly<Record<TaskName, Run>>): Run {
  return async (services) => {
    const hour = services.now().getUTCHours();
    const due = Object.entries<Task>(TASKS).filter((row) => row[1].hour === undefined || row[1].hour === hour);
    await Promise.all(due.map(([name]) => tasks[name as TaskName](services).catch(services.report)));
  };
}
