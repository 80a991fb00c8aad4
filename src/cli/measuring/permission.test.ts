/** Nothing that is deployed can reach the permission to ask private addresses. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { functionFiles } from '../../site/functions';

const ROOT = join(__dirname, '../../..');
const FETCHING = 'src/server/fetching/';

/** Every file of ours that a module leads to by any kind of import but that of types. */
async function inputsOf(options: BuildOptions): Promise<readonly string[]> {
  const { metafile } = await build({
    ...options,
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'nowhere',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs);
}

const isOfCommand = (file: string) => file.startsWith('src/cli/');

describe('the permission to ask private addresses', () => {
  const modules = [...functionFiles()].filter(([name]) => name.endsWith('.ts'));

  it('is out of reach of all functions together, and of the workers they start', async () => {
    const imported = modules.flatMap(([, text]) => [...text.matchAll(/ from '(?:\.\.\/)+([^']+)';/g)]);
    const contents = imported.map(([, file = '']) => `import './${file}';`).join('\n');
    const functions = await inputsOf({ stdin: { contents, resolveDir: ROOT, loader: 'ts' } });
    const workers = await inputsOf({
      entryPoints: globSync('src/server/**/*worker.ts', { cwd: ROOT }),
    });
    // Their graphs are followed as far as where requests are made and pages are read.
    expect(imported.length).toBeGreaterThan(2 * 20);
    expect(functions).toEqual(
      expect.arrayContaining([`${FETCHING}connection.ts`, `${FETCHING}allowed-targets.ts`, `${FETCHING}ip-space.ts`]),
    );
    expect(workers).toContain('src/brand/engine/assess-evidence.ts');
    expect([...functions, ...workers].filter(isOfCommand)).toEqual([]);
  });

  it('is what the same walk finds from the command', async () => {
    const found = await inputsOf({ entryPoints: [join(__dirname, 'measure.ts')] });
    expect(found).toContain('src/cli/measuring/local-targets.ts');
    expect(found).toContain(`${FETCHING}connection.ts`);
  });

  it('has one implementation on the site, the public web, and no other way than to a host’s own address', () => {
    const sources = globSync('src/{server,site,content,islands,templates,components,printing,brand}/**/*.{ts,tsx}', {
      cwd: ROOT,
    })
      .filter((file) => !/\.test\.tsx?$/.test(file) && !/(?:^|\/)testing$/.test(dirname(file)))
      .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const);
    const mentioning = (pattern: RegExp) => sources.filter(([, text]) => pattern.test(text)).map(([file]) => file);
    expect(mentioning(/\bAllowedTargets\b/).sort()).toEqual([
      'src/server/assessing/gathering/gather-options.ts',
      `${FETCHING}allowed-targets.ts`,
      `${FETCHING}connection.ts`,
      `${FETCHING}safe-fetch.ts`,
    ]);
    expect(mentioning(/\bvet(?::|\()/)).toEqual([`${FETCHING}allowed-targets.ts`, `${FETCHING}connection.ts`]);
    expect(mentioning(/\bdetour\b/)).toEqual([`${FETCHING}connection.ts`, `${FETCHING}network.ts`]);
    expect(mentioning(/\/cli\//)).toEqual([]);
  });
});
