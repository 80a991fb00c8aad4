import type { AddressInfo } from 'node:net';
import { purgeCache } from '@netlify/functions';
import { listen } from '../platform/http';
import { serveCdn, type Cdn } from './serve';

const KEPT = { 'netlify-cdn-cache-control': 'public, durable, max-age=3600', 'netlify-vary': 'query=-' };

let now = 0;
let cdn: Cdn;
/** Path and query of each request that reached the site, with its method and origin. */
const asked: string[] = [];
const stops: (() => unknown)[] = [];

beforeAll(async () => {
  const site = await listen(0, async (request) => {
    const { pathname, search } = new URL(request.url);
    asked.push([request.method, pathname + search, request.headers.get('origin')].filter(Boolean).join(' '));
    const headers: Record<string, string> = {
      '/page': { ...KEPT, 'netlify-cache-tag': 'report-1,site-a.com' },
      '/other': { ...KEPT, 'netlify-cache-tag': 'report-2,site-a.com' },
      '/embed': { ...KEPT, 'netlify-vary': 'query=url|format' },
      '/own': { 'cache-control': 'no-store' },
    }[pathname] ?? { 'cache-control': 'no-store' };
    return new Response(String(asked.length), { headers });
  });
  stops.push(() => site.close());
  cdn = await serveCdn(`http://127.0.0.1:${String((site.address() as AddressInfo).port)}`, () => now);
  stops.push(() => cdn.close());
});

afterAll(() => Promise.all(stops.map((stop) => stop())));

beforeEach(async () => {
  now += 3_600_000;
  asked.length = 0;
});

const get = (path: string, init: RequestInit = {}) => fetch(cdn.origin + path, init);
const purge = (...tags: readonly string[]) =>
  purgeCache({ tags: [...tags], apiURL: cdn.origin, siteID: 'dev', token: 'dev' });

it('answers what it may keep by itself, whatever the query, and tells browsers nothing of it', async () => {
  const first = await get('/page');
  const second = await get('/page?utm=1');
  expect([await first.text(), await second.text()]).toEqual(['1', '1']);
  expect(asked).toEqual(['GET /page']);
  expect([first, second].map(({ headers }) => headers.get('cache-status'))).toEqual([
    '"Netlify Edge"; fwd=miss',
    '"Netlify Edge"; hit',
  ]);
  expect([...second.headers.keys()].filter((name) => name.startsWith('netlify'))).toEqual([]);
  expect((await get('/page', { method: 'HEAD' })).headers.get('cache-status')).toContain('hit');
});

it('tells answers apart by the parameters they differ by', async () => {
  await get('/embed?url=a&format=json');
  await get('/embed?format=json&url=a&more=1');
  await get('/embed?url=b&format=json');
  expect(asked).toEqual(['GET /embed?url=a&format=json', 'GET /embed?url=b&format=json']);
});

it('forgets what has a purged tag, and nothing else', async () => {
  await Promise.all([get('/page'), get('/other')]);
  await purge('report-1');
  await get('/other');
  await get('/page');
  expect(asked.slice(2)).toEqual(['GET /page']);
  await purge('site-a.com', 'site-b.com');
  await get('/other');
  await get('/page');
  expect(asked.slice(3)).toEqual(['GET /other', 'GET /page']);
  await expect(get('/api/v1/purge', { method: 'POST', body: '{}' })).resolves.toMatchObject({ status: 401 });
});

it('forgets after an hour by itself', async () => {
  await get('/page');
  now += 3_599_999;
  await get('/page');
  now += 1;
  await get('/page');
  expect(asked).toEqual(['GET /page', 'GET /page']);
});

it('keeps nothing else, and passes on what is sent to the site as from the site itself', async () => {
  await get('/own');
  await get('/own');
  await get('/page', { method: 'POST', body: 'a=1', headers: { origin: cdn.origin } });
  await get('/page', { method: 'POST', body: 'a=1', headers: { origin: 'https://elsewhere.example' } });
  expect(asked).toEqual([
    'GET /own',
    'GET /own',
    expect.stringMatching(/^POST \/page http:\/\/127\.0\.0\.1:\d+$/),
    'POST /page https://elsewhere.example',
  ]);
  expect(asked[2]).not.toContain(cdn.origin);
});
