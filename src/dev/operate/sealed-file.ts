/**
 * The file of a backup: a line that says what it is, then its content, encrypted in chunks (the STREAM construction of
 * Hoang, Reyhanitabar, Rogaway and Vizár, 2015, as in age): AES-256-GCM under a key of this file alone (RFC 5869), whose
 * nonces count the chunks and mark the last. So it is written and read in little memory, and a file that was changed,
 * cut off, or given another line opens nowhere.
 *
 * The key is not in the file, nor are the keys that seal records: a backup cannot be read without them.
 */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';

const FORMAT = 'facet-backup';

const CHUNK = 64 * 1024;
const TAG = 16;

/** The first line has less. */
const LINE = 1024;

/** Bytes of one record in its line: no record has as much. */
const LONGEST = 64 * 1024 * 1024;

const headSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(1),
  /** When we started to read its contents. */
  begunAt: z.iso.datetime(),
  /** From when on it is refused. */
  expiresAt: z.iso.datetime(),
  salt: z.string(),
});

export type Head = z.output<typeof headSchema>;

/** Why a backup is not read. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** @param days for how many it may be restored */
export function newHead(begunAt: Date, days: number): Head {
  const expiresAt = new Date(begunAt.getTime() + days * 24 * 60 * 60 * 1000);
  const salt = randomBytes(16).toString('base64url');
  return { format: FORMAT, version: 1, begunAt: begunAt.toISOString(), expiresAt: expiresAt.toISOString(), salt };
}

const lineOf = (head: Head) => `${JSON.stringify(head)}\n`;

/** The line is in what the key is derived from: with another one nothing opens. */
function fileKey(secret: string, line: string): Buffer {
  const { salt } = headSchema.parse(JSON.parse(line));
  const digest = createHash('sha256').update(line).digest('hex');
  return Buffer.from(hkdfSync('sha256', secret, salt, `${FORMAT} ${digest}`, 32));
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(index, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** The same bytes in chunks of one size; the last one may be shorter, and is marked. */
async function* inChunks(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ readonly bytes: Buffer; readonly isLast: boolean }, void> {
  let held = Buffer.alloc(0);
  for await (const part of source) {
    held = Buffer.concat([held, part]);
    // More than one chunk: then this one is not the last.
    for (; held.length > size; held = held.subarray(size)) yield { bytes: held.subarray(0, size), isLast: false };
  }
  yield { bytes: held, isLast: true };
}

/** @param secret 32 random bytes or more, as text */
export async function* sealFile(
  head: Head,
  secret: string,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer, void> {
  const line = lineOf(head);
  const key = fileKey(secret, line);
  yield Buffer.from(line);
  let index = 0;
  for await (const { bytes, isLast } of inChunks(content, CHUNK)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index, isLast));
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    index += 1;
  }
}

function openChunk(key: Buffer, index: number, bytes: Buffer, isLast: boolean): Buffer | null {
  if (bytes.length < TAG) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index, isLast));
  decipher.setAuthTag(bytes.subarray(-TAG));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG)), decipher.final()]);
  } catch {
    return null;
  }
}

/** The first line of a file, and what is left of it. */
async function firstLine(file: AsyncIterable<Uint8Array>) {
  const iterator = file[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  for (let end = -1; ; end = held.indexOf('\n')) {
    if (end >= 0) {
      const rest = held.subarray(end + 1);
      const after = { [Symbol.asyncIterator]: () => iterator };
      return { line: held.subarray(0, end + 1).toString(), rest, after };
    }
    const next = await iterator.next();
    if (next.done || held.length > LINE) throw new BackupError('This file is no backup.');
    held = Buffer.concat([held, next.value]);
  }
}

async function* joined(rest: Uint8Array, after: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  yield rest;
  yield* after;
}

/**
 * @param secrets those the file may be sealed with
 * @throws BackupError if it is no backup, is too old at this time, or opens with none of them
 */
export async function openFile(
  file: AsyncIterable<Uint8Array>,
  secrets: readonly string[],
  now: Date,
): Promise<{ readonly head: Head; readonly content: AsyncIterable<Uint8Array> }> {
  const { line, rest, after } = await firstLine(file);
  const head = headOf(line);
  if (head === null) throw new BackupError('This file is no backup.');
  if (now.getTime() >= Date.parse(head.expiresAt)) {
    throw new BackupError(
      `This backup is of ${head.begunAt} and expired on ${head.expiresAt}: what people deleted since may be in it, and is no longer known. It is not restored.`,
    );
  }
  const keys = secrets.map((secret) => fileKey(secret, line));
  async function* content(): AsyncGenerator<Uint8Array, void> {
    let key: Buffer | undefined;
    let index = 0;
    for await (const { bytes, isLast } of inChunks(joined(rest, after), CHUNK + TAG)) {
      key ??= keys.find((each) => openChunk(each, index, bytes, isLast) !== null);
      const opened = key && openChunk(key, index, bytes, isLast);
      if (!opened)
        throw new BackupError(index === 0 ? 'No key opens this backup.' : 'This backup is damaged or not whole.');
      yield opened;
      index += 1;
    }
  }
  return { head, content: content() };
}

/** @returns null if it is not the first line of a backup */
export function headOf(line: string): Head | null {
  try {
    return headSchema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

/** Lines of a text, without their ends. @throws BackupError if one is too long */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, end)]).toString();
      [parts, length, from] = [[], 0, end + 1];
    }
    parts.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > LONGEST) throw new BackupError('This backup is damaged: a record has no end.');
  }
  if (length > 0) yield Buffer.concat(parts).toString();
}
