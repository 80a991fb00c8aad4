/**
 * No one can use up what all clients together may do in a day. Once half of it is used, a network (/24, or /48 for
 * IPv6) gets at most a twentieth of it, but always some. As long as there is enough for everyone, no one is held back.
 *
 * In addition to the total, this costs a read and a write of storage for what the network has used. If the network has
 * had its share, it costs only a read, and then a look at the whole total, until an instance has seen that half is
 * used.
 */
import { clientOf, type Client } from './client-key';
import type { Limit, Verdict } from './limits';
import type { Services } from './services';
import { countedInTotal, countInTotal, countRequest } from './store';

/** The part of a day's total that one network gets, and how much at least. */
const SHARE = 1 / 20;
const LEAST = 20;

const DAY_SECONDS = 24 * 60 * 60;

type Refused = Exclude<Verdict, { allowed: true }>;

/** `isShare`: the network's share is used up. */
export type FairVerdict = Exclude<Verdict, Refused> | (Refused & { readonly isShare: boolean });

type FairServices = Pick<
  Services,
  'storage' | 'now' | 'sleep' | 'report' | 'instance' | 'environment' | 'clientAddress'
>;

/** How much of a day's total one network gets once half of it is used. */
export function networkShare({ windowLimit }: Limit): number {
  return Math.max(LEAST, Math.floor(windowLimit * SHARE));
}

/** Name of a total → until when more than half of it is known to be used (ms since 1970), by the instance. */
const halfUsedBy = new WeakMap<object, Map<string, number>>();

const dayEnd = (time: number) => (Math.floor(time / (DAY_SECONDS * 1000)) + 1) * DAY_SECONDS * 1000;

async function isHalfUsed(services: FairServices, name: string, day: Limit): Promise<boolean> {
  const { instance, now } = services;
  const time = now().getTime();
  const known = instance && halfUsedBy.get(instance);
  if ((known?.get(name) ?? 0) > time) return true;
  if ((await countedInTotal(services, name, day)) < day.windowLimit / 2) return false;
  if (instance) halfUsedBy.set(instance, (known ?? new Map<string, number>()).set(name, dayEnd(time)));
  return true;
}

/** Counts what a network has used of its share. @returns null if it may go on */
async function overShare(
  services: FairServices,
  name: string,
  day: Limit,
  client: Client,
): Promise<FairVerdict | null> {
  const widest = client.at(-1) ?? client[0];
  // Its name is another one each day: so a window that began yesterday holds nobody back today.
  const share = { windowLimit: networkShare(day), windowSize: day.windowSize };
  const counted = await countRequest(services, `${name}-shares`, [{ key: widest.key, clients: 1 }], share);
  if (counted.allowed || !(await isHalfUsed(services, name, day))) return null;
  const time = services.now().getTime();
  const retryAfterSeconds = Math.ceil((dayEnd(time) - time) / 1000);
  return { allowed: false, isShare: true, retryAfterSeconds };
}

/**
 * Adds one to a total, in all its windows or in none, where its client's network has not had its share of the day.
 *
 * @param name what is counted, e.g. `assessments`
 * @param limits the day's among them
 * @param client who is served; without it, whose request it is
 * @throws StorageError
 */
export async function countFairly(
  services: FairServices,
  name: string,
  limits: readonly [Limit, ...Limit[]],
  client?: Client,
): Promise<FairVerdict> {
  const day = limits.find(({ windowSize }) => windowSize === DAY_SECONDS);
  // On a developer's machine everyone is one client.
  if (day !== undefined && services.environment.context !== 'dev') {
    const over = await overShare(services, name, day, client ?? (await clientOf(services, services.clientAddress)));
    if (over !== null) return over;
  }
  const total = await countInTotal(services, name, limits);
  return total.allowed ? total : { ...total, isShare: false };
}
