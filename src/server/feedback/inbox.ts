/** What editors do with messages: change and delete. Every change says who made it. */
import type { MessageStatus } from '../../site/feedback';
import { dayStamp } from '../platform/storage/stamps';
import type { Store } from '../platform/storage/store';
import type { Change, Message } from './message';
import { deletions, messages, readMessage, rememberEdit, removeMessage } from './store';

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
  storage: Store,
  reference: string,
  { status, note, revision }: MessageChange,
  editor: Editor,
  now: Date,
): Promise<Changed> {
  const stored = await readMessage(storage, reference);
  if (stored === null) return 'not-found';
  const { message, version } = stored;
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
  const isChanged = (await messages.contents.replace(storage, reference, version, changed)) !== null;
  return isChanged ? { message: changed } : 'changed-meanwhile';
}

/**
 * Writes down that an editor takes down the published report a message is about; before it is done, so that no report is
 * gone without a word of who did it. Done twice by the same editor it is written once.
 *
 * @param id of the publication
 * @throws StorageError if it is not certain that it is written
 */
export async function recordTakeDown(
  storage: Store,
  reference: string,
  id: string,
  editor: Editor,
  now: Date,
): Promise<void> {
  await rememberEdit(storage, editor.member, reference, now.getTime());
  await messages.contents.update(storage, reference, (message) => {
    const last = message.audit.at(-1);
    if (last?.takenDown === id && last.member === editor.member) return null;
    const change: Change = { at: now.toISOString(), by: editor.name, member: editor.member, takenDown: id };
    return { ...message, revision: message.revision + 1, audit: [...message.audit, change] };
  });
}

/**
 * Deletes a message for an editor. Who did it is kept as long as the message would have been, without a word of it.
 *
 * @throws StorageError if it is not certain that it is gone
 */
export async function deleteMessage(storage: Store, reference: string, editor: Editor, now: Date): Promise<boolean> {
  if ((await readMessage(storage, reference)) === null) return false;
  const entry = { at: now.toISOString(), by: editor.name, member: editor.member };
  await rememberEdit(storage, editor.member, reference, now.getTime());
  await deletions.put(storage, `${dayStamp(now.getTime())}-${reference}`, entry);
  await removeMessage(storage, reference);
  return true;
}
