import { CLOCK_MINUTES, TASKS, type Task, type TaskName } from '../../site/schedules';
import { clockTask } from './clock';
import { testServices } from './testing/services';

const NAMES = Object.keys(TASKS) as TaskName[];

/** Runs the clock at a time, with tasks that note their names. @param failing the task that fails */
async function runAt(time: string, failing?: TaskName) {
  const done: string[] = [];
  const reported: unknown[] = [];
  const task = (name: TaskName) => async () => {
    done.push(name);
    if (name === failing) throw new Error(name);
  };
  const tasks = Object.fromEntries(NAMES.map((name) => [name, task(name)])) as Record<TaskName, () => Promise<void>>;
  const report = (error: unknown) => String(reported.push(error));
  await clockTask(tasks)(testServices({ now: () => new Date(time), report }));
  return { done, reported };
}

describe('a run of the clock', () => {
  it('does every task that has no hour', async () => {
    expect((await runAt('2026-06-01T12:15:00Z')).done).toEqual(['forget', 'notify', 'rebuild']);
  });

  it.each([
    ['03', 'forget-feedback'],
    ['04', 'forget-published'],
  ])('does those of the hour %s, too', async (hour, name) => {
    expect((await runAt(`2026-06-01T${hour}:45:00Z`)).done).toEqual(['forget', 'notify', name, 'rebuild']);
  });

  it.each(NAMES)('does the others where %s fails, and reports it', async (name) => {
    const { hour = 12 }: Task = TASKS[name];
    const time = `2026-06-01T${String(hour).padStart(2, '0')}:00:00Z`;
    const { done, reported } = await runAt(time, name);
    expect(done).toEqual((await runAt(time)).done);
    expect(reported).toEqual([new Error(name)]);
  });

  it('comes 96 times a day', () => {
    expect((24 * 60) / CLOCK_MINUTES).toBe(96);
  });
});
