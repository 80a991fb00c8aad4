import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { publicFile } from './publication';
import { readPages } from './read-pages';
import { planned, publicationOf } from './testing/publication';

const html = (head: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body></body></html>`;

it('reads pages that are files, and none of a pseudo-locale', async () => {
  const publication = publicationOf(
    [
      planned('/en/about/'),
      planned('/en/gone/'),
      planned('/de/about/', { state: 'pseudo' }),
      { ...planned('/en-xa/about/'), context: { ...planned('/en/about/').context, locale: 'en-xa' } },
    ],
    { '/en/about/': html('<title>A</title>'), '/de/about/': html(''), '/en-xa/about/': html('') },
  );
  const pages = await readPages(publication);
  publication.remove();
  expect([...pages]).toMatchObject([['/en/about/', { tags: ['<title>A</title>'], scripts: [], media: [] }]]);
});

it('reads a page again once it was written, and keeps what was read of the others', async () => {
  const publication = publicationOf([planned('/en/about/'), planned('/en/posts/')], {
    '/en/about/': html('<title>A</title>'),
    '/en/posts/': html('<title>B</title>'),
  });
  const [about, posts] = ['/en/about/', '/en/posts/'].map((path) => publicFile(publication, path)) as [string, string];
  utimesSync(posts, 1_000, 1_000);
  await readPages(publication);
  writeFileSync(about, html('<title>Another</title>'));
  // As if it had not been written: same length, same modification time.
  writeFileSync(posts, html('<title>C</title>'));
  utimesSync(posts, 1_000, 1_000);
  const pages = await readPages(publication);
  publication.remove();
  expect(pages.get('/en/about/')?.tags).toEqual(['<title>Another</title>']);
  expect(pages.get('/en/posts/')?.tags).toEqual(['<title>B</title>']);
});

it('reads a page again that is as long as before, or as old', async () => {
  const publication = publicationOf([planned('/en/about/'), planned('/en/posts/')], {
    '/en/about/': html('<title>A</title>'),
    '/en/posts/': html('<title>B</title>'),
  });
  const [about, posts] = ['/en/about/', '/en/posts/'].map((path) => publicFile(publication, path)) as [string, string];
  for (const file of [about, posts]) utimesSync(file, 1_000, 1_000);
  await readPages(publication);
  writeFileSync(about, html('<title>C</title>'));
  utimesSync(about, 2_000, 2_000);
  writeFileSync(posts, html('<title>Longer</title>'));
  utimesSync(posts, 1_000, 1_000);
  const pages = await readPages(publication);
  publication.remove();
  expect(['/en/about/', '/en/posts/'].map((path) => pages.get(path)?.tags)).toEqual([
    ['<title>C</title>'],
    ['<title>Longer</title>'],
  ]);
});

long('reads many pages in processes as one process reads them', async () => {
  const paths = Array.from({ length: 1_000 }, (_, index) => `/en/posts/${index}/`);
  const publication = publicationOf(
    paths.map((path) => planned(path)),
    Object.fromEntries(paths.map((path) => [path, html(`<title>${path}</title>`)])),
  );
  const alone = await readPages(publication);
  for (const path of paths) utimesSync(publicFile(publication, path), 1_000, 1_000);
  // Where `gatsby.mjs` puts it; with its packages in it, since the folder has none.
  const outfile = join(publication.root, '.cache/compiled/src/content/outputs/pages-process.js');
  const entryPoints = [join(__dirname, 'pages-process.ts')];
  const footer = { js: "require('fs').writeFileSync(__dirname + '/' + process.pid, '')" };
  await build({ entryPoints, outfile, bundle: true, platform: 'node', logLevel: 'error', footer });
  const shared = await readPages(publication);
  const processes = readdirSync(dirname(outfile)).length - 1;
  publication.remove();
  expect(processes).toBe(availableParallelism() > 1 ? 2 : 0);
  expect(shared.size).toBe(1_000);
  expect(shared).toEqual(alone);
});
