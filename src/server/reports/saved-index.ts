/**
 * The index of what a member saved: one document, and the only authority. What it does not name does not exist, even if
 * there is more below the member's keys, so each change is atomic, by compare-and-swap.
 */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { SCOPES } from '../../brand/evidence/evidence';
import type { SavedItem } from '../../components/account/account-facts';
import { SAVED_KINDS } from '../../site/accounts';
import { changeStored, type Step } from '../platform/change-stored';
import { StorageError, type Storage, type Stored } from '../platform/storage';

const perMille = z.number();

/** What a list shows of a report. */
export const reportFactsSchema = z.object({
  origin: z.string(),
  led: z.string().exactOptional(),
  name: z.string().nullable(),
  collectedAt: z.string(),
  rubricVersion: z.string(),
  scope: z.enum(SCOPES),
  overall: z.object({ value: perMille, low: perMille, high: perMille }).nullable(),
});

const itemSchema = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  kind: z.enum(SAVED_KINDS),
  savedAt: z.string(),
  bytes: z.number().int().nonnegative(),
  reports: z.array(reportFactsSchema),
  /** Name of its content, below `savedPrefix`. */
  blob: z.string().regex(/^[0-9a-f]{32}\/[0-9a-z]{8,12}-[\w-]{16}$/),
});

const indexSchema = z.object({
  format: z.literal(1),
  /** Identifies this index for the life of the account: after everything was deleted a new one begins. */
  born: z.string(),
  /** Different for each write. Etags may be digests of the content, and a late write must not match any. */
  write: z.string(),
  /** Since when it accepts nothing more, ms since 1970: a tombstone. */
  closedAt: z.number().nullable(),
  /** In the order they were saved. */
  items: z.array(itemSchema),
  /** Names of deleted items' content, until it is gone. */
  removed: z.array(z.string()),
});

export type IndexedItem = SavedItem & z.output<typeof itemSchema>;
export type SavedIndex = z.output<typeof indexSchema>;

export const memberPrefix = (member: string) => `members/${member}/`;
export const savedPrefix = (member: string) => `${memberPrefix(member)}saved/`;
export const indexKey = (member: string) => `${memberPrefix(member)}saved-index`;

/** Longer than any function or write in progress lives: what began before is over. */
export const SETTLED_MS = 15 * 60 * 1000;

/** 96 random bits, key-safe. */
export const nonce = () => randomBytes(12).toString('base64url');

export function emptyIndex(): SavedIndex {
  return { format: 1, born: nonce(), write: nonce(), closedAt: null, items: [], removed: [] };
}

/**
 * @returns null if there is no index
 * @throws StorageError, also if it cannot be parsed: overwriting what another version of the site wrote would lose
 *   saved items
 */
export async function readIndex(storage: Storage, member: string): Promise<SavedIndex | null> {
  return parseIndex(member, await storage.get(indexKey(member)), 'error');
}

type Unreadable = 'error' | 'replaced';

function parseIndex(member: string, stored: Stored | null, unreadable: Unreadable): SavedIndex | null {
  if (stored === null) return null;
  const parsed = indexSchema.safeParse(stored.value);
  if (parsed.success) return parsed.data;
  if (unreadable === 'replaced') return null;
  throw new StorageError(`${indexKey(member)} is there and cannot be read`, { cause: parsed.error });
}

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
export async function changeIndex<T>(
  storage: Storage,
  member: string,
  step: (index: SavedIndex | null) => Step<T, SavedIndex> | Promise<Step<T, SavedIndex>>,
  unreadable: Unreadable = 'error',
): Promise<T> {
  const parseAndStep = async (stored: Stored | null): Promise<Step<T>> => {
    const { next, result } = await step(parseIndex(member, stored, unreadable));
    return next === undefined ? { result } : { next: { ...next, write: nonce() }, result };
  };
  const changed = await changeStored(storage, indexKey(member), parseAndStep, RETRIES);
  if (changed === null) throw new StorageError(`${indexKey(member)} is written by too many at once`);
  return changed.result;
}
