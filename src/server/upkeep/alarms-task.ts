/**
 * Tells the operator when half or nine tenths of a cap are used, each once for its window. The clock checks this, so
 * that no visitor's request has to. If a cap is used up within a quarter of an hour, the alarm comes after that.
 */
import { LIMITS } from '../../site/limits';
import { dayLimit } from '../assessing/day-budget';
import { LEVELS, type Cap, type CapAlert } from '../feedback/alerts';
import { queueAlert } from '../feedback/outbox';
import type { Services } from '../platform/services';
import { countedInTotals } from './store';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

interface Counted {
  readonly cap: Cap;
  /** Names of the totals that count it together. */
  readonly totals: readonly string[];
  readonly windowLimit: number;
  /** Seconds: of an hour, or of a day. */
  readonly windowSize: number;
}

/** Half of what may be sent is for messages with a proof of work: they are counted apart. */
const MESSAGES = ['feedback', 'feedback-proven'];

const counted = (environment: Services['environment']): readonly Counted[] => [
  { cap: 'assessments', totals: ['assessments'], windowLimit: dayLimit(environment).windowLimit, windowSize: DAY },
  { cap: 'messages', totals: MESSAGES, windowLimit: LIMITS.feedbackPerDay, windowSize: DAY },
  { cap: 'messages-of-hour', totals: MESSAGES, windowLimit: LIMITS.feedbackPerHour, windowSize: HOUR },
  { cap: 'publications', totals: ['published'], windowLimit: LIMITS.publishedPerDay, windowSize: DAY },
  { cap: 'publications-of-hour', totals: ['published'], windowLimit: LIMITS.publishedPerHour, windowSize: HOUR },
  { cap: 'mails', totals: ['mails'], windowLimit: LIMITS.mailsPerDay, windowSize: DAY },
];

/** Queues what is to be told of a cap, if anything is. @param hourly whether it is for an hour @throws StorageError */
export async function alert(
  { storage, now }: Pick<Services, 'storage' | 'now'>,
  cap: Cap,
  used: number,
  limit: number,
  hourly = false,
): Promise<void> {
  const [level] = LEVELS.find(([, share]) => used >= limit * share) ?? [];
  if (level === undefined) return;
  const told: CapAlert = {
    type: `${cap}.${level}`,
    day: now().toISOString().slice(0, 10),
    ...(hourly && { hour: now().getUTCHours() }),
    ...{ used, limit },
  };
  await queueAlert(storage, told, now());
}

/** @throws StorageError; then the next run looks again */
export async function alarmsTask(services: Services): Promise<void> {
  const caps = counted(services.environment);
  const used = await countedInTotals(services, caps);
  for (const [at, { cap, windowLimit, windowSize }] of caps.entries()) {
    await alert(services, cap, used[at] ?? 0, windowLimit, windowSize === HOUR);
  }
}
