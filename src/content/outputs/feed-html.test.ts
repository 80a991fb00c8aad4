import { feedHtml } from './feed-html';

const URL = 'https://facet.example/en/posts/a/';
const read = (prose: string) => feedHtml(prose, URL);

describe('HTML of a feed', () => {
  it('is what stands in the text', () => {
    expect(read('<p>One.</p>\n<p>Two.</p>')).toBe('<p>One.</p>\n<p>Two.</p>');
  });

  it('is empty of an empty text', () => {
    expect(read('')).toBe('');
  });

  it.each([
    ['<a href="/en/about/">x</a>', '<a href="https://facet.example/en/about/">x</a>'],
    ['<a href="#part">x</a>', '<a href="https://facet.example/en/posts/a/#part">x</a>'],
    ['<a href="../b/">x</a>', '<a href="https://facet.example/en/posts/b/">x</a>'],
    ['<a href="https://example.org/?a=1&amp;b=2">x</a>', '<a href="https://example.org/?a=1&amp;b=2">x</a>'],
    ['<a href="mailto:a@example.org">x</a>', '<a href="mailto:a@example.org">x</a>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<img src="/a.png" alt="A" loading="lazy">', '<img src="https://facet.example/a.png" alt="A">'],
    [
      '<img srcset="/a.png 1x, /b,c.png 2x" alt="">',
      '<img srcset="https://facet.example/a.png 1x, https://facet.example/b,c.png 2x" alt="">',
    ],
    [
      '<video src="/v.mp4" poster="/p.webp"></video>',
      '<video src="https://facet.example/v.mp4" poster="https://facet.example/p.webp"></video>',
    ],
    [
      '<blockquote cite="/en/"><p>x</p></blockquote>',
      '<blockquote cite="https://facet.example/en/"><p>x</p></blockquote>',
    ],
  ])('makes addresses absolute: %s', (html, expected) => {
    expect(read(html)).toBe(expected);
  });

  it.each([
    [
      '<p onclick="a()" class="b" id="c" style="d" data-e="f" aria-label="g" lang="ar" dir="rtl">x</p>',
      '<p lang="ar" dir="rtl">x</p>',
    ],
    ['<script>a()</script><style>b{}</style><p>x</p><!-- c -->', '<p>x</p>'],
    [
      '<div class="code"><button>Copy</button><pre><code class="hljs"><span class="k">let</span> a &lt; b</code></pre></div>',
      '<div><pre><code><span>let</span> a &lt; b</code></pre></div>',
    ],
    ['<p>a <svg><path></path></svg> b</p>', '<p>a  b</p>'],
    ['<search-island><p>x</p></search-island>', '<p>x</p>'],
    [
      '<table><tbody><tr><td colspan="2" class="n">1</td></tr></tbody></table>',
      '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    ],
  ])('keeps no script, style or island: %s', (html, expected) => {
    expect(read(html)).toBe(expected);
  });

  it.each([
    ['<h2 id="a">A <a href="#a">#</a></h2>', '<h2>A </h2>'],
    [
      '<div class="heading"><h2 id="a">A</h2><a class="anchor" href="#a" aria-label="b" data-pagefind-ignore=""></a></div>',
      '<div><h2>A</h2></div>',
    ],
    ['<h2 id="a"><a href="#a">A <em>b</em></a></h2>', '<h2>A <em>b</em></h2>'],
    ['<h2 id="a"><a href="/en/">A</a></h2>', '<h2><a href="https://facet.example/en/">A</a></h2>'],
    ['<li>Note <a href="#fnref-1" role="doc-backlink">↩</a></li>', '<li>Note </li>'],
    ['<li>Note <a href="#fnref-1" data-footnote-backref="">↩</a></li>', '<li>Note </li>'],
  ])('keeps no link of a text to itself: %s', (html, expected) => {
    expect(read(html)).toBe(expected);
  });
});
