/**
 * Budgets of requests that all assessments share: so many within `LIMITS.neighbourSeconds` to anything with a name. An
 * assessment takes a share of a budget, as many requests as it knows of by then, and gives back what it didn't need.
 *
 * Taking a share costs one read and one write of storage, and so does giving back. If storage fails, there is no share:
 * if we can't know how many requests someone got, we send none.
 */
import { createHash } from 'node:crypto';
import { LIMITS } from '../../site/limits';
import type { Services } from '../platform/services';
import type { Part } from '../platform/storage/counter';
import type { Store } from '../platform/storage/store';
import { neighbours } from './store';

export interface Budget {
  /** Whose it is, e.g. `site example.com`. */
  readonly name: string;
  /** Requests in all. One name may have several: each counts what was taken under any. */
  readonly limit: number;
}

const hashed = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 32);

/** How often a share is tried for where too many others are: each time two dozen of them got theirs. */
const TRIES = 4;

/** What one assessment may still ask under a budget. */
interface Share {
  left: number;
  used: number;
  /** What was taken: what is left is given back there. */
  readonly taken: Part[];
  /** When another share can be had (ms since 1970); null as long as none was refused. */
  refusedUntil: number | null;
  asking: Promise<void> | null;
}

export interface BudgetServices extends Pick<Services, 'now' | 'report'> {
  readonly storage: Store;
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
    if (all) return true;
    for (const share of budgets.filter((_, at) => granted[at]).map((budget) => this.#share(budget))) {
      share.left += 1;
      share.used -= 1;
    }
    return false;
  }

  /** Gives back what was not used, at the end. */
  async giveBack(): Promise<void> {
    const unused = [...this.#shares.values()].filter(({ left }) => left > 0);
    await Promise.all(unused.map((share) => this.#giveBack(share)));
  }

  async #giveBack(share: Share & Budget): Promise<void> {
    const { taken, used, name } = share;
    share.left = 0;
    await neighbours.giveBack(this.services, hashed(name), taken, used);
  }

  #share(budget: Budget): Share & Budget {
    const key = `${budget.name} ${String(budget.limit)}`;
    const known = this.#shares.get(key);
    if (known) return known;
    const share = { ...budget, left: 0, used: 0, taken: [], refusedUntil: null, asking: null };
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
    share.used += 1;
    return true;
  }

  async #lease(share: Share & Budget, wanted: number): Promise<void> {
    const { now, report } = this.services;
    const limit = { windowLimit: share.limit, windowSize: LIMITS.neighbourSeconds };
    const take = () => neighbours.take(this.services, hashed(share.name), wanted, limit);
    try {
      let part = await take();
      for (let tried = 1; part === null && tried < TRIES; tried += 1) part = await take();
      share.left += part?.count ?? 0;
      if (part !== null && part.count > 0) share.taken.push(part);
      else share.refusedUntil = part?.until ?? now().getTime() + 1000;
    } catch (error) {
      report(error);
      share.refusedUntil = now().getTime() + 1000;
    }
  }
}
