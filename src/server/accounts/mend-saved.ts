/** What a member's list of saved reports names, and a restored backup has not: it was deleted since, or saved while it was made. */
import type { Store } from '../platform/storage/store';
import { changeIndex, savedContents, savedName } from './store';

/** Takes it out of the list. @throws StorageError */
export async function mendSaved(storage: Store, member: string): Promise<void> {
  const there = new Set(await savedContents.names(storage, savedName(member)));
  await changeIndex(storage, member, (index) => {
    const items = index?.items.filter(({ blob }) => there.has(savedName(member, blob))) ?? [];
    if (index === null || items.length === index.items.length) return { result: null };
    return { next: { ...index, items }, result: null };
  });
}
