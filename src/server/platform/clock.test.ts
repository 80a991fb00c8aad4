import { CLOCK_MINUTES, TASKS, type Task, type TaskName } from '../../site/schedules';
import { clockTask } from './clock';
import { readLastRuns } from './last-runs';
import { StorageError, type Storage } from './storage/raw';
import { memoryStorage } from './testing/memory-storage';
import { testServices } from './testing/services';

const NAMES = Object.keys(TASKS) as TaskName[];

/** What every run does. */
const EACH_RUN = NAMES.filter((name) => (TASKS[name] as Task).hour === undefined);

interface RunOptions {
  /** The task that fails. */
  readonly failing?: TaskName;
  readonly storage?: Storage;
}

/** Runs the clock at a time, with tasks that note their names. */
async function runAt(time: string, { failing, storage = memoryStorage() }: RunOptions = {}) {
  const done: string[] = [];
  const reported: unknown[] = [];
  const task = (name: TaskName) => async () => {
    done.push(name);
    if (name === failing) throw new Error(name);
  };
  const tasks = Object.fromEntries(NAMES.map((name) => [name, task(name)])) as Record<TaskName, () => Promise<void>>;
  const report = (error: unknown) => String(reported.push(error));
  await clockTask(tasks)(testServices({ storage, now: () => new Date(time), report }));
  return { done, reported };
}

describe('a run of the clock', () => {
  it('does every task that has no hour', async () => {
    expect((await runAt('2026-06-01T12:15:00Z')).done).toEqual(EACH_RUN);
  });

  it.each([
    ['03', 'forget-feedback'],
    ['04', 'forget-published'],
    ['05', 'count-stored'],
  ])('does those of the hour %s, too', async (hour, name) => {
    const { done } = await runAt(`2026-06-01T${hour}:45:00Z`);
    expect(done.filter((each) => !EACH_RUN.includes(each as TaskName))).toEqual([name]);
    expect(done).toHaveLength(EACH_RUN.length + 1);
  });

  it('does what was left out in its hour a day before, and in no run after that before its hour', async () => {
    const storage = memoryStorage();
    await runAt('2026-06-01T03:00:00Z', { storage });
    const { done } = await runAt('2026-06-02T07:00:00Z', { storage });
    expect(done).toContain('forget-feedback');
    expect(done).not.toContain('forget-published');
    expect((await runAt('2026-06-02T07:15:00Z', { storage })).done).toEqual(EACH_RUN);
  });

  it('is written down, with what was done without an error', async () => {
    const storage = memoryStorage();
    await runAt('2026-06-01T12:15:00Z', { storage });
    await runAt('2026-06-01T12:30:00Z', { storage, failing: 'notify' });
    const [first, second] = ['2026-06-01T12:15:00Z', '2026-06-01T12:30:00Z'].map((time) => Date.parse(time));
    expect(await readLastRuns(storage)).toMatchObject({ ranAt: second, done: { forget: second, notify: first } });
  });

  it('does its tasks where storage does not answer', async () => {
    const down = () => Promise.reject(new StorageError('down'));
    const storage = { ...memoryStorage(), get: down, put: down };
    await expect(runAt('2026-06-01T12:15:00Z', { storage })).rejects.toThrow('down');
  });

  it.each(NAMES)('does the others where %s fails, and reports it', async (name) => {
    const { hour = 12 }: Task = TASKS[name];
    const time = `2026-06-01T${String(hour).padStart(2, '0')}:00:00Z`;
    const { done, reported } = await runAt(time, { failing: name });
    expect(done).toEqual((await runAt(time)).done);
    expect(reported).toEqual([new Error(name)]);
  });

  it('comes 96 times a day', () => {
    expect((24 * 60) / CLOCK_MINUTES).toBe(96);
  });
});
