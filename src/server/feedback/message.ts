/**
 * A message as storage keeps it, and where.
 *
 * A message is stored under its reference, which follows from what was sent: so one write under the condition that
 * nothing is there yet decides that it is stored once, however often a client sends it. Beside it is an entry of an
 * index whose name begins with the time the message came, so that names alone are enough for listing and forgetting.
 * The entry is written first and deleted last: one without a message means nothing, and so does one that names another
 * time than the message does.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { FEEDBACK_KINDS, MESSAGE_STATUSES, MODERATION_REASONS, TRUSTS } from '../../site/feedback';
import { EVERY_LOCALE } from '../../site/pseudo-locales';
import type { Storage } from '../platform/storage';

const screenshotSchema = z.object({
  key: z.string(),
  type: z.literal('image/webp'),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
});

const changeSchema = z.object({
  at: z.iso.datetime(),
  /** Name of the editor as it was then, and how storage names the person. */
  by: z.string(),
  member: z.string(),
  status: z.object({ from: z.enum(MESSAGE_STATUSES), to: z.enum(MESSAGE_STATUSES) }).optional(),
  /** The words it was changed to. */
  note: z.string().optional(),
  /** Id of the published report that was taken down because of the message. */
  takenDown: z.string().optional(),
});

export const messageSchema = z.object({
  format: z.literal(2),
  reference: z.string(),
  /** Hash of what was sent, by which a repeated submission is recognised. */
  content: z.string(),
  /** Hash of the sender's secret. */
  secretHash: z.string(),
  kind: z.enum(FEEDBACK_KINDS),
  message: z.string(),
  page: z.string().optional(),
  email: z.string().optional(),
  /** Locale it was sent from. */
  locale: z.enum(EVERY_LOCALE),
  /** Of the networks of the client the narrowest; see `clientOf`. */
  client: z.string(),
  receivedAt: z.iso.datetime(),
  screenshot: screenshotSchema.nullable(),
  trust: z.enum(TRUSTS),
  reasons: z.array(z.enum(MODERATION_REASONS)),
  status: z.enum(MESSAGE_STATUSES),
  /** What editors answer, shown to the sender. */
  note: z.string(),
  /** Counts the changes: each change request names the revision the editor saw. */
  revision: z.number().int(),
  audit: z.array(changeSchema),
});

/** Who deleted a message: kept as long as the message would have been. */
export const deletionSchema = z.object({ at: z.iso.datetime(), by: z.string(), member: z.string() });

export type Deletion = z.output<typeof deletionSchema>;
export type Message = z.output<typeof messageSchema>;
export type Screenshot = z.output<typeof screenshotSchema>;
export type Change = z.output<typeof changeSchema>;

/** Crockford's base 32: no letter that is taken for another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{10}$/;

/** Ten characters, 50 bits, the same for the same key. */
export function referenceOf(key: string): string {
  const digest = createHash('sha256').update(`feedback ${key}`).digest();
  return [...digest.subarray(0, 10)].map((byte) => ALPHABET[byte % 32]).join('');
}

export function isReference(text: string): boolean {
  return REFERENCE.test(text);
}

export const INDEX = 'feedback/index/';

export const MESSAGES = 'feedback/messages/';

/** The prefix of keys that record, by day, which editor deleted a message. */
export const DELETIONS = 'feedback/deletions/';

export const messageKey = (reference: string) => `${MESSAGES}${reference}`;
export const outboxKey = (reference: string) => `feedback/outbox/${reference}`;
/** Another content under the same reference has another one. */
export const screenshotKey = (reference: string, content: string) =>
  `feedback/screenshots/${reference}-${content.slice(0, 16)}`;

/** The time as names begin with it: only digits, so that they sort by it. */
export const stampOf = (at: Date | string) => new Date(at).toISOString().replace(/\D/g, '');

export const indexKey = ({ receivedAt, reference }: Pick<Message, 'receivedAt' | 'reference'>) =>
  `${INDEX}${stampOf(receivedAt)}-${reference}`;

export interface StoredMessage {
  readonly message: Message;
  readonly etag: string;
}

/** What is stored where a message should be cannot be read by this version. */
export class UnreadableMessageError extends Error {
  override readonly name = 'UnreadableMessageError';
}

/**
 * @returns null if there is no such message
 * @throws StorageError
 * @throws UnreadableMessageError whose text quotes nothing that users wrote
 */
export async function readMessage(storage: Storage, reference: string): Promise<StoredMessage | null> {
  const stored = await storage.get(messageKey(reference));
  if (stored === null) return null;
  const parsed = messageSchema.safeParse(stored.value);
  if (parsed.success) return { message: parsed.data, etag: stored.etag };
  const where = parsed.error.issues.map(({ path }) => path.slice(0, 2).join('.') || 'all of it').join(', ');
  throw new UnreadableMessageError(`${messageKey(reference)} cannot be read: ${where}`);
}

/** What is stored, or that it cannot be read: it can still be deleted. @throws StorageError */
export async function readOrUnreadable(
  storage: Storage,
  reference: string,
): Promise<StoredMessage | 'unreadable' | null> {
  try {
    return await readMessage(storage, reference);
  } catch (error) {
    if (error instanceof UnreadableMessageError) return 'unreadable';
    throw error;
  }
}

/**
 * Deletes a message with all that belongs to it. The message itself goes last, except for its entry in the index: as
 * long as anything is left, the request can be repeated. The entry of an unreadable message goes by its age.
 *
 * @throws StorageError if it is not certain that everything is gone
 */
export async function removeMessage(storage: Storage, reference: string): Promise<void> {
  const { keys } = await storage.list(`feedback/screenshots/${reference}-`, null);
  await Promise.all([...keys, outboxKey(reference)].map((key) => storage.delete(key)));
  const stored = await readOrUnreadable(storage, reference);
  if (stored === null) return;
  await storage.delete(messageKey(reference));
  if (stored !== 'unreadable') await storage.delete(indexKey(stored.message));
}
