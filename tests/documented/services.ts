/** Does what GitHub and GitLab do with a recipe: runs its script lines, in a folder with a site. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { ROOT } from '../../src/dev/site';
import { freePort } from '../harness/free-port';
import type { Github } from './github';
import type { Outside } from './outside';
import { blockOf } from './scan';
import { run, type Ran, type Shell } from './typing';

const steps = z.array(
  z.object({
    run: z.string().optional(),
    uses: z.string().optional(),
    with: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  }),
);
const action = z.object({
  inputs: z.record(z.string(), z.object({ default: z.string().optional() })),
  runs: z.object({ steps: z.tuple([z.object({ run: z.string() })]) }),
});

let count = 0;

/** A folder with a site of somebody, whose build copies a page. @param brand whose page, or null for a site without one */
export async function siteOf(outside: Outside, brand: 'northwind' | 'harbour' | null): Promise<Shell> {
  const shell = outside.elsewhere(`site-${(count += 1)}`);
  for (const name of ['dist', 'public']) rmSync(join(shell.folder, name), { recursive: true });
  const write = (name: string, value: object) => writeFileSync(join(shell.folder, name), JSON.stringify(value));
  const build = brand === null ? 'mkdir dist' : 'mkdir -p dist public && cp -r site/. dist && cp -r site/. public';
  write('package.json', { name: 'site', scripts: { build } });
  write('package-lock.json', { name: 'site', lockfileVersion: 3, packages: { '': { name: 'site' } } });
  if (brand !== null) cpSync(join(ROOT, 'src/dev/samples', brand), join(shell.folder, 'site'), { recursive: true });
  const port = String(await freePort());
  return { ...shell, ports: { 'localhost:8000': `localhost:${port}`, '--listen 8000': `--listen ${port}` } };
}

function onItsPorts(text: string, { ports = {} }: Shell): string {
  return Object.entries(ports).reduce((all, [from, to]) => all.replaceAll(from, to), text);
}

/** Runs lines as a runner does: bash, which stops at the first that fails. */
export function runLines(lines: readonly string[], shell: Shell): Promise<Ran> {
  return run(onItsPorts(['set -eo pipefail', ...lines].join('\n'), shell), shell, 'bash');
}

/** The steps of a workflow. The docs may show only those after the build. */
export function stepsOf(recipe: string): z.infer<typeof steps> {
  const part =
    blockOf(recipe)
      .split(/^# ….*\n/m)
      .at(-1) ?? '';
  const parsed: unknown = parse(part);
  const jobs = z.object({ jobs: z.object({ facet: z.object({ steps }) }) }).safeParse(parsed);
  return jobs.success ? jobs.data.jobs.facet.steps : steps.parse(parsed);
}

/** What our action runs, with its inputs as GitHub hands them on. */
function actionLines(given: Readonly<Record<string, string | number | boolean>>): readonly string[] {
  const { inputs, runs } = action.parse(parse(readFileSync(join(ROOT, 'src/cli/action/action.yml'), 'utf8')));
  expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(given)));
  const variables = Object.entries(inputs).map(([name, { default: usual = '' }]) => {
    const value = `${given[name] ?? usual}`.replace('${{ github.token }}', 'a-token');
    return `export INPUT_${name.toUpperCase().replaceAll('-', '_')}='${value}'`;
  });
  return ['(', ...variables, runs.steps[0].run, ')'];
}

/**
 * Runs a workflow on GitHub: what other people's actions do (check out, keep files) is not done.
 *
 * @param before lines of the steps that the docs leave out
 */
export function onGithub(github: Github, recipe: string, shell: Shell, before: readonly string[] = []): Promise<Ran> {
  const event = join(shell.folder, 'event.json');
  writeFileSync(event, JSON.stringify({ pull_request: { number: 7 } }));
  for (const name of ['summary.md', 'outputs']) writeFileSync(join(shell.folder, name), '');
  const env = {
    ...shell.env,
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: github.origin,
    GITHUB_REPOSITORY: 'example/site',
    GITHUB_EVENT_PATH: event,
    GITHUB_STEP_SUMMARY: join(shell.folder, 'summary.md'),
    GITHUB_OUTPUT: join(shell.folder, 'outputs'),
    GITHUB_WORKSPACE: shell.folder,
  };
  const lines = stepsOf(recipe).flatMap((step) => {
    // Each step has its own shell, as on GitHub. What it starts in the background keeps running.
    if (step.run !== undefined) return ['(', step.run, ')'];
    return step.uses?.includes('src/cli/action') === true ? actionLines(step.with ?? {}) : [];
  });
  return runLines([...before, ...lines], { ...shell, env });
}
