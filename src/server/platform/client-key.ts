/** Names for a client and its networks that say nothing about it tomorrow: hashes with a salt thrown away each day. */
import { createHmac, randomBytes } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { CLIENT_NETWORKS } from '../../site/limits';
import type { Services } from './services';
import type { Store } from './storage/store';
import { salts } from './store';

/** A network that a client is in. */
export interface ClientNetwork {
  /** 32 hexadecimal digits, the same within one UTC day. */
  readonly key: string;
  /** How many clients it counts for; its limits are multiplied by that number. */
  readonly clients: number;
}

/** The networks of a client, each within the next; the first is the client itself. */
export type Client = readonly [ClientNetwork, ...ClientNetwork[]];

interface Named {
  readonly name: string;
  readonly clients: number;
}

/** The networks of an address as texts. IPv4 written as IPv6 (RFC 4291 §2.5.5.2) is IPv4. */
function networksOf(address: string): readonly [Named, ...Named[]] {
  if (!ipaddr.isValid(address)) return [{ name: 'unknown', clients: 1 }];
  const ip = ipaddr.process(address);
  const bytes = ip.toByteArray();
  const [own, ...around] = CLIENT_NETWORKS[ip.kind()];
  const first = bytes.slice(0, own.bits / 8).join('.');
  return [
    { name: first, clients: own.clients },
    ...around.map(({ bits, clients }) => ({ name: `${bytes.slice(0, bits / 8).join('.')}/${String(bits)}`, clients })),
  ];
}

/** The salt an instance has read, by the instance; another day has another. */
const saltsRead = new WeakMap<object, { readonly day: string; readonly salt: string }>();

interface ClientServices extends Pick<Services, 'now' | 'report' | 'instance'> {
  readonly storage: Store;
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

async function storedSalt({ storage, now, report }: ClientServices, day: string): Promise<string> {
  const { value: salt, isNew } = await salts.keep(storage, day, () => randomBytes(32).toString('hex'));
  // The clock deletes those that cannot be deleted now.
  if (isNew) await deleteOldSalts({ storage, now }).catch(report);
  return salt;
}

async function saltOf(services: ClientServices): Promise<string> {
  const { instance, now } = services;
  const day = dayOf(now());
  const read = instance && saltsRead.get(instance);
  if (read?.day === day) return read.salt;
  const salt = await storedSalt(services, day);
  if (instance) saltsRead.set(instance, { day, salt });
  return salt;
}

/** Deletes the salts of the days before. The first request of a day does this, and the clock. @throws StorageError */
export async function deleteOldSalts({ storage, now }: Pick<ClientServices, 'storage' | 'now'>): Promise<void> {
  await salts.forget(storage, dayOf(now()));
}

/**
 * @param address `context.ip`; never a header, which anyone can write
 * @throws StorageError
 */
export async function clientOf(services: ClientServices, address: string): Promise<Client> {
  const salt = await saltOf(services);
  const named = ({ name, clients }: Named): ClientNetwork => ({
    key: createHmac('sha256', salt).update(name).digest('hex').slice(0, 32),
    clients,
  });
  const [own, ...around] = networksOf(address);
  return [named(own), ...around.map(named)];
}
