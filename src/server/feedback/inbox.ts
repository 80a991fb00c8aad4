/** What editors do with messages: change and delete. Every change says who made it. */
import type { MessageStatus } from '../../site/feedback';
import { dayStamp } from '../platform/expiring-keys';
import { changeStored } from '../platform/change-stored';
import { StorageError, type Storage } from '../platform/storage';
import { rememberEdit } from './edits';
import {
  DELETIONS,
  messageKey,
  messageSchema,
  readMessage,
  removeMessage,
  type Change,
  type Deletion,
  type Message,
} from './message';

export interface Editor {
  readonly name: string;
  /** See `memberKey`. */
  readonly member: string;
}

interface MessageChange {
  readonly status?: MessageStatus | undefined;
  readonly note?: string | undefined;
  /** The revision the editor saw. */
  readonly revision: number;
}

export type Changed = { readonly message: Message } | 'not-found' | 'changed-meanwhile';

/**
 * Changes a message, where it is still as the editor saw it.
 *
 * @throws StorageError if it is not certain whether it was changed: asked again, it says `changed-meanwhile` if so
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
  await rememberEdit(storage, editor.member, reference, now.getTime());
  const result = await storage.put(messageKey(reference), changed, { ifMatch: etag });
  return 'etag' in result ? { message: changed } : 'changed-meanwhile';
}

/**
 * Writes down that an editor takes down the published report a message is about; before it is done, so that no report is
 * gone without a word of who did it. Done twice by the same editor it is written once.
 *
 * @param id of the publication
 * @throws StorageError if it is not certain that it is written
 */
export async function recordTakeDown(
  storage: Storage,
  reference: string,
  id: string,
  editor: Editor,
  now: Date,
): Promise<void> {
  await rememberEdit(storage, editor.member, reference, now.getTime());
  const written = await changeStored(storage, messageKey(reference), (stored) => {
    const { data: message } = messageSchema.safeParse(stored?.value);
    if (message === undefined) return { result: undefined };
    const last = message.audit.at(-1);
    if (last?.takenDown === id && last.member === editor.member) return { result: undefined };
    const change: Change = { at: now.toISOString(), by: editor.name, member: editor.member, takenDown: id };
    const next: Message = { ...message, revision: message.revision + 1, audit: [...message.audit, change] };
    return { next, result: undefined };
  });
  if (written === null) throw new StorageError(`${messageKey(reference)} is written by too many at once`);
}

/**
 * Deletes a message for an editor. Who did it is kept as long as the message would have been, without a word of it.
 *
 * @throws StorageError if it is not certain that it is gone
 */
export async function deleteMessage(storage: Storage, reference: string, editor: Editor, now: Date): Promise<boolean> {
  if ((await readMessage(storage, reference)) === null) return false;
  const entry: Deletion = { at: now.toISOString(), by: editor.name, member: editor.member };
  await rememberEdit(storage, editor.member, reference, now.getTime());
  await storage.put(`${DELETIONS}${dayStamp(now.getTime())}-${reference}`, entry, {});
  await removeMessage(storage, reference);
  return true;
}
