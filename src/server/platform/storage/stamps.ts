/**
 * Keys that expire. Each names a time, written so that keys sort by it: a listing alone shows what may be deleted, and
 * no value is read for that.
 */
import { deleteAll, keysBelow, type Storage } from './raw';

/** The UTC day of a time, in eight digits: `20260601`. @param time ms since 1970 */
export function dayStamp(time: number): string {
  return new Date(time).toISOString().slice(0, 10).replaceAll('-', '');
}

/**
 * The number of the span a time is in, counted from 1970 and padded with zeros.
 *
 * @param time ms since 1970
 * @param seconds how long a span is
 * @param digits how many the number has
 */
export function spanStamp(time: number, seconds: number, digits = 10): string {
  return String(Math.floor(time / (seconds * 1000))).padStart(digits, '0');
}

/**
 * Deletes the keys below a prefix whose time is earlier.
 *
 * @param stamp the first time that is kept, as the keys write it
 * @param folders how many segments of a key are between the prefix and its time
 * @throws StorageError; then some may be deleted, and the next run deletes the others
 */
export async function deleteBefore(
  storage: Pick<Storage, 'list' | 'delete'>,
  prefix: string,
  stamp: string,
  folders = 0,
): Promise<void> {
  const timed = (key: string) => key.slice(prefix.length).split('/').slice(folders).join('/');
  const keys = await keysBelow(storage, prefix);
  await deleteAll(
    storage,
    keys.filter((key) => timed(key) < stamp),
  );
}
