import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceMapFolder, sourceName, withdrawSourceMaps } from './source-maps';

const SCRIPT = 'console.log(1);\n';
const MAP = JSON.stringify({ version: 3, sources: ['src/islands/a.ts'], names: [], mappings: 'AAAA' });

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facet-maps-'));
  mkdirSync(join(root, 'public/assets'), { recursive: true });
  for (const [name, text] of [
    ['a-1.js', SCRIPT],
    ['a-1.js.map', MAP],
    ['gatsby-2.js.map', MAP],
  ] as const) {
    writeFileSync(join(root, 'public/assets', name), text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

it('takes the maps of published scripts out of what is published', () => {
  withdrawSourceMaps(root, new Set(['/assets/a-1.js']));
  expect(readdirSync(sourceMapFolder(root))).toEqual(['a-1.js.map']);
  expect(readdirSync(join(root, 'public/assets'))).not.toContain('a-1.js.map');
});

it.each([
  ['/project/src/islands/a.ts', 'src/islands/a.ts'],
  ['/project/node_modules/react/index.js', 'node_modules/react/index.js'],
  ['webpack/runtime/load script', 'webpack/runtime/load script'],
])('calls %s %s', (absoluteResourcePath, name) => {
  expect(sourceName('/project')({ absoluteResourcePath })).toBe(name);
});
