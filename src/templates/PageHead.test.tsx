import type { HeadFacts, PageContext } from '../components/page-context';
import { elements, shown } from '../components/testing/shown';
import { HeadTags } from './PageHead';
import { HEAD as ARTICLE, SITE } from './testing/head';

const HEAD: HeadFacts = {
  ...ARTICLE,
  alternates: [
    { locale: 'en', url: `${SITE}/en/posts/names/` },
    { locale: 'de', url: `${SITE}/de/posts/names/` },
  ],
  modified: '2026-02-03',
  feeds: [{ title: 'Beiträge', folder: '/de/posts/' }],
  breadcrumbs: [{ name: 'Facet', path: '/de/' }],
  authors: [{ name: 'Ada', path: '/de/posts/author/ada/' }],
  tags: ['Namen', 'Karten'],
};

const SCRIPTS: typeof ISLAND_SCRIPTS = {
  entries: {
    islands: { module: '/assets/islands.js', imports: ['/assets/shared.js'] },
    feedback: { module: '/assets/feedback.js', imports: [] },
    search: { module: '/assets/search.js', imports: [] },
  },
  starter: '/assets/starter.js',
  asked: '/assets/asked.js',
  accountUndo: '/assets/account-undo.js',
  watch: '/assets/watch.js',
  errorClient: '/assets/client.js',
};

beforeEach(() => {
  Object.assign(globalThis, {
    INLINED_STYLES: '',
    STYLES_IN_PAGES: {},
    STYLE_SHEETS: { tool: '/assets/tool.css', report: '/assets/report.css', account: '/assets/account.css' },
    ISLAND_SCRIPTS: SCRIPTS,
  });
});

function head(facts: Partial<HeadFacts> = {}, islands: readonly string[] = [], more: Partial<PageContext> = {}) {
  const context = { head: { ...HEAD, ...facts }, locale: 'de', pagePath: '/de/posts/names/', ...more } as PageContext;
  return shown(<HeadTags pageContext={context} islands={islands} />, 'de');
}

/** The content of every `meta` of a name or property. */
const metas = (html: string, name: string) =>
  elements(html, 'meta')
    .filter((meta) => meta.get('name') === name || meta.get('property') === name)
    .map((meta) => meta.get('content'));

const links = (html: string, rel: string) => elements(html, 'link').filter((link) => link.get('rel') === rel);

describe('the head of a page', () => {
  it('tells search engines which page to keep, and its other languages', () => {
    const html = head();
    expect(links(html, 'canonical').map((link) => link.get('href'))).toEqual([HEAD.canonical]);
    expect(metas(html, 'robots')).toEqual([]);
    const alternates = links(html, 'alternate').filter((link) => link.has('hrefLang'));
    expect(alternates.map((link) => [link.get('hrefLang'), link.get('href')])).toEqual([
      ['en', `${SITE}/en/posts/names/`],
      ['de', `${SITE}/de/posts/names/`],
      ['x-default', `${SITE}/en/posts/names/`],
    ]);
  });

  it('has a title with the site’s name in the browser, and without it in a preview', () => {
    const html = head();
    expect(html).toContain('<title>Names · Facet</title>');
    expect([metas(html, 'og:title'), metas(html, 'og:site_name')]).toEqual([['Names'], ['Facet']]);
  });

  it('says what a preview shows: locale, address and picture with its size', () => {
    const html = head();
    const shownAs = ['og:locale', 'og:url', 'og:image', 'og:image:width', 'og:image:height', 'og:image:alt'];
    expect(shownAs.flatMap((name) => metas(html, name))).toEqual([
      'de_DE',
      HEAD.canonical,
      `${SITE}/cards/x.png`,
      '1200',
      '630',
      'Names',
    ]);
    expect(metas(html, 'twitter:card')).toEqual(['summary_large_image']);
  });

  it('says of an article when it was written and changed, by whom and about what', () => {
    const html = head();
    expect(metas(html, 'article:published_time')).toEqual([expect.stringMatching(/^2026-01-02T/)]);
    expect(metas(html, 'article:modified_time')).toEqual([expect.stringMatching(/^2026-02-03T/)]);
    expect(metas(html, 'article:author')).toEqual([`${SITE}/de/posts/author/ada/`]);
    expect(metas(html, 'article:tag')).toEqual(['Namen', 'Karten']);
    expect(head({ type: 'website' })).not.toContain('article:');
  });

  it('keeps a page out of search engines where it has no canonical, and where the deploy is not the site', () => {
    const html = head({ canonical: null });
    expect(metas(html, 'robots')).toEqual(['noindex']);
    expect(html).not.toMatch(/og:|ld\+json|rel="canonical"|rss/);
    expect(metas(head({ noindex: true }), 'robots')).toEqual(['noindex']);
  });

  it('announces each feed in each format by its name', () => {
    const feeds = links(head(), 'alternate').filter((link) => link.has('type'));
    expect(feeds.map((link) => [link.get('type'), link.get('title'), link.get('href')])).toEqual([
      ['application/rss+xml', 'Beiträge (RSS)', '/de/posts/rss.xml'],
      ['application/atom+xml', 'Beiträge (Atom)', '/de/posts/atom.xml'],
      ['application/feed+json', 'Beiträge (JSON Feed)', '/de/posts/feed.json'],
    ]);
  });

  it('has no description if there is none to give', () => {
    expect(metas(head({ description: '' }), 'description')).toEqual([]);
    expect(metas(head(), 'description')).toEqual(['About names']);
  });

  it('ends no script within its structured data', () => {
    const html = head({ title: '</script><b>' });
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.stringify(JSON.parse(json))).toContain('"headline":"</script><b>"');
  });

  it('links the style sheet the page asks for', () => {
    const linked = (more: Partial<PageContext>, rel = 'stylesheet') =>
      links(head({}, [], more), rel).map((link) => link.get('href'));
    expect(linked({ sheet: 'account' })).toEqual(['/assets/account.css']);
    expect(linked({})).toEqual([]);
    // One that adds to another comes after it.
    expect(linked({ sheet: 'report' })).toEqual(['/assets/tool.css', '/assets/report.css']);
    expect(linked({ sheet: 'tool', laterSheet: 'report' })).toEqual(['/assets/tool.css']);
    expect(linked({ sheet: 'tool', laterSheet: 'report' }, 'prefetch')).toEqual(['/assets/report.css']);
  });
});

describe('the scripts of a page', () => {
  const scripts = (islands: readonly string[]) =>
    elements(head({}, islands), 'script').filter((script) => script.has('src'));

  it('are missing if nothing on it needs one', () => {
    expect(scripts([])).toEqual([]);
  });

  it('are what undoes deletions on the account page alone', () => {
    const onlyScripts = (sheet: 'account' | 'inbox') =>
      elements(head({}, [], { sheet }), 'script').flatMap((script) => script.get('src') ?? []);
    expect(onlyScripts('account')).toEqual(['/assets/account-undo.js']);
    expect(onlyScripts('inbox')).toEqual([]);
  });

  it('begin with what watches for errors', () => {
    expect(scripts(['assessment', 'assessment']).map((script) => script.get('src'))).toEqual([
      '/assets/watch.js',
      '/assets/asked.js',
      '/assets/islands.js',
    ]);
    expect(links(head({}, ['assessment']), 'modulepreload').map((link) => link.get('href'))).toEqual([
      '/assets/shared.js',
    ]);
  });

  it('wait where the island waits for its first use', () => {
    expect(scripts(['search']).map((script) => [script.get('src'), script.get('data-scripts')])).toEqual([
      ['/assets/starter.js', '/assets/watch.js /assets/search.js'],
    ]);
    expect(scripts(['search', 'feedback']).map((script) => script.get('src'))).toEqual([
      '/assets/watch.js',
      '/assets/feedback.js',
      '/assets/search.js',
    ]);
  });
});
