/** Content codings undone as browsers undo them (Fetch: “handle content codings”; RFC 9110 §8.4). */
import { once } from 'node:events';
import { pipeline, Readable, type Transform } from 'node:stream';
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib';
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

/** As in browsers: a window of 8 MiB at most (RFC 9659 §3). */
const ZSTD_WINDOW_LOG = 23;

/** A stream that undoes a coding; null for a coding that is not known. */
const DECODERS: Readonly<Record<string, (source: Readable) => Transform | Promise<Transform>>> = {
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  br: () => createBrotliDecompress(),
  zstd: () => createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG } }),
  deflate: async (source) => ((await hasZlibHeader(source)) ? createInflate() : createInflateRaw()),
};

/** What requests say they accept: each coding that is known, under its usual name. */
export const ACCEPT_ENCODING = 'gzip, br, zstd, deflate';

/** Codings one body may have; nobody applies more than two. */
const CODINGS_LIMIT = 4;

/**
 * The codings of a body, in the order in which they were applied. If one of them is unknown, such as `UTF-8` or `none`,
 * there are none, and the body is used as it came (Fetch). `identity` isn't a coding.
 *
 * @param contentEncoding the header's values, joined by commas; empty if it wasn't sent
 * @throws FetchFailure `bad-encoding` if there are more than anyone would apply
 */
export function codingsOf(contentEncoding: string): readonly string[] {
  const named = contentEncoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim());
  if (!named.every((coding) => Object.hasOwn(DECODERS, coding))) return [];
  if (named.length > CODINGS_LIMIT) throw new FetchFailure('bad-encoding');
  return named;
}

/** How many bytes were received over the network, which limits how far they may grow. */
interface Received {
  bytes: number;
}

async function* counted(source: Readable, received: Received): AsyncGenerator<Uint8Array> {
  for await (const chunk of source as AsyncIterable<Uint8Array>) {
    received.bytes += chunk.length;
    yield chunk;
  }
}

/** Undoes one coding. `received` counts what all codings together have made of; a step alone may not grow more, either. */
async function* undone(
  source: Readable,
  coding: string,
  received: Readonly<Received>,
  expansion: number,
): AsyncGenerator<Uint8Array> {
  const decoder = await DECODERS[coding]?.(source);
  if (decoder === undefined) throw new FetchFailure('bad-encoding');
  let taken = 0;
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
      taken += chunk.length;
      if (taken > produced + PENDING_BYTES) throw new FetchFailure('bad-encoding');
      yield chunk;
    }
  };
  pipeline(source, meter, decoder, () => undefined);
  try {
    for await (const chunk of decoder as AsyncIterable<Uint8Array>) {
      produced += chunk.length;
      const most = Math.min(taken, received.bytes) * expansion;
      if (produced > HARMLESS_BYTES && produced > most) throw new FetchFailure('bad-encoding');
      yield chunk;
    }
  } catch (error) {
    // Nothing is nothing in every coding; servers say so of answers that have no body.
    if (sourceError === undefined && taken === 0) return;
    throw sourceError ?? new FetchFailure('bad-encoding', { cause: error });
  }
}

/**
 * Yields a body with its content codings undone, piece by piece, so that the reader can stop at its limit.
 *
 * @param contentEncoding the header's values, joined by commas; empty if it was not sent
 * @param expansion how many times the size received the result may have, and what each coding gives
 * @throws FetchFailure `bad-encoding`: damaged, over-expanding, empty without end, or too many codings; errors of the
 *   source as they are
 */
export async function* withoutContentEncoding(
  source: Readable,
  contentEncoding: string,
  expansion: number,
): AsyncGenerator<Uint8Array> {
  const codings = codingsOf(contentEncoding);
  if (codings.length === 0) {
    yield* source as AsyncIterable<Uint8Array>;
    return;
  }
  const received: Received = { bytes: 0 };
  let stream = Readable.from(counted(source, received), { objectMode: false });
  for (const coding of codings.toReversed()) {
    stream = Readable.from(undone(stream, coding, received, expansion), { objectMode: false });
  }
  yield* stream as AsyncIterable<Uint8Array>;
}
