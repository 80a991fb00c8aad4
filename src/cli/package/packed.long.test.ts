/** The package as users have it: packed once, installed from its tarball into an empty folder, and run there. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import ts from 'typescript';
import { assessEvidence } from '../../brand/engine/assess-evidence';
import type { Evidence } from '../../brand/evidence/evidence';
import { canonicalJson } from '../../brand/sharing/canonical-json';
import { say } from '../../texts/testing/say';
import { withServer } from '../ci/testing/local-server';
import { jsonText } from '../formats/json';
import { exampleMeasured } from '../formats/testing/samples';
import { pack } from './pack';

const ROOT = process.cwd();
const SAMPLE = join(ROOT, 'src/dev/samples/northwind');

let folder: string;
let installed: string;
let tarball: string;

interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command that npm put on the path of the folder. */
function facet(...args: readonly string[]): Promise<Ran> {
  const env = { PATH: process.env['PATH'], HOME: folder, LANG: 'en_GB.UTF-8' };
  return new Promise((resolve) => {
    const file = join(folder, 'node_modules/.bin/facet');
    execFile(process.execPath, [file, ...args], { cwd: folder, env, maxBuffer: 64e6 }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

/** Serves the sample brand Northwind on this machine while something is done. */
function withSample<T>(use: (origin: string) => Promise<T>): Promise<T> {
  return withServer((request) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const name = path.endsWith('/') ? `${path}index.html` : path;
    try {
      const type = extname(name) === '.html' ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8';
      return { type, body: readFileSync(join(SAMPLE, name), 'utf8') };
    } catch {
      return { status: 404, body: 'Not found' };
    }
  }, use);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'facet-packed-'));
  ({ tarball } = await pack(ROOT, join(folder, 'made')));
  writeFileSync(join(folder, 'package.json'), '{"private": true, "type": "module"}');
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: folder, stdio: 'pipe' });
  installed = join(folder, 'node_modules/@facet/cli');
  mkdirSync(join(folder, 'site'));
  for (const id of ['harbour', 'northwind'] as const) {
    writeFileSync(join(folder, `${id}.json`), jsonText(exampleMeasured(id)));
  }
  writeFileSync(join(folder, 'site/index.html'), readFileSync(join(SAMPLE, 'index.html')));
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the package', () => {
  it('depends on nothing, and holds what it names', () => {
    const about = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Record<string, unknown>;
    for (const kind of ['dependencies', 'optionalDependencies', 'peerDependencies'])
      expect(about).not.toHaveProperty(kind);
    expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['@facet']);
    for (const name of about['files'] as readonly string[])
      expect(readdirSync(installed)).toContain(name.split('/')[0]);
  });

  it('names nothing of the machine that made it', () => {
    for (const name of ['facet.mjs', 'library.mjs', 'library.d.ts', 'package.json']) {
      expect(readFileSync(join(installed, name), 'utf8')).not.toContain(ROOT);
    }
  });

  it('has the licences of everything in it', () => {
    const text = readFileSync(join(installed, 'THIRD-PARTY-LICENSES.txt'), 'utf8');
    for (const name of ['parse5', 'tldts', 'i18next', 'react', 'react-dom', 'zod', 'get-east-asian-width']) {
      expect(text).toMatch(new RegExp(`^${name} [\\d.]+ \\(`, 'm'));
    }
  });
});

describe('the command from the package', () => {
  it('is what npx runs for the name of the package', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const npx = (...args: readonly string[]) =>
      execFileSync('npx', ['--offline', '--yes', ...args], { cwd: folder, encoding: 'utf8' });
    expect(npx('@facet/cli', '--version')).toBe(`facet ${version}\n`);
    expect(npx('--package', tarball, '--', 'facet', '--version')).toBe(`facet ${version}\n`);
  });

  it('says its version and its help', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect((await facet('--version')).stdout).toBe(`facet ${version}\n`);
    expect((await facet('--help', '--lang', 'ja')).stdout).toContain('終了コード');
  });

  it('measures a sample brand on this machine, only where that is allowed', async () => {
    await withSample(async (origin) => {
      const refused = await facet(origin);
      expect([refused.code, refused.stdout]).toEqual([64, '']);
      expect(refused.stderr).toContain('--local');
      const { code, stdout } = await facet(origin, '--local', '--min-score', '60');
      expect(stdout).toContain('Northwind Coffee\n');
      expect(stdout).toContain('● met: Overall score');
      expect(code).toBe(0);
    });
  });

  it('assesses a saved page, compares, says what changed, and opens', async () => {
    expect((await facet('page', 'site/index.html')).stdout).toContain('Northwind Coffee\n');
    expect((await facet('compare', 'harbour.json', 'northwind.json')).stdout).toContain('Northwind Coffee leads by');
    expect((await facet('diff', 'harbour.json', 'northwind.json')).stdout).toContain('\nBetter\n');
    const opened = await facet('open', 'harbour.json', '--min-score', '99', '--lang', 'de');
    expect([opened.code, opened.stdout]).toEqual([1, expect.stringMatching(/\d,\d von 100/)]);
  });

  it.each([
    ['json', /^\{\n "format": 1,/],
    ['markdown', /^## /],
    ['sarif', /"version": "2\.1\.0"/],
    ['junit', /<testsuites>/],
    ['html', /^<!doctype html>\n.*<style>.*\.report/s],
    ['csv', /^\ufeff"Address"/],
  ])('writes %s to a file', async (format, start) => {
    const { code } = await facet('page', 'site/index.html', `--${format}`, '-o', `out.${format}`);
    const content = readFileSync(join(folder, `out.${format}`), 'utf8');
    expect([code, content]).toEqual([0, expect.stringMatching(start)]);
    // The words of a key that a language lacks would be the key.
    expect(content).not.toMatch(/\b(?:report|plan|previews|fixes|keeping)\.[a-z]+\.[a-z]+\b/);
  });
});

describe('the library from the package', () => {
  const run = (code: string) =>
    new Promise<string>((resolve, reject) => {
      execFile(
        process.execPath,
        ['--input-type=module', '-e', code],
        { cwd: folder, maxBuffer: 64e6 },
        (error, stdout, stderr) => (error === null ? resolve(stdout) : reject(new Error(stderr))),
      );
    });

  it('makes the same bytes of report as the command and the site’s engine do', async () => {
    const site = exampleMeasured('harbour').report;
    const code = `import { assess, fromExport } from '@facet/cli'; import { readFileSync } from 'node:fs';
      const { evidence } = JSON.parse(readFileSync('harbour.json', 'utf8'));
      console.log(JSON.stringify(assess(evidence)));`;
    const [library, command] = await Promise.all([run(code), facet('open', 'harbour.json', '--json')]);
    expect(library).toBe(`${JSON.stringify(site)}\n`);
    expect(JSON.stringify((JSON.parse(command.stdout) as { report: unknown }).report)).toBe(JSON.stringify(site));
  });

  it('gathers evidence that gives the report of the command', async () => {
    await withSample(async (origin) => {
      const gathered = await run(`import { gather } from '@facet/cli';
        console.log(JSON.stringify(await gather(${JSON.stringify(origin)}, { local: true })));`);
      const evidence = JSON.parse(gathered) as Evidence;
      writeFileSync(
        join(folder, 'gathered.json'),
        jsonText({ evidence, ...assessEvidence(evidence), signature: null }),
      );
      const opened = await facet('open', 'gathered.json', '--json');
      const { report } = JSON.parse(opened.stdout) as { report: unknown };
      expect(canonicalJson(report)).toBe(canonicalJson(assessEvidence(evidence).report));
      expect(opened.stderr).toContain(say('en', 'opening:remade.equal'));
    });
  });

  it('refuses a private address, and says so by a code', async () => {
    const code = `import { gather } from '@facet/cli';
      await gather('http://127.0.0.1:9').catch(({ name, code }) => console.log(name, code));`;
    expect(await run(code)).toBe('NotMeasuredError address-private\n');
  });

  it('has types that need no other package', () => {
    writeFileSync(
      join(folder, 'use.ts'),
      `import { assess, compare, extract, fromExport, gather, toExport, type Evidence, type Report } from '@facet/cli';
export async function points(address: string): Promise<number | null> {
  const evidence: Evidence = await gather(address, { local: true, headers: [['X-Preview', 'yes']] });
  const report: Report = assess(evidence);
  const compared = compare([report, report]);
  if (!compared.ok) return null;
  const opened = fromExport(toExport(evidence));
  if (!opened.ok || extract(evidence).scope !== opened.opened.report.scope) return null;
  // @ts-expect-error what is assessed has no such member
  report.nothing;
  return report.overall?.value ?? null;
}
`,
    );
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2023,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
      types: [],
    };
    const program = ts.createProgram([join(folder, 'use.ts')], options);
    const problems = ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    expect(problems).toEqual([]);
  });
});
