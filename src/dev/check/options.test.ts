import { readOptions } from './options';

it('checks what differs from the last commit by default', () => {
  expect(readOptions([])).toEqual({ paths: [], since: 'HEAD', specs: [], everyTest: false });
});

it('reads paths, a commit and specs in any order', () => {
  expect(readOptions(['--spec', 'search', 'src/site', '--since=main', '--spec=plan', '--every-test', 'docs'])).toEqual({
    paths: ['src/site', 'docs'],
    since: 'main',
    specs: ['search', 'plan'],
    everyTest: true,
  });
});

it.each([['--specs'], ['--since'], ['--every-test=yes']])('does not guess what %s means', (...args) => {
  expect(readOptions(args)).toBeNull();
});
