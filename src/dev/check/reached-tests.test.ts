import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { reachedTests, readImports } from './reached-tests';

const FILES = {
  'src/a.ts': 'export const a = 1;',
  'src/b.ts': "import { a } from './a';\nexport const b = a;",
  'src/c.tsx': "export * from './b';\nexport const c = () => import('./d');",
  'src/d.ts': "import type { c } from './c';\nimport words from '../locales/en/site.json';",
  'src/a.test.ts': "import { a } from './a';",
  'src/c.test.tsx': "import { c } from './c';\njest.mock('./d');",
  'src/d.test.ts': "const { d } = require('./d');",
  'src/a.long.test.ts': "import { a } from './a';",
  'src/alone.test.ts': "import { z } from 'zod';\nimport x from './nowhere';",
  'locales/en/site.json': '{}',
};

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'facet-imports-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

const reached = (...changed: string[]) => reachedTests(readImports(root, Object.keys(FILES)), changed);

it('goes from a file to its importers, the nearest tests first, and through circles once', () => {
  expect(reached('src/a.ts')).toEqual(['src/a.test.ts', 'src/c.test.tsx', 'src/d.test.ts']);
  expect(reached('src/d.ts')).toEqual(['src/d.test.ts', 'src/c.test.tsx']);
});

it('follows type imports, re-exports, dynamic imports and data', () => {
  expect(reached('src/b.ts')).toEqual(['src/c.test.tsx', 'src/d.test.ts']);
  expect(reached('locales/en/site.json')).toEqual(['src/d.test.ts', 'src/c.test.tsx']);
});

it('runs a changed test, and tests that imported a deleted file', () => {
  expect(reached('src/alone.test.ts')).toEqual(['src/alone.test.ts']);
  rmSync(join(root, 'src/b.ts'));
  expect(reached('src/b.ts')).toEqual(['src/c.test.tsx', 'src/d.test.ts']);
});

it('ignores files that no test reaches', () => {
  expect(reached('src/a.long.test.ts', 'README.md')).toEqual([]);
});
