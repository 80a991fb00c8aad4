/** A name for a client that says nothing about it tomorrow: a hash of its address with a salt thrown away each day. */
import { createHmac, randomBytes } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { storeOnce } from './change-stored';
import { deleteBefore } from './expiring-keys';
import type { Storage } from './storage';

const PREFIX = 'salts/';

/**
 * What stands for one subscriber: an IPv4 address whole, of an IPv6 address the first 64 bits, since a subscriber who
 * has one has all addresses of that network. RFC 6177.
 */
function subscriberOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const ip = ipaddr.process(address);
  return ip.kind() === 'ipv4' ? ip.toString() : ip.toByteArray().slice(0, 8).join('.');
}

const saltSchema = z.string().min(32);

async function saltOf(storage: Storage, day: string): Promise<string> {
  const found = await storage.get(PREFIX + day);
  if (found?.value !== undefined) return saltSchema.parse(found.value);
  const own = randomBytes(32).toString('hex');
  const salt = saltSchema.parse(await storeOnce(storage, PREFIX + day, own));
  if (salt === own) await deleteBefore(storage, PREFIX, day);
  return salt;
}

/**
 * @param address `context.ip`; never a header, which anyone can write
 * @returns 32 hexadecimal digits, the same for a client within one UTC day
 * @throws StorageError
 */
export async function clientKey(storage: Storage, address: string, now: Date): Promise<string> {
  const salt = await saltOf(storage, now.toISOString().slice(0, 10));
  return createHmac('sha256', salt).update(subscriberOf(address)).digest('hex').slice(0, 32);
}
