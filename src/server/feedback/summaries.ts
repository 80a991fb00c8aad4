/**
 * What a list of messages is filtered and counted by, kept together, so that a thousand messages need not be read one
 * by one for it. It is kept under the etags of a listing, and a message whose etag is another one is read again: so
 * whatever is lost, late or wrong here costs time and nothing else. No word of a stranger stands in it.
 */
import { z } from 'zod';
import { FEEDBACK_KINDS } from '../../components/feedback/check-feedback';
import { MESSAGE_STATUSES, TRUSTS } from '../../site/feedback';
import { LIMITS } from '../../site/limits';
import { LOCALES } from '../../site/locales';
import { StorageError, type Storage } from '../storage';
import { INDEX, indexKey, MESSAGES, readMessage, type Message } from './message';

export const SUMMARIES = 'feedback/summaries';

const summarySchema = z.object({
  etag: z.string(),
  /** Its name in the index. */
  entry: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  kind: z.enum(FEEDBACK_KINDS),
  trust: z.enum(TRUSTS),
  locale: z.enum(LOCALES),
});

const keptSchema = z.object({ format: z.literal(1), messages: z.record(z.string(), summarySchema) });

export type Summary = z.output<typeof summarySchema>;
type Summaries = z.output<typeof keptSchema>['messages'];

/** An entry of the index: when a message came, and its reference. */
const ENTRY = /^\d{17}-[0-9A-HJKMNP-TV-Z]{10}$/;

export function isEntry(text: string): boolean {
  return ENTRY.test(text);
}

export const referenceIn = (entry: string) => entry.slice(-10);

/** Messages read from storage at once. */
export const BATCH = 20;

/** Fewer unknown messages are sooner read again than written down. */
const WORTH_WRITING = 10;

export interface Listed {
  readonly entry: string;
  /** Null where the message would have to be read to know it. */
  readonly summary: Summary | null;
}

export interface Listing {
  /** The newest first; one whose message does not name it back means nothing. */
  readonly listed: readonly Listed[];
  /** Whether there is a summary of everything. */
  readonly complete: boolean;
}

/** Etags of everything below a prefix. */
async function etagsBelow(storage: Storage, prefix: string): Promise<Map<string, string>> {
  const etags = new Map<string, string>();
  let cursor: string | null = null;
  do {
    const page = await storage.list(prefix, cursor);
    for (const key of page.keys) etags.set(key.slice(prefix.length), page.etags.get(key) ?? '');
    cursor = page.cursor;
  } while (cursor !== null);
  return etags;
}

/** The message of an entry; null where the entry is what an attempt left behind that did not store the message. */
export async function messageOf(storage: Storage, entry: string): Promise<Message | null> {
  const stored = await readMessage(storage, referenceIn(entry));
  return stored !== null && indexKey(stored.message) === INDEX + entry ? stored.message : null;
}

async function readKept(storage: Storage): Promise<{ known: Summaries; etag: string | null }> {
  const stored = await storage.get(SUMMARIES);
  const parsed = keptSchema.safeParse(stored?.value);
  return { known: parsed.success ? parsed.data.messages : {}, etag: stored?.etag ?? null };
}

/** Writes the summaries down for whoever lists next; somebody else's are as good. */
async function keep(storage: Storage, messages: Summaries, etag: string | null): Promise<void> {
  try {
    await storage.put(SUMMARIES, { format: 1, messages }, etag === null ? { ifNew: true } : { ifMatch: etag });
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
  }
}

/**
 * Everything that was sent, with what is known of it. Reads at most `LIMITS.inboxScan` messages that are not known;
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
  for (let read = 0; read < unknown.length; read += BATCH) {
    const batch = unknown.slice(read, read + BATCH);
    const found = await Promise.all(batch.map((reference) => readMessage(storage, reference)));
    for (const stored of found) {
      if (stored === null) continue;
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
  const listed = entries.map((entry) => ({ entry, summary: summaries.get(referenceIn(entry)) ?? null }));
  return {
    listed: listed.filter(({ entry, summary }) => summary === null || summary.entry === entry),
    complete: listed.every(({ summary }) => summary !== null),
  };
}
