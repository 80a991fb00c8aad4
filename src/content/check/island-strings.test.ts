import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { ISLAND_STRINGS } from '../../site/island-strings';
import { stringUses } from './string-uses';

const ROOT = resolve(__dirname, '../../..');

const COMPONENTS = {
  assessment: 'src/islands/tool/AssessmentIsland.tsx',
  comparison: 'src/islands/tool/ComparisonIsland.tsx',
} as const;

/** Asks for strings of `checks` and `fixes`, by a variable, which counts as asking for any. */
const OF_CHECKS = 'src/components/report/check-text.ts';

/** Every source that a component leads to, what it loads later too. */
async function sourcesBehind(component: string): Promise<ReadonlySet<string>> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [component],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    splitting: true,
    outdir: 'out',
    packages: 'external',
    loader: { '.json': 'empty', '.css': 'empty', '.woff2': 'empty' },
    logLevel: 'silent',
  });
  return new Set(Object.keys(metafile.inputs));
}

function keysOf(strings: object): readonly string[] {
  return Object.entries(strings).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value).map((below) => `${key}.${below}`) : [key],
  );
}

describe('islands', () => {
  it.each(Object.entries(COMPONENTS))(
    '%s: starts with every group of strings it uses, and no other',
    async (name, component) => {
      const groups = ISLAND_STRINGS[name as keyof typeof COMPONENTS];
      const sources = await sourcesBehind(component);
      const uses = stringUses(ROOT, Object.keys(groups), (file) => sources.has(file) && file !== OF_CHECKS);
      const used = Object.keys(groups).map((namespace) => {
        const strings = JSON.parse(readFileSync(resolve(ROOT, `locales/en/${namespace}.json`), 'utf8')) as object;
        const asked = uses.get(namespace) ?? [];
        // A plural is asked for by its base.
        const keys = keysOf(strings).filter((key) => asked.some((use) => use.test(key.replace(/_\w+$/, ''))));
        return [namespace, [...new Set(keys.map((key) => key.split('.')[0]))].sort()];
      });
      expect(Object.fromEntries(used)).toEqual(groups);
    },
  );
});
