import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { BRAND_URL as ROOT, closeServers, fetchIn, limited, page, serveRaw, site } from './testing/loopback';
import { FETCH_LIMITS, type BodyKind } from './limits';

afterEach(closeServers);

const KINDS = Object.keys(FETCH_LIMITS.bodyBytes) as readonly BodyKind[];
const READ = KINDS.filter((kind) => FETCH_LIMITS.bodyBytes[kind] > 0);
const MIB = 1024 * 1024;

/** A site that writes `piece` while the client listens, after `head`; reports how much it sent. */
async function flood(head: string, piece: Uint8Array | string): Promise<{ port: number; sent: () => number }> {
  let sent = 0;
  const pour = async (socket: Socket): Promise<void> => {
    await once(socket, 'data');
    socket.write(head);
    while (!socket.destroyed) {
      sent += piece.length;
      // A turn between, so that the fetch in this same process gets to read.
      if (socket.write(piece)) await pause(0);
      else await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
    }
  };
  const port = await serveRaw((socket) => void pour(socket).catch(() => undefined));
  return { port, sent: () => sent };
}

const head = (type: string, more = ''): string => `HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\n${more}\r\n`;

describe('a body without an end', () => {
  it.each(READ)('is left where the limit of %s is reached', async (kind) => {
    const type = kind === 'manifest' ? 'application/json' : kind === 'image' ? 'image/png' : 'text/html';
    const { port, sent } = await flood(head(type), 'A word and another. '.repeat(500));
    const result = await fetchIn(site(port), ROOT, { kind });
    const whole = ['html', 'manifest'];
    const ended = whole.includes(kind) ? { reason: 'too-large' } : kind === 'image' ? { reason: 'wrong-type' } : {};
    expect(result).toMatchObject(
      whole.includes(kind) || kind === 'image'
        ? { state: 'failed', ...ended }
        : { state: 'answered', body: { bytes: FETCH_LIMITS.bodyBytes[kind], truncated: true } },
    );
    // What the kernel buffers on loopback comes on top of what was read.
    expect(sent()).toBeLessThan(FETCH_LIMITS.bodyBytes[kind] + 16 * MIB);
  });

  it('is not even begun where only the head is asked for', async () => {
    const { port } = await flood(head('text/html'), 'x'.repeat(10_000));
    expect(await fetchIn(site(port), ROOT, { kind: 'none' })).toMatchObject({ state: 'answered', body: null });
  });

  it.each([
    ['chunks', 'transfer-encoding: chunked\r\n', ('400\r\n' + 'x'.repeat(1024) + '\r\n').repeat(32), 'too-large'],
    ['an extension of a chunk', 'transfer-encoding: chunked\r\n', '1;' + 'x'.repeat(1024), 'protocol'],
  ])('in %s is left too', async (_what, header, piece, reason) => {
    const { port } = await flood(head('text/html', header), piece);
    expect(await fetchIn(site(port), ROOT)).toMatchObject({ state: 'failed', reason });
  });
});

describe('a head without an end', () => {
  it.each([
    ['one header', 'HTTP/1.1 200 OK\r\nx-flood: ', 'x'.repeat(1000)],
    ['headers', 'HTTP/1.1 200 OK\r\n', 'x-flood: xxxxxxxxxxxxxxxxxxxx\r\n'.repeat(40)],
    ['a status line', 'HTTP/1.1 200 ', 'O'.repeat(1000)],
    ['cookies', 'HTTP/1.1 200 OK\r\n', 'set-cookie: a=b\r\n'.repeat(60)],
  ])('of %s is left at 16 KiB', async (_what, start, piece) => {
    const { port, sent } = await flood(start, piece);
    const result = await fetchIn(site(port), ROOT);
    expect(result).toMatchObject({ state: 'failed', reason: 'too-large' });
    expect(sent()).toBeLessThan(16 * MIB);
  });

  it('of interim answers is left when time is up', async () => {
    const { port } = await flood('', 'HTTP/1.1 103 Early Hints\r\nlink: </a>; rel=preload\r\n\r\n');
    const result = await fetchIn(site(port), ROOT, { limits: limited({ resourceMs: 100 }) });
    expect(result).toMatchObject({ state: 'failed', reason: 'too-slow' });
  });
});

describe('a bomb', () => {
  const zeros = Buffer.alloc(8 * MIB, ' ');
  const bombs = [
    ['gzip', gzipSync(zeros)],
    ['br', brotliCompressSync(zeros)],
    ['deflate', deflateSync(zeros)],
  ] as const;

  it.each(bombs)('in %s goes off for no kind of body', async (encoding, bomb) => {
    for (const kind of READ) {
      const headers = {
        'content-encoding': encoding,
        'content-type': kind === 'manifest' ? 'text/plain' : 'text/html',
      };
      const result = await fetchIn(await page(bomb, headers), ROOT, { kind });
      // It is cut at the limit, when it may not be an image yet, or its type is recognised before that.
      const reasons = kind === 'image' ? /^(bad-encoding|wrong-type)$/ : /^(bad-encoding|too-large)$/;
      if (result.state === 'failed') expect(result.reason).toMatch(reasons);
      else if (result.body !== null)
        expect(result.body).toMatchObject({ bytes: FETCH_LIMITS.bodyBytes[kind], truncated: true });
    }
  });

  it.each(bombs)('in %s is known by what it grows to', async (encoding, bomb) => {
    const limits = limited({ bodyBytes: { ...FETCH_LIMITS.bodyBytes, html: zeros.length } });
    const result = await fetchIn(await page(bomb, { 'content-encoding': encoding }), ROOT, { limits });
    expect(result).toMatchObject({ state: 'failed', reason: 'bad-encoding' });
  });

  it.each([
    ['gzip, br', brotliCompressSync(gzipSync(zeros)), /^(?:bad-encoding|too-large)$/],
    ['gzip, gzip', gzipSync(gzipSync(zeros)), /^(?:bad-encoding|too-large)$/],
    // Browsers don't know one of these codings, so they download the response as a file.
    ['gzip,identity', gzipSync(zeros), /^wrong-type$/],
    ['br, gzip, deflate', Buffer.from('<!doctype html>'), /^bad-encoding$/],
  ])('may not hide in a second encoding: %s', async (encoding, body, reason) => {
    const result = await fetchIn(await page(body, { 'content-encoding': encoding }), ROOT);
    expect(result).toMatchObject({ state: 'failed', reason: expect.stringMatching(reason) as string });
  });

  it('may not hide in a second header', async () => {
    const twice = 'content-encoding: gzip\r\ncontent-encoding: gzip\r\n';
    const body = gzipSync(gzipSync(zeros));
    const port = await serveRaw((socket) => {
      socket.once('data', () => {
        socket.write(head('text/html', twice));
        socket.end(body);
      });
    });
    const result = await fetchIn(site(port), ROOT);
    expect(result).toMatchObject({
      state: 'failed',
      reason: expect.stringMatching(/^(?:bad-encoding|too-large)$/) as string,
    });
  });
});

describe('an answer that drips', () => {
  it.each(READ)('is left when the time of %s is up, and is no answer', async (kind) => {
    const port = await serveRaw((socket) => {
      socket.write(head(kind === 'manifest' ? 'application/json' : 'text/html'));
      const drip = setInterval(() => socket.write('a'), 10);
      socket.on('close', () => clearInterval(drip));
    });
    const result = await fetchIn(site(port), ROOT, { kind, limits: limited({ resourceMs: 80 }) });
    expect(result).toMatchObject({ state: 'failed', reason: 'too-slow' });
  });

  it('has one time for all its redirects', async () => {
    let hops = 0;
    const port = await serveRaw((socket) => {
      hops += 1;
      const answer = `HTTP/1.1 302 Found\r\nlocation: /${hops}\r\n\r\n`;
      socket.once('data', () => setTimeout(() => socket.end(answer), 60));
    });
    const result = await fetchIn(site(port), ROOT, { limits: limited({ resourceMs: 100 }) });
    expect(result).toMatchObject({ state: 'failed', reason: 'too-slow' });
    expect(hops).toBeLessThan(4);
  });
});
