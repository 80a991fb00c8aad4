import { parseLinkHeader } from './link-header';

describe('a Link field', () => {
  // What is written in the wild; the examples of RFC 8288 are an exam.
  it.each<[field: string, links: readonly (readonly [string, Readonly<Record<string, string>>])[]]>([
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
