/** Google's own tests of its robots.txt parser. */
import { decide, parseRobots, type RobotsParser } from '../../evidence/robots';
import { casesOf, expectExam, type Answer } from './sit';

/** Bytes as characters U+0000 to U+00FF, and for user agents and paths whether they may be fetched. */
type RobotsCase = readonly [
  bytes: string,
  asked: readonly (readonly [agent: string, path: string, allowed: boolean])[],
];

function sit(cases: readonly RobotsCase[], parser: RobotsParser): readonly Answer[] {
  return cases.flatMap(([bytes, asked], index) => {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(Buffer.from(bytes, 'latin1'));
    const robots = parseRobots(text);
    return asked.map(([agent, path, allowed]): Answer => {
      return [`${String(index)} ${agent} ${path}`, decide(robots, agent, path, parser).allowed, allowed];
    });
  });
}

/** Lines that are cut off after 16,664 bytes with their end. */
function longLines(): readonly RobotsCase[] {
  const long = (key: string, letter: string) =>
    `/x/${letter.repeat(2083 * 8 - '/x/'.length - key.length + '\n'.length - '/x/'.length)}`;
  const [disallowed, a, b] = [long('disallow: ', 'a'), long('allow: ', 'a'), long('allow: ', 'b')];
  return [
    [
      `user-agent: FooBot\ndisallow: ${disallowed}/qux\n`,
      [
        ['FooBot', '/fux', true],
        ['FooBot', `${disallowed}/fux`, false],
      ],
    ],
    [
      `user-agent: FooBot\ndisallow: /\nallow: ${a}/qux\nallow: ${b}/qux\n`,
      [
        ['FooBot', '/', false],
        ['FooBot', `${a}/qux`, true],
        ['FooBot', `${b}/fux`, true],
      ],
    ],
  ];
}

it('are passed: the compliance tests', () => {
  expect(
    expectExam('robots-spec-test', sit(casesOf('robots-spec-test.json') as readonly RobotsCase[], 'google')),
  ).toEqual([]);
});

it('are passed: the unit tests', () => {
  expect(
    expectExam(
      'robots-unit-tests',
      sit([...(casesOf('robots-unit-tests.json') as readonly RobotsCase[]), ...longLines()], 'google'),
    ),
  ).toEqual([]);
});

/** The examples of RFC 9309 §2.2.1 to §2.2.3 and §5, each rule alone with the paths that it matches. */
const RFC_9309: readonly RobotsCase[] = [
  [
    'user-agent: ExampleBot\ndisallow: /foo\ndisallow: /bar\n\nuser-agent: ExampleBot\ndisallow: /baz\n',
    ['/foo', '/bar', '/baz'].map((path) => ['ExampleBot', path, false]),
  ],
  ...(
    [
      ['/foo/bar?baz=quz', '/foo/bar?baz=quz'],
      ['/foo/bar?baz=https://foo.bar', '/foo/bar?baz=https%3A%2F%2Ffoo.bar'],
      ['/foo/bar/\xe3\x83\x84', '/foo/bar/%E3%83%84'],
      ['/foo/bar/%E3%83%84', '/foo/bar/%E3%83%84'],
      ['/foo/bar/%62%61%7A', '/foo/bar/baz'],
      ['/path/file-with-a-%2A.html', '/path/file-with-a-*.html'],
      ['/path/foo-%24', '/path/foo-$'],
      ['/this/path/exactly$', '/this/path/exactly'],
      ['/this/*/exactly', '/this/other/exactly'],
      ['/ # a comment', '/'],
    ] as const
  ).map(([rule, path]): RobotsCase => [`user-agent: *\ndisallow: ${rule}\n`, [['a', path, false]]]),
  [
    'User-Agent: *\nDisallow: *.gif$\nDisallow: /example/\nAllow: /publications/\n\n' +
      'User-Agent: foobot\nDisallow:/\nAllow:/example/page.html\nAllow:/example/allowed.gif\n\n' +
      'User-Agent: barbot\nUser-Agent: bazbot\nDisallow: /example/page.html\n\nUser-Agent: quxbot\n',
    [
      ['other', '/a.gif', false],
      ['other', '/example/', false],
      ['other', '/publications/', true],
      ['other', '/', true],
      ['foobot', '/', false],
      ['foobot', '/example/page.html', true],
      ['foobot', '/example/allowed.gif', true],
      ...['barbot', 'bazbot'].map((agent) => [agent, '/example/page.html', false] as const),
      ...['barbot', 'bazbot'].map((agent) => [agent, '/', true] as const),
      ['quxbot', '/example/', true],
    ],
  ],
  [
    'User-Agent: foobot\nAllow: /example/page/\nDisallow: /example/page/disallowed.gif\n',
    [
      ['foobot', '/example/page/', true],
      ['foobot', '/example/page/disallowed.gif', false],
    ],
  ],
];

it('are passed: the examples of RFC 9309', () => {
  // §2.2.2 lets escapes of reserved characters stand, which its own example takes for the characters.
  expect(expectExam('rfc-9309', sit(RFC_9309, 'standard'))).toEqual(['2 a /foo/bar?baz=https%3A%2F%2Ffoo.bar']);
});
