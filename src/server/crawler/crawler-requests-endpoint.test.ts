import { endpoint } from '../platform/endpoint';
import { memoryStorage } from '../platform/testing/memory-storage';
import { testServices, TEST_CONTEXT } from '../platform/testing/services';
import { keysBelow } from '../platform/storage/raw';
import { crawlerRequestsHandler } from './crawler-requests-endpoint';
import { deleteOldRequests, logRequests, type SentRequest } from '../fetching/request-log';

const NOON = Date.parse('2026-06-01T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;

const sent = (site: string, name: SentRequest['name'], time: number): SentRequest => ({ site, name, time });

function site(storage = memoryStorage()) {
  const services = testServices({ storage });
  const handle = endpoint('crawler-requests', crawlerRequestsHandler, () => services);
  const ask = (query: string, accept: string) =>
    handle(new Request(`https://facet.example/api/crawler-requests?${query}`, { headers: { accept } }), TEST_CONTEXT);
  return { storage, services, ask };
}

describe('what our crawler asked', () => {
  it('is told of the site that is named, with its subdomains, the newest first, and of no other', async () => {
    const { services, ask } = site();
    await logRequests(services, [
      sent('northwind.com', 'https-home', NOON),
      sent('northwind.com', 'robots', NOON + 900),
      sent('pictures.net', 'preview-image', NOON + 1000),
    ]);
    await logRequests(services, [sent('northwind.com', 'other-robots', NOON - DAY)]);
    const response = await ask('site=https://www.northwind.com/shop', 'application/json');
    expect(await response.json()).toEqual({
      site: 'northwind.com',
      cut: false,
      requests: [
        { name: 'robots', time: '2026-06-01T12:00:00.900Z' },
        { name: 'https-home', time: '2026-06-01T12:00:00.000Z' },
        { name: 'other-robots', time: '2026-05-31T12:00:00.000Z' },
      ],
    });
  });

  it('is deleted after a week', async () => {
    const { storage, services } = site();
    await logRequests(services, [sent('a.com', 'robots', NOON - 7 * DAY)]);
    await logRequests(services, [sent('b.com', 'robots', NOON - 6 * DAY)]);
    await deleteOldRequests(services);
    expect((await keysBelow(storage, 'crawler-requests/')).map((key) => key.split('/')[2])).toEqual(['b.com']);
  });

  it('is a page in the language that is asked for', async () => {
    const { services, ask } = site();
    await logRequests(services, [sent('northwind.com', 'icon', NOON), sent('northwind.com', 'other-robots', NOON)]);
    const response = await ask('site=northwind.com&locale=de', 'text/html');
    const html = await response.text();
    expect([response.status, response.headers.get('content-language')]).toEqual([200, 'de']);
    expect(html).toContain('<h1>Anfragen an northwind.com</h1>');
    expect(html).toContain('<time dateTime="2026-06-01T12:00:00.000Z">');
    expect(html).toContain('Regeln für Crawler (robots.txt), weil');
  });

  it.each(['localhost', '"><script>alert(1)</script>', '127.0.0.1', 'com'])(
    'asks again where "%s" is typed',
    async (typed) => {
      const { ask } = site();
      const page = await ask(`site=${encodeURIComponent(typed)}`, 'text/html');
      expect(page.status).toBe(422);
      expect(await page.text()).not.toContain('<script>');
      expect((await ask(`site=${encodeURIComponent(typed)}`, 'application/json')).status).toBe(422);
    },
  );

  it('begins with the form alone', async () => {
    const page = await site().ask('', 'text/html');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('name="site"');
  });
});
