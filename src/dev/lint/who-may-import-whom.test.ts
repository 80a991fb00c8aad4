import { join } from 'node:path';
import { parser } from 'typescript-eslint';
import { Linter } from 'eslint';
import { whoMayImportWhom } from './who-may-import-whom';

const ROOT = '/project';

/** The message ids of the rule for a source text at a path of the project. */
function lint(path: string, code: string): (string | undefined)[] {
  const linter = new Linter({ cwd: ROOT });
  const messages = linter.verify(
    code,
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser },
      plugins: { facet: { rules: { 'who-may-import-whom': whoMayImportWhom } } },
      rules: { 'facet/who-may-import-whom': 'error' },
    },
    { filename: join(ROOT, path) },
  );
  return messages.map((message) => message.messageId ?? message.message);
}

const SOURCE_ROOMS = ['site', 'brand', 'content', 'templates', 'components', 'islands', 'server', 'dev'];

/** The arrows as the architecture draws them, each followed to the bottom. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  templates: ['islands', 'components', 'brand', 'site'],
  server: ['components', 'brand', 'site'],
  content: ['components', 'brand', 'site'],
  islands: ['components', 'brand', 'site'],
  components: ['brand', 'site'],
  dev: ['server', 'components', 'brand', 'site'],
  brand: [],
  site: [],
};

describe('arrows between rooms', () => {
  const pairs = SOURCE_ROOMS.flatMap((from) => SOURCE_ROOMS.map((to) => ({ from, to }))).filter(
    ({ from, to }) => from !== to,
  );

  it.each(pairs)('$from → $to', ({ from, to }) => {
    const allowed = ARROWS[from]?.includes(to) === true;
    expect(lint(`src/${from}/a.ts`, `import { x } from '../${to}/b';`)).toEqual(allowed ? [] : ['arrow']);
  });

  it('lets a room import itself, at any depth', () => {
    expect(lint('src/brand/checks/name.ts', "import { x } from '../facts'; import y from './z';")).toEqual([]);
  });

  it('ignores packages', () => {
    expect(lint('src/site/a.ts', "import { z } from 'zod'; import fs from 'node:fs';")).toEqual([]);
  });
});

describe('every way of naming a file', () => {
  it.each([
    "import type { X } from '../server/x';",
    "import '../server/x';",
    "import * as x from '../server';",
    "export { x } from '../server/x';",
    "export type { X } from '../server/x';",
    "export * from '../server/x';",
    "const x = await import('../server/x');",
    'const x = await import(`../server/x`);',
    "const x = require('../server/x');",
    "import x = require('../server/x');",
    "type X = import('../server/x').X;",
    "jest.mock('../server/x');",
    "import { x } from '../components/../server/x';",
    "import { x } from '../../src/server/x';",
  ])('%s', (code) => {
    expect(lint('src/islands/a.ts', code)).toEqual(['arrow']);
  });
});

describe('what is around src/', () => {
  it.each([
    ['gatsby-node.ts', './src/content/pages'],
    ['gatsby-browser.tsx', './src/content/pages/live-strings'],
    ['gatsby-config.ts', './src/site/locales'],
    ['tests/routes.spec.ts', '../src/site/routes'],
    ['tests/start.ts', '../src/dev/start'],
    ['src/server/platform/answers.tsx', '../../../locales/en/site.json'],
    ['src/server/platform/answers.tsx', '../../../content/examples/harbour.json'],
    ['src/components/Page.tsx', '../styles/page.css'],
    ['src/site/errors.test.ts', '../../locales/en/errors.json'],
  ])('%s may import %s', (path, target) => {
    expect(lint(path, `import x from '${target}';`)).toEqual([]);
  });

  it.each([
    ['gatsby-node.ts', './src/server/platform/storage', 'arrow'],
    ['gatsby-node.ts', './src/templates/post', 'arrow'],
    ['gatsby-node.ts', './src/dev/start', 'arrow'],
    ['tests/routes.spec.ts', '../src/templates/post', 'arrow'],
    ['src/site/a.ts', '../../locales/en/site.json', 'arrow'],
    ['src/components/a.ts', '../../content/examples/harbour.json', 'arrow'],
    ['src/server/a.ts', '../../content/tags.json', 'outside'],
    ['src/brand/a.ts', '../../locales/en/site.json', 'arrow'],
    ['src/site/errors.test.ts', '../server/errors', 'arrow'],
    ['src/html.tsx', './components/Page', 'homeless'],
    ['src/content/a.ts', '../../gatsby-node', 'arrow'],
    ['src/content/a.ts', '../html', 'outside'],
    ['src/content/a.ts', '../../tests/harness', 'arrow'],
    ['src/server/a.ts', '../misc', 'outside'],
    ['src/server/a.ts', '../misc/b', 'outside'],
    ['src/server/a.ts', '../../../elsewhere/b', 'outside'],
  ])('%s may not import %s', (path, target, messageId) => {
    expect(lint(path, `import x from '${target}';`)).toEqual([messageId]);
  });

  it('reports a file of src/ that is in no room', () => {
    expect(lint('src/misc/a.ts', '')).toEqual(['homeless']);
    expect(lint('src/a.ts', '')).toEqual(['homeless']);
  });
});
