import { join } from 'node:path';
import { RuleTester } from 'oxlint/plugins-dev';
import { whoMayImportWhom } from './who-may-import-whom';

const ROOT = '/project';

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

/** Source text at a path of the project. */
const at = (path: string, code: string) => ({ name: `${path}: ${code}`, filename: join(ROOT, path), code });
const refused = (path: string, code: string, messageId: string) => ({ ...at(path, code), errors: [{ messageId }] });
/** A file of a room, and what another room is for it. The engine's files and the server's are in folders. */
const FOLDERS: Readonly<Record<string, string>> = { brand: 'basics/', server: 'platform/' };
const fileIn = (room: string) => `src/${room}/${FOLDERS[room] ?? ''}a.ts`;
const seenFrom = (from: string, to: string) => `${from in FOLDERS ? '../' : ''}../${to}/b`;
const importing = (target: string) => `import x from '${target}';`;

const PAIRS = SOURCE_ROOMS.flatMap((from) => SOURCE_ROOMS.map((to) => ({ from, to }))).filter(
  ({ from, to }) => from !== to,
);
const isAllowed = ({ from, to }: { from: string; to: string }) => ARROWS[from]?.includes(to) === true;

const tester = new RuleTester({ cwd: ROOT });

tester.run('arrows between rooms', whoMayImportWhom, {
  valid: [
    ...PAIRS.filter(isAllowed).map(({ from, to }) => at(fileIn(from), importing(seenFrom(from, to)))),
    // A room imports itself, at any depth, and packages.
    at('src/brand/checks/name.ts', "import { x } from '../facts/facts'; import y from './z';"),
    at('src/site/a.ts', "import { z } from 'zod'; import fs from 'node:fs';"),
  ],
  invalid: PAIRS.filter((pair) => !isAllowed(pair)).map(({ from, to }) =>
    refused(fileIn(from), importing(seenFrom(from, to)), 'arrow'),
  ),
});

tester.run('every way of naming a file', whoMayImportWhom, {
  valid: [],
  invalid: [
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
  ].map((code) => refused('src/islands/a.ts', code, 'arrow')),
});

tester.run('what is around src/', whoMayImportWhom, {
  valid: (
    [
      ['gatsby-node.ts', './src/content/pages'],
      ['gatsby-browser.tsx', './src/content/pages/live-strings'],
      ['gatsby-config.ts', './src/site/locales'],
      ['tests/routes.spec.ts', '../src/site/routes'],
      ['tests/start.ts', '../src/dev/start'],
      ['src/server/platform/answers.tsx', '../../../locales/en/site.json'],
      ['src/server/platform/answers.tsx', '../../../content/examples/harbour.json'],
      ['src/components/Page.tsx', '../styles/page.css'],
      ['src/site/errors.test.ts', '../../locales/en/errors.json'],
    ] as const
  ).map(([path, target]) => at(path, importing(target))),
  invalid: [
    ...(
      [
        ['gatsby-node.ts', './src/server/platform/storage', 'arrow'],
        ['gatsby-node.ts', './src/templates/post', 'arrow'],
        ['gatsby-node.ts', './src/dev/start', 'arrow'],
        ['tests/routes.spec.ts', '../src/templates/post', 'arrow'],
        ['src/site/a.ts', '../../locales/en/site.json', 'arrow'],
        ['src/components/a.ts', '../../content/examples/harbour.json', 'arrow'],
        ['src/server/platform/a.ts', '../../../content/tags.json', 'outside'],
        ['src/brand/basics/a.ts', '../../../locales/en/site.json', 'arrow'],
        ['src/site/errors.test.ts', '../server/errors', 'arrow'],
        ['src/html.tsx', './components/Page', 'homeless'],
        ['src/content/a.ts', '../../gatsby-node', 'arrow'],
        ['src/content/a.ts', '../html', 'outside'],
        ['src/content/a.ts', '../../tests/harness', 'arrow'],
        ['src/server/platform/a.ts', '../../misc', 'outside'],
        ['src/server/platform/a.ts', '../../misc/b', 'outside'],
        ['src/server/platform/a.ts', '../../../../elsewhere/b', 'outside'],
      ] as const
    ).map(([path, target, messageId]) => refused(path, importing(target), messageId)),
    // Files of src/ that are in no room.
    refused('src/misc/a.ts', ';', 'homeless'),
    refused('src/a.ts', ';', 'homeless'),
  ],
});

tester.run('folders inside a room, from the ground up', whoMayImportWhom, {
  valid: [
    at('src/brand/score/score.ts', importing('../checks/check')),
    at('src/brand/score/score.ts', importing('./causes')),
    at('src/server/accounts/sessions.ts', importing('../platform/storage')),
    at('src/server/app.ts', importing('./accounts/sessions')),
    // Tests, and what only they use, may depend on everything.
    at('src/brand/checks/check.test.ts', importing('../score/score')),
    at('src/brand/testing/cases.ts', importing('../score/score')),
    at('src/brand/naming/testing/pages.ts', importing('../../score/score')),
  ],
  invalid: [
    refused('src/brand/checks/check.ts', importing('../score/score'), 'upwards'),
    refused('src/brand/checks/check.ts', importing('../testing/cases'), 'upwards'),
    refused('src/brand/checks/check.ts', importing('../score'), 'upwards'),
    refused('src/brand/checks/deep/check.ts', "type X = import('../../score/score').X;", 'upwards'),
    refused('src/server/platform/endpoint.ts', importing('../accounts/sessions'), 'upwards'),
    refused('src/server/platform/endpoint.ts', importing('../app'), 'upwards'),
    refused('src/brand/score.ts', ';', 'loose'),
    refused('src/server/other.ts', ';', 'loose'),
    refused('src/brand/unheard-of/score.ts', ';', 'loose'),
  ],
});
