import { parseLinkHeader } from './link-header';

describe('a Link field', () => {
  // RFC 8288 §3.1, §3.3, §3.4.2, §3.5, and what is written in the wild.
  it.each<[field: string, links: readonly (readonly [string, Readonly<Record<string, string>>])[]]>([
    [
      '<http://example.com/TheBook/chapter2>; rel="previous"; title="previous chapter"',
      [['http://example.com/TheBook/chapter2', { rel: 'previous', title: 'previous chapter' }]],
    ],
    ['</>; rel="http://example.net/foo"', [['/', { rel: 'http://example.net/foo' }]]],
    ['</terms>; rel="copyright"; anchor="#foo"', [['/terms', { rel: 'copyright', anchor: '#foo' }]]],
    [
      '</TheBook/chapter2>; rel="previous"; title*=UTF-8\'de\'letztes%20Kapitel, </TheBook/chapter4>; rel="next"',
      [
        ['/TheBook/chapter2', { rel: 'previous', 'title*': "UTF-8'de'letztes%20Kapitel" }],
        ['/TheBook/chapter4', { rel: 'next' }],
      ],
    ],
    [
      '<http://example.org/>; rel="start http://example.net/relation/other"',
      [['http://example.org/', { rel: 'start http://example.net/relation/other' }]],
    ],
    [
      '<https://example.org/>; rel="start", <https://example.org/index>; rel="index"',
      [
        ['https://example.org/', { rel: 'start' }],
        ['https://example.org/index', { rel: 'index' }],
      ],
    ],
    ['</a>; title="<b>; rel=canonical"', [['/a', { title: '<b>; rel=canonical' }]]],
    ['</a>; title="News; rel=canonical"; rel=next', [['/a', { title: 'News; rel=canonical', rel: 'next' }]]],
    ['</a>; title="a \\"b\\", <c>"; rel=next', [['/a', { title: 'a "b", <c>', rel: 'next' }]]],
    ['</a;b,c>;rel=next', [['/a;b,c', { rel: 'next' }]]],
    ['</a> ; REL = next ;\r\n foo', [['/a', { rel: 'next', foo: '' }]]],
    [
      ', ,</a>;rel=x,,</b>',
      [
        ['/a', { rel: 'x' }],
        ['/b', {}],
      ],
    ],
    ['/a; rel=x, "<c>; rel=y", </b>; rel=z', [['/b', { rel: 'z' }]]],
    ['</a>; rel="open', [['/a', { rel: 'open' }]]],
    ['</a; rel=x', []],
    ['', []],
  ])('%s', (field, links) => {
    const found = parseLinkHeader(field).map(({ target, parameters }) => [target, Object.fromEntries(parameters)]);
    expect(found).toEqual(links);
  });
});
