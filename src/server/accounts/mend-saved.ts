/** What a member's list of saved reports names, and a restored backup has not: it was deleted since, or saved while it was made. */
import { keysBelow, type Storage } from '../platform/storage/raw';
import { changeIndex, savedPrefix } from '../reports/saved-index';

/** Takes it out of the list. @throws StorageError */
export async function mendSaved(storage: Storage, member: string): Promise<void> {
  const prefix = savedPrefix(member);
  const there = new Set((await keysBelow(storage, prefix)).map((key) => key.slice(prefix.length)));
  await changeIndex(storage, member, (index) => {
    const items = index?.items.filter(({ blob }) => there.has(blob)) ?? [];
    if (index === null || items.length === index.items.length) return { result: null };
    return { next: { ...index, items }, result: null };
  });
}
