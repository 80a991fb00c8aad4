import type { Domain } from './endpoint';

/**
 * The table of what is done by the clock. One function, made by `functions.ts`, does all of it, since each run of a
 * function costs, however little it does; a task is exported by `src/server/<domain>/<name>-task.ts` as `<name>Task`.
 * No visitor's request leads there: the function has no path, and the platform runs it on the published deploy alone.
 */
export interface Task {
  /** Where the task is. */
  readonly domain: Domain;
  /** The hour of the day (UTC) in whose runs it is done; without it, every run does it. */
  readonly hour?: number;
}

/** Name of the function. */
export const CLOCK = 'clock';

/** How often it runs. */
export const CLOCK_MINUTES = 15;

/** After so long without a run it has stopped: three were left out, and the platform may be late by some minutes. */
export const CLOCK_STOPPED_MINUTES = 3 * CLOCK_MINUTES + 5;

export const TASKS = {
  /** Deletes what has run out: results of assessments with what the sites answered, sessions, finished sign-ins. */
  forget: { domain: 'upkeep' },
  /** Tells those who want to know about new messages, and tries again what did not arrive. */
  notify: { domain: 'feedback' },
  /** Deletes messages that have been kept long enough, with all that belongs to them. */
  'forget-feedback': { domain: 'feedback', hour: 3 },
  /** Deletes published reports whose time is over. */
  'forget-published': { domain: 'published-reports', hour: 4 },
  /** Tells the operator where half or nine tenths of something are used. */
  alarms: { domain: 'upkeep' },
  /** Asks the identity provider whether it is there, so that no person has to find out. */
  observe: { domain: 'upkeep' },
  /** Counts what storage holds, by names alone. */
  'count-stored': { domain: 'upkeep', hour: 5 },
  /** Asks for a build where content is due to appear, which may be late by the time between two runs. */
  rebuild: { domain: 'publishing' },
} as const satisfies Record<string, Task>;

export type TaskName = keyof typeof TASKS;
