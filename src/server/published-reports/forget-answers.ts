/** Forgetting what sites said of reports that are gone. */
import { LIMITS } from '../../site/limits';
import { CLOCK_MINUTES } from '../../site/schedules';
import type { Services } from '../platform/services';
import { keysBelow } from '../platform/storage';
import { ANSWERS } from '../reports/record';
import { storedAnswerOf } from './site-answers';

/** The names of answers are hashes: each run looks at those with the same first two hexadecimal digits. */
const PARTS = 256;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes answers of sites that were not asked for `LIMITS.siteAnswerDays`. Each run of the clock looks at one part of
 * them, all within three days.
 *
 * @throws StorageError
 */
export async function forgetAnswers({ storage, now }: Pick<Services, 'storage' | 'now'>): Promise<void> {
  const time = now().getTime();
  const part = Math.floor(time / (CLOCK_MINUTES * 60 * 1000)) % PARTS;
  const oldest = new Date(time - LIMITS.siteAnswerDays * DAY_MS).toISOString();
  for (const key of await keysBelow(storage, `${ANSWERS}${part.toString(16).padStart(2, '0')}`)) {
    const stored = storedAnswerOf((await storage.get(key))?.value);
    if (stored !== null && stored.checkedAt < oldest) await storage.delete(key);
  }
}
