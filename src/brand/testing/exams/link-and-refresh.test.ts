/** What others expect of the fields Link and Refresh, restated as inputs and outcomes. */
import { parseLinkHeader, type WebLink } from '../../basics/link-header';
import { declaredRefresh } from '../../reading/refresh';
import { expectExam, type Answer } from './sit';

/**
 * From web-platform-tests, html/semantics/document-metadata/the-meta-element/pragma-directives/attr-meta-http-equiv-refresh
 * (BSD-3-Clause): the content, the delay, and the URL; '' is the page itself.
 */
const REFRESHES: readonly (readonly [content: string, seconds?: number, url?: string])[] = [
  ...['', ' ', '\t', '\r', '\n', '\f', ';', ','].map((after) => [`1${after}`, 1, ''] as const),
  ...['; ', ', ', ' ', ';\t', ',\t', '\t', ';\r', ',\r', '\r', ';\n', ',\n', '\n', ';\f', ',\f', '\f'].map(
    (between) => [`1${between}url=foo`, 1, 'foo'] as const,
  ),
  ['1 x;url=foo', 1, 'x;url=foo'],
  ['1;;url=foo', 1, ';url=foo'],
  ...['  1  ;  url  =  foo', '  1  ,  url  =  foo', '  1  ;  foo', '  1  ,  foo', '  1  url  =  foo'].map(
    (content) => [content, 1, 'foo'] as const,
  ),
  ...['1; url=foo ', '1; url=f\to\no', '1; url="foo"bar', "1; url='foo'bar", '1; "foo"bar', '1.9; url=foo'].map(
    (content) => [content, 1, 'foo'] as const,
  ),
  ['1; url="foo\'bar', 1, "foo'bar"],
  ...['url foo', 'urlfoo', 'urfoo', 'ufoo'].map((url) => [`1; ${url}`, 1, url] as const),
  ...['0; url=foo', '0; foo', '.9; url=foo', '0.9; url=foo'].map((content) => [content, 0, 'foo'] as const),
  ['0', 0, ''],
  ['1.9..5.; url=foo', 1, 'foo'],
  ...['', '1url=foo', '1x;url=foo', '; foo', ', foo', 'foo', '1e0; url=foo', '1e1; url=foo'].map(
    (one) => [one] as const,
  ),
  ...['10e-1; url=foo', '-0.1; url=foo'].map((one) => [one] as const),
  ...['+1', '-1', '+0', '-0'].flatMap((one) => [[one], [`${one}; url=foo`], [`${one}; foo`]] as const),
];

it('are passed: refreshes', () => {
  // URL parsing takes blanks off.
  const resolved = (url: string) => new URL(url, 'https://a.example/').href;
  const answers = REFRESHES.map(([content, seconds, url = '']): Answer => {
    const found = declaredRefresh(content);
    const made = found === null ? null : [found.seconds, resolved(found.url ?? '')];
    return [JSON.stringify(content), made, seconds === undefined ? null : [seconds, resolved(url)]];
  });
  expect(expectExam('refresh', answers)).toEqual([]);
});

type Link = readonly [target: string, parameters: Readonly<Record<string, string>>];

/** The examples of RFC 8288 §3.1, §3.3, §3.4.2 and §3.5, in fields as servers fold them. */
const RFC_8288: readonly (readonly [field: string, ...links: readonly Link[]])[] = [
  [
    '<http://example.com/TheBook/chapter2>; rel="previous";\r\n title="previous chapter"',
    ['http://example.com/TheBook/chapter2', { rel: 'previous', title: 'previous chapter' }],
  ],
  ['</>; rel="http://example.net/foo"', ['/', { rel: 'http://example.net/foo' }]],
  ['</terms>; rel="copyright"; anchor="#foo"', ['/terms', { rel: 'copyright', anchor: '#foo' }]],
  [
    '</TheBook/chapter2>;\r\n rel="previous"; title*=UTF-8\'de\'letztes%20Kapitel,\r\n </TheBook/chapter4>;\r\n rel="next"; title*=UTF-8\'de\'n%c3%a4chstes%20Kapitel',
    ['/TheBook/chapter2', { rel: 'previous', 'title*': "UTF-8'de'letztes%20Kapitel" }],
    ['/TheBook/chapter4', { rel: 'next', 'title*': "UTF-8'de'n%c3%a4chstes%20Kapitel" }],
  ],
  [
    '<http://example.org/>;\r\n rel="start http://example.net/relation/other"',
    ['http://example.org/', { rel: 'start http://example.net/relation/other' }],
  ],
  [
    '<https://example.org/>; rel="start",\r\n <https://example.org/index>; rel="index"',
    ['https://example.org/', { rel: 'start' }],
    ['https://example.org/index', { rel: 'index' }],
  ],
];

/** What http-link-header's tests (MIT) ask of parsing. Values of extended parameters are kept as written. */
const LIBRARY: readonly (readonly [field: string, ...links: readonly Link[]])[] = [
  ['<a>', ['a', {}]],
  ['<a>; rel=b', ['a', { rel: 'b' }]],
  ['<a>; rel=', ['a', { rel: '' }]],
  ['<a>; nopush', ['a', { nopush: '' }]],
  ['<a>; rel="b"', ['a', { rel: 'b' }]],
  ['<a>; rel="b", <c>; rel="alternate"', ['a', { rel: 'b' }], ['c', { rel: 'alternate' }]],
  ['<a>; rel="b", <c>; rel=alternate', ['a', { rel: 'b' }], ['c', { rel: 'alternate' }]],
  ['<a>; rel="b"; rel="second"', ['a', { rel: 'b' }]],
  ['<a>; rel="b"; title="Something of \\"importance\\""', ['a', { rel: 'b', title: 'Something of "importance"' }]],
  ['<a>; rel= b; title = Something', ['a', { rel: 'b', title: 'Something' }]],
  ['<https://a.example/r?page=3&per=9>; rel="next"', ['https://a.example/r?page=3&per=9', { rel: 'next' }]],
  ['</a>; rel=alternate; type="application/hal+json"', ['/a', { rel: 'alternate', type: 'application/hal+json' }]],
  ['</a>; rel=b; media=screen; media="second"', ['/a', { rel: 'b', media: 'screen' }]],
  ['<https://a>; rel="http://b/caseSensitive"', ['https://a', { rel: 'http://b/caseSensitive' }]],
  ['<a>; rel="previous"; title="previous; chapter"', ['a', { rel: 'previous', title: 'previous; chapter' }]],
  ['<a>; rel="previous"; title="previous, chapter"', ['a', { rel: 'previous', title: 'previous, chapter' }]],
  ['<a>; rel="b,comma", <c>; rel="d;semicolon"', ['a', { rel: 'b,comma' }], ['c', { rel: 'd;semicolon' }]],
  ['<a>; rel="b;semicolon", <c>; rel="d,comma"', ['a', { rel: 'b;semicolon' }], ['c', { rel: 'd,comma' }]],
  ['<a>; rel="b; start"', ['a', { rel: 'b; start' }]],
  ['<a/new>;rel="next",\r\n <b/v1.pdf>;rel="terms"', ['a/new', { rel: 'next' }], ['b/v1.pdf', { rel: 'terms' }]],
  ['<a>;rel="next",\r\n <b>;rel="ter\r\n ms"', ['a', { rel: 'next' }], ['b', { rel: 'terms' }]],
  ['<a.let\r\n sencrypt/new>;\r\n rel="ter\r\n ms"', ['a.letsencrypt/new', { rel: 'terms' }]],
  ['<a>;rel="next", <b>;rel="terms-of-service"', ['a', { rel: 'next' }], ['b', { rel: 'terms-of-service' }]],
  ['<a?p=3>; rel="next", <a?p=50>; rel="last"', ['a?p=3', { rel: 'next' }], ['a?p=50', { rel: 'last' }]],
  ["<a>; rel=b; title*=UTF-8'en'%E2%91%A0", ['a', { rel: 'b', 'title*': "UTF-8'en'%E2%91%A0" }]],
  ["<a>; rel=b; title*=GB2312'cn'%C6%F3", ['a', { rel: 'b', 'title*': "GB2312'cn'%C6%F3" }]],
  ["<a>; rel=b; title*=UTF-8''%E2%91%A0", ['a', { rel: 'b', 'title*': "UTF-8''%E2%91%A0" }]],
];

/** A link with the first parameter of each name: later ones are ignored (RFC 8288 §3.3, §3.4.1). */
function shown({ target, parameters }: WebLink): Link {
  return [target, Object.fromEntries(parameters.toReversed())];
}

it.each([
  ['rfc-8288', RFC_8288, []],
  // A field that is folded within a word: its line break is a blank (RFC 9112 §5.2), which the library drops.
  [
    'http-link-header',
    LIBRARY,
    ['<a>;rel="next",\r\n <b>;rel="ter\r\n ms"', '<a.let\r\n sencrypt/new>;\r\n rel="ter\r\n ms"'],
  ],
] as const)('are passed: links, %s', (id, cases, notPassed) => {
  const answers = cases.map(([field, ...links]): Answer => [field, parseLinkHeader(field).map(shown), links]);
  expect(expectExam(id, answers)).toEqual(notPassed);
});
