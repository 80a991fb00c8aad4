/**
 * Which editor wrote into which records: messages they changed, and the notes of who deleted one. If an editor's
 * account is deleted, a pseudonym replaces their name and the hash of their account there.
 */
import type { Records } from '../platform/storage/record';
import { UnreadableError, type Store } from '../platform/storage/store';
import { deletionSchema, messageSchema, type Deletion, type Message } from './message';
import { deletions, editsOf, messages, rememberEdit } from './store';

/** The message with a pseudonym in place of an editor; null if they are not in it. */
function withoutEditor(message: Message, member: string, pseudonym: string): Message | null {
  if (!message.audit.some((change) => change.member === member)) return null;
  const own = { by: pseudonym, member: pseudonym };
  return {
    ...message,
    audit: message.audit.map((change) => (change.member === member ? { ...change, ...own } : change)),
  };
}

function withoutDeleter(deletion: Deletion, member: string, pseudonym: string): Deletion | null {
  return deletion.member === member ? { ...deletion, by: pseudonym, member: pseudonym } : null;
}

/** Records that this version can't read stay unchanged, and are deleted when they are old enough. */
async function rewrite<T>(
  records: Records<T>,
  store: Store,
  name: string,
  change: (value: T) => T | null,
): Promise<void> {
  await records.update(store, name, change).catch((error: unknown) => {
    if (!(error instanceof UnreadableError)) throw error;
  });
}

/**
 * Puts a pseudonym in the place of an editor wherever they wrote. Done twice it does nothing more.
 *
 * @throws StorageError if their name may be left somewhere
 */
export async function forgetEditor(store: Store, member: string, pseudonym: string): Promise<void> {
  const edits = await editsOf(store, member);
  if (edits.length === 0) return;
  const names = await deletions.names(store);
  for (const reference of new Set(edits.map((edit) => edit.reference))) {
    await rewrite(messages.contents, store, reference, (message) => withoutEditor(message, member, pseudonym));
    for (const name of names.filter((each) => each.endsWith(`-${reference}`))) {
      await rewrite(deletions, store, name, (deletion) => withoutDeleter(deletion, member, pseudonym));
    }
  }
}

/** Remembers who wrote into a record that was stored before this was remembered. @throws StorageError */
export async function rememberEditsIn(store: Store, key: string, value: unknown): Promise<void> {
  const reference = key.slice(-10);
  const message = key.startsWith(messages.contents.prefix) ? messageSchema.safeParse(value) : null;
  const deletion = key.startsWith(deletions.prefix) ? deletionSchema.safeParse(value) : null;
  const changes = [...(message?.data?.audit ?? []), ...(deletion?.data ? [deletion.data] : [])];
  for (const { member, at } of changes) await rememberEdit(store, member, reference, Date.parse(at));
}
