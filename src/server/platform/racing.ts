/** Trying again where another writer came first: after pauses of random length, so that those who lost do not meet again. */
import { LIMITS } from '../../site/limits';
import type { Services } from './services';

const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 160;

/** More rounds than there is time for: they end a race where no time passes, as in tests. */
const ROUNDS = 100;

export type RacingServices = Pick<Services, 'now' | 'sleep'>;

/**
 * Tries again and again, as long as `LIMITS.raceSeconds` are not over.
 *
 * @param attempt gives null if another writer came first
 * @param random from 0 to below 1
 * @param atLeast rounds that are run however long they take: where storage is slow, a race then ends with how long the
 *   request may wait for it (`storage-budget.ts`)
 * @returns what an attempt gave; null if each was overtaken
 */
export async function race<T>(
  { now, sleep }: RacingServices,
  attempt: () => Promise<T | null>,
  random = Math.random,
  atLeast = 1,
): Promise<T | null> {
  const until = now().getTime() + LIMITS.raceSeconds * 1000;
  for (let round = 0; round < ROUNDS; round += 1) {
    const won = await attempt();
    if (won !== null) return won;
    const pause = random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** round);
    if (now().getTime() + pause >= until && round + 1 >= atLeast) return null;
    await sleep(pause);
  }
  return null;
}
