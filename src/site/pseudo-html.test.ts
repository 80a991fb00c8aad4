import { pseudoHtml } from './pseudo-html';

const accented = (html: string) => pseudoHtml('en-xa', html);

it('changes words between tags and in attributes that are read out', () => {
  expect(accented('<p class="note">Go <em>on</em> &amp; on<img src="/media/go.png" alt="A > b"/></p>')).toBe(
    '<p class="note">Ĝöö <em>ööñ</em> &amp; ööñ<img src="/media/go.png" alt="ÅÅ > ƀ"/></p>',
  );
  expect(accented('<div title="go" aria-label=\'on\' data-title="go">')).toBe(
    '<div title="ĝöö" aria-label=\'ööñ\' data-title="go">',
  );
});

it.each([
  '<code>go</code>',
  '<pre><code class="go">go <span>on</span></code></pre>',
  '<kbd>Go</kbd>',
  '<svg><title>go</title></svg>',
  '<svg><svg>go</svg> on</svg>',
  '<script type="application/json">{"go":1}</script>',
  '<style>.go { color: red }</style>',
  '<!-- go -->',
])('leaves %s as it is, and goes on behind it', (html) => {
  expect(accented(`${html}<b>go</b>`)).toBe(`${html}<b>ĝöö</b>`);
});

it('leads to pages of its own locale, and elsewhere as before', () => {
  expect(accented('<a href="/en/posts/a/#b">1</a><a href="https://example.com/en/">2</a><a href="/de/">3</a>')).toBe(
    '<a href="/en-xa/posts/a/#b">1</a><a href="https://example.com/en/">2</a><a href="/de/">3</a>',
  );
});

it('leaves a body of a written locale as it is', () => {
  expect(pseudoHtml('ar', '<p><a href="/en/">Go</a></p>')).toBe('<p><a href="/en/">Go</a></p>');
});
