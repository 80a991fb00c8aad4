/**
 * Runs the recipes as GitHub, GitLab, Netlify and cron run them: their own script lines in an empty folder, with
 * stand-ins for the service and for npm's registry alone.
 */
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { ROOT } from '../../src/dev/site';
import { serveGithub, type Github } from './github';
import { goOutside, type Outside } from './outside';
import { blockOf } from './scan';
import { leaveTable, noted } from './session';
import { onGithub, runLines, siteOf, stepsOf } from './services';
import { run, type Shell } from './typing';

const RECIPES = {
  comment: 'docs/cli-recipes.md § A comment on every pull request',
  baseline: 'docs/cli-recipes.md § Not worse than the main branch',
  sarif: 'docs/cli-recipes.md § Findings beside the code',
  gitlab: 'docs/cli-recipes.md § GitLab',
  netlify: 'docs/cli-recipes.md § Netlify',
  cron: 'docs/cli-recipes.md § cron',
} as const;

let outside: Outside;
let github: Github;
beforeAll(async () => {
  [outside, github] = await Promise.all([goOutside({ serves: true }), serveGithub()]);
});
afterAll(async () => {
  leaveTable('recipes');
  await Promise.all([outside.close(), github.close()]);
});

/** “… after the build”, where a recipe shows no more: the steps of the first one. */
const AFTER_THE_BUILD = stepsOf(RECIPES.comment).flatMap((step) => step.run ?? []);

const read = ({ folder }: Shell, file: string) => readFileSync(join(folder, file), 'utf8');

describe('GitHub', () => {
  it('comments on a pull request, and fails where a gate is not met', () =>
    noted('bash, with a stand-in for GitHub', RECIPES.comment, async () => {
      const good = await siteOf(outside, 'northwind');
      const { code, output } = await onGithub(github, RECIPES.comment, good);
      expect([code, code === 0 ? '' : output]).toEqual([0, '']);
      expect(github.comments.at(-1)).toContain('Northwind Coffee');
      expect(read(good, 'summary.md')).toContain('Northwind Coffee');
      expect(existsSync(join(good.folder, 'facet/facet-report.json'))).toBe(true);
      const bad = await siteOf(outside, 'harbour');
      expect((await onGithub(github, RECIPES.comment, bad)).code).toBe(1);
      expect(github.comments.at(-1)).toContain('Harbour Line');
    }));

  it('fails where a site is worse than on the main branch', () =>
    noted('bash, with a stand-in for GitHub', RECIPES.baseline, async () => {
      const main = await siteOf(outside, 'northwind');
      const merged = await onGithub(github, RECIPES.baseline, main, AFTER_THE_BUILD);
      expect([merged.code, merged.code === 0 ? '' : merged.output]).toEqual([0, '']);
      expect(read(main, 'base/facet-report.json')).toContain('Northwind Coffee');
      const pull = await siteOf(outside, 'harbour');
      // What the cache restores.
      cpSync(join(main.folder, 'base'), join(pull.folder, 'base'), { recursive: true });
      expect((await onGithub(github, RECIPES.baseline, pull, AFTER_THE_BUILD)).code).toBe(1);
      expect(github.comments.at(-1)).toContain('### What changed');
    }));

  it('writes findings for code scanning', () =>
    noted('bash, with a stand-in for GitHub', RECIPES.sarif, async () => {
      const site = await siteOf(outside, 'northwind');
      const { code, output } = await onGithub(github, RECIPES.sarif, site, ['npm run build']);
      expect([code, code === 0 ? '' : output]).toEqual([0, '']);
      expect(read(site, 'facet.sarif')).toContain('"public/index.html"');
    }));
});

describe('GitLab', () => {
  const job = z.object({
    facet: z.object({
      script: z.array(z.string()),
      allow_failure: z.object({ exit_codes: z.union([z.number(), z.array(z.number())]) }).optional(),
      artifacts: z.object({ paths: z.array(z.string()), reports: z.object({ junit: z.string() }) }),
    }),
  });
  const { facet } = job.parse(parse(blockOf(RECIPES.gitlab)));
  const files = [...facet.artifacts.paths, facet.artifacts.reports.junit];
  const allowed = [facet.allow_failure?.exit_codes ?? []].flat();

  const onGitlab = (shell: Shell) =>
    runLines(facet.script, { ...shell, env: { ...shell.env, GITLAB_CI: 'true', CI_PROJECT_DIR: shell.folder } });

  it.each([
    ['a site that meets the gates', 'northwind', 0],
    ['a site that does not', 'harbour', 1],
  ] as const)('ends with its verdict: %s', (what, brand, code) =>
    noted(`bash, with a stand-in for GitLab: ${what}`, RECIPES.gitlab, async () => {
      const site = await siteOf(outside, brand);
      const ran = await onGitlab(site);
      expect([ran.code, ran.code === code ? '' : ran.output]).toEqual([code, '']);
      expect(files.filter((file) => !existsSync(join(site.folder, file)))).toEqual([]);
      expect(read(site, facet.artifacts.reports.junit)).toContain('<testsuites>');
    }),
  );

  it('gives no verdict on what could not be measured, and lets it pass as it says', () =>
    noted('bash, with a stand-in for GitLab: a site that is not there', RECIPES.gitlab, async () => {
      const { code, output } = await onGitlab(await siteOf(outside, null));
      expect([code, allowed.includes(code) ? '' : output]).toEqual([expect.any(Number), '']);
    }));

  it('gives no verdict where the command could not be had', () =>
    noted('bash, with a stand-in for GitLab: a registry that is down', RECIPES.gitlab, async () => {
      const site = await siteOf(outside, 'northwind');
      const bin = join(site.folder, 'bin');
      mkdirSync(bin);
      // Only the command itself is missing: what builds and serves the site is there.
      const npx =
        '#!/bin/sh\ncase "$*" in *@facet*) echo "npm error code ECONNREFUSED" >&2; exit 1;; esac\nexec npm exec -- "$@"\n';
      writeFileSync(join(bin, 'npx'), npx);
      chmodSync(join(bin, 'npx'), 0o755);
      const env = { ...site.env, PATH: `${bin}:${site.env['PATH'] ?? ''}` };
      const { code } = await onGitlab({ ...site, env });
      expect([0, 1, ...allowed]).not.toContain(code);
    }));
});

describe('Netlify', () => {
  it('builds with the plugin, and fails where a gate is not met', () =>
    noted('netlify build --offline', RECIPES.netlify, async () => {
      const build = '[build]\n  command = "npm run build"\n  publish = "dist"\n\n';
      const netlify = async (brand: 'northwind' | 'harbour') => {
        const site = await siteOf(outside, brand);
        await run('npm install ./facet-cli.tgz', site);
        writeFileSync(join(site.folder, 'netlify.toml'), `${build}${blockOf(RECIPES.netlify)}\n`);
        const cli = join(ROOT, 'node_modules/netlify-cli/bin/run.js');
        const env = { ...site.env, NETLIFY_TELEMETRY_DISABLED: '1', HTTPS_PROXY: '', HTTP_PROXY: '' };
        return run(`${process.execPath} ${cli} build --offline --context dev`, { ...site, env });
      };
      const good = await netlify('northwind');
      expect([good.code, good.code === 0 ? '' : good.output]).toEqual([0, '']);
      expect(good.output).toMatch(/\d+\.\d of 100/);
      const bad = await netlify('harbour');
      expect(bad.output).toMatch(/not met: Overall score: \d+\.\d, at least 80\.0/);
      expect(bad.code).not.toBe(0);
    }));
});

describe('cron', () => {
  it('says nothing until a site is worse than last time, and then what changed', () =>
    noted('sh, as cron runs it', RECIPES.cron, async () => {
      const shell = outside.elsewhere('cron');
      await run('npm install --global ./facet-cli.tgz', shell);
      const script = blockOf(RECIPES.cron).replaceAll('/var/lib/facet', shell.folder);
      expect(await run(script, shell)).toEqual({ code: 0, output: '' });
      expect(await run(script, shell)).toEqual({ code: 0, output: '' });
      expect(read(shell, 'last.json')).toContain('"format": 1');
      const worse = await run(script.replaceAll('www.example.com', 'example.org'), shell);
      expect(worse.output).toContain('not met');
      expect(worse.output).toContain('Worse');
      const down = await run(script.replaceAll('www.example.com', 'down.example'), shell);
      expect(down.output).toContain('could not be measured');
    }));
});
