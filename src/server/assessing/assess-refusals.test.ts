/** The whole endpoint against URLs that lead inside: one response, regardless of what is there. */
import { connect as netConnect } from 'node:net';
import {
  OTHER_PORTS,
  REFUSED_URLS,
  SPECIAL_IPV4,
  SPECIAL_IPV6,
  UNKNOWN_SUFFIXES,
} from '../../brand/testing/refused-urls';
import { assessHandler } from './assess-endpoint';
import { endpoint } from '../platform/endpoint';
import { testServices, TEST_CONTEXT, TEST_ENVIRONMENT } from '../platform/testing/services';
import { closeServers, samples, serve } from '../fetching/testing/loopback';
import { INTERNET } from '../fetching/network';
import type { Services } from '../platform/services';
import { say } from '../../texts/testing/say';

jest.mock('../fetching/network', () => ({ INTERNET: { resolve: jest.fn(), dial: jest.fn() } }));
const resolve = jest.mocked(INTERNET.resolve);
const dial = jest.mocked(INTERNET.dial);

afterEach(closeServers);

beforeEach(() => {
  resolve.mockReset().mockResolvedValue([]);
  dial.mockReset().mockImplementation(() => {
    throw new Error('a connection was attempted');
  });
});

/** What a visitor reads, without what was typed; each request comes from a new client, so that no limit is reached. */
async function page(address: string, environment: Partial<Services['environment']> = {}) {
  const services = testServices({ environment: { ...TEST_ENVIRONMENT, ...environment } });
  const request = new Request('https://facet.example/api/assess', {
    method: 'POST',
    body: new URLSearchParams({ address, locale: 'en' }),
    headers: { accept: 'text/html,*/*;q=0.8' },
  });
  const response = await endpoint('assess', assessHandler, () => services)(request, TEST_CONTEXT);
  const html = (await response.text()).replace(/value="[^"]*"/g, 'value=""');
  return { status: response.status, headers: Object.fromEntries(response.headers), html };
}

async function stream(address: string, environment: Partial<Services['environment']> = {}): Promise<string> {
  const services = testServices({ environment: { ...TEST_ENVIRONMENT, ...environment } });
  const request = new Request('https://facet.example/api/assess', {
    method: 'POST',
    body: JSON.stringify({ address, locale: 'en' }),
    headers: { accept: 'application/x-ndjson', 'content-type': 'application/json' },
  });
  const response = await endpoint('assess', assessHandler, () => services)(request, TEST_CONTEXT);
  return (await response.text()).replace(/"ms":\d+/g, '"ms":0');
}

const LITERALS = [...SPECIAL_IPV4, ...SPECIAL_IPV6].flatMap(([, first, last]) =>
  [first, last].map((address) => `http://${address.includes(':') ? `[${address}]` : address}/`),
);

describe('an address that leads inside', () => {
  it('is answered with the same page in every spelling, before anybody is asked', async () => {
    const refusal = await page('10.0.0.1');
    expect(refusal.status).toBe(422);
    expect(refusal.html).toContain(say('en', 'errors:address-refused.title'));
    for (const address of [...REFUSED_URLS, ...LITERALS]) {
      expect([address, await page(address)]).toEqual([address, refusal]);
    }
    expect(resolve).not.toHaveBeenCalled();
    expect(dial).not.toHaveBeenCalled();
  });

  it('is told from another port and an unknown ending by its form alone, before anybody is asked', async () => {
    for (const [address, title] of [
      ...OTHER_PORTS.map((address) => [address, 'This address names a port']),
      ...UNKNOWN_SUFFIXES.map((address) => [address, 'No website’s address ends like this']),
    ] as const) {
      const { status, html } = await page(address ?? '');
      expect([address, status, html.includes(title ?? '')]).toEqual([address, 422, true]);
    }
    expect(resolve).not.toHaveBeenCalled();
    expect(dial).not.toHaveBeenCalled();
  });

  it('is answered with that page where only its name tells, and nothing is connected to', async () => {
    const refusal = await page('10.0.0.1');
    for (const [, address] of [...SPECIAL_IPV4, ...SPECIAL_IPV6]) {
      for (const answers of [[address], ['93.184.215.14', address]]) {
        resolve.mockResolvedValue(answers);
        expect([answers, await page('brand.com')]).toEqual([answers, refusal]);
      }
    }
    expect(dial).not.toHaveBeenCalled();
  });

  it('is answered with that page where a site redirects to it, and nothing more is connected to', async () => {
    const refusal = await page('10.0.0.1');
    let location = '';
    const port = await serve((request, response) => {
      if (request.url === '/robots.txt') return void response.writeHead(404).end();
      response.writeHead(302, { location }).end();
    });
    dial.mockImplementation((options) => netConnect(options));
    resolve.mockImplementation((hostname) => Promise.resolve([hostname === 'inside.net' ? '10.0.0.1' : '1.1.1.1']));
    const { sampleHosts } = samples({ 'brand.com:443': port });
    const environment = {
      sampleHosts: Object.fromEntries(
        Object.entries(sampleHosts).map(([name, sample]) => [name, { ...sample, endsTls: true }]),
      ),
    };
    const asks: readonly string[] = [
      'http://169.254.169.254/latest/meta-data/',
      'http://[::1]/',
      '//127.0.0.1/',
      'http://localhost/',
      'https://brand.com:8443/',
      'https://inside.net/',
      'http://brand.nosuchsuffix/',
    ];
    for (location of asks) {
      dial.mockClear();
      expect([location, await page('brand.com', environment)]).toEqual([location, refusal]);
      // robots.txt and the page.
      expect(dial).toHaveBeenCalledTimes(2);
    }
  });

  it('is told in a stream in the same words too, whatever lies behind its name', async () => {
    const typed = await Promise.all(REFUSED_URLS.map((address) => stream(address)));
    expect(new Set(typed).size).toBe(1);
    expect(JSON.parse(typed[0] ?? '')).toMatchObject({ status: 422, code: 'address-refused' });
    const named = new Set<string>();
    for (const address of ['10.0.0.1', '127.0.0.1', '169.254.169.254', '::1', 'fe80::1']) {
      resolve.mockResolvedValue([address]);
      named.add(await stream('brand.com'));
    }
    expect(named.size).toBe(1);
    expect([...named][0]).toContain('{"t":"error","code":"address-refused"}');
  });
});

describe('a site that asked to be left out', () => {
  const environment = { excludedSites: ['brand.com'] };

  it.each(['brand.com', 'http://www.brand.com/about', 'https://shop.brand.com', 'BRAND.com.'])(
    'is not asked for as %s, and nothing is stored of it',
    async (address) => {
      const storage = testServices().storage;
      const services = testServices({ storage, environment: { ...TEST_ENVIRONMENT, ...environment } });
      const put = jest.spyOn(storage, 'put');
      const request = new Request('https://facet.example/api/assess', {
        method: 'POST',
        body: JSON.stringify({ address }),
        headers: { accept: 'application/x-ndjson', 'content-type': 'application/json' },
      });
      const response = await endpoint('assess', assessHandler, () => services)(request, TEST_CONTEXT);
      expect(await response.text()).toBe('{"t":"error","code":"site-excluded"}\n');
      expect(put.mock.calls.filter(([key]) => key.startsWith('assessments'))).toEqual([]);
      expect(resolve).not.toHaveBeenCalled();
    },
  );

  it('is answered with a page that says so, in the language of the visitor', async () => {
    const { status, html } = await page('www.brand.com', environment);
    expect(status).toBe(422);
    expect(html).toContain(say('en', 'errors:site-excluded.title'));
    expect(html).toContain('id="address-error"');
  });

  it('is not what another one is that ends in its name', async () => {
    const { html } = await page('notbrand.com', environment);
    expect(html).toContain(say('en', 'errors:address-unresolvable.title'));
    expect(resolve).toHaveBeenCalled();
  });
});
