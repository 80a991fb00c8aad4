import { LOCALES } from './locales';
import { staticRedirects } from './redirects';

/** The line that answers a path where there is no file: Netlify takes the first that matches. */
function answering(path: string, moved: Parameters<typeof staticRedirects>[0] = []): string | undefined {
  return staticRedirects(moved)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .find((line) => {
      const [from = ''] = line.split(' ');
      return from.endsWith('/*') ? path.startsWith(from.slice(0, -1)) : from === path;
    });
}

describe('staticRedirects', () => {
  it.each(LOCALES)('answers a missing page of %s in that language', (locale) => {
    expect(answering(`/${locale}/no/such/page`)).toBe(`/${locale}/* /${locale}/404.html 404`);
  });

  it.each(LOCALES)('never answers the 404 page of %s itself from the file', (locale) => {
    expect(answering(`/${locale}/404.html`)).toMatch(/not-found 200!$/);
    expect(answering(`/${locale}/404`)).toMatch(/not-found 200!$/);
  });

  it.each(['/xx/foo', '/foo.html', '//double', '/english'])('leaves %s to the function', (path) => {
    expect(answering(path)).toBe('/* /.netlify/functions/not-found 200');
  });

  it('answers in the locales of the build alone', () => {
    const lines = staticRedirects([], ['en', 'ar-xb']).split('\n');
    expect(lines.filter((line) => line.endsWith(' 404'))).toEqual([
      '/en/* /en/404.html 404',
      '/ar-xb/* /ar-xb/404.html 404',
    ]);
  });

  it('leads from a moved address to the new one, with and without its slash, and to nothing below it', () => {
    const moved = [{ from: '/de/posts/old/', to: '/de/posts/new/' }];
    expect(answering('/de/posts/old/', moved)).toBe('/de/posts/old/ /de/posts/new/ 301');
    expect(answering('/de/posts/old', moved)).toBe('/de/posts/old /de/posts/new/ 301');
    expect(answering('/de/posts/old/x', moved)).toBe('/de/* /de/404.html 404');
    expect(answering('/de/posts/older/', moved)).toBe('/de/* /de/404.html 404');
  });
});
