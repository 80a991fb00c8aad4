/** Google's own tests of its robots.txt parser. */
import { decide, parseRobots } from '../../evidence/robots';
import { casesOf, expectExam, type Answer } from './sit';

/** Bytes as characters U+0000 to U+00FF, and for user agents and paths whether they may be fetched. */
type RobotsCase = readonly [
  bytes: string,
  asked: readonly (readonly [agent: string, path: string, allowed: boolean])[],
];

function sit(cases: readonly RobotsCase[]): readonly Answer[] {
  return cases.flatMap(([bytes, asked], index) => {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(Buffer.from(bytes, 'latin1'));
    const robots = parseRobots(text);
    return asked.map(([agent, path, allowed]): Answer => {
      return [`${String(index)} ${agent} ${path}`, decide(robots, agent, path, 'google').allowed, allowed];
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
  expect(expectExam('robots-spec-test', sit(casesOf<RobotsCase>('robots-spec-test.json')))).toEqual([]);
});

it('are passed: the unit tests', () => {
  expect(
    expectExam('robots-unit-tests', sit([...casesOf<RobotsCase>('robots-unit-tests.json'), ...longLines()])),
  ).toEqual([]);
});
