import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sourceMapFolder, sourceName, withdrawSourceMaps } from './source-maps';

const SCRIPT = 'console.log(1);\n';
const MAP = JSON.stringify({ version: 3, sources: ['src/islands/a.ts'], names: [], mappings: 'AAAA' });

const run = promisify(execFile);

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facet-maps-'));
  mkdirSync(join(root, 'public/assets'), { recursive: true });
  for (const [name, text] of [
    ['a-1.js', SCRIPT],
    ['a-1.js.map', MAP],
    ['gatsby-2.js.map', MAP],
  ] as const) {
    writeFileSync(join(root, 'public/assets', name), text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

it('takes the maps of published scripts out of what is published', () => {
  withdrawSourceMaps(root, new Set(['/assets/a-1.js']));
  expect(readdirSync(sourceMapFolder(root))).toEqual(['a-1.js.map']);
  expect(readdirSync(join(root, 'public/assets'))).not.toContain('a-1.js.map');
});

it.each([
  ['/home/someone/facet/src/islands/a.ts', 'src/islands/a.ts'],
  ['/home/someone/facet/node_modules/react/index.js', 'node_modules/react/index.js'],
  ['webpack/runtime/load script', 'webpack/runtime/load script'],
])('calls %s %s', (absoluteResourcePath, name) => {
  expect(sourceName('/home/someone/facet')({ absoluteResourcePath })).toBe(name);
});

describe('uploadSourceMaps', () => {
  const requests: string[] = [];
  let uploaded = '';
  let status = 200;
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const body = Buffer.concat(parts);
      const url = request.url ?? '';
      requests.push(`${request.method ?? ''} ${url}`);
      response.writeHead(status, { 'content-type': 'application/json' });
      if (url.includes('assemble')) {
        const { chunks } = JSON.parse(body.toString()) as { chunks: string[] };
        const state = uploaded === '' ? 'not_found' : 'ok';
        response.end(JSON.stringify({ state, missingChunks: uploaded === '' ? chunks : [] }));
        return;
      }
      if (url.includes('chunk-upload') && request.method === 'POST') uploaded = body.toString('latin1');
      const { port } = server.address() as AddressInfo;
      response.end(
        JSON.stringify({
          url: `http://127.0.0.1:${port}/api/0/organizations/example/chunk-upload/`,
          chunkSize: 8_388_608,
          chunksPerRequest: 64,
          maxRequestSize: 33_554_432,
          concurrency: 1,
          hashAlgorithm: 'sha1',
          compression: [],
          accept: ['release_files', 'artifact_bundles', 'artifact_bundles_v2'],
          version: 'facet@1.2.3',
        }),
      );
    })();
  });
  // By a Node of its own: the tool tells errors apart by classes, of which Jest has a second set.
  const upload = () => {
    const { port } = server.address() as AddressInfo;
    const service = { token: 'a-token', organisation: 'example', project: 'facet', url: `http://127.0.0.1:${port}` };
    const module = JSON.stringify(join(__dirname, 'source-maps.ts'));
    const call = `require(${module}).uploadSourceMaps(${JSON.stringify(root)}, ${JSON.stringify(service)}, 'facet@1.2.3')`;
    return run(process.execPath, ['--require', 'tsx/cjs', '--eval', call], {
      env: { ...process.env, NODE_ENV: 'production' },
    });
  };

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  beforeEach(() => {
    withdrawSourceMaps(root, new Set(['/assets/a-1.js']));
    [uploaded, status] = ['', 200];
    requests.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('uploads scripts and maps for the release, by the addresses scripts have, and changes none', async () => {
    await upload();
    expect(requests).toEqual(
      expect.arrayContaining([
        'POST /api/0/organizations/example/releases/',
        'PUT /api/0/organizations/example/releases/facet%401.2.3/',
      ]),
    );
    // An archive without compression names its files as they are.
    expect(uploaded).toContain('_/_/assets/a-1.js');
    expect(uploaded).toContain('_/_/assets/a-1.js.map');
    expect(readFileSync(join(root, 'public/assets/a-1.js'), 'utf8')).toBe(SCRIPT);
    expect(readFileSync(join(sourceMapFolder(root), 'a-1.js.map'), 'utf8')).toBe(MAP);
    expect(readdirSync(join(root, '.facet'))).toEqual(['source-maps']);
  });

  it('says so where the service refuses', async () => {
    status = 401;
    await expect(upload()).rejects.toThrow();
    expect(readdirSync(join(root, '.facet'))).toEqual(['source-maps']);
  });
});
