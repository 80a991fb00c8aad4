import { versionHtml } from './version-html';

const placed = (html: string) => versionHtml(html, { prefix: 'v.', name: '1 May 2025', deeper: 3 });

it('gives every id a prefix, and what refers to it', () => {
  expect(
    placed(
      '<p>a<sup><a href="#fn-1" id="fnref-1" data-footnote-ref="" aria-describedby="footnote-label">1</a></sup></p><li id="fn-1">b</li>',
    ),
  ).toBe(
    '<p>a<sup><a href="#v.fn-1" id="v.fnref-1" data-footnote-ref="" aria-describedby="v.footnote-label">1</a></sup></p><li id="v.fn-1">b</li>',
  );
  expect(placed('<p aria-labelledby="a b">c</p>')).toBe('<p aria-labelledby="v.a v.b">c</p>');
});

it('leaves links to other pages alone', () => {
  expect(placed('<a href="/en/about/#crawler">a</a>')).toBe('<a href="/en/about/#crawler">a</a>');
});

it('lowers headings, to the sixth level at most', () => {
  expect(placed('<h2>a</h2><h3>b</h3><h4>c</h4>')).toBe('<h5>a</h5><h6>b</h6><h6>c</h6>');
});

it('tells regions apart from those of the newest text', () => {
  expect(placed('<div role="region" aria-label="Table 1"><b aria-label="x">y</b></div>')).toBe(
    '<div role="region" aria-label="Table 1, 1 May 2025"><b aria-label="x">y</b></div>',
  );
});
