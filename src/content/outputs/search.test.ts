import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readEnvironment } from '../../site/environment';
import { DEFAULT_LOCALE, type Locale } from '../../site/locales';
import { inLocale, localeOf } from '../../site/routes';
import type { PlannedPage } from '../pages/planned-page';
import { routeAt } from '../pages/testing/route-at';
import type { Publication } from './publication';
import { writeSearchIndex } from './search';
import { searchDocuments } from './search-documents';

const SITE = 'https://facet.example';
const read = readEnvironment({ URL: SITE, CONTEXT: 'dev' }, 'build');
if (!read.ok) throw new Error(read.problems.join());
const { environment } = read;

interface TestPage {
  readonly path: string;
  readonly state?: PlannedPage['state'];
  readonly title?: string;
  readonly body?: string;
  /** Day a legal document is in force from, which has no other day. */
  readonly version?: string;
}

const root = mkdtempSync(join(tmpdir(), 'facet-search-'));
mkdirSync(join(root, 'node_modules'));
symlinkSync(join(process.cwd(), 'node_modules/pagefind'), join(root, 'node_modules/pagefind'));
afterAll(() => rmSync(root, { recursive: true }));
beforeEach(() => {
  rmSync(join(root, 'public'), { recursive: true, force: true });
  rmSync(join(root, 'node_modules/.cache'), { recursive: true, force: true });
});

/** Pages as planned, each with a file of its own. */
function publication(...pages: readonly TestPage[]): Publication {
  const planned = pages.map(({ path, state = 'source', title = 'Title', version }) => {
    const locale = localeOf(path);
    const canonical = SITE + (state === 'fallback' ? inLocale(path, DEFAULT_LOCALE) : path);
    return {
      path,
      state,
      route: routeAt(path),
      file: path,
      context: {
        locale,
        version: version ?? null,
        head: {
          title,
          description: 'About <it>',
          canonical,
          ...(version === undefined && { published: '2026-11-17' }),
        },
      },
    } as unknown as PlannedPage;
  });
  const texts = new Map(pages.map(({ path, body = '<p>Text</p>' }) => [path, body]));
  return { root, environment, pages: planned, i18n: {} as Publication['i18n'], bodies: (file) => texts.get(file) };
}

const urls = (site: Publication, locale: Locale) => (searchDocuments(site).get(locale) ?? []).map(({ url }) => url);

describe('what is indexed', () => {
  it('are articles in the languages they have a text of their own in', () => {
    const site = publication(
      { path: '/en/posts/a/' },
      { path: '/de/posts/a/', state: 'translated' },
      { path: '/fr/posts/a/', state: 'outdated' },
      { path: '/ja/posts/a/', state: 'fallback' },
      { path: '/en/changelog/b/' },
      { path: '/en/legal/c/' },
      { path: '/en/about/' },
      { path: '/en/' },
      { path: '/en/posts/', state: 'interface' },
    );
    expect(urls(site, 'en')).toEqual(['/en/posts/a/', '/en/changelog/b/', '/en/legal/c/', '/en/about/']);
    expect(urls(site, 'de')).toEqual(['/de/posts/a/']);
    expect(urls(site, 'fr')).toEqual(['/fr/posts/a/']);
    expect(urls(site, 'ja')).toEqual([]);
  });

  it('names the languages that lack a text, and those that show it nevertheless', () => {
    const site = publication(
      { path: '/en/posts/a/' },
      { path: '/ja/posts/a/', state: 'fallback' },
      { path: '/de/posts/a/', state: 'translated' },
    );
    const html = searchDocuments(site).get('en')?.[0]?.html ?? '';
    expect([...html.matchAll(/without\[content\]" content="(\w+)"/g)].map(([, locale]) => locale)).toEqual([
      'ja',
      'fr',
      'es',
      'ar',
    ]);
    expect(html).toContain('"fallback[content]" content="ja"');
    expect(html).toContain('content="About &lt;it&gt;"');
  });

  it('says of a translation alone nothing about other languages', () => {
    const site = publication({ path: '/en/posts/a/' }, { path: '/de/posts/a/', state: 'translated' });
    expect(searchDocuments(site).get('de')?.[0]?.html).not.toContain('without[content]');
  });

  it('dates a legal document by the day it is in force from', () => {
    const site = publication({ path: '/en/legal/terms/', version: '2026-05-01' });
    expect(searchDocuments(site).get('en')?.[0]?.html).toContain('"date[content]" content="2026-05-01"');
  });

  it('stops where the text of an article is not found', () => {
    const site = { ...publication({ path: '/en/posts/a/' }), bodies: () => undefined };
    expect(() => searchDocuments(site)).toThrow('/en/posts/a/ is an article without a text.');
  });
});

/** Files of the index → their bytes. */
function files(): Record<string, string> {
  const folder = join(root, 'public/pagefind');
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file.slice(folder.length + 1), readFileSync(file).toString('latin1')]),
  );
}

const fragments = (): string[] =>
  Object.entries(files())
    .filter(([path]) => path.endsWith('.pf_fragment'))
    .map(([, bytes]) => gunzipSync(Buffer.from(bytes, 'latin1')).toString('utf8'));

describe('the index', () => {
  it('holds the text of an article and what a result shows', async () => {
    await writeSearchIndex(
      publication({
        path: '/en/posts/a/',
        title: 'A & B',
        body: '<p>Roasted beans <a data-footnote-backref>back</a></p>',
      }),
    );
    const [fragment = ''] = fragments();
    expect(JSON.parse(fragment.replace(/^[^{]*/, ''))).toMatchObject({
      url: '/en/posts/a/',
      content: 'Roasted beans',
      meta: { title: 'A & B', description: 'About <it>', kind: 'post', date: '2026-11-17' },
    });
  });

  it('has a folder for each language with what a browser loads, and none for others', async () => {
    await writeSearchIndex(publication({ path: '/en/posts/a/' }, { path: '/ja/posts/a/', state: 'translated' }));
    const names = Object.keys(files()).map((path) => path.replace(/_[0-9a-f]+\./, '_*.'));
    expect(names).toEqual(
      ['en', 'ja'].flatMap((locale) => [
        ...(locale === 'en' ? ['en/filter/en_*.pf_filter'] : []),
        `${locale}/fragment/${locale}_*.pf_fragment`,
        `${locale}/index/${locale}_*.pf_index`,
        `${locale}/pagefind-entry.json`,
        `${locale}/pagefind-worker.js`,
        `${locale}/pagefind.${locale}_*.pf_meta`,
        `${locale}/pagefind.js`,
        `${locale}/wasm.${locale === 'en' ? 'en' : 'unknown'}.pagefind`,
      ]),
    );
    await writeSearchIndex(publication({ path: '/en/posts/a/' }));
    expect(readdirSync(join(root, 'public/pagefind'))).toEqual(['en']);
  });

  it('is the same bytes every time, and keeps nothing of what was there before', async () => {
    const pages = Array.from({ length: 30 }, (_, n) => ({ path: `/en/posts/${n}/`, body: `<p>Word${n} and more</p>` }));
    await writeSearchIndex(publication(...pages, { path: '/en/posts/gone/', body: '<p>vanished</p>' }));
    const before = files();
    await writeSearchIndex(publication(...pages));
    const once = files();
    expect(once).not.toEqual(before);
    rmSync(join(root, 'public'), { recursive: true });
    rmSync(join(root, 'node_modules/.cache'), { recursive: true });
    await writeSearchIndex(publication(...pages));
    expect(files()).toEqual(once);
  });

  it('is left alone where nothing changed, and written again where it is missing', async () => {
    const pages = [{ path: '/en/posts/a/' }, { path: '/de/posts/a/', state: 'translated' as const }];
    await writeSearchIndex(publication(...pages));
    const mark = (locale: string) => join(root, 'public/pagefind', locale, 'mark');
    writeFileSync(mark('en'), '');
    writeFileSync(mark('de'), '');
    await writeSearchIndex(publication(...pages));
    expect(Object.keys(files())).toEqual(expect.arrayContaining(['en/mark', 'de/mark']));
    // A change in one language leaves the other as it is.
    await writeSearchIndex(publication({ path: '/en/posts/a/', body: '<p>New</p>' }, ...pages.slice(1)));
    expect(Object.keys(files())).toContain('de/mark');
    expect(Object.keys(files())).not.toContain('en/mark');
    rmSync(join(root, 'public/pagefind/de'), { recursive: true });
    await writeSearchIndex(publication({ path: '/en/posts/a/', body: '<p>New</p>' }, ...pages.slice(1)));
    expect(Object.keys(files())).toContain('de/pagefind-entry.json');
  });
});
