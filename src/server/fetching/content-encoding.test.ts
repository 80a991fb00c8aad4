import { Readable } from 'node:stream';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { withoutContentEncoding } from './content-encoding';

const PIECE = 16 * 1024;

/** A body in pieces, and how many bytes of it were taken. */
function bodyOf(pieces: Iterable<Buffer>) {
  const taken = { bytes: 0 };
  const counted = function* () {
    for (const piece of pieces) {
      taken.bytes += piece.length;
      yield piece;
    }
  };
  return { source: Readable.from(counted(), { objectMode: false }), taken };
}

const pieces = (body: Buffer) =>
  Array.from({ length: Math.ceil(body.length / PIECE) }, (_, index) =>
    body.subarray(index * PIECE, (index + 1) * PIECE),
  );

function* endless(start: Buffer, repeated: Buffer): Generator<Buffer> {
  yield start;
  for (;;) yield Buffer.alloc(PIECE - (PIECE % repeated.length), repeated);
}

async function decoded(source: Readable, encoding: string): Promise<Buffer> {
  const read: Uint8Array[] = [];
  for await (const piece of withoutContentEncoding(source, encoding, 100)) read.push(piece);
  return Buffer.concat(read);
}

/** Bytes that no packing makes smaller, the same in every run. */
const NOISE = Buffer.from(
  Uint32Array.from({ length: 500_000 }, (_, index) => Math.imul(index ^ (index >>> 3), 2_654_435_761) ^ (index << 13))
    .buffer,
);

it.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  // As quickly as can be: only undoing it is looked at.
  ['br', (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
] as const)('undoes %s of what cannot be packed', async (encoding, pack) => {
  const { source } = bodyOf(pieces(pack(NOISE)));
  expect((await decoded(source, encoding)).equals(NOISE)).toBe(true);
});

it.each([
  ['deflate', Buffer.from('7801', 'hex'), Buffer.from('000000ffff', 'hex')],
  ['gzip', gzipSync('').subarray(0, 10), Buffer.from('000000ffff', 'hex')],
])('stops at a stream of %s whose blocks are empty', async (encoding, start, block) => {
  const { source, taken } = bodyOf(endless(start, block));
  await expect(decoded(source, encoding)).rejects.toMatchObject({ reason: 'bad-encoding' });
  expect(taken.bytes).toBeLessThan(1024 * 1024);
});
