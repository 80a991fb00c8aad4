import { request, type IncomingHttpHeaders } from 'node:http';
import { readEnvironment } from '../../site/environment';
import type { SampleBrand } from './brands';
import { serveSamples, type SampleSites } from './serve';

let sites: SampleSites;

beforeAll(async () => {
  sites = await serveSamples();
});
afterAll(() => sites.close());

interface Answer {
  readonly status: number;
  readonly location: string;
  readonly type: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Requests a URL from the port of its origin, as the assessment does. */
async function get(origin: string, path: string, served = sites): Promise<Answer> {
  const entry = served.hosts.find((host) => host.startsWith(`${origin}=`)) ?? '';
  const [, port = ''] = /:(\d+)$/.exec(entry) ?? [];
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers: { host: new URL(origin).host } }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location ?? '',
          type: response.headers['content-type'] ?? '',
          headers: response.headers,
          body,
        }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

it('names hosts in the form the environment reads', () => {
  const result = readEnvironment({ FACET_SAMPLE_HOSTS: sites.hosts.join(',') }, 'function');
  expect(result.ok && Object.keys(result.environment.sampleHosts)).toEqual(
    expect.arrayContaining(['northwind.example:443', 'northwind.example:80', 'harbour.example:443']),
  );
});

it.each(['northwind', 'harbour'])('serves every file that the page of %s names', async (name) => {
  const origin = `https://${name}.example`;
  const home = await get(origin, '/');
  expect(home.status).toBe(200);
  expect(home.type).toBe('text/html; charset=utf-8');
  const named = [...home.body.matchAll(/(?:src|href|content)="([^"#]+\.(?:png|ico|css|html|json|webmanifest))"/g)];
  const paths = named.map(([, reference = '']) => new URL(reference, origin).pathname);
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths) expect((await get(origin, path)).status).toBe(200);
});

it('brings a converging brand to one address', async () => {
  expect(await get('http://northwind.example', '/')).toMatchObject({
    status: 301,
    location: 'https://northwind.example/',
  });
  expect((await get('https://www.northwind.example', '/')).location).toBe('https://northwind.example/');
});

it('brings it there one step at a time', async () => {
  const first = await get('http://www.northwind.example', '/contact?a=b');
  expect(first).toMatchObject({ status: 301, location: 'https://www.northwind.example/contact?a=b' });
  const second = await get('https://www.northwind.example', '/contact?a=b');
  expect(second).toMatchObject({ status: 301, location: 'https://northwind.example/contact?a=b' });
  expect(second.headers['strict-transport-security']).toBeDefined();
});

it.each([
  ['/contact.html', 'text/html; charset=utf-8'],
  ['/contact', 'text/html; charset=utf-8'],
  ['/contact/', 'text/html; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
])('answers %s as %s', async (path, type) => {
  const answer = await get('https://northwind.example', path);
  expect(answer).toMatchObject({ status: 200, type });
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

it('sends headers for a single path, and answers 200 for all paths if a brand wants that', async () => {
  const brand: SampleBrand = {
    host: 'northwind.example',
    folder: 'northwind',
    redirectsHttp: true,
    headers: { 'x-frame-options': 'DENY' },
    pathHeaders: { '/llms.txt': { 'content-type': 'text/html', 'x-robots-tag': 'noindex' } },
    redirectsWww: false,
    soft404: true,
  };
  const served = await serveSamples([brand]);
  try {
    const llms = await get('https://northwind.example', '/llms.txt', served);
    expect(llms.headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-robots-tag': 'noindex' });
    expect(llms.type).toBe('text/html');
    const missing = await get('https://northwind.example', '/nothing', served);
    expect(missing).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
    expect(missing.headers['x-robots-tag']).toBeUndefined();
    expect(missing.body).toContain('Not found');
    expect((await get('https://www.northwind.example', '/', served)).status).toBe(200);
  } finally {
    await served.close();
  }
});

it('leaves an indifferent brand on four addresses', async () => {
  for (const origin of ['http://tidewater.example', 'https://www.tidewater.example', 'http://www.tidewater.example']) {
    expect((await get(origin, '/')).status).toBe(200);
  }
});

it.each(['/../brands.ts', '/%2e%2e/brands.ts', '/..%2fbrands.ts', '/images', '/images/', '/nothing', '/nothing/'])(
  'answers 404 to %s',
  async (path) => {
    expect((await get('https://harbour.example', path)).status).toBe(404);
  },
);
