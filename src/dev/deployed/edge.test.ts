import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RequestAnswerer } from '../platform/answer';
import { atEdge, withTags } from './edge';
import type { Deploy } from './event';

const PAGE = '<p>a page</p>'.repeat(50);
const deploy = (context: string): Deploy => ({ context, id: '65f0', branch: 'main', siteId: 'site' });

const page: RequestAnswerer = async () =>
  new Response(PAGE, {
    headers: { 'content-type': 'text/html; charset=utf-8', etag: '"1"', 'x-nf-start-timestamp': '1' },
  });

const ask = (answer: RequestAnswerer, headers: Readonly<Record<string, string>> = {}, context = 'production') =>
  atEdge(answer, deploy(context))(new Request('https://facet.example/', { headers }), '203.0.113.7');

describe('the edge', () => {
  it('compresses text for who takes it, and makes its tag weak', async () => {
    const plain = await ask(page);
    expect([plain.headers.get('content-encoding'), plain.headers.get('etag')]).toEqual([null, '"1"']);
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
    for (const [accepted, encoding, unpack] of [
      ['gzip, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      const packed = await ask(page, { 'accept-encoding': accepted });
      expect([packed.headers.get('content-encoding'), packed.headers.get('etag')]).toEqual([encoding, 'W/"1"']);
      expect(unpack(Buffer.from(await packed.arrayBuffer())).toString()).toBe(PAGE);
    }
  });

  it('leaves pictures as they are', async () => {
    const picture: RequestAnswerer = async () => new Response('bytes', { headers: { 'content-type': 'image/webp' } });
    const { headers } = await ask(picture, { 'accept-encoding': 'br' });
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([null, null]);
  });

  it.each(['"1"', 'W/"1"', '"0", "1"'])('answers 304 to who has it: %s', async (known) => {
    const { status, body } = await ask(page, { 'if-none-match': known });
    expect([status, body]).toEqual([304, null]);
    expect((await ask(page, { 'if-none-match': '"2"' })).status).toBe(200);
  });

  it('says noindex for deploy previews alone, and nothing of its own affairs', async () => {
    for (const [context, robots] of [
      ['production', null],
      ['branch-deploy', null],
      ['deploy-preview', 'noindex'],
    ] as const) {
      const { headers } = await ask(page, {}, context);
      expect(headers.get('x-robots-tag')).toBe(robots);
      expect(headers.get('x-nf-start-timestamp')).toBeNull();
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    }
  });

  it('gives files tags by their content', async () => {
    const files = (text: string) => withTags({ find: async () => new Response(text) });
    const tagOf = async (text: string) =>
      (await files(text).find(new URL('https://facet.example/')))?.headers.get('etag');
    expect(await tagOf('a')).toMatch(/^"[0-9a-f]{32}-ssl"$/);
    expect(await tagOf('a')).toBe(await tagOf('a'));
    expect(await tagOf('b')).not.toBe(await tagOf('a'));
  });
});
