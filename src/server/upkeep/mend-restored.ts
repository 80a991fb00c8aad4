/** Puts right what does not go together in what was restored: each kind of record by its own domain. */
import { mendSaved } from '../accounts/mend-saved';
import { MESSAGES } from '../feedback/message';
import { mendMessage } from '../feedback/mend-messages';
import type { Storage } from '../platform/storage';
import { RECORDS } from '../reports/record';
import { indexKey } from '../reports/saved-index';
import { mendPublished } from '../published-reports/mend-published';

const MEMBER = /^members\/([0-9a-f]{32})\//;

/** @param key of something that was restored @throws StorageError; done again, it does no harm */
export async function mend(storage: Storage, key: string): Promise<void> {
  const [, member = ''] = MEMBER.exec(key) ?? [];
  if (key === indexKey(member)) await mendSaved(storage, member);
  if (key.startsWith(RECORDS)) await mendPublished(storage, key.slice(RECORDS.length));
  if (key.startsWith(MESSAGES)) await mendMessage(storage, key.slice(MESSAGES.length));
}
