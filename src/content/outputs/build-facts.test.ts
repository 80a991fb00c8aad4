import { buildFacts, BUILD_FACTS_PATH, mainText, writeBuildFacts, type PageBuildFacts } from './build-facts';
import { planned, publicationOf } from './testing/publication';

const OUTPUTS = { version: '1.0.0', redirects: [], feeds: [] };

const page = (main: string, head = '') =>
  `<html><head>${head}</head><body><header>Menu</header><main id="main">${main}</main></body></html>`;

const textOf = (html: string) => mainText(Buffer.from(html));

function factsOf(html: string): PageBuildFacts | undefined {
  const publication = publicationOf([planned('/en/about/', { state: 'source' })], {
    '/en/about/': html,
    '/assets/a.js': '12345',
  });
  const [facts] = buildFacts(publication, OUTPUTS).pages;
  publication.remove();
  return facts;
}

describe('the text of a page', () => {
  it('is what stands in main, without markup', () => {
    expect(textOf(page('<h1 title="a > b">Title</h1>\n<p>One<br/>two <!-- > --> three 1 < 2</p>'))).toBe(
      'Title One two three 1 < 2',
    );
  });

  it('is nothing where there is no main', () => {
    expect(textOf('<p>x</p>')).toBe('');
  });
});

describe('the facts of a build', () => {
  it('tell another text from the same text in other markup and other styles', () => {
    const before = factsOf(page('<p>Text &amp; more</p>'));
    expect(factsOf(page('<p class="b">Text &amp; more</p>', '<style>a{}</style>'))?.textDigest).toBe(
      before?.textDigest,
    );
    expect(factsOf(page('<p>Text &amp; less</p>'))?.textDigest).not.toBe(before?.textDigest);
  });

  it('count bytes of the page and of the scripts it loads, each once', () => {
    const html = page(
      'é',
      '<script src="/assets/a.js"></script><script type="module" src="/assets/a.js"></script><script>x</script>',
    );
    expect(factsOf(html)).toMatchObject({
      htmlBytes: Buffer.byteLength(html),
      scriptBytes: 5,
      status: 'source',
      locale: 'en',
    });
  });

  it('hold pages of public alone, by path, with the digest of the card', () => {
    const publication = publicationOf(
      [
        planned('/en/b/', { head: { card: '/cards/0a1b-c_D.png' } }),
        planned('/en/feedback/inbox/'),
        planned('/de/a/', { state: 'fallback' }),
      ],
      { '/en/b/': page('B'), '/de/a/': page('A') },
    );
    writeBuildFacts(publication, OUTPUTS);
    expect(JSON.parse(publication.written(BUILD_FACTS_PATH))).toMatchObject({
      version: '1.0.0',
      context: 'production',
      pages: [
        { path: '/de/a/', status: 'fallback', cardDigest: null },
        { path: '/en/b/', status: 'interface', cardDigest: '0a1b-c_D' },
      ],
    });
    publication.remove();
  });
});
