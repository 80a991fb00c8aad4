/**
 * Tells the operator where half or nine tenths of a cap are used, each once for its window. The clock looks, so that no
 * visitor's request does; what is used up within a quarter of an hour is told of when it is over.
 */
import { LIMITS } from '../../site/limits';
import { dayLimit } from '../assessing/day-budget';
import { LEVELS, type Cap, type CapAlert } from '../feedback/alerts';
import { queueAlert } from '../feedback/outbox';
import type { Services } from '../platform/services';
import { keysBelow, type Storage, type Stored } from '../platform/storage/raw';
import { countedInTotal } from '../platform/storage/counter';

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

/** A storage that reads each key once, and none that a listing did not show. @throws StorageError */
async function readOnce(storage: Storage, prefix: string): Promise<Storage> {
  const there = new Set(await keysBelow(storage, prefix));
  const read = new Map<string, Promise<Stored | null>>();
  return {
    ...storage,
    get(key) {
      if (!there.has(key)) return Promise.resolve(null);
      const known = read.get(key) ?? storage.get(key);
      read.set(key, known);
      return known;
    },
  };
}

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
  const storage = await readOnce(services.storage, 'totals/');
  for (const { cap, totals, windowLimit, windowSize } of counted(services.environment)) {
    const counts = await Promise.all(
      totals.map((name) => countedInTotal({ ...services, storage }, name, { windowLimit, windowSize })),
    );
    const used = counts.reduce((sum, count) => sum + count, 0);
    await alert(services, cap, used, windowLimit, windowSize === HOUR);
  }
}
