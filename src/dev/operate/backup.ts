/** `npm run backup`: writes what the site stores to a file, encrypted, and takes away files that have expired. */
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { recordsOf } from '../../server/upkeep/backup-records';
import { LIMITS } from '../../site/limits';
import { backupFile } from './backup-file';
import { headOf, newHead } from './sealed-file';
import { keysFrom, storesOf, type Variables } from './store';

const NAME = /^facet-\d{8}T\d{6}Z\.backup(?:\.partial)?$/;

const nameAt = (time: Date) => `facet-${time.toISOString().replace(/[-:]|\.\d+/g, '')}.backup`;

/** The first line alone is read. */
async function isExpired(file: string, now: Date): Promise<boolean> {
  let text = '';
  for await (const part of createReadStream(file, { encoding: 'utf8', end: 1023 })) text += part as string;
  const head = headOf(text.split('\n')[0] ?? '');
  return head !== null && Date.parse(head.expiresAt) <= now.getTime();
}

/** @returns names of the files that were taken away */
async function takeAwayExpired(folder: string, now: Date): Promise<readonly string[]> {
  const expired: string[] = [];
  for (const name of (await readdir(folder)).filter((each) => NAME.test(each))) {
    if (!(await isExpired(join(folder, name), now))) continue;
    await rm(join(folder, name));
    expired.push(name);
  }
  return expired;
}

export interface Backup {
  readonly file: string;
  readonly records: number;
  readonly expiresAt: string;
  readonly takenAway: readonly string[];
}

/**
 * A file has its name only once it is whole, and on the disk.
 *
 * @throws StorageError, BackupError; then no file is there
 */
export async function backup(folder: string, variables: Variables, now: Date): Promise<Backup> {
  const [key] = keysFrom(variables, 'FACET_BACKUP_KEYS');
  const { records } = storesOf(variables);
  await mkdir(folder, { recursive: true });
  const file = join(folder, nameAt(now));
  const partial = `${file}.partial`;
  const head = newHead(now, LIMITS.backupDays);
  let count = 0;
  try {
    const handle = await open(partial, 'wx', 0o600);
    const content = backupFile(head, key, recordsOf(records), (total) => (count = total));
    await pipeline(Readable.from(content), handle.createWriteStream({ flush: true }));
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return { file, records: count, expiresAt: head.expiresAt, takenAway: await takeAwayExpired(folder, now) };
}
