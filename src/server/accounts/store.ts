/** How accounts lie in storage: sessions, what members saved, sign-ins that are finished, and accounts that are being closed. */
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { ROLES } from '../../site/accounts';
import { Records, type Change } from '../platform/storage/record';
import type { Store } from '../platform/storage/store';
import { indexSchema, nonce, type SavedIndex } from './saved-index';

const sessionSchema = z.object({
  format: z.literal(1),
  issuer: z.string(),
  subject: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  roles: z.array(z.enum(ROLES)),
  /** Browser and system it began on, by their own names. */
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
  /** ms since 1970. */
  startedAt: z.number(),
  seenAt: z.number(),
  until: z.number(),
});

export type SessionRecord = z.output<typeof sessionSchema>;

export interface SessionName {
  /** Identifies the person in storage, see `memberKey`. */
  readonly member: string;
  /** Identifies the session, in storage only: it begins with its last day. */
  readonly id: string;
}

/** Those of each person are in a folder of their own. */
export const sessions = new Records('sessions/', sessionSchema);

export const nameOf = ({ member, id }: SessionName) => `${member}/${id}`;

/**
 * Sessions of a person that began before the time stored here are over, even if a record could not be deleted. One that
 * cannot be read lets no session through: it is known that they were ended, and not when.
 */
export const floors = new Records('members/', z.number().catch(Infinity));

export const floorOf = (member: string) => `${member}/sessions-from`;

/** Everything that is kept below a person: what they saved, what they published, and since when sessions count. */
export const belongings = new Records('members/', z.never());

/** The index of a member's saved items. What it doesn't name doesn't exist. */
const indexes = new Records('members/', indexSchema);

export const indexName = (member: string) => `${member}/saved-index`;

/** The content of what is saved. */
export const savedContents = new Records<Uint8Array>('members/', z.instanceof(Uint8Array));

/** @param blob as the index has it; without it the beginning of all of a member's */
export const savedName = (member: string, blob = '') => `${member}/saved/${blob}`;

/**
 * @returns null if there is no index
 * @throws StorageError, also if it cannot be parsed: overwriting what another version of the site wrote would lose
 *   saved items
 */
export const readIndex = (storage: Store, member: string) => indexes.read(storage, indexName(member));

/** If the response to a write is lost, the index is read, and the write is repeated if it did not happen. */
const RETRIES = 1;

/**
 * Changes the index. Once this returns, what `step` asked for has been written.
 *
 * @param step called again if another write came first, or if it is unknown whether this one happened: the index it is
 *   given then may contain what it wrote
 * @param unreadable whether an unparsable index is an error, or is null to `step` and overwritten
 * @throws StorageError if it is not certain that the change happened; it may have
 */
export function changeIndex<R>(
  storage: Store,
  member: string,
  step: (index: SavedIndex | null) => Change<SavedIndex, R> | Promise<Change<SavedIndex, R>>,
  unreadable: 'error' | 'replaced' = 'error',
): Promise<R> {
  const steps = async (index: SavedIndex | null): Promise<Change<SavedIndex, R>> => {
    const { next, result } = await step(index);
    return next === undefined ? { result } : { next: { ...next, write: nonce() }, result };
  };
  const name = indexName(member);
  if (unreadable === 'error') return indexes.change(storage, name, steps, RETRIES);
  return indexes.orNull().change<R>(storage, name, steps, RETRIES);
}

/** 32 random bits: nothing of the person. */
export const newPseudonym = () => `editor ${randomBytes(4).toString('hex')}`;

const closingSchema = z.object({
  /** When it was asked for, ms since 1970. */
  at: z.number(),
  /** What takes the place of the person from then on. */
  pseudonym: z.string(),
  /** Ids of what was just being published: whether it was stored is known once no write can come any more. */
  unfinished: z.array(z.string()).default([]),
});

export type Closing = z.output<typeof closingSchema>;

/** By person: an account that is being closed. One that cannot be opened still says whose. */
export const closings = new Records<Closing>(
  'closings/',
  closingSchema.catch(() => ({ at: 0, pseudonym: newPseudonym(), unfinished: [] })),
);

/** Sign-ins that are finished, by the span of time they expire in. */
export const finished = new Records('sign-ins/', z.number());

/**
 * 32 hexadecimal digits that identify a person: `sub` is unique only within its issuer (OpenID Connect Core §2), and may
 * contain characters that storage keys may not.
 */
export function memberKey(issuer: string, subject: string): string {
  return createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('hex')
    .slice(0, 32);
}
