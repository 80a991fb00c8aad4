import { LOCALES } from '../../site/locales';
import { cardPathOf } from '../../site/published-reports';
import { exampleReport } from '../assessing/example-reports';
import { endpoint } from '../platform/endpoint';
import { memoryStorage } from '../platform/testing/memory-storage';
import { TEST_CONTEXT, testServices } from '../platform/testing/services';
import { oembedHandler } from './oembed-endpoint';
import { PUBLISHED_ID_1, putPublished } from './testing/published';
import { putAnswer } from './testing/shown-publication';

const SITE = 'https://facet.example';
const PATH = `/en/brand-assessment/${PUBLISHED_ID_1}/`;

async function site(...published: Parameters<typeof putPublished>[1][]) {
  const storage = memoryStorage();
  for (const changes of published) await putPublished(storage, changes);
  const handle = endpoint('oembed', oembedHandler, () => testServices({ storage }));
  const query = (text: string) => handle(new Request(`${SITE}/api/oembed?${text}`), TEST_CONTEXT);
  const ask = (url: string, more = '') => query(`${new URLSearchParams({ url }).toString()}${more}`);
  return { storage, query, ask };
}

describe('oEmbed', () => {
  it('gives a link with its title, its card and who provides it', async () => {
    const { ask } = await site({});
    const response = await ask(SITE + PATH, '&format=json');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('netlify-vary')).toBe('query=url|format|maxwidth|maxheight');
    expect(response.headers.get('netlify-cache-tag')).toContain(`report-${PUBLISHED_ID_1}`);
    expect(await response.json()).toEqual({
      version: '1.0',
      type: 'link',
      title: expect.stringMatching(/^Harbour Line: \d+\.\d of 100$/) as string,
      author_name: 'Facet',
      author_url: `${SITE}/en/about/`,
      provider_name: 'Facet',
      provider_url: `${SITE}/`,
      cache_age: 3600,
      thumbnail_url: SITE + cardPathOf(PUBLISHED_ID_1, 'en'),
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
  });

  it.each(LOCALES)('knows the address in %s, of either kind, with and without its slash', async (locale) => {
    const { ask } = await site({});
    for (const kind of ['assessment', 'comparison']) {
      for (const end of ['', '/', '/?a=1#report']) {
        const response = await ask(`${SITE}/${locale}/brand-${kind}/${PUBLISHED_ID_1}${end}`);
        expect(response.status).toBe(200);
        expect(await response.json()).toMatchObject({ thumbnail_url: SITE + cardPathOf(PUBLISHED_ID_1, locale) });
      }
    }
  });

  it.each([
    '',
    'not a url',
    PATH,
    `https://elsewhere.example${PATH}`,
    `https://facet.example.elsewhere.example${PATH}`,
    `https://someone@facet.example${PATH}`,
    `https://:secret@facet.example${PATH}`,
    `http://facet.example${PATH}`,
    `${SITE}/en/about/`,
    `${SITE}/xx/brand-assessment/${PUBLISHED_ID_1}/`,
    `${SITE}/en/brand-assessment/zzzzzzzzzzzzz/`,
    `${SITE}/en//brand-assessment/${PUBLISHED_ID_1}/`,
    `${SITE}${PATH}0123456789abcdefghjkmnpqrs/`,
  ])('knows no other address: %s', async (url) => {
    const { ask } = await site({});
    const response = await ask(url);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('has one format', async () => {
    const { ask } = await site({});
    expect((await ask(SITE + PATH, '&format=xml')).status).toBe(501);
  });

  it('takes each parameter once: a cache may go by another one than we do', async () => {
    const { ask, query } = await site({});
    expect((await query('')).status).toBe(404);
    for (const twice of ['url=https://elsewhere.example', 'format=json&format=xml', 'maxwidth=1&maxwidth=2000']) {
      expect((await ask(SITE + PATH, `&${twice}`)).status).toBe(404);
    }
  });

  it('leaves out a card for which there is no room', async () => {
    const { ask } = await site({});
    for (const [room, isShown] of [
      ['&maxwidth=1200&maxheight=630', true],
      ['&maxwidth=1199', false],
      ['&maxheight=600', false],
      ['&maxwidth=wide', false],
    ] as const) {
      expect('thumbnail_url' in ((await (await ask(SITE + PATH, room)).json()) as object)).toBe(isShown);
    }
  });

  it('says nothing of what its site hides, and names the others alone', async () => {
    const reports = [exampleReport('harbour'), exampleReport('northwind')] as const;
    const { storage, ask } = await site({ reports });
    const url = `${SITE}/en/brand-comparison/${PUBLISHED_ID_1}/`;
    expect(await (await ask(url)).text()).toContain('Harbour Line and Northwind Coffee compared');
    await putAnswer(storage, reports[0], { isHidden: true });
    expect(await (await ask(url)).text()).not.toContain('Harbour');
    await putAnswer(storage, reports[1], { isHidden: true });
    expect((await ask(url)).status).toBe(404);
  });
});
