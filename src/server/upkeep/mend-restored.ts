/** Puts right what does not go together in what was restored: each kind of record by its own domain. */
import { mendSaved } from '../accounts/mend-saved';
import { messages } from '../feedback/store';
import { mendMessage } from '../feedback/mend-messages';
import type { Storage } from '../platform/storage/raw';
import { RECORDS } from '../reports/record';
import { indexKey } from '../reports/saved-index';
import { mendPublished } from '../published-reports/mend-published';

const MEMBER = /^members\/([0-9a-f]{32})\//;

/** @param key of something that was restored @throws StorageError; done again, it does no harm */
export async function mend(storage: Storage, key: string): Promise<void> {
  const [, member = ''] = MEMBER.exec(key) ?? [];
  if (key === indexKey(member)) await mendSaved(storage, member);
  if (key.startsWith(RECORDS)) await mendPublished(storage, key.slice(RECORDS.length));
  const { prefix } = messages.contents;
  if (key.startsWith(prefix)) await mendMessage(storage, key.slice(prefix.length));
}
