/** How storage keeps feedback: messages with their files, who wrote into which, and which notifications are due. */
import { z } from 'zod';
import { FEEDBACK_KINDS, MESSAGE_STATUSES, TRUSTS } from '../../site/feedback';
import { LIMITS } from '../../site/limits';
import { EVERY_LOCALE } from '../../site/pseudo-locales';
import { countInTotal, countRequest } from '../platform/storage/counter';
import { idIn, Index } from '../platform/storage/indexed';
import { queued, Queue } from '../platform/storage/queue';
import { Records } from '../platform/storage/record';
import { dayStamp } from '../platform/storage/stamps';
import { UnreadableError, type Store } from '../platform/storage/store';
import { alertSchema } from './alerts';
import { deletionSchema, messageSchema, stampOf, type Message, type Screenshot } from './message';

export { countInTotal, countRequest, idIn };

/**
 * A message is stored under its reference, which follows from what was sent: so it is stored once, however often a client
 * sends it. Its entry begins with the time it came.
 */
export const messages = new Index('feedback/index/', new Records('feedback/messages/', messageSchema), (message) =>
  stampOf(message.receivedAt),
);

export const screenshots = new Records<Uint8Array>('feedback/screenshots/', z.instanceof(Uint8Array));

/** Another content under the same reference has another one. */
export const screenshotName = (reference: string, content: string) => `${reference}-${content.slice(0, 16)}`;

/** The name of a stored message's screenshot, which holds it with its prefix. */
export const nameOfScreenshot = ({ key }: Screenshot) => key.slice(screenshots.prefix.length);

export const CHANNELS = ['webhook', 'mail'] as const;

export type Channel = (typeof CHANNELS)[number];

export const outboxSchema = z.object({
  ...queued(CHANNELS),
  /** What to tell, if it is not a message. */
  alert: alertSchema.optional(),
});

/** The channels still to be notified of a message, queued before it is stored, so that none is stored without. Alerts go the same way. */
export const outbox = new Queue('feedback/outbox/', outboxSchema, CHANNELS, {
  attempts: LIMITS.notificationAttempts,
  pauseSeconds: LIMITS.notificationPauseSeconds,
});

/** By type of alert: the window it was queued for last. */
export const alerted = new Records('alerts/', z.string());

/** By day: which editor deleted a message. */
export const deletions = new Records('feedback/deletions/', deletionSchema);

/** Which editor has written into which records: names alone say so, each beginning with its day. */
export const edits = new Records('feedback/edits/', z.object({}));

/** Solutions that were handed in, by the second they end in: the reference of the message each came with. */
export const burned = new Records('feedback/burned/', z.string());

const summarySchema = z.object({
  etag: z.string(),
  /** Its name in the index. */
  entry: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  kind: z.enum(FEEDBACK_KINDS),
  trust: z.enum(TRUSTS),
  locale: z.enum(EVERY_LOCALE),
});

export type Summary = z.output<typeof summarySchema>;

const summaries = new Records(
  'feedback/',
  z.object({ format: z.literal(1), messages: z.record(z.string(), summarySchema) }),
);
const SUMMARIES = 'summaries';

export type Summaries = Readonly<Record<string, Summary>>;

/** What is known of messages, by reference, and the version to replace; what cannot be read can be made again. @throws StorageError */
export async function readSummaries(
  store: Store,
): Promise<{ readonly known: Summaries; readonly version: string | null }> {
  const found = await summaries.findOrUnreadable(store, SUMMARIES);
  if (found === null || found instanceof UnreadableError) return { known: {}, version: found && found.version };
  return { known: found.value.messages, version: found.version };
}

/** @throws StorageError */
export async function keepSummaries(store: Store, known: Summaries, version: string | null): Promise<void> {
  await summaries.replace(store, SUMMARIES, version, { format: 1, messages: known });
}

export interface StoredMessage {
  readonly message: Message;
  readonly version: string;
}

/**
 * @returns null if there is no such message
 * @throws StorageError; UnreadableError, whose text quotes nothing that users wrote
 */
export async function readMessage(store: Store, reference: string): Promise<StoredMessage | null> {
  const found = await messages.contents.find(store, reference);
  return found && { message: found.value, version: found.version };
}

/** Deletes what belongs to a message, which need not be there. @throws StorageError */
export async function removeParts(store: Store, reference: string): Promise<void> {
  await Promise.all([
    screenshots.delete(store, ...(await screenshots.names(store, `${reference}-`))),
    outbox.items.delete(store, reference),
  ]);
}

/** Deletes a message with all that belongs to it. @throws StorageError if it is not certain that everything is gone */
export async function removeMessage(store: Store, reference: string): Promise<void> {
  await messages.remove(store, reference, () => removeParts(store, reference));
}

/** What an editor did to one message on one day. */
export interface Edit {
  /** Eight digits, UTC. */
  readonly day: string;
  readonly reference: string;
}

const editName = ({ day, reference }: Edit, member: string) => `${day}-${member}-${reference}`;
const EDIT = /^(\d{8})-(.+)-([^-]+)$/;

/** To be written before the record is: one without a record means nothing. @throws StorageError */
export async function rememberEdit(store: Store, member: string, reference: string, at: number): Promise<void> {
  await edits.put(store, editName({ day: dayStamp(at), reference }, member), {});
}

/** What an editor did, the oldest first. @throws StorageError */
export async function editsOf(store: Store, member: string): Promise<readonly Edit[]> {
  return (await edits.names(store)).flatMap((name) => {
    const [, day = '', editor = '', reference = ''] = EDIT.exec(name) ?? [];
    return editor === member ? [{ day, reference }] : [];
  });
}

/** Deletes what is known about where an editor wrote: the last step, when they can no longer be writing. */
export async function forgetEdits(store: Store, member: string): Promise<void> {
  await edits.delete(store, ...(await editsOf(store, member)).map((edit) => editName(edit, member)));
}
