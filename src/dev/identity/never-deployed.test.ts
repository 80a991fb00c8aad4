/** What is for a developer's machine alone is in nothing that is deployed. */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const ROOT = resolve(__dirname, '../../..');

const FUNCTIONS = readdirSync(join(ROOT, 'src/functions'))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `src/functions/${name}`);

/** Files that a bundle of each entry is made of, by entry. */
async function inputsOf(entryPoints: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...entryPoints],
    outdir: join(ROOT, 'node_modules/.cache/facet/bundles'),
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
  });
  return new Map(
    Object.values(metafile.outputs).flatMap(({ entryPoint, inputs }) =>
      entryPoint === undefined ? [] : [[entryPoint, Object.keys(inputs)] as const],
    ),
  );
}

const isForDevelopment = (path: string): boolean =>
  path.startsWith('src/dev/') || path.startsWith('node_modules/oidc-provider/');

it('no function holds a file of src/dev or of the provider', async () => {
  const bundles = await inputsOf(FUNCTIONS);
  expect([...bundles.keys()].sort()).toEqual([...FUNCTIONS].sort());
  for (const [entry, inputs] of bundles) {
    expect(inputs).toContain(entry);
    expect(inputs.filter(isForDevelopment)).toEqual([]);
  }
});

it('would be noticed: a bundle of the provider holds both', async () => {
  const inputs = (await inputsOf(['src/dev/identity/serve.ts'])).get('src/dev/identity/serve.ts') ?? [];
  expect(inputs.filter(isForDevelopment)).toEqual(
    expect.arrayContaining(['src/dev/identity/provider.ts', 'node_modules/oidc-provider/lib/provider.js']),
  );
});
