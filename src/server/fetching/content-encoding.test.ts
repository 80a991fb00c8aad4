import { Readable } from 'node:stream';
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
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
  ['deflate', deflateRawSync],
  ['zstd', zstdCompressSync],
  ['deflate, gzip', (body: Buffer) => gzipSync(deflateSync(body))],
  [' GZIP , zstd', (body: Buffer) => zstdCompressSync(gzipSync(body))],
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

it.each(['UTF-8', 'none', 'utf-8, gzip', 'gzip, none', 'gzip, identity', ', gzip', 'compress', 'aws-chunked'])(
  'takes a body as it comes where %s is among its codings',
  async (encoding) => {
    const body = gzipSync('<!doctype html>');
    expect((await decoded(bodyOf([body]).source, encoding)).equals(body)).toBe(true);
  },
);

/** Packed again and again, so that each step grows less than may be and all together more. */
const BOMB = Buffer.alloc(8_000_000);
/** A zstd frame of one letter (RFC 8878 §3.1.1). @param windowLog of the window it asks for */
const frame = (windowLog: number) => Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, (windowLog - 10) << 3, 9, 0, 0, 0x61]);

it('undoes zstd with a window as large as browsers allow', async () => {
  expect((await decoded(bodyOf([frame(23)]).source, 'zstd')).toString()).toBe('a');
});

it.each([
  ['gzip, gzip', gzipSync(gzipSync(BOMB))],
  ['gzip, br', brotliCompressSync(gzipSync(BOMB))],
  ['deflate, zstd, gzip', gzipSync(zstdCompressSync(deflateSync(BOMB)))],
  ['zstd', zstdCompressSync(BOMB)],
  ['more than anybody applies', gzipSync('a'), 'gzip, gzip, gzip, gzip, gzip'],
  ['a window beyond that of browsers', frame(24), 'zstd'],
  ['a coding that is not true', gzipSync('a'), 'gzip, zstd'],
])('refuses %s', async (name, body, encoding = name) => {
  await expect(decoded(bodyOf(pieces(body)).source, encoding)).rejects.toMatchObject({ reason: 'bad-encoding' });
});

it('measures what all codings together make of a body', async () => {
  // 90 times each, so that neither alone is too much.
  const packed = gzipSync(Buffer.concat([NOISE.subarray(0, 3_000), Buffer.alloc(270_000)]));
  const twice = zstdCompressSync(Buffer.concat(Array.from({ length: 90 }, () => packed)));
  await expect(decoded(bodyOf([twice]).source, 'gzip, zstd')).rejects.toMatchObject({ reason: 'bad-encoding' });
});

it('passes a fault of the source through every step', async () => {
  const fault = new Error('reset');
  const source = Readable.from(
    (function* () {
      yield gzipSync(deflateSync(NOISE)).subarray(0, 40_000);
      throw fault;
    })(),
    { objectMode: false },
  );
  await expect(decoded(source, 'deflate, gzip')).rejects.toBe(fault);
});
