import type { Domain } from './endpoints';

/**
 * The table of what runs by the clock. The function of each is made from its row by `functions.ts`; what it does is
 * exported by `src/server/<domain>/<name>-task.ts` as `<name>Task`. No visitor's request leads to them: they have no
 * path, and the platform runs them on the published deploy alone.
 */
export interface Schedule {
  /** Where the task is. */
  readonly domain: Domain;
  /** Five fields, in UTC. */
  readonly cron: string;
}

export const SCHEDULES = {
  /** Deletes what has run out: results of assessments with what the sites answered, sessions, finished sign-ins. */
  forget: { domain: 'accounts', cron: '*/10 * * * *' },
  /** Tells those who want to know of new messages, and tries again what did not arrive. */
  notify: { domain: 'feedback', cron: '*/5 * * * *' },
  /** Deletes messages that have been kept long enough, with all that belongs to them. */
  'forget-feedback': { domain: 'feedback', cron: '23 3 * * *' },
  /** Asks for a build where content is due to appear, which may be late by this interval. */
  rebuild: { domain: 'publishing', cron: '*/15 * * * *' },
} as const satisfies Record<string, Schedule>;
