/** Puts right what does not go together in what was restored: each kind of record by its own domain. */
import { mendSaved } from '../accounts/mend-saved';
import { belongings, indexName } from '../accounts/store';
import { messages } from '../feedback/store';
import type { Store } from '../platform/storage/store';
import { mendRecord, published } from '../reports/store';

const MEMBER = /^members\/([0-9a-f]{32})\//;

/** @param key of something that was restored @throws StorageError; done again, it does no harm */
export async function mend(storage: Store, key: string): Promise<void> {
  const [, member = ''] = MEMBER.exec(key) ?? [];
  if (key === belongings.prefix + indexName(member)) await mendSaved(storage, member);
  const nameIn = ({ prefix }: { readonly prefix: string }) =>
    key.startsWith(prefix) ? key.slice(prefix.length) : null;
  const id = nameIn(published.contents);
  if (id !== null) await mendRecord(storage, id);
  // Without its entry nobody would find a message, or forget it in time.
  const reference = nameIn(messages.contents);
  if (reference !== null) await messages.mend(storage, reference);
}
