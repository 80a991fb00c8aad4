/** How one request of a running assessment is. */
export const PROGRESS_STATES = ['started', 'answered', 'failed', 'skipped'] as const;
export type ProgressState = (typeof PROGRESS_STATES)[number];
