import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAt, buildAtOrigin, buildInFolder, type Build, type Obstacle } from './build-place';
import { build, page } from './testing/facts';

const FACTS = JSON.stringify(build([page('/en/about/')]));

const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** A site with the given responses. @returns its origin */
async function site(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function shown(result: Build | Obstacle): string {
  return 'obstacle' in result ? `${result.obstacle}: ${result.reason}` : `read ${result.name}`;
}

describe('a build on a site', () => {
  it('is read, with its files', async () => {
    const origin = await site(({ url }, response) => {
      if (url === '/facet-build.json') response.end(FACTS);
      else if (url === '/cards/a.png') response.end('picture');
      else response.writeHead(404).end();
    });
    const result = await buildAtOrigin(origin);
    if ('obstacle' in result) throw new Error(shown(result));
    expect(result.facts.pages).toEqual([page('/en/about/')]);
    expect(result.origin).toBe(origin);
    expect((await result.read('/cards/a.png'))?.toString()).toBe('picture');
    expect(await result.read('/cards/b.png')).toBeNull();
  });

  it.each([
    [404, 'without-facts: It answers with status 404.'],
    [410, 'without-facts: It answers with status 410.'],
    [401, 'unreachable: It answers with status 401.'],
    [503, 'unreachable: It answers with status 503.'],
  ])('that answers with %d says so', async (status, expected) => {
    const origin = await site((_, response) => response.writeHead(status).end());
    expect(shown(await buildAtOrigin(origin))).toBe(expected);
  });

  it('whose facts are no facts cannot be read', async () => {
    const origin = await site((_, response) => response.end('<!DOCTYPE html>'));
    expect(shown(await buildAtOrigin(origin))).toBe('unreadable: Its facet-build.json is not JSON.');
  });

  it('that does not end its answer is left in time', async () => {
    const origin = await site((_, response) => response.write(FACTS.slice(0, 10)));
    expect(shown(await buildAtOrigin(origin, 300))).toBe('unreachable: It gave no whole answer within 0.3 s.');
  });

  it('that no server answers for is not reachable', async () => {
    const origin = await site((_, response) => response.end());
    await closing.pop()?.();
    expect(shown(await buildAtOrigin(origin))).toBe('unreachable: It cannot be reached (ECONNREFUSED).');
  });

  it('is found where a redirect leads by the same scheme, and nowhere else', async () => {
    const origin = await site(({ url }, response) => {
      if (url === '/there.json') response.end(FACTS);
      else response.writeHead(301, { Location: '/there.json' }).end();
    });
    expect(shown(await buildAtOrigin(origin))).toBe(`read ${origin}`);
    for (const location of ['https://127.0.0.1:1/', 'file:///etc/hosts', 'http://203.0.113.7/', 'http://']) {
      const astray = await site((_, response) => response.writeHead(302, { Location: location }).end());
      expect(shown(await buildAtOrigin(astray))).toBe('unreachable: It redirects to an address that is not asked.');
    }
    const far = await site(({ url = '' }, response) => {
      const [, steps = ''] = /^\/(\d)$/.exec(url) ?? [];
      if (steps === '3') response.end(FACTS);
      else response.writeHead(302, { Location: `/${Number(steps) + 1}` }).end();
    });
    expect(shown(await buildAtOrigin(far))).toBe(`read ${far}`);
    const circle = await site((_, response) => response.writeHead(302, { Location: '/' }).end());
    expect(shown(await buildAtOrigin(circle))).toBe('unreachable: It redirects more than 3 times.');
  });

  it('is not asked in plain HTTP, but on this machine', async () => {
    expect(shown(await buildAtOrigin('http://203.0.113.7'))).toBe('unreachable: It is asked by https alone.');
  });

  it('gives no file that is too large, and is not asked any more once it went away', async () => {
    let asked = 0;
    const origin = await site(({ url }, response) => {
      if (url === '/facet-build.json') return response.end(FACTS);
      if (url === '/large.png') return response.end(Buffer.alloc(5_000_001));
      if (url === '/largest.png') return response.end(Buffer.alloc(5_000_000));
      asked += 1;
      return response.writeHead(503).end();
    });
    const result = await buildAtOrigin(origin);
    if ('obstacle' in result) throw new Error(shown(result));
    expect(await result.read('/largest.png')).toHaveLength(5_000_000);
    expect(await result.read('/large.png')).toBeNull();
    for (const path of ['/a.png', '/b.png', '/c.png', '/d.png']) expect(await result.read(path)).toBeNull();
    expect(asked).toBe(2);
  });
});

describe('a build in a folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'facet-review-'));
  afterAll(() => rmSync(root, { recursive: true }));

  it('is read, with its files', async () => {
    const folder = join(root, 'public');
    mkdirSync(folder);
    expect(shown(await buildAt(folder))).toBe('without-facts: The folder holds no facet-build.json.');
    writeFileSync(join(folder, 'facet-build.json'), FACTS);
    const result = await buildInFolder(folder, 'public');
    if ('obstacle' in result) throw new Error(shown(result));
    expect([result.name, result.origin]).toEqual(['public', null]);
    expect((await result.read('/facet-build.json'))?.toString()).toBe(FACTS);
    expect(await result.read('/nowhere.png')).toBeNull();
  });

  it('is missed if there is none', async () => {
    expect(shown(await buildAt(join(root, 'nowhere')))).toBe('unreachable: There is no such folder.');
  });
});
