/** Types in a fresh clone what builds the site, serves it, or asks what was built. */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { freePort } from '../harness/free-port';
import type { ScratchSite } from '../harness/scratch-site';
import { serveStatically } from '../harness/static-server';
import { cloneProject, shellIn } from './clone';
import { BESIDE_START, BUILT, START } from './rows/built';
import { blockOf } from './scan';
import { leaveTable, noted, typeAll } from './session';
import { run, start, type Running, type Shell } from './typing';

// Commands that lint, build or test everything take minutes on a busy machine.
jest.setTimeout(1_800_000);

let site: ScratchSite;
let port = '';
beforeAll(async () => {
  site = await cloneProject();
  port = String(await freePort());
}, 600_000);
afterAll(async () => {
  leaveTable('built');
  await site.remove();
});

const shell = (): Shell => ({
  ...shellIn(site.root, { PORT: port, FACET: `http://localhost:${port}` }),
  ports: { 'localhost:8888': `localhost:${port}` },
});

describe('beside npm start', () => {
  let server: Running;
  it(START.command, () =>
    noted('a fresh clone', START.command, async () => {
      server = start(START.command, shell());
      expect(await server.said(START.says ?? '')).toMatch(START.says ?? '');
      expect((await fetch(`http://localhost:${port}/en/`)).status).toBe(200);
    }),
  );
  typeAll('a clone, beside npm start', BESIDE_START, shell);
  it('ends with everything that it started when it is interrupted', async () => {
    expect((await server.interrupt()).code).toBe(130);
    await expect(fetch(`http://localhost:${port}/en/`)).rejects.toThrow();
  });
});

typeAll('a clone', BUILT, shell);

const workflow = z.object({
  jobs: z.object({
    summary: z.object({
      env: z.record(z.string(), z.string()),
      steps: z.array(z.object({ run: z.string().optional(), env: z.record(z.string(), z.string()).optional() })),
    }),
  }),
});

it('docs/review-a-preview.md § The summary', () =>
  noted('a clone, with stand-ins for GitHub and the deploys', 'docs/review-a-preview.md § The summary', async () => {
    const { env, steps } = workflow.parse(parse(blockOf('docs/review-a-preview.md § The summary'))).jobs.summary;
    const production = await serveStatically(join(site.root, 'node_modules/.cache/production'));
    const programs = join(site.root, 'node_modules/.cache/programs');
    mkdirSync(programs, { recursive: true });
    writeFileSync(join(programs, 'gh'), '#!/bin/sh\necho "gh $*" >> gh.log\n');
    chmodSync(join(programs, 'gh'), 0o755);
    const filledIn = (value: string) =>
      value
        .replaceAll('${{ env.PRODUCTION }}', production.origin)
        .replaceAll('${{ github.event.number }}', '12')
        .replaceAll('${{ github.token }}', 'a-token');
    const all = (given: Readonly<Record<string, string>> = {}) =>
      Object.fromEntries(Object.entries(given).map(([name, value]) => [name, filledIn(value)]));
    const inherited = shell();
    try {
      for (const step of steps) {
        // Packages are installed already.
        if (step.run === undefined || step.run === 'npm ci') continue;
        const more = { GITHUB_STEP_SUMMARY: join(site.root, 'step.md'), GITHUB_REPOSITORY: 'example/facet' };
        const path = `${programs}:${inherited.env['PATH'] ?? ''}`;
        const stepEnv = { ...inherited.env, ...all(env), ...all(step.env), ...more, PATH: path };
        const { code, output } = await run(`set -e\n${step.run}`, { ...inherited, env: stepEnv }, 'bash');
        expect([step.run, code, code === 0 ? '' : output]).toEqual([step.run, 0, '']);
      }
    } finally {
      await production.stop();
    }
    const read = (name: string) => readFileSync(join(site.root, name), 'utf8');
    expect(read('summary.md')).toContain('<!-- facet-review -->');
    expect(read('step.md')).toBe(read('summary.md'));
    expect(read('gh.log')).toContain('gh pr comment 12 --repo example/facet --edit-last --create-if-none');
  }));
