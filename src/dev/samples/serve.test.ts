import { request } from 'node:http';
import { readEnvironment } from '../../site/environment';
import { serveSamples, type SampleSites } from './serve';

let sites: SampleSites;

beforeAll(async () => {
  sites = await serveSamples();
});
afterAll(() => sites.close());

/** Asks the port that stands for an origin, as the assessment does. */
async function get(
  origin: string,
  path: string,
): Promise<{ status: number; location: string; type: string; body: string }> {
  const entry = sites.hosts.find((host) => host.startsWith(`${origin}=`)) ?? '';
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

it('leaves the other brand on four', async () => {
  for (const origin of ['http://harbour.example', 'https://www.harbour.example', 'http://www.harbour.example']) {
    expect((await get(origin, '/')).status).toBe(200);
  }
});

it.each(['/../brands.ts', '/%2e%2e/brands.ts', '/..%2fbrands.ts', '/images', '/nothing'])(
  'answers 404 to %s',
  async (path) => {
    expect((await get('https://harbour.example', path)).status).toBe(404);
  },
);
