/** A member who saves items, and ways to make one operation of their storage fail. */
import { memoryStorage } from '../../platform/testing/memory-storage';
import { StorageError, type Storage } from '../../platform/storage/raw';
import { listSaved, saveReports } from '../saved-reports';
import { accountServices, signedIn } from './signed-in';

const START = new Date('2026-06-01T12:00:00Z').getTime();

/** A signed-in member who saves items in the given storage; the clock advances on its own. */
export async function savingMember(storage: Storage = memoryStorage()) {
  let time = START;
  const services = accountServices({ storage, now: () => new Date((time += 1)) });
  const { session } = await signedIn(services, 'ada');
  const { member } = session;
  return {
    services,
    storage,
    session,
    member,
    save: (body: Parameters<typeof saveReports>[2]) => saveReports(services, session, body),
    list: () => listSaved(storage, member),
    keys: async () => (await storage.list(`members/${member}/`)).keys,
    after: (milliseconds: number) => (time += milliseconds),
  };
}

/** Passes the next call of a method through `change` if its key matches; later calls are unaffected. */
export function once(
  storage: Storage,
  method: 'put' | 'delete' | 'get',
  fits: (key: string) => boolean,
  change: (work: () => Promise<unknown>) => Promise<unknown>,
) {
  const original = storage[method].bind(storage) as (...args: unknown[]) => Promise<unknown>;
  let isDone = false;
  const changed = (key: string, ...rest: unknown[]) => {
    if (isDone || !fits(key)) return original(key, ...rest);
    isDone = true;
    return change(() => original(key, ...rest));
  };
  Object.assign(storage, { [method]: changed });
}

export const isIndex = (key: string) => key.endsWith('/saved-index');
export const isContent = (key: string) => key.includes('/saved/');
export const lostAnswer = async (work: () => Promise<unknown>) => {
  await work();
  throw new StorageError('lost');
};
export const conflictAfterWrite = async (work: () => Promise<unknown>) => {
  await work();
  return { conflict: true };
};
export const lostRequest = () => Promise.reject(new StorageError('lost'));
