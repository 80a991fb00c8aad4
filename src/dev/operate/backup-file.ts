/** Records as lines of a backup. The last line says how many there are. */
import { z } from 'zod';
import type { BackedUp } from '../../server/upkeep/backup-records';
import { BackupError, linesOf, openFile, sealFile, type Head } from './sealed-file';

const lineSchema = z.union([
  z.object({ key: z.string(), json: z.unknown() }).transform(({ key, json }): BackedUp => ({ key, value: json })),
  z
    .object({ key: z.string(), base64: z.string() })
    .transform(({ key, base64 }): BackedUp => ({ key, value: new Uint8Array(Buffer.from(base64, 'base64')) })),
]);

const endSchema = z.object({ records: z.number() });

function lineOf({ key, value }: BackedUp): string {
  const held = value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : { json: value };
  return `${JSON.stringify({ key, ...held })}\n`;
}

/** @param told how many records there were, at the end */
async function* linesFrom(
  records: AsyncIterable<BackedUp>,
  told: (count: number) => void,
): AsyncGenerator<Uint8Array, void> {
  let count = 0;
  for await (const record of records) {
    yield Buffer.from(lineOf(record));
    count += 1;
  }
  told(count);
  yield Buffer.from(`${JSON.stringify({ records: count })}\n`);
}

export function backupFile(
  head: Head,
  secret: string,
  records: AsyncIterable<BackedUp>,
  told: (count: number) => void = () => undefined,
): AsyncGenerator<Buffer, void> {
  return sealFile(head, secret, linesFrom(records, told));
}

async function* recordsIn(content: AsyncIterable<Uint8Array>): AsyncGenerator<BackedUp, void> {
  let count = 0;
  let end: number | null = null;
  for await (const line of linesOf(content)) {
    const value: unknown = JSON.parse(line);
    const record = z.looseObject({ key: z.string() }).safeParse(value).success ? lineSchema.parse(value) : null;
    if (record === null) end = endSchema.parse(value).records;
    else {
      yield record;
      count += 1;
    }
  }
  if (end !== count) throw new BackupError('This backup is not whole.');
}

/** @throws BackupError as `openFile` does, and at its end if it is not whole */
export async function readBackup(
  file: AsyncIterable<Uint8Array>,
  secrets: readonly string[],
  now: Date,
): Promise<{ readonly head: Head; readonly records: AsyncIterable<BackedUp> }> {
  const { head, content } = await openFile(file, secrets, now);
  return { head, records: recordsIn(content) };
}
