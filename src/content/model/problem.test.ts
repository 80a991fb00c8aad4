import { formatProblem, formatProblems } from './problem';

const problem = (file: string, line?: number) => ({
  ...{ file, message: 'Wrong.', fix: 'Mend it.' },
  ...(line !== undefined && { line }),
});

it('names the place as far as it is known, and the way out', () => {
  expect(formatProblem(problem('content/a.mdx'))).toBe('content/a.mdx:1\n  Wrong.\n  Fix: Mend it.');
  expect(formatProblem({ ...problem('content/a.mdx', 3), column: 7 })).toMatch(/^content\/a\.mdx:3:7\n/);
});

it('lists problems by file and line, without a line as those of the first', () => {
  const listed = formatProblems([problem('b', 10), problem('c', 1), problem('b', 9), problem('a', 20), problem('b')]);
  expect(listed.match(/^\w:\d+$/gm)).toEqual(['a:20', 'b:1', 'b:9', 'b:10', 'c:1']);
  expect(listed).toMatch(/^5 problems in content:/);
  expect(formatProblems([problem('a')])).toMatch(/^1 problem in content:/);
});
