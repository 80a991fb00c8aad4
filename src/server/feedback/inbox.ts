/** What editors do with messages: find, change, delete. Every change says who made it. */
import type { MessageStatus, Trust } from '../../site/feedback';
import { LIMITS } from '../../site/limits';
import type { Locale } from '../../site/locales';
import type { Storage } from '../storage';
import { INDEX, indexKey, messageKey, readMessage, removeMessage, type Change, type Message } from './message';

export interface MessageFilter {
  readonly status?: MessageStatus | undefined;
  readonly kind?: Message['kind'] | undefined;
  readonly trust?: Trust | undefined;
  readonly locale?: Locale | undefined;
}

export interface MessagePage {
  /** Newest first. */
  readonly messages: readonly Message[];
  /** Handed in for the next page, which may be empty; null where there is none. */
  readonly cursor: string | null;
}

/** An entry of the index: when a message came, and its reference. */
const ENTRY = /^\d{17}-[0-9A-HJKMNP-TV-Z]{10}$/;

/** Messages read from storage at once. */
const BATCH = 20;

/** Names of all entries of the index, the newest first. */
async function entriesOf(storage: Storage): Promise<string[]> {
  const entries: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await storage.list(INDEX, cursor);
    for (const key of page.keys) entries.push(key.slice(INDEX.length));
    cursor = page.cursor;
  } while (cursor !== null);
  return entries.filter((entry) => ENTRY.test(entry)).reverse();
}

/** The message of an entry; null where the entry is what an attempt left behind that did not store the message. */
async function messageOf(storage: Storage, entry: string): Promise<Message | null> {
  const stored = await readMessage(storage, entry.slice(-10));
  return stored !== null && indexKey(stored.message) === INDEX + entry ? stored.message : null;
}

/** Case, width and composition make no other word: カ finds ｶ, é finds e with an accent behind it. */
const folded = (text: string) => text.normalize('NFKC').toLowerCase();

function matches(message: Message, filter: MessageFilter, search: string): boolean {
  const { status, kind, trust, locale } = filter;
  const differs = (wanted: string | undefined, found: string) => wanted !== undefined && wanted !== found;
  if (differs(status, message.status) || differs(kind, message.kind)) return false;
  if (differs(trust, message.trust) || differs(locale, message.locale)) return false;
  const { reference, message: text, page = '', email = '', note } = message;
  const haystack = folded([reference, text, page, email, note].join('\n'));
  return folded(search)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

/**
 * Messages that match, the newest first.
 *
 * @param search words that must all stand in the message, its page, e-mail address, note or reference; empty for all
 * @param cursor of the page before, or null; whatever else it is begins at the newest
 * @throws StorageError
 */
export async function listMessages(
  storage: Storage,
  filter: MessageFilter,
  search: string,
  cursor: string | null,
): Promise<MessagePage> {
  const after = cursor !== null && ENTRY.test(cursor) ? cursor : null;
  const entries = (await entriesOf(storage)).filter((entry) => after === null || entry < after);
  const messages: Message[] = [];
  let looked = 0;
  while (looked < Math.min(entries.length, LIMITS.inboxScan) && messages.length < LIMITS.inboxPage) {
    const batch = entries.slice(looked, looked + Math.min(BATCH, LIMITS.inboxPage - messages.length));
    const found = await Promise.all(batch.map((entry) => messageOf(storage, entry)));
    for (const message of found) if (message !== null && matches(message, filter, search)) messages.push(message);
    looked += batch.length;
  }
  return { messages, cursor: looked < entries.length ? (entries[looked - 1] ?? null) : null };
}

/** Every message that matches, the newest first. @throws StorageError */
export async function allMessages(storage: Storage, filter: MessageFilter, search: string): Promise<Message[]> {
  const messages: Message[] = [];
  let cursor: string | null = null;
  do {
    const page: MessagePage = await listMessages(storage, filter, search, cursor);
    for (const message of page.messages) messages.push(message);
    cursor = page.cursor;
  } while (cursor !== null);
  return messages;
}

export interface Editor {
  readonly name: string;
  /** See `memberKey`. */
  readonly member: string;
}

export interface MessageChange {
  readonly status?: MessageStatus | undefined;
  readonly note?: string | undefined;
  /** The revision the editor saw. */
  readonly revision: number;
}

export type Changed = { readonly message: Message } | 'not-found' | 'changed-meanwhile';

/**
 * Changes a message, where it is still as the editor saw it.
 *
 * @throws StorageError where it is not certain whether it was changed: asked again, it says `changed-meanwhile` if so
 */
export async function changeMessage(
  storage: Storage,
  reference: string,
  { status, note, revision }: MessageChange,
  editor: Editor,
  now: Date,
): Promise<Changed> {
  const stored = await readMessage(storage, reference);
  if (stored === null) return 'not-found';
  const { message, etag } = stored;
  if (message.revision !== revision) return 'changed-meanwhile';
  const newStatus = status !== undefined && status !== message.status ? status : undefined;
  const newNote = note !== undefined && note !== message.note ? note : undefined;
  if (newStatus === undefined && newNote === undefined) return { message };
  const change: Change = {
    at: now.toISOString(),
    by: editor.name,
    member: editor.member,
    ...(newStatus === undefined ? {} : { status: { from: message.status, to: newStatus } }),
    ...(newNote === undefined ? {} : { note: newNote }),
  };
  const changed: Message = {
    ...message,
    status: newStatus ?? message.status,
    note: newNote ?? message.note,
    revision: revision + 1,
    audit: [...message.audit, change],
  };
  const result = await storage.put(messageKey(reference), changed, { ifMatch: etag });
  return 'etag' in result ? { message: changed } : 'changed-meanwhile';
}

const DELETIONS = 'feedback/deletions/';

/**
 * Deletes a message for an editor. Who did it is kept as long as the message would have been, without a word of it.
 *
 * @throws StorageError where it is not certain that it is gone
 */
export async function deleteMessage(storage: Storage, reference: string, editor: Editor, now: Date): Promise<boolean> {
  if ((await readMessage(storage, reference)) === null) return false;
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  await storage.put(
    `${DELETIONS}${day}-${reference}`,
    { at: now.toISOString(), by: editor.name, member: editor.member },
    {},
  );
  await removeMessage(storage, reference);
  return true;
}

/** Forgets who deleted what before a day, named by its eight digits. @throws StorageError */
export async function forgetDeletions(storage: Storage, before: string): Promise<void> {
  let cursor: string | null = null;
  do {
    const page = await storage.list(DELETIONS, cursor);
    const old = page.keys.filter((key) => key < DELETIONS + before);
    await Promise.all(old.map((key) => storage.delete(key)));
    cursor = page.cursor;
  } while (cursor !== null);
}
