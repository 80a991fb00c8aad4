import { once } from 'node:events';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { FetchFailure } from './failure';

/** Up to here any expansion is harmless; small pages of much white space grow more than a hundredfold. */
const HARMLESS_BYTES = 64 * 1024;

/**
 * How many bytes more than it has given a decoder may have taken: those in its buffers. Empty blocks give nothing, and
 * no limit on what is given would end a stream of them.
 */
const PENDING_BYTES = 256 * 1024;

/** Whether a deflate stream has the zlib header it should have (RFC 1950 §2.2); some servers leave it out. */
async function hasZlibHeader(source: Readable): Promise<boolean> {
  await Promise.race([once(source, 'readable'), once(source, 'end')]);
  const start: unknown = source.read();
  if (!(start instanceof Uint8Array)) return true;
  source.unshift(start);
  const [method = 0, flags = 0] = start;
  return (method & 0x0f) === 8 && ((method << 8) | flags) % 31 === 0;
}

async function decoderFor(encoding: string, source: Readable): Promise<Transform> {
  switch (encoding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'br':
      return createBrotliDecompress();
    case 'deflate':
      return (await hasZlibHeader(source)) ? createInflate() : createInflateRaw();
    default:
      throw new FetchFailure('bad-encoding');
  }
}

/**
 * Yields a body with its content encoding undone, piece by piece, so that the reader can stop at its limit.
 *
 * @param contentEncoding value of the header, empty if it was not sent
 * @param expansion how many times the size received the result may have
 * @throws FetchFailure `bad-encoding`: unknown, several, damaged, over-expanding or empty without end; errors of the source as they are
 */
export async function* withoutContentEncoding(
  source: Readable,
  contentEncoding: string,
  expansion: number,
): AsyncGenerator<Uint8Array> {
  const encoding = contentEncoding.trim().toLowerCase();
  if (encoding === '' || encoding === 'identity') {
    yield* source as AsyncIterable<Uint8Array>;
    return;
  }
  const decoder = await decoderFor(encoding, source);
  let received = 0;
  let produced = 0;
  // A pipeline passes an error on to all its streams; the first one to have it is the cause.
  let sourceError: Error | undefined;
  let decoderFailed = false;
  decoder.once('error', () => (decoderFailed = true));
  source.once('error', (error) => {
    if (!decoderFailed) sourceError = error;
  });
  const meter = async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      received += chunk.length;
      if (received > produced + PENDING_BYTES) throw new FetchFailure('bad-encoding');
      yield chunk;
    }
  };
  pipeline(source, meter, decoder, () => undefined);
  try {
    for await (const chunk of decoder as AsyncIterable<Uint8Array>) {
      produced += chunk.length;
      if (produced > HARMLESS_BYTES && produced > received * expansion) throw new FetchFailure('bad-encoding');
      yield chunk;
    }
  } catch (error) {
    throw sourceError ?? new FetchFailure('bad-encoding', { cause: error });
  }
}
