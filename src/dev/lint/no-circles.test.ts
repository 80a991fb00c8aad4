import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { noCircles } from './no-circles';

/** What the rule says of the first of these files, by name. */
function lint(files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'facet-circles-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const [first, text] = Object.entries(files)[0] ?? ['', ''];
  const messages = new Linter({ cwd: root }).verify(
    text,
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser },
      plugins: { facet: { rules: { 'no-circles': noCircles } } },
      rules: { 'facet/no-circles': 'error' },
    },
    { filename: join(root, first) },
  );
  rmSync(root, { recursive: true });
  return messages.map(({ message }) => message);
}

it('names the way of a circle', () => {
  expect(
    lint({
      'a.ts': "import { b } from './rooms/b';",
      'rooms/b.tsx': "export { c } from './c';",
      'rooms/c.mjs': "export const c = () => import('../a');",
    }),
  ).toEqual([
    'Circle of imports: a.ts → rooms/b.tsx → rooms/c.mjs → a.ts. Move what both need to a file that imports neither.',
  ]);
});

it('counts imports of types', () => {
  expect(lint({ 'a.ts': "import type { B } from './b';", 'b.ts': "export type B = import('./a').A;" })).toHaveLength(1);
});

it('lets two files import a third, and packages be', () => {
  expect(
    lint({
      'a.ts': "import { b } from './b'; import { c } from './c'; import React from 'react';",
      'b.ts': "import { c } from './c';",
      'c.ts': "import './gone';",
    }),
  ).toEqual([]);
});

it('leaves a circle that begins elsewhere to the files in it', () => {
  expect(lint({ 'a.ts': "import './b';", 'b.ts': "import './c';", 'c.ts': "import './b';" })).toEqual([]);
});
