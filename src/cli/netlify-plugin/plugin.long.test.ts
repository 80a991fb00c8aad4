/** Netlify itself builds a small site with the plugin, as it is packed; `plugin.test.ts` is the short one. */
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { standInCommand } from '../ci/testing/commands';
import { withServer } from '../ci/testing/local-server';
import { writeCompanions } from '../package/companions';

const PAGE = '<!doctype html><html lang="en"><title>Tea from the coast</title><h1>Northwind</h1>';

let packed = '';
let site = '';

beforeAll(async () => {
  packed = await mkdtemp(join(tmpdir(), 'facet-packed-'));
  await writeCompanions(process.cwd(), packed, '0.0.0');
  await standInCommand(packed);
  await writeFile(join(packed, 'package.json'), JSON.stringify({ name: 'facet', version: '0.0.0', type: 'module' }));
});
afterAll(() => rm(packed, { recursive: true }));

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'facet-netlify-'));
  await mkdir(join(site, 'node_modules'));
  await cp(packed, join(site, 'node_modules/facet'), { recursive: true });
  await writeFile(join(site, 'package.json'), JSON.stringify({ name: 'small-site', private: true }));
  await writeFile(
    join(site, 'build.mjs'),
    `import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('public', { recursive: true });
writeFileSync('public/index.html', ${JSON.stringify(PAGE)});
`,
  );
});
afterEach(() => rm(site, { recursive: true }));

/** Builds the site without a network. @param inputs of the plugin, as TOML */
async function build(inputs: string, env: Readonly<Record<string, string>> = {}) {
  await writeFile(
    join(site, 'netlify.toml'),
    `[build]
  command = "${process.execPath} build.mjs"
  publish = "public"

[[plugins]]
  package = "./node_modules/facet/netlify-plugin"
  [plugins.inputs]
    lang = "en"
${inputs}
`,
  );
  const cli = join(process.cwd(), 'node_modules/netlify-cli/bin/run.js');
  const child = spawn(process.execPath, [cli, 'build', '--offline', '--context', 'dev'], {
    cwd: site,
    env: { ...process.env, NODE_OPTIONS: '', CI: 'true', NETLIFY_TELEMETRY_DISABLED: '1', HOME: site, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  const exitCode = await new Promise<number | null>((done) => child.once('close', done));
  return { exitCode, log };
}

const heading = async () => {
  const text = await readFile(join(site, '.netlify/facet/facet-report.json'), 'utf8');
  return (JSON.parse(text) as { readonly report: { readonly portrait: { readonly heading: string } } }).report.portrait
    .heading;
};

describe('netlify build with the plugin', () => {
  it('measures what was built, and goes on where the gates are met', async () => {
    const { exitCode, log } = await build('    minScore = 1');
    expect({ exitCode, log: exitCode === 0 ? '' : log }).toEqual({ exitCode: 0, log: '' });
    expect(log).toMatch(/\d+\.\d of 100 · /);
    expect(await heading()).toBe('Northwind');
  });

  it('fails the build where a gate is not met', async () => {
    const { exitCode, log } = await build('    minScore = 100');
    expect(exitCode).not.toBe(0);
    expect(log).toMatch(/not met: Overall score: \d+\.\d, at least 100\.0/);
  });

  it('measures the deploy at its address, and fails without failing the build', async () => {
    await withServer(
      () => ({ body: PAGE.replace('Northwind', 'Deployed') }),
      async (origin) => {
        const { log } = await build(`    measure = "deployed"\n    address = "${origin}/"\n    minScore = 100`);
        expect(log).toMatch(/not met: Overall score: /);
        expect(log).not.toMatch(/Build failed/i);
        expect(await heading()).toBe('Deployed');
      },
    );
  });

  it('refuses an input that it does not have', async () => {
    const { exitCode, log } = await build('    minimum = 80');
    expect(exitCode).not.toBe(0);
    expect(log).toContain('minimum');
  });
});
