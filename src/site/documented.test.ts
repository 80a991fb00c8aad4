/** What the docs say about the tables is what the tables say. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VARIABLES } from './environment';
import { LIMITS } from './limits';
import { ROLES } from './accounts';

const ROOT = join(__dirname, '../..');
const DOCS = join(ROOT, 'docs');
const accounts = readFileSync(join(DOCS, 'accounts.md'), 'utf8');
const deploy = readFileSync(join(DOCS, 'deploy.md'), 'utf8');

const security = readFileSync(join(DOCS, 'security.md'), 'utf8');

/** Files named as holding a promise, some by a pattern. */
const tests = [...new Set([...security.matchAll(/`((?:src|tests)\/[^`]+)`/g)].map(([, path = '']) => path))];

/** Seconds in a unit as the docs write it, and bytes in a megabyte. */
const UNITS: Readonly<Record<string, number>> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 24 * 3600,
  MB: 1_000_000,
};

/** Rows of the table of limits: its name and the figure that its description begins with. */
const figures = [...accounts.matchAll(/^\| `(\w+)` +\| (\d+) (\w+?)s?\b/gm)].map(
  ([, name = '', number = '', unit = '']) => [name, Number(number) * (UNITS[unit] ?? 1)] as const,
);

it('docs/accounts.md gives the figures that hold', () => {
  expect(figures.length).toBeGreaterThanOrEqual(8);
  expect(Object.fromEntries(figures)).toEqual(
    Object.fromEntries(figures.map(([name]) => [name, LIMITS[name as keyof typeof LIMITS]])),
  );
});

it('docs/accounts.md lists every role', () => {
  for (const role of ROLES) expect(accounts).toMatch(new RegExp(`^\\| \`${role}\` +\\|`, 'm'));
});

it.each(Object.keys(VARIABLES))('docs/deploy.md names %s', (name) => {
  expect(deploy).toContain(`\`${name}\``);
});

it('docs/security.md names many tests', () => {
  expect(tests.length).toBeGreaterThanOrEqual(40);
});

it.each(tests.filter((path) => path !== 'tests/'))('docs/security.md names %s, which is there', (path) => {
  expect(globSync(path, { cwd: ROOT })).not.toEqual([]);
});
