/** What only a process shows: signals, a standard output that takes nothing, and input that never ends. */
import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { bundling } from './package/bundle';
import { REQUIRE } from './package/lazy-node';

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'facet-main-'));
  await build({
    ...bundling(process.cwd(), '1.2.3'),
    entryPoints: ['src/cli/main.ts'],
    outfile: join(folder, 'facet.mjs'),
    banner: { js: REQUIRE },
  });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  readonly code: number | null;
  readonly stderr: string;
  /** Peak memory, in MB. */
  readonly megabytes: number;
}

/** @param stdin a file, or a pipe on which nothing comes @param stop whether it is interrupted once it has started */
function facet(args: readonly string[], stdin: string | null, stdout: string, stop = false): Promise<Ended> {
  // Not `resourceUsage`, which counts what the process was before it became this program: a copy of this one.
  const peak = `/VmHWM:\\s+(\\d+)/.exec(fs.readFileSync('/proc/self/status','utf8'))[1]`;
  const tell = `data:text/javascript,import fs from 'node:fs';process.on('exit',()=>process.stderr.write('RSS '+${peak}));`;
  // Set after the start of main.ts: from then on a signal is heard.
  const started = stop ? `process.on('newListener',(name)=>name==='SIGTERM'&&process.stderr.write('STARTED'));` : '';
  const input = stdin === null ? 'pipe' : openSync(stdin, 'r');
  const child = spawn(
    process.execPath,
    ['--max-old-space-size=400', '--import', tell + started, join(folder, 'facet.mjs'), ...args],
    { cwd: folder, env: { LANG: 'en' }, stdio: [input, openSync(stdout, 'w'), 'pipe'] },
  );
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (text.includes('STARTED')) child.kill('SIGINT');
    said += text;
  });
  return new Promise((resolve) => {
    child.once('close', (code) => {
      const [stderr = '', kilobytes = ''] = said.replace('STARTED', '').split('RSS ');
      resolve({ code, stderr, megabytes: Number(kilobytes) / 1024 });
    });
  });
}

long('stops at the limit of an input that never ends, in little memory', async () => {
  const { code, stderr, megabytes } = await facet(['page', '-'], '/dev/zero', '/dev/null');
  expect([code, stderr]).toEqual([2, 'Standard input is larger than 10 MB, the most that Facet reads here.\n']);
  expect(megabytes).toBeLessThan(200);
});

it('says that the standard output takes nothing, and ends with no verdict', async () => {
  const { code, stderr } = await facet(['--version'], '/dev/null', '/dev/full');
  expect([code, stderr]).toEqual([69, 'Standard output could not be written: there is no space left.\n']);
});

it('ends with 130 when it is interrupted while it waits for input', async () => {
  const { code, stderr } = await facet(['page', '-'], null, '/dev/null', true);
  expect([code, stderr]).toEqual([130, 'Stopped. Nothing was written.\n']);
});

it('says that a folder is no input', async () => {
  const { code, stderr } = await facet(['page', '-'], folder, '/dev/null');
  expect([code, stderr]).toEqual([2, 'Standard input is a folder, not a file.\n']);
});
