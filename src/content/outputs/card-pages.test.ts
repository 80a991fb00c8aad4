import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CARD_PAGES_FILE, type CardPages } from '../../components/review/card-pages';
import { cardPages, namedPicture, writeCardPages } from './card-pages';
import { readPages } from './read-pages';
import { planned, post, publicationOf, SITE } from './testing/publication';

const html = (head: string, body = '') =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

const IMAGE = `<meta property="og:image" content="${SITE}/cards/0a1b.png"/>`;
const page = (title: string, more = IMAGE) =>
  html(
    `<title>${title} · Facet</title><meta property="og:title" content="${title}"/>` +
      `<meta property="og:description" content="Words"/><meta name="description" content="Words"/>` +
      `<meta property="og:type" content="website"/><meta property="og:site_name" content="Facet"/><meta name="twitter:card" content="summary_large_image"/>${more}`,
  );

describe('the picture that tags name', () => {
  const there = (path: string) => path === '/cards/a&b.png';

  it('is a file of this build, whichever origin the tags name', () => {
    const tag = `<meta property="og:image" content="${SITE}/cards/a&amp;b.png"/>`;
    expect(namedPicture([tag], SITE, there)).toEqual({ url: `${SITE}/cards/a&b.png`, file: '/cards/a&b.png' });
  });

  it('is missing if no such file was made, or if it is another site’s', () => {
    for (const url of [
      `${SITE}/cards/gone.png`,
      'https://elsewhere.example/cards/a&b.png',
      `${SITE}.evil/cards/a&b.png`,
    ]) {
      const tag = `<meta property="og:image" content="${url}"/>`;
      expect(namedPicture([tag], SITE, there)).toEqual({ url, file: null });
    }
    expect(namedPicture(['<meta property="og:image:alt" content="x"/>'], SITE, there)).toBeNull();
  });
});

describe('what the build leaves for reviewers', () => {
  it('is every page that can be shared, the greatest risk first, outside of what is published, and goes with the cards', async () => {
    const publication = publicationOf(
      [
        planned('/en/about/', { state: 'source' }),
        post('a', '2026-11-20'),
        post('b', '2026-11-20', 'ja'),
        planned('/en/404.html', { head: { canonical: null } }),
        planned('/en/changelog/gone/', { template: 'changelog-entry' }),
      ],
      {
        '/en/about/': page('About'),
        '/en/posts/a/': page('A title '.repeat(12).trim()),
        '/ja/posts/b/': page('名前', `<meta property="og:image" content="${SITE}/cards/gone.png"/>`),
        '/en/404.html': page('Not found'),
        '/cards/0a1b.png': 'PNG',
      },
    );
    const folder = mkdtempSync(join(tmpdir(), 'facet-gated-'));
    const read = await readPages(publication);
    writeCardPages(publication, read, folder);
    const written = JSON.parse(readFileSync(join(folder, CARD_PAGES_FILE), 'utf8')) as CardPages;
    // The second time from what was kept of the first.
    expect(written).toEqual(cardPages(publication, read));
    expect(written.siteUrl).toBe(SITE);
    expect(written.hidden).toBe(false);
    expect(written.pages.map(({ path, route, problems }) => [path, route, problems.risks])).toEqual([
      ['/ja/posts/b/', 'post', ['card-missing']],
      ['/en/posts/a/', 'post', ['title-cut']],
      ['/en/about/', 'about', []],
    ]);
    expect(() => publication.written(`/${CARD_PAGES_FILE}`)).toThrow('ENOENT');
    const lean = { ...publication, environment: { ...publication.environment, leaveOut: ['cards' as const] } };
    writeCardPages(lean, read, folder);
    expect(existsSync(join(folder, CARD_PAGES_FILE))).toBe(false);
    rmSync(folder, { recursive: true });
    publication.remove();
  });
});
