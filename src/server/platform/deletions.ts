/**
 * A record of deletions, kept apart from everything else for as long as a backup lives. Restoring a backup brings back
 * what was in the store at that time, but must not bring back what was deleted since. A deletion is recorded as a hash
 * of the name, sealed like every record.
 *
 * It is written before anything is deleted, in one operation for everything that is deleted together. If it can't be
 * written, nothing is deleted, and the caller is told. If the function dies in between, the record counts as deleted
 * but is still there until someone deletes it again. A backup made after that contains it, and restoring that backup
 * brings it back, since only deletions after a backup count.
 */
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { LIMITS } from '../../site/limits';
import { dayStamp, deleteBefore } from './storage/stamps';
import { keysBelow, opened, type Storage, type Store } from './storage/raw';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What no backup has, by prefix: it is of use for a moment, is made again from the rest, or lets somebody in, who signs
 * in again. Its deletion needs no remembering. A new kind of record is in backups unless it is listed.
 */
const PASSING = [
  'alerts/',
  'assessments/',
  'clock/',
  'error-reports/',
  'feedback/burned/',
  'feedback/outbox/',
  'feedback/summaries',
  'health/',
  'limits/',
  'salts/',
  'sealing',
  'sessions/',
  'sign-ins/',
  'totals/',
] as const;

export function isBackedUp(key: string): boolean {
  return !PASSING.some((prefix) => key.startsWith(prefix));
}

/** A member's account is being closed. This is known from the request on, not only when it is done. */
const CLOSINGS = 'closings/';

/** `<room>/gone-until/<day>-<hash>` says that an address is gone; the name is a hash already. */
const GONE = /^[a-z-]+\/gone-until\/[\w-]+$/;

const entrySchema = z.object({
  /** ms since 1970. */
  at: z.number(),
  /** Hashes of names of what is deleted from then on. */
  deleted: z.array(z.string()),
  /** Hashes of names of what was brought back: of deletions before they say nothing. */
  revived: z.array(z.string()).default([]),
  /** Names below which it is written that an address is gone. */
  gone: z.array(z.string()).default([]),
});

type Entry = z.output<typeof entrySchema>;

const PREFIX = 'deletions/';
/** Since when deletions are written down: what was deleted before is known to nobody. */
const SINCE = 'since';

/** 96 bits of a name. */
export const nameHash = (key: string) => createHash('sha256').update(`deleted ${key}`).digest('base64url').slice(0, 16);

async function write(ledger: Storage, entry: Entry): Promise<void> {
  const { at } = entry;
  await ledger.put(`${PREFIX}${dayStamp(at)}/${randomBytes(12).toString('hex')}`, entry, {});
}

/**
 * A storage that writes down what is deleted from it before it is.
 *
 * @param ledger another store, opened when needed: whatever happens to this one, it is still there
 * @param now ms since 1970
 */
export function rememberingDeletions(storage: Storage, ledger: () => Storage, now: () => number): Storage {
  let gathering: { readonly hashes: string[]; readonly written: Promise<void> } | null = null;
  /** All that is deleted in one turn of the event loop is written at once. */
  function remember(key: string): Promise<void> {
    if (gathering === null) {
      const hashes: string[] = [];
      const written = Promise.resolve().then(() => {
        gathering = null;
        return write(ledger(), { at: now(), deleted: hashes, revived: [], gone: [] });
      });
      gathering = { hashes, written };
    }
    gathering.hashes.push(nameHash(key));
    return gathering.written;
  }
  return {
    ...storage,
    async put(key, value, condition) {
      if (key.startsWith(CLOSINGS)) await remember(key);
      if (GONE.test(key)) await write(ledger(), { at: now(), deleted: [], revived: [], gone: [key] });
      return storage.put(key, value, condition);
    },
    async delete(key) {
      if (isBackedUp(key)) await remember(key);
      await storage.delete(key);
    },
    async revived(keys) {
      await write(ledger(), { at: now(), deleted: [], revived: keys.map(nameHash), gone: [] });
    },
  };
}

/** What was deleted since a backup was begun. */
export interface Deletions {
  readonly has: (key: string) => boolean;
  /** How many names. */
  readonly size: number;
  /** Names below which it was written that an address is gone. */
  readonly gone: readonly string[];
}

/** Entries read at once. */
const AT_ONCE = 20;

/** The clocks of two instances, and of who makes backups, may differ. */
const SKEW_MS = LIMITS.clockSkewSeconds * 1000;

/** What was written down from a time on. @throws StorageError, ZodError */
async function* entriesFrom(ledger: Storage, from: number): AsyncGenerator<Entry, void> {
  const recent = (await keysBelow(ledger, PREFIX)).filter((key) => key >= `${PREFIX}${dayStamp(from)}`);
  for (let first = 0; first < recent.length; first += AT_ONCE) {
    const read = await Promise.all(recent.slice(first, first + AT_ONCE).map((key) => ledger.get(key)));
    // One that cannot be read hides deletions: better to stop than to bring back what was deleted.
    yield* read.map((stored) => entrySchema.parse(stored?.value)).filter(({ at }) => at >= from);
  }
}

/**
 * @param since when the backup was begun, ms since 1970
 * @returns null if deletions were not written down since then
 * @throws StorageError
 */
export async function deletionsSince(ledger: Storage, since: number): Promise<Deletions | null> {
  const begun = z.number().safeParse((await ledger.get(SINCE))?.value).data;
  if (begun === undefined || begun > since) return null;
  const last = new Map<string, { readonly at: number; readonly isDeleted: boolean }>();
  const note = (hashes: readonly string[], at: number, isDeleted: boolean): void => {
    for (const hash of hashes) {
      const before = last.get(hash)?.at ?? 0;
      // At the same time it was deleted before it was brought back.
      if (before < at || (before === at && !isDeleted)) last.set(hash, { at, isDeleted });
    }
  };
  const gone: string[] = [];
  for await (const entry of entriesFrom(ledger, since - SKEW_MS)) {
    note(entry.deleted, entry.at, true);
    note(entry.revived, entry.at, false);
    gone.push(...entry.gone);
  }
  const has = (key: string) => last.get(nameHash(key))?.isDeleted === true;
  return { has, size: [...last.values()].filter(({ isDeleted }) => isDeleted).length, gone };
}

/**
 * Forgets deletions that no backup can bring back any more, and notes since when they are written down. Runs on a
 * schedule. @throws StorageError
 */
export async function forgetDeletions(store: Store, now: number): Promise<void> {
  const ledger = opened(store);
  await ledger.put(SINCE, now, { ifNew: true });
  await deleteBefore(ledger, PREFIX, dayStamp(now - (LIMITS.backupDays + 1) * DAY_MS));
}
