import { randomBytes } from 'node:crypto';
import { BackupError, linesOf, newHead, openFile, sealFile } from './sealed-file';

const NOW = new Date('2026-06-01T12:00:00Z');
const LATER = new Date('2026-07-01T12:00:00Z');
const [KEY, OTHER] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];

async function* parts(...chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array, void> {
  yield* chunks;
}

async function bytesOf(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const sealed = (content: Buffer, key = KEY) => bytesOf(sealFile(newHead(NOW, 30), key, parts(content)));

/** In pieces of a size that fits nothing. */
async function opened(file: Buffer, keys: readonly string[] = [KEY], now = NOW): Promise<Buffer> {
  async function* pieces() {
    for (let from = 0; from < file.length; from += 1009) yield file.subarray(from, from + 1009);
  }
  return bytesOf((await openFile(pieces(), keys, now)).content);
}

describe('the file of a backup', () => {
  it.each([0, 1, 65_535, 65_536, 65_537, 131_072, 200_000])('gives back %d bytes', async (length) => {
    const content = randomBytes(length);
    expect((await opened(await sealed(content))).equals(content)).toBe(true);
  });

  it('opens with a former key, and with no other', async () => {
    const file = await sealed(Buffer.from('words of people'));
    expect((await opened(file, [OTHER, KEY])).toString()).toBe('words of people');
    await expect(opened(file, [OTHER])).rejects.toThrow('No key opens this backup.');
    expect(file.includes('words')).toBe(false);
  });

  it('is another one each time', async () => {
    const [one, two] = [await sealed(Buffer.from('same')), await sealed(Buffer.from('same'))];
    expect(one.equals(two)).toBe(false);
  });

  it('is refused from the day on that its first line names, and says so', async () => {
    const file = await sealed(Buffer.from('old'));
    expect((await opened(file, [KEY], new Date(LATER.getTime() - 1))).toString()).toBe('old');
    await expect(opened(file, [KEY], LATER)).rejects.toThrow(
      'This backup is of 2026-06-01T12:00:00.000Z and expired on 2026-07-01T12:00:00.000Z',
    );
    const prolonged = Buffer.from(file.toString('latin1').replace('2026-07-01', '2027-07-01'), 'latin1');
    await expect(opened(prolonged, [KEY], LATER)).rejects.toThrow('No key opens this backup.');
  });

  it('does not open where it was changed, cut off or put together', async () => {
    const file = await sealed(randomBytes(200_000));
    const line = file.indexOf('\n') + 1;
    const chunk = 65_536 + 16;
    const changed = Buffer.from(file);
    changed[line + chunk + 5] = (changed[line + chunk + 5] ?? 0) ^ 1;
    const swapped = Buffer.concat([
      file.subarray(0, line),
      file.subarray(line + chunk, line + 2 * chunk),
      file.subarray(line, line + chunk),
      file.subarray(line + 2 * chunk),
    ]);
    for (const broken of [
      changed,
      swapped,
      file.subarray(0, -1),
      file.subarray(0, line + chunk),
      file.subarray(0, line),
      Buffer.concat([file, Buffer.alloc(1)]),
    ]) {
      await expect(opened(broken)).rejects.toThrow(BackupError);
    }
  });

  it.each(['', '\n', 'a text\nof lines', '{"format":"else"}\n', 'x'.repeat(100_000)])('is not %j', async (text) => {
    await expect(opened(Buffer.from(text))).rejects.toThrow('This file is no backup.');
  });
});

it('lines are the same however their bytes come', async () => {
  const text = 'one\n\nthree 色\nfour';
  const bytes = Buffer.from(text);
  for (const size of [1, 2, 5, 100]) {
    async function* pieces() {
      for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
    }
    const lines: string[] = [];
    for await (const line of linesOf(pieces())) lines.push(line);
    expect(lines).toEqual(['one', '', 'three 色', 'four']);
  }
});
