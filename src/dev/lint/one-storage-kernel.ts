/**
 * The lint rule that keeps stored records behind one layer. Only `platform/storage/` may call raw storage, and only
 * files called `store.ts` may use its primitives.
 */
import { dirname, relative, resolve, sep } from 'node:path';
import type { ESTree, Rule } from '@oxlint/plugins';

const KERNEL = 'src/server/platform/storage/';

const PRIMITIVES: readonly string[] = ['counter', 'indexed', 'lease', 'queue', 'record'];

/** Modules that reveal nothing about how data is stored. */
const FOR_ALL: readonly string[] = ['store', 'stamps'];

/** Who opens storage, and bounds what a request waits for it. */
const OPENING: Readonly<Record<string, readonly string[]>> = {
  'src/cli/measuring/budget.ts': ['memory'],
  'src/server/app.ts': ['blobs', 'raw', 'sealed'],
  'src/server/platform/endpoint.ts': ['budget'],
  'src/server/platform/scheduled.ts': ['budget'],
  'src/server/upkeep/forget-task.ts': ['reseal'],
};

/** What copies or wraps the store as a whole, and knows no record: backups, and what they must not bring back. */
const WHOLE: readonly string[] = [
  'src/dev/operate/',
  'src/server/platform/deletions.ts',
  'src/server/upkeep/backup-records.ts',
  'src/server/upkeep/count-stored-task.ts',
  'src/server/upkeep/mend-restored.ts',
  'src/server/upkeep/restore-records.ts',
];

const RAW = /^(?:put|get|list|delete)$/;

/** Whether something is a storage by its name: what is stored in is called so everywhere. */
function isStorage(node: ESTree.Node): boolean {
  if (node.type === 'Identifier') return /^(?:storage|store)$/.test(node.name);
  return node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier'
    ? /^(?:storage|store)$/.test(node.property.name)
    : false;
}

export const oneStorageKernel: Rule = {
  meta: {
    type: 'problem',
    docs: { description: 'hold records behind one storage kernel' },
    schema: [],
    messages: {
      ground: `Only ${KERNEL} stands on {{module}}: use a primitive, in a file called store.ts.`,
      primitive: '{{module}} is used in files called store.ts: say there how your records lie.',
      raw: `Raw storage is called in ${KERNEL} alone: use a primitive, in a file called store.ts.`,
    },
  },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const isExempt =
      !file.startsWith('src/') ||
      file.startsWith(KERNEL) ||
      /\.test\.tsx?$|\/testing\//.test(file) ||
      WHOLE.some((place) => file.startsWith(place));
    if (isExempt) return {};

    function check(node: ESTree.Node, source: string, isType: boolean): void {
      if (!source.startsWith('.')) return;
      const target = relative(context.cwd, resolve(dirname(context.filename), source))
        .split(sep)
        .join('/');
      if (!target.startsWith(KERNEL)) return;
      const module = target.slice(KERNEL.length);
      if (FOR_ALL.includes(module) || OPENING[file]?.includes(module)) return;
      if (!PRIMITIVES.includes(module)) context.report({ node, messageId: 'ground', data: { module } });
      else if (!isType && !file.endsWith('/store.ts')) {
        context.report({ node, messageId: 'primitive', data: { module } });
      }
    }

    return {
      ImportDeclaration(node) {
        check(node, node.source.value, node.importKind === 'type');
      },
      ExportNamedDeclaration(node) {
        if (node.source) check(node, node.source.value, node.exportKind === 'type');
      },
      ExportAllDeclaration(node) {
        check(node, node.source.value, node.exportKind === 'type');
      },
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        if (RAW.test(callee.property.name) && isStorage(callee.object)) context.report({ node, messageId: 'raw' });
      },
    };
  },
};
