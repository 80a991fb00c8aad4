/** What is for a developer's machine alone is in nothing that is deployed. */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const ROOT = resolve(__dirname, '../../..');

const FUNCTIONS = readdirSync(join(ROOT, 'src/functions'))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `src/functions/${name}`);

/** Every file that bundles of the entries are made of, those included that leave nothing in them. */
async function filesOf(entryPoints: readonly string[]): Promise<readonly string[]> {
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
  return Object.keys(metafile.inputs);
}

const isForDevelopment = (path: string): boolean =>
  path.startsWith('src/dev/') || path.startsWith('node_modules/oidc-provider/');

it('no function holds a file of src/dev or of the provider', async () => {
  const files = await filesOf(FUNCTIONS);
  expect(files).toEqual(expect.arrayContaining(FUNCTIONS));
  expect(files).toContain('src/site/identity.ts');
  expect(files.filter(isForDevelopment)).toEqual([]);
});

it('would be noticed: a bundle of the provider holds both', async () => {
  const files = await filesOf(['src/dev/identity/serve.ts']);
  expect(files.filter(isForDevelopment)).toEqual(
    expect.arrayContaining(['src/dev/identity/provider.ts', 'node_modules/oidc-provider/lib/provider.js']),
  );
});
