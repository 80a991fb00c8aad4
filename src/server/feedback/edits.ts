/**
 * Which editor has written into which records: into messages they changed, and where it is kept who deleted one. Names
 * of keys alone say so, each beginning with its day. When an editor's account is deleted, a pseudonym takes the place of
 * their name and of the hash of their account there.
 */
import { dayStamp } from '../platform/expiring-keys';
import { changeStored } from '../platform/change-stored';
import { deleteAll, keysBelow, StorageError, type Storage } from '../platform/storage';
import { deletionSchema, DELETIONS, messageKey, messageSchema, MESSAGES, type Deletion, type Message } from './message';

export const EDITS = 'feedback/edits/';

const editKey = (day: string, member: string, reference: string) => `${EDITS}${day}-${member}-${reference}`;

const NAME = /^(\d{8})-(.+)-([^-]+)$/;

/** What an editor did to one message on one day. */
export interface Edit {
  /** Eight digits, UTC. */
  readonly day: string;
  readonly reference: string;
}

/** To be written before the record is: one without a record means nothing. @throws StorageError */
export async function rememberEdit(storage: Storage, member: string, reference: string, at: number): Promise<void> {
  await storage.put(editKey(dayStamp(at), member, reference), {}, {});
}

/** What an editor did, the oldest first. @throws StorageError */
export async function editsOf(storage: Storage, member: string): Promise<readonly Edit[]> {
  const names = (await keysBelow(storage, EDITS)).map((key) => NAME.exec(key.slice(EDITS.length)));
  return names.flatMap((name) => {
    const [, day = '', editor = '', reference = ''] = name ?? [];
    return editor === member ? [{ day, reference }] : [];
  });
}

/** The message with a pseudonym in place of an editor; null if they are not in it. */
function withoutEditor(message: Message, member: string, pseudonym: string): Message | null {
  if (!message.audit.some((change) => change.member === member)) return null;
  const own = { by: pseudonym, member: pseudonym };
  return {
    ...message,
    audit: message.audit.map((change) => (change.member === member ? { ...change, ...own } : change)),
  };
}

type Change = (value: unknown) => Message | Deletion | null;

async function rewrite(storage: Storage, key: string, change: Change): Promise<void> {
  const done = await changeStored(storage, key, (stored) => {
    const next = change(stored?.value);
    return next === null ? { result: null } : { next, result: null };
  });
  if (done === null) throw new StorageError(`${key} is written by too many at once`);
}

/**
 * Puts a pseudonym in the place of an editor wherever they wrote. Done twice it does nothing more.
 *
 * @throws StorageError if their name may be left somewhere
 */
export async function forgetEditor(storage: Storage, member: string, pseudonym: string): Promise<void> {
  const edits = await editsOf(storage, member);
  if (edits.length === 0) return;
  const deletions = await keysBelow(storage, DELETIONS);
  for (const reference of new Set(edits.map((edit) => edit.reference))) {
    // What cannot be read by this version is left as it is: it goes by its age.
    await rewrite(storage, messageKey(reference), (value) => {
      const message = messageSchema.safeParse(value);
      return message.success ? withoutEditor(message.data, member, pseudonym) : null;
    });
    for (const key of deletions.filter((each) => each.endsWith(`-${reference}`))) {
      await rewrite(storage, key, (value) => {
        const deletion = deletionSchema.safeParse(value);
        const isTheirs = deletion.success && deletion.data.member === member;
        return isTheirs ? { ...deletion.data, by: pseudonym, member: pseudonym } : null;
      });
    }
  }
}

/** Deletes what is known about where an editor wrote: the last step, when they can no longer be writing. */
export async function forgetEdits(storage: Storage, member: string): Promise<void> {
  const edits = await editsOf(storage, member);
  await deleteAll(
    storage,
    edits.map(({ day, reference }) => editKey(day, member, reference)),
  );
}

/** Remembers who wrote into a record that was stored before this was remembered. @throws StorageError */
export async function rememberEditsIn(storage: Storage, key: string, value: unknown): Promise<void> {
  const reference = key.slice(-10);
  const message = key.startsWith(MESSAGES) ? messageSchema.safeParse(value) : null;
  const deletion = key.startsWith(DELETIONS) ? deletionSchema.safeParse(value) : null;
  const changes = [...(message?.data?.audit ?? []), ...(deletion?.data ? [deletion.data] : [])];
  for (const { member, at } of changes) await rememberEdit(storage, member, reference, Date.parse(at));
}
