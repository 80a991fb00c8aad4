/** A promise of a primitive, as clients that could break it; and what their scenarios have in common. */
import type { Ending, Scenario, World } from './model';

/** A promise, and clients that could break it. */
export interface Promised {
  readonly promise: string;
  /** @param clients how many do it at once */
  readonly scenario: (clients: number) => Scenario<unknown>;
  /** Whether it is also true if a read returns an earlier value. */
  readonly stale?: true;
  /** Stored unsealed. */
  readonly open?: true;
  /** How far the clock may jump once. */
  readonly jump?: number;
  /** Only for two clients: more would do nothing else. */
  readonly pair?: true;
}

export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

export const done = <T>(endings: readonly Ending<unknown>[]): T[] =>
  endings.flatMap((ending) => (ending.state === 'done' ? [ending.value as T] : []));

export const numbers = (many: number) => Array.from({ length: many }, (_, number) => number);

export const servicesOf = (world: World, client: number) => ({
  storage: world.storageOf(client),
  now: world.now,
  sleep: () => Promise.resolve(),
  report: () => '',
});
