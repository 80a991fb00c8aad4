/** Forgetting what sites said of reports that are gone. */
import { LIMITS } from '../../site/limits';
import { CLOCK_MINUTES } from '../../site/schedules';
import type { Services } from '../platform/services';
import { answers } from './store';

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
  for (const name of await answers.names(storage, part.toString(16).padStart(2, '0'))) {
    const stored = await answers.value(storage, name);
    if (stored !== null && stored.checkedAt < oldest) await answers.delete(storage, name);
  }
}
