/** Finds messages for editors: by what became of them, by what they are, and by their words. */
import { MESSAGE_STATUSES, type MessageStatus } from '../../site/feedback';
import { LIMITS } from '../../site/limits';
import type { Store, UnreadableError } from '../platform/storage/store';
import type { Message } from './message';
import { BATCH, isEntry, listWithSummaries, messageOf, type Listing } from './summaries';

const FILTERED = ['status', 'kind', 'trust', 'locale'] as const;

export type MessageFilter = { readonly [Name in (typeof FILTERED)[number]]?: Message[Name] | undefined };

interface MessagePage {
  /** Newest first. */
  readonly messages: readonly Message[];
  /** Passed in to get the next page, which may be empty; null on the last page. */
  readonly cursor: string | null;
  /** Messages by status that the rest of the filter lets through, regardless of the words searched for. */
  readonly counts: Readonly<Record<MessageStatus, number>>;
  /** Whether every message was counted. */
  readonly complete: boolean;
  /** Messages that the filter may let through, regardless of the words searched for. */
  readonly candidates: number;
  /** One for each message that is there and cannot be read, regardless of the filter. */
  readonly unreadable: readonly UnreadableError[];
}

function passes(filter: MessageFilter, facts: Readonly<Record<keyof MessageFilter, string>>): boolean {
  return FILTERED.every((name) => filter[name] === undefined || filter[name] === facts[name]);
}

/**
 * Letters only: case, width, composition, accents, Arabic vowel signs and the line that stretches words make no other
 * word. カ finds ｶ, é finds e, but か does not find が: in Japanese the two dots make another letter.
 */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/(?![\u3099\u309a])\p{Mn}|\u0640/gu, '')
    .normalize('NFC');

function matches(message: Message, filter: MessageFilter, search: string): boolean {
  if (!passes(filter, message)) return false;
  const { reference, message: text, page = '', email = '', note } = message;
  const haystack = folded([reference, text, page, email, note].join('\n'));
  return folded(search)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

function countByStatus({ listed }: Listing, filter: MessageFilter): Record<MessageStatus, number> {
  const counts = Object.fromEntries(MESSAGE_STATUSES.map((status) => [status, 0])) as Record<MessageStatus, number>;
  const others = { ...filter, status: undefined };
  for (const { summary } of listed) if (summary !== null && passes(others, summary)) counts[summary.status] += 1;
  return counts;
}

/** Names of messages that have to be read to know whether they match, newest first. */
function candidates({ listed }: Listing, filter: MessageFilter): string[] {
  return listed.filter(({ summary }) => summary === null || passes(filter, summary)).map(({ entry }) => entry);
}

async function readMatching(
  storage: Store,
  entries: readonly string[],
  filter: MessageFilter,
  search: string,
): Promise<Message[]> {
  const found = await Promise.all(entries.map((entry) => messageOf(storage, entry)));
  return found.filter((message) => message !== null && matches(message, filter, search)) as Message[];
}

/**
 * Messages that match, the newest first.
 *
 * @param search words that must all appear in the message, its page, e-mail address, note or reference; empty for all
 * @param cursor of the page before, or null; with any other text the list begins at the newest
 * @throws StorageError
 */
export async function listMessages(
  storage: Store,
  filter: MessageFilter,
  search: string,
  cursor: string | null,
): Promise<MessagePage> {
  const after = cursor !== null && isEntry(cursor) ? cursor : null;
  const listing = await listWithSummaries(storage);
  const all = candidates(listing, filter);
  const entries = all.filter((entry) => after === null || entry < after);
  const messages: Message[] = [];
  let looked = 0;
  while (looked < Math.min(entries.length, LIMITS.inboxScan) && messages.length < LIMITS.inboxPage) {
    const batch = entries.slice(looked, looked + Math.min(BATCH, LIMITS.inboxPage - messages.length));
    messages.push(...(await readMatching(storage, batch, filter, search)));
    looked += batch.length;
  }
  return {
    messages,
    cursor: looked < entries.length ? (entries[looked - 1] ?? null) : null,
    counts: countByStatus(listing, filter),
    complete: listing.complete,
    candidates: all.length,
    unreadable: listing.unreadable,
  };
}

/**
 * Every message that matches in a part of them, the newest first, some at a time: they need not fit into memory together.
 *
 * @param part of `LIMITS.exportScan` that may match, from 1
 * @throws StorageError
 */
export async function* matchingMessages(
  storage: Store,
  filter: MessageFilter,
  search: string,
  part: number,
): AsyncGenerator<readonly Message[], void, undefined> {
  const all = candidates(await listWithSummaries(storage), filter);
  const entries = all.slice((part - 1) * LIMITS.exportScan, part * LIMITS.exportScan);
  for (let looked = 0; looked < entries.length; looked += BATCH) {
    yield await readMatching(storage, entries.slice(looked, looked + BATCH), filter, search);
  }
}
