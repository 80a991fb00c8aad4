/** Code only for a developer's machine is never deployed. */
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { FUNCTION_NAMES, FUNCTIONS_FOLDER, writeFunctions } from '../../site/functions';

const ROOT = resolve(__dirname, '../../..');

const FUNCTIONS = FUNCTION_NAMES.map((name) => `${FUNCTIONS_FOLDER}/${name}.ts`);

/** Every file of ours and every package in the entries' bundles, even if none of its code is left in them. */
async function partsOf(entryPoints: readonly string[]): Promise<readonly string[]> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...entryPoints],
    outdir: join(ROOT, 'node_modules/.cache/facet/bundles'),
    bundle: true,
    packages: 'external',
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    // Each part once, not once for each function that has it.
    splitting: true,
    logLevel: 'silent',
  });
  const packages = Object.values(metafile.inputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external === true).map(({ path }) => path),
  );
  return [...Object.keys(metafile.inputs), ...new Set(packages)];
}

const isForDevelopment = (part: string): boolean => part.startsWith('src/dev/') || /^oidc-provider(?:\/|$)/.test(part);

it('no function contains a file of src/dev or the provider, and each finds its handler', async () => {
  writeFunctions(ROOT);
  const parts = await partsOf(FUNCTIONS);
  expect(parts).toEqual(expect.arrayContaining(FUNCTIONS));
  expect(parts).toContain('src/site/identity.ts');
  expect(parts.filter(isForDevelopment)).toEqual([]);
});

it('would be noticed: a bundle of the provider contains both', async () => {
  const parts = await partsOf(['src/dev/identity/serve.ts']);
  expect(parts.filter(isForDevelopment)).toEqual(
    expect.arrayContaining(['src/dev/identity/provider.ts', 'oidc-provider']),
  );
});
