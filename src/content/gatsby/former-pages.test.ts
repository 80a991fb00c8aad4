import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LOCALES } from '../../site/locales';
import { removeFormerLocales, removeFormerPages, removeFormerStaticFiles } from './former-pages';

let root: string;

beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'former-pages-'))));
afterEach(() => rmSync(root, { recursive: true }));

function write(...files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
}

const lies = (file: string) => existsSync(join(root, file));

it('removes pages that are no longer planned, and nothing else', () => {
  write('public/de/index.html', 'public/de/posts/gone/index.html', 'public/de/posts/feed.xml', 'public/de/404.html');
  write('public/de/auth/login.html');
  removeFormerPages(root, new Set(['/de/', '/de/404.html']), ['de']);
  expect(['index.html', 'posts/feed.xml', '404.html'].filter((name) => !lies(`public/de/${name}`))).toEqual([]);
  expect(['posts/gone/index.html', 'auth/login.html'].filter((name) => lies(`public/de/${name}`))).toEqual([]);
});

it('removes all of a locale that is no longer built', () => {
  write('public/en-xa/index.html', '.facet/shell/en-xa/page.html', '.facet/gatsby/page-data/en-xa/page-data.json');
  write('public/en/index.html');
  removeFormerLocales(root, LOCALES);
  expect(['public/en-xa', '.facet/shell/en-xa', '.facet/gatsby/page-data/en-xa'].filter(lies)).toEqual([]);
  expect(lies('public/en/index.html')).toBe(true);
});

it('removes files of the static folder that are gone, and none that the build wrote', () => {
  write(
    'static/manifest.webmanifest',
    'static/old/a.ico',
    'public/old/a.ico',
    'public/robots.txt',
    '.facet/facts.json',
  );
  removeFormerStaticFiles(root);
  expect(lies('public/old/a.ico')).toBe(true);
  rmSync(join(root, 'static/old'), { recursive: true });
  removeFormerStaticFiles(root);
  expect(lies('public/old/a.ico')).toBe(false);
  expect(lies('public/robots.txt')).toBe(true);
  // The build has written it since, so it no longer belongs to the static folder.
  write('public/old/a.ico');
  removeFormerStaticFiles(root);
  expect(lies('public/old/a.ico')).toBe(true);
});
