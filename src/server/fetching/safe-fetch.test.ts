import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { FETCH_LIMITS } from './limits';
import {
  BRAND_URL as ROOT,
  closeServers,
  fetchIn,
  HTML,
  limited,
  OFFLINE,
  PUBLIC_ONLY,
  page,
  rawSite,
  samples,
  serve,
  serveRaw,
  site,
  siteOf,
  textOf,
} from './testing/loopback';

afterEach(closeServers);

describe('an answer', () => {
  it('comes with status, headers as received, final URL and text', async () => {
    const policy = await siteOf((_request, response) => {
      response.writeHead(200, [
        ['Content-Type', 'text/html'],
        ['X-Twice', 'one'],
        ['X-Twice', 'two'],
      ]);
      response.end(HTML);
    });
    const result = await fetchIn(policy, `${ROOT}?a=1#part`);
    expect(result).toMatchObject({
      state: 'answered',
      url: `${ROOT}?a=1`,
      finalUrl: `${ROOT}?a=1`,
      redirects: [],
      status: 200,
      body: { kind: 'text', text: HTML, encoding: 'utf-8', bytes: HTML.length, truncated: false },
    });
    expect(result.state === 'answered' && result.headers.slice(0, 3)).toEqual([
      ['content-type', 'text/html'],
      ['x-twice', 'one'],
      ['x-twice', 'two'],
    ]);
  });

  it('comes without the values of cookies', async () => {
    const policy = await siteOf((_, response) => {
      response.setHeader('set-cookie', ['sid=s3cret=; Path=/; Secure', 'nameless; HttpOnly', 'a=b']);
      response.writeHead(200, { 'content-type': 'text/html' }).end(HTML);
    });
    const result = await fetchIn(policy, ROOT);
    const kept = result.state === 'answered' ? result.headers.filter(([name]) => name === 'set-cookie') : [];
    expect(kept.map(([, value]) => value)).toEqual(['sid=; Path=/; Secure', '; HttpOnly', 'a=']);
  });

  it('is asked for by name, without cookies, credentials or languages', async () => {
    let asked: IncomingMessage['headers'] = {};
    const policy = await siteOf((request, response) => {
      asked = request.headers;
      response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'a=b' }).end(HTML);
    });
    await fetchIn(policy, ROOT);
    await fetchIn(policy, ROOT);
    expect(asked).toEqual({
      host: 'brand.com',
      'user-agent': 'FacetBot/0.1 (+https://facet.invalid/en/about/)',
      accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
      'accept-encoding': 'gzip, br, zstd, deflate',
      connection: 'close',
    });
  });

  it.each([404, 500])('with status %d is evidence, and its HTML is kept', async (status) => {
    expect(await fetchIn(await page(HTML, {}, status), ROOT)).toMatchObject({ status, body: { text: HTML } });
  });

  it.each([204, 205])('with status %d has no body, whatever follows', async (status) => {
    const policy = await page(status === 205 ? HTML : '', {}, status);
    expect(await fetchIn(policy, ROOT)).toMatchObject({ state: 'answered', status, body: null });
  });

  it('that is to be saved is no page', async () => {
    const saved = await page(HTML, { 'content-disposition': 'Attachment; filename="tea.html"' });
    expect(await fetchIn(saved, ROOT)).toMatchObject({ state: 'failed', reason: 'wrong-type' });
    const shown = await page(HTML, { 'content-disposition': 'inline; filename="attachment.html"' });
    expect(await fetchIn(shown, ROOT)).toMatchObject({ state: 'answered', body: { text: HTML } });
  });

  it('of nothing is nothing in every coding', async () => {
    for (const coding of ['gzip', 'br', 'zstd', 'deflate', 'gzip, br']) {
      const policy = await page('', { 'content-encoding': coding });
      expect(await fetchIn(policy, ROOT)).toMatchObject({ state: 'answered', body: { text: '' } });
    }
  });

  it('that reports an error in another format has no body', async () => {
    const policy = await page('{"error":true}', { 'content-type': 'application/json' }, 503);
    expect(await fetchIn(policy, ROOT)).toMatchObject({ state: 'answered', status: 503, body: null });
    for (const kind of ['image', 'robots', 'manifest'] as const) {
      const missing = await fetchIn(await page(HTML, {}, 404), ROOT, { kind });
      expect(missing).toMatchObject({ state: 'answered', status: 404, body: null });
    }
  });

  it('is read no further than its headers where only these matter', async () => {
    const policy = await rawSite('HTTP/1.1 200 OK\r\ncontent-type: video/mp4\r\n\r\nendless', true);
    expect(await fetchIn(policy, ROOT, { kind: 'none' })).toMatchObject({ state: 'answered', status: 200, body: null });
  });
});

describe('redirects', () => {
  const chain = (last: number) =>
    siteOf((request, response) => {
      const step = Number(new URL(request.url ?? '', ROOT).searchParams.get('step') ?? '0');
      if (step < last) response.writeHead(301, { location: `/?step=${step + 1}` }).end();
      else response.setHeader('content-type', 'text/html').end(HTML);
    });

  it('are followed up to five times, each hop noted', async () => {
    const result = await fetchIn(await chain(5), ROOT);
    expect(result).toMatchObject({ state: 'answered', finalUrl: `${ROOT}?step=5` });
    expect(result.redirects).toHaveLength(5);
    expect(result.redirects[1]).toMatchObject({ url: `${ROOT}?step=1`, status: 301, location: '/?step=2' });
    expect(result.redirects[1]?.headers).toContainEqual(['location', '/?step=2']);
  });

  it('are not followed a sixth time', async () => {
    const result = await fetchIn(await chain(6), ROOT);
    expect(result).toMatchObject({ state: 'failed', reason: 'too-many-redirects' });
  });

  it('may lead in circles', async () => {
    const policy = await siteOf((_request, response) => response.writeHead(302, { location: ROOT }).end());
    expect(await fetchIn(policy, ROOT)).toMatchObject({ state: 'failed', reason: 'too-many-redirects' });
  });

  it.each([301, 302, 303, 307, 308])('are recognised by status %d', async (status) => {
    const policy = await siteOf((request, response) => {
      if (request.headers.host === 'www.brand.com') response.setHeader('content-type', 'text/html').end(HTML);
      else response.writeHead(status, { location: 'https://www.brand.com/#top' }).end();
    });
    expect(await fetchIn(policy, ROOT)).toMatchObject({ state: 'answered', finalUrl: 'https://www.brand.com/' });
  });

  it.each([
    ['UTF-8', Buffer.from('/straße').toString('latin1'), 'stra%C3%9Fe'],
    ['bytes that are not UTF-8', '/stra\u00dfe?\u00e9', 'stra%DFe?%E9'],
  ])('are read as a server sends them bare: %s', async (_, location, path) => {
    const policy = await siteOf((request, response) => {
      if (request.url !== '/') response.setHeader('content-type', 'text/html').end(HTML);
      else response.writeHead(302, { location }).end();
    });
    expect(await fetchIn(policy, ROOT)).toMatchObject({ finalUrl: `${ROOT}${path}` });
  });

  it.each([
    ['http://127.0.0.1/', 'refused-address'],
    ['http://169.254.169.254/latest/meta-data/', 'refused-address'],
    ['//[::1]/', 'refused-address'],
    ['http://localhost/', 'refused-address'],
    ['https://brand.com:8443/', 'refused-address'],
    ['http://brand.nosuchsuffix/', 'refused-address'],
    ['http://', 'bad-redirect'],
    ['file:///etc/passwd', 'bad-redirect'],
    ['javascript:alert(1)', 'bad-redirect'],
    ['https://user:secret@brand.com/', 'bad-redirect'],
    [`/${'a'.repeat(2048)}`, 'bad-redirect'],
  ])('to %s end as %s', async (location, reason) => {
    const policy = await siteOf((_request, response) => response.writeHead(302, { location }).end());
    expect(await fetchIn(policy, ROOT)).toMatchObject({
      state: 'failed',
      reason,
      redirects: [{ url: ROOT, status: 302, location }],
    });
  });

  it('without a Location are no answer', async () => {
    const policy = await siteOf((_request, response) => response.writeHead(302).end());
    expect(await fetchIn(policy, ROOT)).toMatchObject({ state: 'failed', reason: 'bad-redirect' });
  });
});

describe('limits', () => {
  const small = limited({
    bodyBytes: { ...FETCH_LIMITS.bodyBytes, html: 1000, robots: 1000, manifest: 1000, image: 1000 },
  });

  it('refuse a page that goes on beyond them, encoded or not', async () => {
    const noise = Buffer.from(Array.from({ length: 1001 }, (_, at) => 33 + ((at * 7919) % 90)));
    for (const [body, headers] of [
      [noise, {}],
      [gzipSync(noise), { 'content-encoding': 'gzip' }],
    ] as const) {
      const result = await fetchIn(await page(body, headers), ROOT, { limits: small });
      expect(result).toMatchObject({ state: 'failed', reason: 'too-large' });
    }
    const fits = await fetchIn(await page(noise.subarray(0, 1000)), ROOT, { limits: small });
    expect(textOf(fits).bytes).toBe(1000);
  });

  it('keep the start of a robots.txt', async () => {
    const policy = await page('user-agent: *\n'.repeat(100), { 'content-type': 'text/plain' });
    const body = textOf(await fetchIn(policy, ROOT, { kind: 'robots', limits: small }));
    expect(body).toMatchObject({ bytes: 1000, truncated: true });
  });

  it('end a stream that never does', async () => {
    let closed: () => void = () => undefined;
    const whenClosed = new Promise<void>((resolve) => (closed = resolve));
    const policy = await siteOf((_request, response) => {
      response.setHeader('content-type', 'text/html');
      const more = (): void => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
        response.once('drain', more);
      };
      more();
      response.once('close', closed);
    });
    expect(await fetchIn(policy, ROOT)).toMatchObject({ state: 'failed', reason: 'too-large' });
    await whenClosed;
  });

  it.each([
    ['before the first byte', ''],
    ['within the headers', 'HTTP/1.1 200 OK\r\nx-slow: '],
    ['within the body', 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n<'],
  ])('end an answer that drips %s', async (_where, start) => {
    const port = await serveRaw((socket) => {
      socket.write(start);
      const drip = setInterval(() => socket.write('a'), 5);
      socket.on('close', () => clearInterval(drip));
    });
    // Its first dripped bytes would be no HTTP at all, so before the first byte there is silence.
    const silent = start === '' ? await serveRaw(() => undefined) : port;
    const result = await fetchIn(site(silent), ROOT, { limits: limited({ resourceMs: 60 }) });
    expect(result).toMatchObject({ state: 'failed', reason: 'too-slow' });
  });

  it('end a connection that is never made', async () => {
    const waiting = new Socket();
    const network = { ...OFFLINE, resolve: () => Promise.resolve(['93.184.215.14']), dial: () => waiting };
    const result = await fetchIn(PUBLIC_ONLY, ROOT, { network, limits: limited({ connectMs: 30 }) });
    expect(result).toMatchObject({ state: 'failed', reason: 'too-slow' });
    expect(waiting.destroyed).toBe(true);
  });

  it('end a search for addresses that finds none in time', async () => {
    const resolve = (_hostname: string, signal: AbortSignal) =>
      new Promise<string[]>((found) => signal.addEventListener('abort', () => found([])));
    const result = await fetchIn(PUBLIC_ONLY, ROOT, {
      network: { ...OFFLINE, resolve },
      limits: limited({ connectMs: 30 }),
    });
    expect(result).toMatchObject({ state: 'failed', reason: 'unresolvable' });
  });

  it('end a TLS handshake that is never answered', async () => {
    const port = await serveRaw(() => undefined);
    const policy = samples({ 'brand.com:443': port }, false);
    const result = await fetchIn(policy, ROOT, { limits: limited({ connectMs: 60 }) });
    expect(result).toMatchObject({ state: 'failed', reason: 'too-slow' });
  });

  it('refuse headers beyond 16 KB, one or many', async () => {
    for (const headers of [{ 'x-large': 'a'.repeat(17_000) }, manyHeaders(400)]) {
      const result = await fetchIn(await page(HTML, headers), ROOT);
      expect(result).toMatchObject({ state: 'failed', reason: 'too-large' });
    }
    expect(await fetchIn(await page(HTML, manyHeaders(100)), ROOT)).toMatchObject({ state: 'answered' });
  });

  function manyHeaders(count: number): Record<string, string> {
    return Object.fromEntries(Array.from({ length: count }, (_, at) => [`x-header-${at}`, 'a'.repeat(50)]));
  }
});

describe('connections that fail', () => {
  it.each([
    ['something that is not HTTP', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['an upgrade nobody asked for', 'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'],
    ['two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\na'],
    ['an obsolete line break in headers', 'HTTP/1.1 200 OK\nx\0y: z\r\n\r\n'],
  ])('%s is a protocol error', async (_what, answer) => {
    expect(await fetchIn(await rawSite(answer), ROOT)).toMatchObject({ state: 'failed', reason: 'protocol' });
  });

  it('are told apart', async () => {
    const reset = site(await serveRaw((socket) => socket.once('data', () => socket.resetAndDestroy())));
    expect(await fetchIn(reset, ROOT)).toMatchObject({ state: 'failed', reason: 'connection-reset' });
    const start = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n<!doctype html>';
    const broken = site(
      await serveRaw((socket) => socket.write(start, () => setImmediate(() => socket.resetAndDestroy()))),
    );
    expect(await fetchIn(broken, ROOT)).toMatchObject({ state: 'failed', reason: 'connection-reset' });
    const hungUp = await rawSite('');
    expect(await fetchIn(hungUp, ROOT)).toMatchObject({ state: 'failed', reason: 'connection-reset' });
    const port = await serve(() => undefined);
    await closeServers();
    expect(await fetchIn(site(port), ROOT)).toMatchObject({ state: 'failed', reason: 'connection-refused' });
    const plain = await serve((_request, response) => response.end());
    const policy = samples({ 'brand.com:443': plain }, false);
    expect(await fetchIn(policy, ROOT)).toMatchObject({ state: 'failed', reason: 'tls' });
  });

  it('reject where the caller has cancelled, before or meanwhile', async () => {
    const reason = new Error('no longer wanted');
    const policy = await siteOf(() => controller.abort(reason));
    const controller = new AbortController();
    await expect(fetchIn(policy, ROOT, { signal: controller.signal })).rejects.toBe(reason);
    await expect(fetchIn(policy, ROOT, { signal: controller.signal })).rejects.toBe(reason);
  });
});
