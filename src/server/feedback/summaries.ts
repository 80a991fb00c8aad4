/**
 * What a list of messages is filtered and counted by, kept in one place, so that a thousand messages need not be read
 * one by one. Summaries are kept under the etags of a listing, and a message whose etag has changed is read again: so
 * what is lost, late or wrong here costs time and nothing else. No summary holds text that a sender wrote.
 */
import { LIMITS } from '../../site/limits';
import { StorageError, UnreadableError, type Store } from '../platform/storage/store';
import type { Message } from './message';
import { idIn, keepSummaries, messages, readSummaries, type Summaries, type Summary } from './store';

/** An entry of the index: when a message came, and its reference. */
const ENTRY = /^\d{17}-[0-9A-HJKMNP-TV-Z]{10}$/;

export function isEntry(text: string): boolean {
  return ENTRY.test(text);
}

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
  readonly unreadable: readonly UnreadableError[];
}

/**
 * The message of an entry; null if it cannot be read, or if the entry was left by an attempt that did not store the
 * message.
 */
export async function messageOf(storage: Store, entry: string): Promise<Message | null> {
  const reference = idIn(entry);
  const message = await messages.contents.value(storage, reference);
  return message !== null && messages.entryOf(reference, message) === entry ? message : null;
}

/** Stores the summaries for the next listing; another request's are as good. */
async function keep(storage: Store, known: Summaries, version: string | null): Promise<void> {
  try {
    await keepSummaries(storage, known, version);
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
export async function listWithSummaries(storage: Store): Promise<Listing> {
  const [index, versions, { known, version }] = await Promise.all([
    messages.entries(storage),
    messages.contents.versions(storage),
    readSummaries(storage),
  ]);
  const entries = index.filter((entry) => isEntry(entry) && versions.has(idIn(entry))).reverse();
  const summaries = new Map<string, Summary>();
  for (const [reference, summary] of Object.entries(known)) {
    const current = versions.get(reference);
    if (current !== undefined && current !== '' && current === summary.etag) summaries.set(reference, summary);
  }
  const kept = summaries.size;
  const unknown = [...new Set(entries.slice(0, LIMITS.inboxSummaries).map(idIn))]
    .filter((reference) => !summaries.has(reference))
    .slice(0, LIMITS.inboxScan);
  const unreadable = new Map<string, UnreadableError>();
  for (let read = 0; read < unknown.length; read += BATCH) {
    const batch = unknown.slice(read, read + BATCH);
    const found = await Promise.all(batch.map((reference) => messages.contents.findOrUnreadable(storage, reference)));
    for (const [at, stored] of found.entries()) {
      if (stored === null) continue;
      if (stored instanceof UnreadableError) {
        unreadable.set(batch[at] ?? '', stored);
        continue;
      }
      const { reference, status, kind, trust, locale } = stored.value;
      // The listing is older than what was read: if it was changed in between, the next listing says so.
      const listed = versions.get(reference) ?? '';
      const entry = messages.entryOf(reference, stored.value) ?? '';
      summaries.set(reference, { etag: listed, entry, status, kind, trust, locale });
    }
  }
  if (unknown.length >= WORTH_WRITING || kept < Object.keys(known).length) {
    const newest = [...summaries].sort(([, a], [, b]) => (a.entry < b.entry ? 1 : -1)).slice(0, LIMITS.inboxSummaries);
    await keep(storage, Object.fromEntries(newest), version);
  }
  const readable = entries.filter((entry) => !unreadable.has(idIn(entry)));
  const listed = readable.map((entry) => ({ entry, summary: summaries.get(idIn(entry)) ?? null }));
  return {
    listed: listed.filter(({ entry, summary }) => summary === null || summary.entry === entry),
    complete: listed.every(({ summary }) => summary !== null),
    unreadable: [...unreadable.values()],
  };
}
