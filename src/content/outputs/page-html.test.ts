import { mainText, previewTags, readPageHtml } from './page-html';

const html = (head: string, body = '') =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

const textOf = (main: string) => mainText(Buffer.from(html('', `<header>Menu</header><main id="main">${main}</main>`)));
const tagsOf = (document: string) => previewTags(Buffer.from(document).toString('latin1'));

describe('the text of a page', () => {
  it('is what stands in main, without markup', () => {
    expect(textOf('<h1 title="a > b">Title</h1>\n<p>One<br/>two <!-- > --> three 1 < 2</p>')).toBe(
      'Title One two three 1 < 2',
    );
  });

  it('is nothing where there is no main', () => {
    expect(mainText(Buffer.from('<p>x</p>'))).toBe('');
  });
});

describe('the tags of a page', () => {
  it('are those a preview reads, as they stand and in their order', () => {
    const tags = [
      '<meta name="description" content="a > b, &quot;c&quot; &lt;/head&gt;"/>',
      '<meta name="robots" content="noindex"/>',
      '<meta property="og:title" content="voilàcharset=1"/>',
      '<title>A &lt;b&gt; &amp; c – à 名前 🎉</title>',
      '<link rel="canonical" href="https://facet.example/en/"/>',
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>',
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
    ];
    const others = [
      '<meta name="viewport" content="width=device-width"/>',
      '<style>a::after{content:"<title>no</title>"}</style>',
      '<link rel="stylesheet" href="/a.css"/>',
      '<link rel="alternate" hrefLang="de" href="https://facet.example/de/"/>',
      '<link rel="alternate" type="application/rss+xml" title="A" href="/rss.xml"/>',
      '<link rel="manifest" href="/manifest.webmanifest"/>',
      '<script type="application/ld+json">{"name":"<meta name=x>"}</script>',
    ];
    const mixed = tags.flatMap((tag, index) => [others[index] ?? '', tag]).join('') + others.slice(-1).join('');
    expect(tagsOf(html(mixed, '<title>drawing</title><meta name="in-body" content=""/>'))).toEqual(tags);
  });

  it('are empty if there is no head', () => {
    expect(tagsOf('<title>x</title>')).toEqual([]);
  });
});

it('the files that a page names are told once each, media by their names', () => {
  const page = html(
    '<script src="/assets/b.js"></script><script src="/assets/a.js"></script><script src="/assets/b.js"></script>',
    '<main><img src="/media/b-800.webp" srcset="/media/b-800.webp 800w, /media/a-400.webp 400w"></main>',
  );
  expect(readPageHtml(Buffer.from(page))).toMatchObject({
    scripts: ['/assets/b.js', '/assets/a.js'],
    media: ['/media/a-400.webp', '/media/b-800.webp'],
  });
});
