/**
 * The table of what runs by the clock. Each is a file of `src/functions/` whose literal `config` repeats the schedule,
 * since Netlify reads it without running it; a test compares the two. No visitor's request leads to them: they have no
 * path, and the platform runs them on the published deploy alone.
 */
export interface Schedule {
  /** Five fields, in UTC. */
  readonly cron: string;
}

export const SCHEDULES = {
  /** Deletes what has run out: results of assessments with what the sites answered, sessions, finished sign-ins. */
  forget: { cron: '*/10 * * * *' },
  /** Tells whoever wants to know of new messages, and tries again what did not arrive. */
  notify: { cron: '*/5 * * * *' },
  /** Deletes messages that have been kept long enough, with all that belongs to them. */
  'forget-feedback': { cron: '23 3 * * *' },
  /** Asks for a build where content is due to appear; so long it may be late. */
  rebuild: { cron: '*/15 * * * *' },
} as const satisfies Record<string, Schedule>;
