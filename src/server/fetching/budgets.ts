/**
 * Budgets of requests that all assessments share: so many in `LIMITS.neighbourSeconds` to whatever has a name. An
 * assessment takes a share of a budget, as many requests as it knows of by then, and gives back what it did not need.
 *
 * One read and one write of storage for each share that is taken, and one of each for what is given back. If storage
 * fails there is no share: where it cannot be known how often somebody was asked, nobody is.
 */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { LIMITS } from '../../site/limits';
import { changeStored } from '../platform/change-stored';
import type { Services } from '../platform/services';
import type { Storage } from '../platform/storage';

export interface Budget {
  /** Whose it is, e.g. `site example.com`. */
  readonly name: string;
  /** Requests in all. One name may have several: each counts what was taken under any. */
  readonly limit: number;
}

/** Name, hashed → when each share ends (ms since 1970) and how many requests it allows. */
const sharesSchema = z.record(z.string(), z.array(z.tuple([z.number(), z.number()]))).catch({});

type Shares = z.output<typeof sharesSchema>;

/** One document holds the shares of many names; those that have ended are dropped whenever it is written. */
const keyOf = (name: string) => `assessments/neighbours/${name.slice(0, 2)}`;

const hashed = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 32);

function running(value: unknown, time: number): Shares {
  const all = Object.entries(sharesSchema.parse(value));
  const ahead = all.map(([name, shares]) => [name, shares.filter(([until]) => until > time)] as const);
  return Object.fromEntries(ahead.filter(([, shares]) => shares.length > 0));
}

const sum = (shares: Shares[string]) => shares.reduce((total, [, count]) => total + count, 0);

/** How often a share is tried for where too many others are: each time two dozen of them got theirs. */
const TRIES = 4;

/** What one assessment may still ask under a budget. */
interface Share {
  left: number;
  /** When what was taken ends, and how much of it: what is left is given back there. */
  readonly taken: number[];
  /** When another share can be had (ms since 1970); null as long as none was refused. */
  refusedUntil: number | null;
  asking: Promise<void> | null;
}

export interface BudgetServices extends Pick<Services, 'now' | 'report'> {
  readonly storage: Pick<Storage, 'get' | 'put' | 'pause'>;
}

/** What one assessment has taken of budgets. */
export class TakenShares {
  readonly #shares = new Map<string, Share & Budget>();

  constructor(private readonly services: BudgetServices) {}

  /** When the first share that was refused can be had (ms since 1970); null if none was. */
  get refusedUntil(): number | null {
    const until = [...this.#shares.values()].flatMap(({ refusedUntil }) => refusedUntil ?? []);
    return until.length === 0 ? null : Math.min(...until);
  }

  /**
   * Takes one request of each budget, or of none.
   *
   * @param wanted how many requests are known of, this one included
   */
  async takeOne(budgets: readonly Budget[], wanted: number): Promise<boolean> {
    const granted = await Promise.all(budgets.map((budget) => this.#take(this.#share(budget), wanted)));
    const all = granted.every((one) => one);
    if (!all) for (const [at, budget] of budgets.entries()) if (granted[at]) this.#share(budget).left += 1;
    return all;
  }

  /** Gives back what was not used, at the end. */
  async giveBack(): Promise<void> {
    const unused = [...this.#shares.values()].filter(({ left }) => left > 0);
    await Promise.all(unused.map((share) => this.#giveBack(share)));
  }

  async #giveBack(share: Share & Budget): Promise<void> {
    const { left, taken } = share;
    share.left = 0;
    const hash = hashed(share.name);
    await changeStored(this.services.storage, keyOf(hash), (stored) => {
      const all = running(stored?.value, this.services.now().getTime());
      let rest = left;
      const kept = (all[hash] ?? []).map(([until, count]): [number, number] => {
        const back = taken.includes(until) ? Math.min(rest, count) : 0;
        rest -= back;
        return [until, count - back];
      });
      const next = { ...all, [hash]: kept.filter(([, count]) => count > 0) };
      return { next, result: undefined };
    });
  }

  #share(budget: Budget): Share & Budget {
    const key = `${budget.name} ${String(budget.limit)}`;
    const known = this.#shares.get(key);
    if (known) return known;
    const share = { ...budget, left: 0, taken: [], refusedUntil: null, asking: null };
    this.#shares.set(key, share);
    return share;
  }

  async #take(share: Share & Budget, wanted: number): Promise<boolean> {
    while (share.left === 0) {
      if (share.refusedUntil !== null) return false;
      // Requests that need it at the same time wait for one answer of storage.
      share.asking ??= this.#lease(share, wanted).finally(() => (share.asking = null));
      await share.asking;
    }
    share.left -= 1;
    return true;
  }

  async #lease(share: Share & Budget, wanted: number): Promise<void> {
    const { storage, now, report } = this.services;
    const time = now().getTime();
    const until = time + LIMITS.neighbourSeconds * 1000;
    const hash = hashed(share.name);
    const leaseOnce = () =>
      changeStored<{ granted: number; free: number }>(storage, keyOf(hash), (stored) => {
        const all = running(stored?.value, time);
        const own = all[hash] ?? [];
        const granted = Math.min(wanted, share.limit - sum(own));
        if (granted <= 0) return { result: { granted: 0, free: Math.min(...own.map(([ends]) => ends)) } };
        return { next: { ...all, [hash]: [...own, [until, granted]] }, result: { granted, free: until } };
      });
    try {
      let leased = await leaseOnce();
      for (let tried = 1; leased === null && tried < TRIES; tried += 1) leased = await leaseOnce();
      const { granted, free } = leased?.result ?? { granted: 0, free: time + 1000 };
      share.left += granted;
      if (granted > 0) share.taken.push(until);
      else share.refusedUntil = free;
    } catch (error) {
      report(error);
      share.refusedUntil = time + 1000;
    }
  }
}
