/**
 * What a list of messages is filtered and counted by, kept in one place, so that a thousand messages need not be read
 * one by one. Summaries are kept under the etags of a listing, and a message whose etag has changed is read again: so
 * what is lost, late or wrong here costs time and nothing else. No summary holds text that a sender wrote.
 */
import { z } from 'zod';
import { FEEDBACK_KINDS, MESSAGE_STATUSES, TRUSTS } from '../../site/feedback';
import { LIMITS } from '../../site/limits';
import { EVERY_LOCALE } from '../../site/pseudo-locales';
import { pagesBelow, StorageError, type Storage } from '../platform/storage';
import {
  INDEX,
  indexKey,
  MESSAGES,
  readMessage,
  UnreadableMessageError,
  type Message,
  type StoredMessage,
} from './message';

export const SUMMARIES = 'feedback/summaries';

const summarySchema = z.object({
  etag: z.string(),
  /** Its name in the index. */
  entry: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  kind: z.enum(FEEDBACK_KINDS),
  trust: z.enum(TRUSTS),
  locale: z.enum(EVERY_LOCALE),
});

const keptSchema = z.object({ format: z.literal(1), messages: z.record(z.string(), summarySchema) });

export type Summary = z.output<typeof summarySchema>;
type Summaries = z.output<typeof keptSchema>['messages'];

/** An entry of the index: when a message came, and its reference. */
const ENTRY = /^\d{17}-[0-9A-HJKMNP-TV-Z]{10}$/;

export function isEntry(text: string): boolean {
  return ENTRY.test(text);
}

const referenceIn = (entry: string) => entry.slice(-10);

/** Messages read from storage at once. */
export const BATCH = 20;

/** Fewer unknown messages are sooner read again than written down. */
const WORTH_WRITING = 10;

interface Listed {
  readonly entry: string;
  /** Null if the message would have to be read to know it. */
  readonly summary: Summary | null;
}

export interface Listing {
  /** The newest first; one whose message does not name it back means nothing. */
  readonly listed: readonly Listed[];
  /** Whether there is a summary of everything that can be read. */
  readonly complete: boolean;
  /** One for each message that was found to be unreadable and is not listed. */
  readonly unreadable: readonly UnreadableMessageError[];
}

/** Etags of everything below a prefix. */
async function etagsBelow(storage: Storage, prefix: string): Promise<Map<string, string>> {
  const etags = new Map<string, string>();
  for await (const page of pagesBelow(storage, prefix)) {
    for (const key of page.keys) etags.set(key.slice(prefix.length), page.etags.get(key) ?? '');
  }
  return etags;
}

/**
 * The message of an entry; null if it cannot be read, or if the entry was left by an attempt that did not store the
 * message.
 */
export async function messageOf(storage: Storage, entry: string): Promise<Message | null> {
  const stored = await readOrReason(storage, referenceIn(entry));
  if (stored instanceof UnreadableMessageError) return null;
  return stored !== null && indexKey(stored.message) === INDEX + entry ? stored.message : null;
}

/** A message, or why it cannot be read: one that is broken hides no other. @throws StorageError */
async function readOrReason(
  storage: Storage,
  reference: string,
): Promise<StoredMessage | UnreadableMessageError | null> {
  return readMessage(storage, reference).catch((error: unknown) => {
    if (error instanceof UnreadableMessageError) return error;
    throw error;
  });
}

async function readKept(storage: Storage): Promise<{ known: Summaries; etag: string | null }> {
  const stored = await storage.get(SUMMARIES);
  const parsed = keptSchema.safeParse(stored?.value);
  return { known: parsed.success ? parsed.data.messages : {}, etag: stored?.etag ?? null };
}

/** Stores the summaries for the next listing; another request's are as good. */
async function keep(storage: Storage, messages: Summaries, etag: string | null): Promise<void> {
  try {
    await storage.put(SUMMARIES, { format: 1, messages }, etag === null ? { ifNew: true } : { ifMatch: etag });
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
  }
}

/**
 * Everything that was sent, with what is known about it. Reads at most `LIMITS.inboxScan` messages that are not known;
 * the next call goes on from there.
 *
 * @throws StorageError
 */
export async function listWithSummaries(storage: Storage): Promise<Listing> {
  const [index, messages, { known, etag }] = await Promise.all([
    etagsBelow(storage, INDEX),
    etagsBelow(storage, MESSAGES),
    readKept(storage),
  ]);
  const entries = [...index.keys()].filter((entry) => isEntry(entry) && messages.has(referenceIn(entry))).reverse();
  const summaries = new Map<string, Summary>();
  for (const [reference, summary] of Object.entries(known)) {
    const current = messages.get(reference);
    if (current !== undefined && current !== '' && current === summary.etag) summaries.set(reference, summary);
  }
  const kept = summaries.size;
  const unknown = [...new Set(entries.slice(0, LIMITS.inboxSummaries).map(referenceIn))]
    .filter((reference) => !summaries.has(reference))
    .slice(0, LIMITS.inboxScan);
  const unreadable = new Map<string, UnreadableMessageError>();
  for (let read = 0; read < unknown.length; read += BATCH) {
    const batch = unknown.slice(read, read + BATCH);
    const found = await Promise.all(batch.map((reference) => readOrReason(storage, reference)));
    for (const [at, stored] of found.entries()) {
      if (stored === null) continue;
      if (stored instanceof UnreadableMessageError) {
        unreadable.set(batch[at] ?? '', stored);
        continue;
      }
      const { reference, status, kind, trust, locale } = stored.message;
      // The listing is older than what was read: if it was changed in between, the next listing says so.
      const listedEtag = messages.get(reference) ?? '';
      const entry = indexKey(stored.message).slice(INDEX.length);
      summaries.set(reference, { etag: listedEtag, entry, status, kind, trust, locale });
    }
  }
  if (unknown.length >= WORTH_WRITING || kept < Object.keys(known).length) {
    const newest = [...summaries].sort(([, a], [, b]) => (a.entry < b.entry ? 1 : -1)).slice(0, LIMITS.inboxSummaries);
    await keep(storage, Object.fromEntries(newest), etag);
  }
  const readable = entries.filter((entry) => !unreadable.has(referenceIn(entry)));
  const listed = readable.map((entry) => ({ entry, summary: summaries.get(referenceIn(entry)) ?? null }));
  return {
    listed: listed.filter(({ entry, summary }) => summary === null || summary.entry === entry),
    complete: listed.every(({ summary }) => summary !== null),
    unreadable: [...unreadable.values()],
  };
}
