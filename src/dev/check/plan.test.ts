import { NEAREST, planOf } from './plan';

const ASKED = { specs: [], everyTest: false };

/** Names of the parts, lane by lane. */
const parts = (change: Parameters<typeof planOf>[0], asked: Parameters<typeof planOf>[1] = ASKED) =>
  planOf(change, asked).lanes.map((lane) => lane.map(({ runner }) => runner.name));

const many = Array.from({ length: NEAREST + 5 }, (_, index) => `src/t${index}.test.ts`);

it('runs nothing if there is nothing to check', () => {
  expect(planOf({ files: [], tests: [] }, ASKED)).toEqual({ lanes: [], notes: [] });
});

it.each([
  ['a component', ['src/components/Notice.tsx'], ['src/a.test.ts'], [['format', 'lint and types'], ['unit tests']]],
  ['a page of documentation', ['docs/test.md'], [], [['format']]],
  ['a post', ['content/posts/a/en.mdx'], [], [['format'], ['content']]],
  ['a string', ['locales/de/site.json'], [], [['format'], ['content']]],
  ['a string whose key is typed', ['locales/en/site.json'], [], [['format', 'lint and types'], ['content']]],
  ['a script', ['src/dev/bootstrap.mjs'], [], [['format', 'lint and types']]],
  ['a deleted file', [], ['src/a.test.ts'], [['unit tests']]],
])('runs only what is relevant for %s', (_, files, tests, expected) => {
  expect(parts({ files, tests })).toEqual(expected);
});

it('runs the nearest unit tests and says how many it left out, or runs all of them on request', () => {
  const some = planOf({ files: [], tests: many }, ASKED);
  expect(some.lanes[0]?.[0]?.runner.args).toEqual(expect.arrayContaining(many.slice(0, NEAREST)));
  expect(some.lanes[0]?.[0]?.runner.args).not.toContain(many[NEAREST]);
  expect(some.notes).toEqual([expect.stringContaining('5 further files')]);
  const all = planOf({ files: [], tests: many }, { ...ASKED, everyTest: true });
  expect(all.lanes[0]?.[0]?.runner.args).toEqual(expect.arrayContaining(many));
  expect(all.notes).toEqual([]);
});

it('always builds before a browser spec', () => {
  expect(parts({ files: [], tests: [] }, { ...ASKED, specs: ['search'] })).toEqual([['build', 'end-to-end tests']]);
});
