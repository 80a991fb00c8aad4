/**
 * The line in which visitors wait if more sites are to be measured at once than we can. No one is turned away for
 * coming at a busy moment, and everyone is told their place and when it is their turn.
 *
 * Time is divided into slots of `LIMITS.lineSlotSeconds`, and `LIMITS.assessmentsPerSlot` assessments start in each. A
 * visitor takes a place in the first slot that has one. That is usually the current slot, and then there is no line.
 * Slots are kept in shards, so that writers seldom meet. A visitor who has to wait longer than a request can last gets
 * a ticket, which keeps the place until a minute after its turn.
 *
 * Each assessment costs one read and one write of storage, or only a write if the instance wrote the shard last.
 */
import { randomBytes } from 'node:crypto';
import { LIMITS } from '../../site/limits';
import { neighbourFactor } from '../fetching/untyped-sites';
import type { Services } from '../platform/services';
import { line, type LineShard } from './store';

/** A crowd finds a place without many having to try again. */
const SHARDS = 32;

/** How often a place is tried for. */
const TRIES = 3;

const SLOT_MS = LIMITS.lineSlotSeconds * 1000;
const TICKET_MS = 60_000;

export type Place =
  | { readonly state: 'next' }
  | {
      readonly state: 'waiting';
      /** Counted from 1, by the shard's part of the line: about right. */
      readonly place: number;
      readonly seconds: number;
      /** Keeps the place; null where the wait is so short that the request goes on. */
      readonly ticket: string | null;
    }
  | { readonly state: 'full'; readonly retryAfterSeconds: number };

type LineServices = Pick<Services, 'storage' | 'now' | 'instance' | 'environment'>;

/** `3.1f…`: the shard that knows it, and what nobody guesses. */
const TICKET = /^([12]?\d|3[01])\.[0-9a-f]{24}$/;

const EMPTY: LineShard = { slots: {}, tickets: {} };

/** The shard that an instance wrote last. */
const writtenBy = new WeakMap<
  object,
  { readonly index: number; readonly shard: LineShard; readonly version: string }
>();

function current({ slots, tickets }: LineShard, slot: number): LineShard {
  const kept = slot - Math.ceil(TICKET_MS / SLOT_MS);
  return {
    slots: Object.fromEntries(Object.entries(slots).filter(([name]) => Number(name) >= slot)),
    tickets: Object.fromEntries(Object.entries(tickets).filter(([, its]) => its >= kept)),
  };
}

/** How many wait in a shard for slots after the present one, up to a slot. */
function waitingBefore({ slots }: LineShard, present: number, slot: number): number {
  const ahead = Object.entries(slots).filter(([name]) => Number(name) > present && Number(name) <= slot);
  return ahead.reduce((sum, [, count]) => sum + count, 0);
}

interface Step {
  readonly place: Place;
  /** What the shard is then; null if it stays as it is. */
  readonly next: LineShard | null;
}

function waiting(shard: LineShard, time: number, slot: number, ticket: string | null): Place {
  const place = waitingBefore(shard, Math.floor(time / SLOT_MS), slot) * SHARDS + 1;
  return { state: 'waiting', place, seconds: Math.ceil((slot * SLOT_MS - time) / 1000), ticket };
}

/** What becomes of a ticket; null if the shard does not know it. */
function stepOf(shard: LineShard, time: number, ticket: string): Step | null {
  const { [ticket]: slot, ...tickets } = shard.tickets;
  if (slot === undefined) return null;
  if (slot * SLOT_MS <= time) return { place: { state: 'next' }, next: { ...shard, tickets } };
  const before = { ...shard, slots: { ...shard.slots, [String(slot)]: (shard.slots[String(slot)] ?? 1) - 1 } };
  return { place: waiting(before, time, slot, ticket), next: null };
}

interface Wish {
  /** Places of each slot that the shard has. */
  readonly perSlot: number;
  /** For a visitor who has to come back. */
  readonly ticket: string;
  /** Seconds that a request can wait. */
  readonly patience: number;
}

/** Takes a place in the first slot of a shard that has one. */
function stepInto(shard: LineShard, time: number, { perSlot, ticket, patience }: Wish): Step {
  const present = Math.floor(time / SLOT_MS);
  for (let slot = present; slot < present + LIMITS.lineSlots; slot += 1) {
    const taken = shard.slots[String(slot)] ?? 0;
    if (taken >= perSlot) continue;
    const slots = { ...shard.slots, [String(slot)]: taken + 1 };
    if (slot === present) return { place: { state: 'next' }, next: { ...shard, slots } };
    const place = waiting(shard, time, slot, ticket);
    const isShort = place.state === 'waiting' && place.seconds <= patience;
    return isShort
      ? { place: { ...place, ticket: null }, next: { ...shard, slots } }
      : { place, next: { slots, tickets: { ...shard.tickets, [ticket]: slot } } };
  }
  return { place: { state: 'full', retryAfterSeconds: LIMITS.lineSlots * LIMITS.lineSlotSeconds }, next: null };
}

/**
 * Takes a place in the line. Whoever comes second again and again goes next: the line is there for order, and nobody is
 * refused, or kept waiting for storage, for its sake.
 *
 * @param ticket of a place that was taken before; one that is unknown by now counts for nothing
 * @param patience seconds that the request can wait
 * @throws StorageError
 */
export async function takePlace(
  services: LineServices,
  ticket: string | null,
  patience: number,
  random = Math.random,
): Promise<Place> {
  const { storage, now, instance, environment } = services;
  const perSlot = Math.ceil((LIMITS.assessmentsPerSlot * neighbourFactor(environment)) / SHARDS);
  const known = ticket === null ? undefined : TICKET.exec(ticket)?.[1];
  let written = known === undefined && instance ? writtenBy.get(instance) : undefined;
  const attempt = async (): Promise<Place | null> => {
    const index = written?.index ?? (known === undefined ? Math.floor(random() * SHARDS) : Number(known));
    const found = written
      ? { value: written.shard, version: written.version }
      : await line.find(storage, String(index));
    written = undefined;
    const time = now().getTime();
    const shard = current(found?.value ?? EMPTY, Math.floor(time / SLOT_MS));
    const own = { perSlot, patience, ticket: `${String(index)}.${randomBytes(12).toString('hex')}` };
    const { place, next } = (ticket && stepOf(shard, time, ticket)) || stepInto(shard, time, own);
    if (next === null) return place;
    const version = await line.replace(storage, String(index), found && found.version, next);
    if (version === null) return null;
    if (instance) writtenBy.set(instance, { index, shard: next, version });
    return place;
  };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const place = await attempt();
    if (place !== null) return place;
  }
  return { state: 'next' };
}
