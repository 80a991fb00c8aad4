import { randomBytes } from 'node:crypto';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { encoded } from '../../brand/testing/legacy-encodings';
import { BRAND_URL as ROOT, closeServers, fetchIn, HTML, page, rawSite, siteOf, textOf } from './testing/loopback';

const XHTML = `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>`;

afterEach(closeServers);

describe('content encodings', () => {
  const text = HTML + 'a picture of the brand, '.repeat(40);

  it.each([
    ['gzip', gzipSync(text)],
    ['x-gzip', gzipSync(text)],
    ['GZIP', gzipSync(text)],
    ['br', brotliCompressSync(text)],
    ['deflate', deflateSync(text)],
    ['deflate', deflateRawSync(text)],
    ['zstd', zstdCompressSync(text)],
    ['gzip, gzip', gzipSync(gzipSync(text))],
    ['identity', Buffer.from(text)],
    ['UTF-8', Buffer.from(text)],
    ['none', Buffer.from(text)],
  ])('%s is undone', async (encoding, body) => {
    const result = await fetchIn(await page(body, { 'content-encoding': encoding }), ROOT);
    expect(textOf(result)).toMatchObject({ text, bytes: text.length });
  });

  it.each([
    ['one that is not true', 'zstd', Buffer.from(text)],
    ['one that is not true', 'gzip', Buffer.from(text)],
    ['one that is not true', 'br', Buffer.from(text)],
    ['one that stops early', 'gzip', gzipSync(text).subarray(0, 40)],
    ['one that stops early', 'br', brotliCompressSync(text).subarray(0, 40)],
    ['a bomb in gzip', 'gzip', gzipSync(Buffer.alloc(1_500_000))],
    ['a bomb in brotli', 'br', brotliCompressSync(Buffer.alloc(1_500_000))],
    ['a bomb in deflate', 'deflate', deflateSync(Buffer.alloc(1_500_000))],
  ])('%s (%s) is bad', async (_what, encoding, body) => {
    const result = await fetchIn(await page(body, { 'content-encoding': encoding }), ROOT);
    expect(result).toMatchObject({ state: 'failed', reason: 'bad-encoding' });
  });

  it('do not hide that a connection broke', async () => {
    const start = `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-encoding: gzip\r\ncontent-length: 900\r\n\r\n`;
    const policy = await rawSite(Buffer.concat([Buffer.from(start), gzipSync(text).subarray(0, 40)]));
    expect(await fetchIn(policy, ROOT)).toMatchObject({ state: 'failed', reason: 'connection-reset' });
  });

  it('may shrink a small page a lot', async () => {
    const spacious = HTML + ' '.repeat(60_000);
    const policy = await page(gzipSync(spacious), { 'content-encoding': 'gzip' });
    expect(textOf(await fetchIn(policy, ROOT)).bytes).toBe(spacious.length);
  });
});

describe('types', () => {
  it.each([
    ['text/html', HTML],
    ['TEXT/HTML;charset=utf-8', HTML],
    ['application/xhtml+xml', XHTML],
    ['application/xml', XHTML],
    ['text/xml;charset=utf-8', XHTML],
    ['application/vnd.brand+xml', XHTML],
    ['text/html, text/html; charset=utf-8', HTML],
    ['text/plain, text/html', HTML],
    ['*/*', HTML],
    ['html', HTML],
    ['text/html;', HTML],
    ['text/html; charset="', HTML],
    ['application/unknown', HTML],
    ['text/html', '<!doctype html>NUL \ufffd', '<!doctype html>NUL \0'],
    ['', `\n  ${HTML}`],
    ['', XHTML],
    ['', '<!-- a page --><html>'],
  ])('%j with %j is a page', async (type, body, sent = body) => {
    const policy = await siteOf((_request, response) => {
      if (type !== '') response.setHeader('content-type', type);
      response.end(sent);
    });
    expect(textOf(await fetchIn(policy, ROOT)).text).toBe(body);
  });

  it('is stated by all fields of the name together', async () => {
    const field = (value: string) => `content-type: ${value}\r\n`;
    const head = `HTTP/1.1 200 OK\r\n${field('text/plain')}${field('text/html;charset=gbk')}${field('text/html')}`;
    const policy = await rawSite(Buffer.concat([Buffer.from(`${head}\r\n`), encoded('<!doctype html>北风', 'gbk')]));
    expect(textOf(await fetchIn(policy, ROOT))).toMatchObject({ text: '<!doctype html>北风', encodingFrom: 'header' });
  });

  it('is not looked for where the server forbids it', async () => {
    const policy = await siteOf((_request, response) => {
      response.setHeader('x-content-type-options', 'nosniff').end(HTML);
    });
    expect(await fetchIn(policy, ROOT)).toMatchObject({ state: 'failed', reason: 'wrong-type' });
  });

  it.each([
    ['application/pdf', '%PDF-1.7'],
    ['application/xml', '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"/>'],
    ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['text/html, text/plain', HTML],
    ['text/plain', HTML],
    ['application/json', '{}'],
    ['image/png', '\x89PNG\r\n\x1a\n'],
    ['', 'hello'],
    ['', ''],
    ['text/html', '%PDF-1.7 in disguise'],
    ['text/html', 'GIF89a in disguise'],
    ['text/html', 'PK\x03\x04 in disguise'],
    ['text/html', 'NUL \0 has no text'],
  ])('%j with %j is not a page', async (type, body) => {
    const policy = await siteOf((_request, response) => {
      if (type !== '') response.setHeader('content-type', type);
      response.end(Buffer.from(body, 'latin1'));
    });
    expect(await fetchIn(policy, ROOT)).toMatchObject({ state: 'failed', reason: 'wrong-type' });
  });

  it('of manifests are those that servers give them', async () => {
    for (const type of ['application/manifest+json', 'application/json', 'text/plain', 'application/octet-stream']) {
      const body = textOf(
        await fetchIn(await page('{"name":"Brand"}', { 'content-type': type }), ROOT, { kind: 'manifest' }),
      );
      expect(body.text).toBe('{"name":"Brand"}');
    }
    const wrong = await fetchIn(await page(HTML), ROOT, { kind: 'manifest' });
    expect(wrong).toMatchObject({ state: 'failed', reason: 'wrong-type' });
  });

  it('of a robots.txt do not matter, as long as it is text', async () => {
    expect(textOf(await fetchIn(await page(HTML), ROOT, { kind: 'robots' })).text).toBe(HTML);
    const image = await page(Buffer.from('GIF89a'), { 'content-type': 'text/plain' });
    expect(await fetchIn(image, ROOT, { kind: 'robots' })).toMatchObject({ state: 'failed', reason: 'wrong-type' });
  });
});

describe('controls', () => {
  it('that no text has a use for are replaced, so that as JSON it is no longer', async () => {
    const controls = `${'a'.repeat(1024)}${String.fromCharCode(...Array.from({ length: 32 }, (_, code) => code))}\u007f`;
    for (const kind of ['html', 'llms-txt'] as const) {
      const { text } = textOf(await fetchIn(await page(`${HTML}${controls}`), ROOT, { kind }));
      expect(text.slice(-33)).toBe(`${'\ufffd'.repeat(9)}\t\n\v\f\r${'\ufffd'.repeat(18)}\u007f`);
    }
  });
});

describe('texts in fixed places', () => {
  const KINDS = ['robots', 'sitemap', 'security-txt', 'llms-txt'] as const;

  it.each(KINDS)('%s is kept as text of any type, a page too', async (kind) => {
    for (const [type, body] of [
      ['text/plain', 'Contact: mailto:security@brand.com'],
      ['application/octet-stream', '# Brand'],
      ['application/xml', '<?xml version="1.0" encoding="UTF-8"?><urlset/>'],
      ['text/html', HTML],
      ['application/json', '{"error":"not found"}'],
      ['text/plain', ''],
    ] as const) {
      const result = await fetchIn(await page(body, { 'content-type': type }), ROOT, { kind });
      expect(textOf(result)).toMatchObject({ text: body, encoding: expect.any(String) as string, truncated: false });
    }
  });

  it.each(KINDS)('%s is nothing where it is a file of another kind, or an error', async (kind) => {
    for (const body of [gzipSync('<urlset/>'), Buffer.from('%PDF-1.7'), Buffer.from('a\0b')]) {
      const other = await page(body, { 'content-type': 'text/plain' });
      expect(await fetchIn(other, ROOT, { kind })).toMatchObject({ state: 'failed', reason: 'wrong-type' });
    }
    for (const status of [403, 404, 500]) {
      expect(await fetchIn(await page(HTML, {}, status), ROOT, { kind })).toMatchObject({ status, body: null });
    }
  });

  it('are UTF-8, but a page in their place is read as pages are', async () => {
    const japanese = Buffer.from('838983938368', 'hex');
    const type = { 'content-type': 'text/html; charset=Shift_JIS' };
    const error = Buffer.concat([Buffer.from('<!doctype html><title>'), japanese]);
    for (const kind of [...KINDS, 'not-found-control'] as const) {
      expect(textOf(await fetchIn(await page(error, type), ROOT, { kind }))).toMatchObject({
        text: '<!doctype html><title>ランド',
        encoding: 'shift_jis',
      });
      const plain = textOf(await fetchIn(await page('# Märke', type), ROOT, { kind }));
      expect(plain).toMatchObject({ text: '# Märke', encoding: 'utf-8' });
    }
  });
});

describe('the page that does not exist', () => {
  const kind = 'not-found-control';

  it.each([200, 404, 410, 500])('is kept with status %d', async (status) => {
    const missing = await fetchIn(await page(HTML, {}, status), ROOT, { kind });
    expect(missing).toMatchObject({ state: 'answered', status, body: { text: HTML, truncated: false } });
  });

  it('is kept as far as its start, and is no failure where there is nothing to keep', async () => {
    const long = await fetchIn(await page(HTML + ' '.repeat(100_000), {}, 404), ROOT, { kind });
    expect(textOf(long)).toMatchObject({ bytes: 65_536, truncated: true });
    const image = await page(Buffer.from('GIF89a'), { 'content-type': 'image/gif' }, 404);
    expect(await fetchIn(image, ROOT, { kind })).toMatchObject({ state: 'answered', status: 404, body: null });
    const broken = await page('not gzip', { 'content-encoding': 'gzip' }, 404);
    expect(await fetchIn(broken, ROOT, { kind })).toMatchObject({ state: 'answered', status: 404, body: null });
  });
});

describe('a version in another language', () => {
  const kind = 'alternate';

  it('is a page, of which the start is enough', async () => {
    expect(textOf(await fetchIn(await page(HTML), ROOT, { kind })).text).toBe(HTML);
    const long = await fetchIn(await page(HTML + ' '.repeat(600_000)), ROOT, { kind });
    expect(textOf(long)).toMatchObject({ bytes: 524_288, truncated: true });
  });

  it('is nothing else', async () => {
    const text = await page('hello', { 'content-type': 'text/plain' });
    expect(await fetchIn(text, ROOT, { kind })).toMatchObject({ state: 'failed', reason: 'wrong-type' });
    expect(await fetchIn(await page(HTML, {}, 404), ROOT, { kind })).toMatchObject({ status: 404, body: null });
  });
});

describe('encodings', () => {
  const greeting = (bytes: string): Buffer => Buffer.from(bytes, 'hex');

  it.each([
    ['Shift_JIS', 'shift_jis', '838983938368', 'ランド'],
    ['EUC-JP', 'euc-jp', 'a5e9a5f3a5c9', 'ランド'],
    ['windows-1251', 'windows-1251', 'c1f0e5ede4', 'Бренд'],
    ['GBK', 'gbk', 'c6b7c5c6', '品牌'],
    ['ISO-8859-1', 'windows-1252', '4d61726b80e9', 'Mark€é'],
  ])('%s is read, from the header and from a meta element', async (label, encoding, hex, text) => {
    const bare = await page(greeting(hex), { 'content-type': `text/html; charset=${label}` });
    expect(textOf(await fetchIn(bare, ROOT))).toMatchObject({ text, encoding, encodingFrom: 'header' });
    const start = `<!doctype html><meta charset="${label}"><title>`;
    const declared = await page(Buffer.concat([Buffer.from(start), greeting(hex)]), { 'content-type': 'text/html' });
    expect(textOf(await fetchIn(declared, ROOT))).toMatchObject({ text: start + text, encoding, encodingFrom: 'meta' });
  });

  it('UTF-16 is read without a byte order mark, from the header and from how it begins', async () => {
    const text = '<!doctype html><title>Bränd</title>';
    for (const [type, encodingFrom] of [
      ['text/html; charset=utf-16le', 'header'],
      ['text/html', 'default'],
    ] as const) {
      const body = textOf(await fetchIn(await page(Buffer.from(text, 'utf16le'), { 'content-type': type }), ROOT));
      expect(body).toMatchObject({ text, encoding: 'utf-16le', encodingFrom });
    }
  });

  it('a byte order mark wins over the header', async () => {
    const policy = await page(Buffer.from('\ufeffBränd', 'utf16le'), { 'content-type': 'text/html; charset=utf-8' });
    expect(textOf(await fetchIn(policy, ROOT))).toMatchObject({
      text: 'Bränd',
      encoding: 'utf-16le',
      encodingFrom: 'bom',
    });
  });
});

describe('images', () => {
  /** A PNG as far as anyone reads it: signature and IHDR, then anything. */
  const png = (width: number, height: number, length: number): Buffer => {
    const bytes = Buffer.alloc(length, 0x61);
    bytes.write('89504e470d0a1a0a0000000d49484452', 'hex');
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    return bytes;
  };

  it('are measured from their first 64 KB, and weighed by their length', async () => {
    const policy = await page(png(1200, 630, 200_000), { 'content-type': 'image/png', 'content-length': '200000' });
    expect(await fetchIn(policy, ROOT, { kind: 'image' })).toMatchObject({
      state: 'answered',
      body: { kind: 'image', type: 'png', width: 1200, height: 630, bytes: 200_000 },
    });
  });

  it('have no known weight where a long one comes without a length', async () => {
    const long = await fetchIn(
      await page(png(1200, 630, 200_000), { 'content-type': 'image/png', 'transfer-encoding': 'chunked' }),
      ROOT,
      { kind: 'image' },
    );
    expect(long).toMatchObject({ body: { type: 'png', bytes: null } });
    const short = await fetchIn(await page(png(48, 48, 500), { 'content-type': 'image/png' }), ROOT, { kind: 'image' });
    expect(short).toMatchObject({ body: { type: 'png', bytes: 500 } });
  });

  it('have no known weight where the length is that of what was packed', async () => {
    const noise = randomBytes(200_000);
    const packed = gzipSync(Buffer.concat([png(1200, 630, 100), noise]));
    const headers = { 'content-type': 'image/png', 'content-encoding': 'gzip', 'content-length': `${packed.length}` };
    expect(await fetchIn(await page(packed, headers), ROOT, { kind: 'image' })).toMatchObject({
      body: { type: 'png', width: 1200, bytes: null },
    });
  });

  it('are told by their bytes, not by their type', async () => {
    const policy = await page(png(48, 48, 100), { 'content-type': 'text/html' });
    expect(await fetchIn(policy, ROOT, { kind: 'image' })).toMatchObject({ body: { type: 'png', width: 48 } });
    const wrong = await page(HTML, { 'content-type': 'image/png' });
    expect(await fetchIn(wrong, ROOT, { kind: 'image' })).toMatchObject({ state: 'failed', reason: 'wrong-type' });
  });

  it('may end before they say their size', async () => {
    const cut = await page(png(48, 48, 100).subarray(0, 18), { 'content-type': 'image/png' });
    expect(await fetchIn(cut, ROOT, { kind: 'image' })).toMatchObject({
      body: { type: 'png', width: null, height: null },
    });
    const stub = await page(png(48, 48, 100).subarray(0, 5), { 'content-type': 'image/png' });
    expect(await fetchIn(stub, ROOT, { kind: 'image' })).toMatchObject({ state: 'failed', reason: 'wrong-type' });
  });

  it('that break off before their declared end have no answer', async () => {
    const head = 'HTTP/1.1 200 OK\r\ncontent-type: image/png\r\ncontent-length: 5000\r\n\r\n';
    const policy = await rawSite(Buffer.concat([Buffer.from(head), png(48, 48, 100)]));
    expect(await fetchIn(policy, ROOT, { kind: 'image' })).toMatchObject({
      state: 'failed',
      reason: 'connection-reset',
    });
  });

  it('in SVG are read through their content encoding', async () => {
    const svg = gzipSync('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"/>');
    const policy = await page(svg, { 'content-type': 'image/svg+xml', 'content-encoding': 'gzip' });
    expect(await fetchIn(policy, ROOT, { kind: 'image' })).toMatchObject({
      body: { type: 'svg', width: 64, height: 32, bytes: 64 },
    });
  });
});
