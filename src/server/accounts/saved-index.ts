/**
 * The index of what a member saved: one document, and the only authority. What it does not name does not exist, even if
 * there is more below the member's keys, so each change is atomic, by compare-and-swap.
 */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { SavedItem } from '../../components/account/account-facts';
import { SAVED_KINDS } from '../../site/accounts';
import { reportFactsSchema } from '../reports/saved-content';

const itemSchema = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  kind: z.enum(SAVED_KINDS),
  savedAt: z.string(),
  bytes: z.number().int().nonnegative(),
  reports: z.array(reportFactsSchema),
  /** Name of its content, below `savedName`. */
  blob: z.string().regex(/^[0-9a-f]{32}\/[0-9a-z]{8,12}-[\w-]{16}$/),
});

export const indexSchema = z.object({
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

/** Longer than any function or write in progress lives: what began before is over. */
export const SETTLED_MS = 15 * 60 * 1000;

/** 96 random bits, key-safe. */
export const nonce = () => randomBytes(12).toString('base64url');

export function emptyIndex(): SavedIndex {
  return { format: 1, born: nonce(), write: nonce(), closedAt: null, items: [], removed: [] };
}
