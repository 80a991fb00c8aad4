/**
 * One budget for all that a request waits for storage: each operation has a timeout of its own, and many that are slow
 * would add up to more than the platform waits for a function.
 */
import type { Services } from '../services';
import { opened, StorageError, type Storage } from './raw';

interface BudgetedStorage extends Storage {
  /** Sets how long may be waited in all, what was waited before included. @param seconds more than before */
  readonly allow: (seconds: number) => void;
}

/**
 * A storage with a total waiting time; operations that overlap count once. After that its operations
 * fail before they begin, and those under way are given up, even if they take effect.
 *
 * @param open called with the first operation: most answers need no storage, and must not fail where it is missing
 * @param now the time in ms
 * @param seconds until `allow` says otherwise
 */
function budgetedStorage(open: () => Storage, now: () => number, seconds: number): BudgetedStorage {
  let budget = seconds * 1000;
  let waited = 0;
  let since = 0;
  let inner: Storage | undefined;
  let going = 0;

  const spent = () => waited + (going > 0 ? now() - since : 0);

  async function within<T>(what: string, operate: (storage: Storage) => Promise<T>): Promise<T> {
    const left = budget - spent();
    const late = () => new StorageError(`${what}: the request has waited ${String(budget / 1000)} s for storage`);
    if (left <= 0) throw late();
    inner ??= open();
    if (going === 0) since = now();
    going += 1;
    let timer: NodeJS.Timeout | undefined;
    const end = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(late()), left);
    });
    try {
      return await Promise.race([operate(inner), end]);
    } finally {
      clearTimeout(timer);
      waited = going === 1 ? spent() : waited;
      going -= 1;
    }
  }

  return {
    allow: (more) => {
      budget = more * 1000;
    },
    put: (key, ...rest) => within(`put ${key}`, (storage) => storage.put(key, ...rest)),
    get: (key) => within(`get ${key}`, (storage) => storage.get(key)),
    list: (prefix) => within(`list ${prefix}`, (storage) => storage.list(prefix)),
    delete: (key) => within(`delete ${key}`, (storage) => storage.delete(key)),
    revived: (keys) => within('revive', async (storage) => storage.revived?.(keys)),
    // Only after an operation.
    pause: async (round) => inner?.pause?.(round),
  };
}

/**
 * Services with such a storage.
 *
 * @param more what else is to be other than it was
 */
export function withStorageBudget(
  services: Services,
  seconds: number,
  more: Pick<Services, 'instance'> = {},
): { readonly services: Services; readonly allow: (seconds: number) => void } {
  const storage = budgetedStorage(
    () => opened(services.storage),
    () => services.now().getTime(),
    seconds,
  );
  // Copied by their descriptors: reading the property `storage` would open it.
  const own = Object.getOwnPropertyDescriptors(services);
  const added = Object.getOwnPropertyDescriptors({ ...more, storage });
  return { services: Object.defineProperties({}, { ...own, ...added }) as Services, allow: storage.allow };
}
