/** The lint rule that enforces which folders of the project may import from which others. */
import { dirname, relative, resolve, sep } from 'node:path';
import type { ESTree, Rule } from '@oxlint/plugins';

/** Rooms of `src/`; a file there that is in none of them is an error too. */
const ROOMS = [
  'encoding',
  'site',
  'brand',
  'texts',
  'content',
  'templates',
  'components',
  'islands',
  'printing',
  'server',
  'cli',
  'dev',
  'styles',
] as const;

/** A room, or one of the places around `src/`. */
type ImportingRoom = (typeof ROOMS)[number] | 'tests' | 'bench' | 'locales' | 'examples' | 'root';

const FOUNDATION = ['brand', 'encoding', 'site', 'texts'] as const;
const RENDERED = ['components', 'locales', 'styles', ...FOUNDATION] as const;

/**
 * What each place may import besides itself: the arrows of the architecture, followed downwards. Nothing imports
 * `templates`; only the tests that run it import `dev`, and benchmarks use their harness. `locales`,
 * `examples` (recorded evidence) and `styles` are data; `root` is the configuration files that frameworks look for.
 */
const MAY_IMPORT: Readonly<Record<ImportingRoom, readonly ImportingRoom[]>> = {
  encoding: [],
  brand: ['encoding'],
  site: [],
  texts: ['brand', 'site'],
  locales: [],
  examples: [],
  styles: [],
  components: ['locales', 'styles', ...FOUNDATION],
  printing: ['components', 'styles', ...FOUNDATION],
  server: ['examples', 'printing', ...RENDERED],
  cli: ['server', 'printing', ...RENDERED],
  content: ['printing', ...RENDERED],
  islands: RENDERED,
  templates: ['islands', ...RENDERED],
  dev: ['server', ...RENDERED],
  root: ['content', 'islands', ...RENDERED],
  tests: ['dev', 'server', 'cli', 'locales', ...FOUNDATION],
  bench: ['dev', 'server', 'cli', 'content', 'printing', 'styles', 'locales', 'tests', ...FOUNDATION],
};

/**
 * Folders inside a room, from the ground up: each imports those before it, so that no two import one another. Tests and
 * what only they use may import all of their room.
 */
const IN_ORDER: Readonly<Partial<Record<ImportingRoom, readonly string[]>>> = {
  brand: [
    'basics',
    'urls',
    'languages',
    'evidence',
    'facts',
    'addresses',
    'naming',
    'reading',
    'requests',
    'report',
    'previews',
    'examples',
    'checks',
    'score',
    'comparison',
    'fixes',
    'engine',
    'sharing',
  ],
  server: [
    'platform',
    'images',
    'fetching',
    'signing',
    'reports',
    'review',
    'language',
    'error-reports',
    'publishing',
    'feedback',
    'crawler',
    'assessing',
    'comparing',
    'accounts',
    'published-reports',
    'upkeep',
    'open-api',
  ],
};

/** The files that may be at the top of their room, outside its folders. */
const ON_TOP: readonly string[] = ['src/server/app.ts'];

const isForTests = (file: string) => /\.test\.tsx?$|\/testing\//.test(file.split(sep).join('/'));

/** The folder of a file inside its room; '' if it is at the top. */
function folderOf(file: string, root: string): string {
  const [, , folder = '', ...rest] = relative(root, file).split(sep);
  return rest.length > 0 ? folder : '';
}

/** The place of a file; null for one below `src/` (or elsewhere) that belongs to no place. */
function placeOf(file: string, root: string): ImportingRoom | null {
  const [first = '', second = '', ...rest] = relative(root, file).split(sep);
  if (first === 'tests' || first === 'bench' || first === 'locales') return first;
  if (first === 'content' && second === 'examples') return 'examples';
  if (first === 'src') return rest.length > 0 ? (ROOMS.find((room) => room === second) ?? null) : null;
  return second === '' && first !== '..' ? 'root' : null;
}

/** The text of a string literal or of a template without substitutions; null for others, whose file is unknown. */
function textOf(node: ESTree.Node | null | undefined): string | null {
  if (node?.type === 'TSLiteralType') return textOf(node.literal);
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node?.type !== 'TemplateLiteral') return null;
  return node.quasis.length === 1 ? (node.quasis[0]?.value.cooked ?? null) : null;
}

/**
 * Reports imports that break "who may import whom" in the architecture. Type imports count: a type is as much an arrow
 * as a value. Only relative imports are checked, since the project has no other way to name its own files. The rule has
 * no options; the project's root is the linter's working folder.
 */
export const whoMayImportWhom: Rule = {
  meta: {
    type: 'problem',
    docs: { description: 'hold the arrows between the rooms of src/' },
    schema: [],
    messages: {
      arrow: '{{from}} may not import {{to}}. It may import: {{allowed}}.',
      homeless: 'This file stands in no room of src/. The rooms are: {{rooms}}.',
      upwards: '{{from}} may not import {{to}}, which stands on it. It may import: {{allowed}}.',
      loose: 'This file lies loose in {{room}}. Its folders are: {{folders}}.',
      outside: '{{from}} may not import {{file}}, which belongs to no room.',
    },
  },
  create(context) {
    const from = placeOf(context.filename, context.cwd);
    const isOnTop = ON_TOP.includes(relative(context.cwd, context.filename).split(sep).join('/'));
    const order = from === null || isOnTop || isForTests(context.filename) ? undefined : IN_ORDER[from];
    const folder = folderOf(context.filename, context.cwd);

    /** Within a room. */
    function checkOrder(node: ESTree.Node, target: string): void {
      const to = folderOf(`${target}.ts`, context.cwd);
      if (order === undefined || to === folder) return;
      const below = order.slice(0, Math.max(0, order.indexOf(folder)));
      if (below.includes(to)) return;
      const allowed = below.join(', ') || 'nothing of its room';
      context.report({ node, messageId: 'upwards', data: { from: folder, to, allowed } });
    }

    function check(node: ESTree.Node, source: ESTree.Node | null | undefined): void {
      const name = textOf(source);
      if (from === null || name === null || !/^\.{0,2}\//.test(`${name}/`)) return;
      const target = resolve(dirname(context.filename), name);
      // A bare folder of rooms (`../server`) is its index file: one level below the room.
      const to = placeOf(target, context.cwd) ?? placeOf(resolve(target, 'index'), context.cwd);
      if (to === from) {
        checkOrder(node, target);
        return;
      }
      if (to !== null && MAY_IMPORT[from].includes(to)) return;
      // Strings are data, and a room's tests compare its tables with them.
      if (to === 'locales' && /\.test\.tsx?$/.test(context.filename)) return;
      if (to === null) {
        context.report({ node, messageId: 'outside', data: { from, file: relative(context.cwd, target) } });
        return;
      }
      const allowed = MAY_IMPORT[from].join(', ') || 'nothing of ours';
      context.report({ node, messageId: 'arrow', data: { from, to, allowed } });
    }

    const bySource = (node: ESTree.Node & { readonly source: ESTree.Node | null }): void => {
      check(node, node.source);
    };
    const byArgument = (node: ESTree.CallExpression): void => {
      check(node, node.arguments[0]);
    };
    return {
      Program(node) {
        if (from === null && relative(context.cwd, context.filename).startsWith(`src${sep}`)) {
          context.report({ node, messageId: 'homeless', data: { rooms: ROOMS.join(', ') } });
        }
        if (from !== null && order !== undefined && !order.includes(folder)) {
          context.report({ node, messageId: 'loose', data: { room: from, folders: order.join(', ') } });
        }
      },
      ImportDeclaration: bySource,
      ExportNamedDeclaration: bySource,
      ExportAllDeclaration: bySource,
      ImportExpression: bySource,
      TSImportType: bySource,
      TSExternalModuleReference(node) {
        check(node, node.expression);
      },
      "CallExpression[callee.name='require']": byArgument,
      'CallExpression[callee.object.name=/^(jest|require)$/][callee.property.name=/^(mock|doMock|requireActual|resolve)$/]':
        byArgument,
    };
  },
};
