import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepSourceMap, sourceMapFolder, sourceName } from './source-maps';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facet-maps-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('keeps the map of a script outside of what is published', () => {
  keepSourceMap(root, 'a-1.js', '{}');
  expect(readdirSync(root)).toEqual(['.facet']);
  expect(readFileSync(join(sourceMapFolder(root), 'a-1.js.map'), 'utf8')).toBe('{}');
});

it.each([
  ['/project/src/islands/a.ts', 'src/islands/a.ts'],
  ['/project/node_modules/react/index.js', 'node_modules/react/index.js'],
])('calls %s %s', (path, name) => {
  expect(sourceName('/project', path)).toBe(name);
});
