/** Images whose whole file is wanted: what is read of them, and that evidence stays what their start says. */
import type { RequestListener } from 'node:http';
import type { ImageBody } from '../../brand/evidence/evidence';
import { pngOf } from '../images/testing/pictures';
import type { ImageFile } from './body';
import { FETCH_LIMITS } from './limits';
import { BRAND_URL, closeServers, fetchIn, limited, rawSite, siteOf, UNHURRIED } from './testing/loopback';

afterEach(closeServers);

const SMALL = pngOf({ width: 120, height: 63 });

/** An image with the given number of bytes after its pixels. */
const imageOf = (bytes: number) => Buffer.concat([SMALL, Buffer.alloc(bytes - SMALL.length, 1)]);

const LARGEST = FETCH_LIMITS.imageFileBytes;

async function read(listener: RequestListener, limits = UNHURRIED) {
  const policy = await siteOf(listener);
  const handed: { readonly image: ImageBody; readonly file: ImageFile }[] = [];
  const without = await fetchIn(policy, BRAND_URL, { kind: 'image', limits });
  const result = await fetchIn(policy, BRAND_URL, {
    kind: 'image',
    limits,
    onImage: (image, file) => handed.push({ image, file }),
  });
  const bodyOf = (of: typeof result) => (of.state === 'answered' ? of.body : of.reason);
  expect(bodyOf(result)).toEqual(bodyOf(without));
  return { body: bodyOf(result), handed };
}

const served =
  (file: Buffer, headers: Readonly<Record<string, string>> = {}, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'image/png', ...headers });
    response.end(file);
  };

describe('an image', () => {
  it.each([
    ['small', SMALL.length],
    ['larger than what its facts are read from', 300_000],
    ['as large as may be', LARGEST],
  ])('that is %s is handed on whole, once', async (_what, bytes) => {
    const file = imageOf(bytes);
    const { body, handed } = await read(served(file));
    expect(body).toMatchObject({ kind: 'image', type: 'png', width: 120, height: 63 });
    expect(handed.map(({ image }) => image)).toEqual([body]);
    expect(handed.map((one) => 'file' in one.file && Buffer.from(one.file.file).equals(file))).toEqual([true]);
  });

  it.each([
    ['says that it is larger', { 'content-length': String(LARGEST + 1) }],
    ['is larger', {}],
  ])('that %s is missing', async (_what, headers) => {
    const { body, handed } = await read(served(imageOf(LARGEST + 1), headers));
    expect(body).toMatchObject({ width: 120, bytes: 'content-length' in headers ? LARGEST + 1 : null });
    expect(handed.map(({ file }) => file)).toEqual([{ missing: 'too-large' }]);
  });

  it.each([
    ['more pixels than are drawn', pngOf({ width: 6000, height: 4001 }), 'too-large'],
    [
      'a format that is not drawn',
      Buffer.from(`BM${'\0'.repeat(12)}${'\x28\0\0\0\x01\0\0\0\x01'.padEnd(30, '\0')}`),
      'not-drawn',
    ],
  ])('with %s is left at its start', async (_what, start, missing) => {
    let sent = 0;
    const { handed } = await read((_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png' });
      response.write(start);
      const more = () => {
        sent += 16_384;
        if (sent < 100_000_000 && !response.destroyed) response.write(Buffer.alloc(16_384), more);
      };
      more();
    });
    expect(handed.map(({ file }) => file)).toEqual([{ missing }]);
    expect(sent).toBeLessThan(50_000_000);
  });

  it('that drips behind its start is left when its time is up, and is an answer', async () => {
    const limits = limited({ imageFileMs: 200 });
    const { body, handed } = await read((_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png' });
      response.write(imageOf(100_000));
    }, limits);
    expect(body).toMatchObject({ kind: 'image', width: 120 });
    expect(handed.map(({ file }) => file)).toEqual([{ missing: 'too-slow' }]);
  });

  it('that breaks off behind its start is an answer', async () => {
    const head = 'HTTP/1.1 200 OK\r\ncontent-type: image/png\r\ncontent-length: 900000\r\n\r\n';
    const policy = await rawSite(Buffer.concat([Buffer.from(head), imageOf(200_000)]));
    const files: ImageFile[] = [];
    const result = await fetchIn(policy, BRAND_URL, { kind: 'image', onImage: (_, file) => files.push(file) });
    expect(result).toMatchObject({ state: 'answered', body: { width: 120, bytes: 900_000 } });
    expect(files).toEqual([{ missing: 'not-drawn' }]);
  });

  it.each([
    ['an error', served(SMALL, {}, 404)],
    ['no image', served(Buffer.from('<!doctype html>'))],
  ])('that is %s is not handed on', async (_what, listener) => {
    expect((await read(listener)).handed).toEqual([]);
  });
});
