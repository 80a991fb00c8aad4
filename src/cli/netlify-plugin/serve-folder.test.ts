import { request } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withFolder } from './serve-folder';

let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'facet-serve-'));
  await mkdir(join(root, 'site/en'), { recursive: true });
  await Promise.all([
    writeFile(join(root, 'secret.html'), 'secret'),
    writeFile(join(root, 'site-secret.html'), 'secret'),
    writeFile(join(root, 'site/index.html'), 'home'),
    writeFile(join(root, 'site/en/index.html'), 'english'),
    writeFile(join(root, 'site/about.html'), 'about'),
    writeFile(join(root, 'site/plain'), 'itself'),
    writeFile(join(root, 'site/plain.html'), 'another'),
    writeFile(join(root, 'site/ä b.txt'), 'odd'),
    writeFile(join(root, 'site/icon.PNG'), 'png'),
  ]);
});
afterAll(() => rm(root, { recursive: true }));

/** An answer to a path as it is written: `fetch` would tidy it first. */
function asked(origin: string, path: string, method = 'GET') {
  const { hostname, port } = new URL(origin);
  return new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
    request({ hostname, port, path, method }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', body }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('a folder served on this machine', () => {
  it('is found as a deploy’s files are', async () => {
    await withFolder(join(root, 'site'), async (origin) => {
      expect(new URL(origin).hostname).toBe('localhost');
      expect(await asked(origin, '/')).toEqual({ status: 200, type: 'text/html; charset=utf-8', body: 'home' });
      expect((await asked(origin, '/en')).body).toBe('english');
      expect((await asked(origin, '/en/?a=1')).body).toBe('english');
      expect((await asked(origin, '/about')).body).toBe('about');
      expect((await asked(origin, '/plain')).body).toBe('itself');
      expect((await asked(origin, '/about/')).status).toBe(404);
      expect((await asked(origin, '/icon.PNG/')).status).toBe(404);
      expect(await asked(origin, '/%C3%A4%20b.txt')).toMatchObject({ type: 'text/plain; charset=utf-8', body: 'odd' });
      expect((await asked(origin, '/icon.PNG')).type).toBe('image/png');
      expect(await asked(origin, '/', 'HEAD')).toMatchObject({ status: 200, body: '' });
    });
  });

  it('has no file outside of it, however its path is written', async () => {
    await withFolder(join(root, 'site'), async (origin) => {
      const paths = ['/../secret.html', '/..%2fsecret.html', '/%2e%2e/secret', '/../site-secret', '/..%5csecret.html'];
      for (const path of [...paths, '/%00', '/%', '//secret.html', '/en/../../secret.html']) {
        expect(await asked(origin, path)).toMatchObject({ status: 404 });
      }
      expect((await asked(origin, '/', 'POST')).status).toBe(405);
    });
  });

  it('answers what is missing with the site’s own page', async () => {
    await writeFile(join(root, 'site/404.html'), 'missing');
    await withFolder(join(root, 'site'), async (origin) => {
      expect(await asked(origin, '/nothing')).toMatchObject({ status: 404, body: 'missing' });
    });
  });

  it('is served no longer than it is needed, also if that fails', async () => {
    let origin = '';
    const failing = withFolder(root, (at) => {
      origin = at;
      return Promise.reject(new Error('measured nothing'));
    });
    await expect(failing).rejects.toThrow('measured nothing');
    await expect(asked(origin, '/')).rejects.toThrow(/ECONNREFUSED/);
  });
});
