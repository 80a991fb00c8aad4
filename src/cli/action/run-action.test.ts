import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { standInCommand } from '../ci/testing/commands';
import { inProcess } from '../ci/testing/stand-in-facet';
import { withServer, type LocalAnswer } from '../ci/testing/local-server';
import type { Command } from '../ci/facet-command';
import { runAction } from './run-action';
import { say } from '../../texts/testing/say';

const PAGE = '<!doctype html><html lang="en"><title>Tea from the coast</title><h1>Northwind</h1>';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'facet-action-'));
});
afterEach(() => rm(folder, { recursive: true }));

interface Comment {
  readonly id: number;
  body: string;
  readonly user: { readonly type: string };
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly authorization: string;
}

/** GitHub, as far as the action asks it; and the site that is measured, at `/`. */
class StandIn {
  readonly asked: Asked[] = [];
  comments: Comment[] = [];
  refuses: number | null = null;

  answer(method: string, path: string, authorization: string, body: string): LocalAnswer {
    if (path === '/') return { body: PAGE };
    this.asked.push({ method, path, authorization });
    const json = (value: unknown, status = 200) => ({ status, type: 'application/json', body: JSON.stringify(value) });
    if (this.refuses !== null) return json({ message: 'Resource not accessible by integration' }, this.refuses);
    const url = new URL(path, 'http://github.example');
    const text = () => (JSON.parse(body) as { readonly body: string }).body;
    if (method === 'POST' && url.pathname === '/repos/o/r/issues/7/comments') {
      const made = { id: 100 + this.comments.length, body: text(), user: { type: 'Bot' } };
      this.comments.push(made);
      return json(made, 201);
    }
    const patched = this.comments.find(({ id }) => url.pathname === `/repos/o/r/issues/comments/${String(id)}`);
    if (method === 'PATCH' && patched !== undefined) {
      patched.body = text();
      return json(patched);
    }
    if (method === 'GET' && url.pathname === '/repos/o/r/issues/7/comments') {
      const [page, size] = ['page', 'per_page'].map((name) => Number(url.searchParams.get(name)));
      return json(this.comments.slice(((page ?? 1) - 1) * (size ?? 30), (page ?? 1) * (size ?? 30)));
    }
    return json({ message: 'Not Found' }, 404);
  }
}

/** Runs the action once, as a job of a pull request would. */
async function act(
  standIn: StandIn,
  inputs: Readonly<Record<string, string>>,
  event: unknown = { pull_request: { number: 7 } },
  command: Command = inProcess,
) {
  const [summary, outputs, eventFile] = ['summary.md', 'outputs', 'event.json'].map((name) => join(folder, name));
  await Promise.all([
    writeFile(summary ?? '', ''),
    writeFile(outputs ?? '', ''),
    writeFile(eventFile ?? '', JSON.stringify(event)),
  ]);
  let log = '';
  const exitCode = await withServer(
    ({ method = '', url = '', headers }, body) => standIn.answer(method, url, headers.authorization ?? '', body),
    (origin) =>
      runAction({
        command,
        cwd: folder,
        log: (text) => {
          log += text;
        },
        env: {
          ...process.env,
          GITHUB_API_URL: origin,
          GITHUB_REPOSITORY: 'o/r',
          GITHUB_EVENT_PATH: eventFile,
          GITHUB_STEP_SUMMARY: summary,
          GITHUB_OUTPUT: outputs,
          INPUT_ADDRESS: `${origin}/`,
          INPUT_LOCAL: 'true',
          INPUT_COMMENT: 'true',
          INPUT_TOKEN: 'secret-token',
          INPUT_LANG: 'en',
          ...inputs,
        },
      }),
  );
  const written = async (name: string) => readFile(join(folder, name), 'utf8').catch(() => null);
  return { exitCode, log, written, summary: await written('summary.md'), outputs: outputsIn(await written('outputs')) };
}

/** What GitHub reads of the file of outputs. */
function outputsIn(text: string | null): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...(text ?? '').matchAll(/^([\w-]+)<<(\S+)\n([\s\S]*?)\n\2\n/gm)].map(([, name = '', , value = '']) => [
      name,
      value,
    ]),
  );
}

describe('the GitHub Action', () => {
  long('runs the command as a process of its own', async () => {
    const command = await standInCommand(folder);
    const ended = await act(new StandIn(), { INPUT_MIN_SCORE: '100' }, {}, command);
    const alike = await act(new StandIn(), { INPUT_MIN_SCORE: '100' }, {});
    expect(ended.exitCode).toBe(1);
    // But for the address, which is another one each time.
    const comparable = ({ exitCode, outputs, summary }: typeof ended) => ({
      exitCode,
      outputs,
      summary: summary?.replace(/127\.0\.0\.1:\d+/g, ''),
    });
    expect(comparable(ended)).toEqual(comparable(alike));
  });

  it('measures, and writes a summary, outputs, the report, a badge and a comment', async () => {
    const standIn = new StandIn();
    const { exitCode, summary, outputs, written } = await act(standIn, { INPUT_BADGE: 'badges/facet.svg' });
    expect(exitCode).toBe(0);
    expect(summary).toMatch(/^## /);
    expect(summary).toMatch(/\*\*\d+\.\d\*\* of 100/);
    expect(outputs).toMatchObject({ met: 'true', report: join(folder, 'facet/facet-report.json') });
    expect(Number(outputs['score'])).toBeGreaterThan(0);
    expect(JSON.parse((await written('facet/facet-report.json')) ?? '')).toMatchObject({ format: 1 });
    expect(await written('facet/facet-report.md')).toBe(summary?.trimEnd().concat('\n'));
    expect(await written('badges/facet.svg')).toContain(`>${Number(outputs['score']).toFixed(1)}<`);
    expect(standIn.comments).toHaveLength(1);
    expect(standIn.comments[0]?.body).toMatch(/^<!-- facet [0-9a-f]{16} -->\n## /);
    expect(new Set(standIn.asked.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer secret-token']));
  });

  it('fails where a gate is not met, and says so in the comment', async () => {
    const standIn = new StandIn();
    const { exitCode, outputs } = await act(standIn, { INPUT_MIN_SCORE: '100', INPUT_FAIL_ON: 'lang,\n doctype' });
    expect(exitCode).toBe(1);
    expect(outputs['met']).toBe('false');
    expect(standIn.comments[0]?.body).toContain('- ❌ not met: Overall score: ');
    expect(standIn.comments[0]?.body).toContain('- ✅ met: Must pass: ');
  });

  it('has a comment for each address', async () => {
    const standIn = new StandIn();
    for (const port of ['1', '2', '1']) await act(standIn, { INPUT_ADDRESS: `http://127.0.0.1:${port}/` });
    expect(standIn.comments).toHaveLength(2);
  });

  it('updates its comment among hundreds, and leaves that of a person who wrote its mark', async () => {
    const standIn = new StandIn();
    // The address is the same on both runs only if it is not the server's, which is another one each time.
    const inputs = { INPUT_ADDRESS: 'http://127.0.0.1:1/' };
    await act(standIn, inputs);
    expect(standIn.comments).toHaveLength(1);
    const [first] = standIn.comments;
    if (first === undefined) throw new Error('no comment was made');
    first.body = first.body.replace(/\n[\s\S]*/, '\nold');
    const others = Array.from({ length: 250 }, (_, index) => ({
      id: 1000 + index,
      body: 'Looks good',
      user: { type: 'User' },
    }));
    standIn.comments = [{ id: 900, body: first.body, user: { type: 'User' } }, ...others, first];
    await act(standIn, inputs);
    expect(standIn.comments).toHaveLength(252);
    expect(standIn.comments[0]?.body).toContain('\nold');
    expect(first.body).not.toContain('\nold');
    expect(standIn.asked.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  it('says why nothing was measured, and ends as the command does', async () => {
    const standIn = new StandIn();
    const { exitCode, summary, outputs, written, log } = await act(standIn, {
      INPUT_ADDRESS: 'http://127.0.0.1:1/',
      INPUT_BADGE: 'badge.json',
    });
    expect(exitCode).toBe(2);
    expect(outputs).toEqual({ score: '', met: 'false', report: '', markdown: '' });
    expect(summary).toContain('could not be measured: The site did not answer');
    expect(standIn.comments[0]?.body).toContain(say('en', 'errors:site-unreachable.title'));
    expect(await written('badge.json')).toBeNull();
    expect(log).toMatch(/^::stop-commands::(\S+)\n[\s\S]+\n::\1::\n/);
  });

  it('tells what changed since a baseline, and warns if there is no baseline yet', async () => {
    const standIn = new StandIn();
    const first = await act(standIn, { INPUT_BASELINE: 'base.json' });
    expect(first.exitCode).toBe(0);
    expect(first.log).toContain('::warning title=Facet::There is no file base.json yet');
    await writeFile(join(folder, 'base.json'), (await first.written('facet/facet-report.json')) ?? '');
    const second = await act(standIn, { INPUT_BASELINE: 'base.json' });
    expect(second.log).not.toContain('::warning');
    expect(second.summary).toContain('### What changed');
  });

  it('goes on where it may not comment, as on pull requests from forks', async () => {
    const standIn = new StandIn();
    standIn.refuses = 403;
    const { exitCode, log, summary } = await act(standIn, {});
    expect(exitCode).toBe(0);
    expect(log).toMatch(/^::warning title=Facet::The comment was not written: GitHub answered 403\./m);
    expect(summary).toMatch(/^## /);
    expect((await act(standIn, { INPUT_TOKEN: '' })).log).toContain('the input token is empty');
  });

  it('asks GitHub for nothing without a pull request, or where no comment is wanted', async () => {
    const standIn = new StandIn();
    await act(standIn, {}, { ref: 'refs/heads/main' });
    await act(standIn, { INPUT_COMMENT: 'false' });
    expect(standIn.asked).toEqual([]);
  });

  it('refuses an input that is neither true nor false', async () => {
    const { exitCode, log } = await act(new StandIn(), { INPUT_PREVIEW: 'yes' });
    expect(exitCode).toBe(64);
    expect(log).toBe('::error title=Facet::The input preview must be true or false, not yes.\n');
  });

  it('speaks the language that is asked for', async () => {
    const { summary, log } = await act(new StandIn(), { INPUT_LANG: 'ja', INPUT_BASELINE: 'base.json' });
    expect(summary).toContain('100 点');
    expect(log).toContain('ファイル base.json がまだないため');
  });
});

describe('action.yml', () => {
  interface Action {
    readonly inputs: Readonly<Record<string, { readonly description: string; readonly default?: string }>>;
    readonly outputs: Readonly<Record<string, { readonly value: string }>>;
    readonly runs: {
      readonly steps: readonly { readonly run: string; readonly env: Readonly<Record<string, string>> }[];
    };
  }
  const read = async () => parseYaml(await readFile('src/cli/action/action.yml', 'utf8')) as Action;

  it('hands on every input by the environment, and none in a line of a shell', async () => {
    const { inputs, runs } = await read();
    const [step] = runs.steps;
    expect(Object.entries(step?.env ?? {})).toEqual(
      Object.keys(inputs).map((name) => [`INPUT_${name.toUpperCase().replaceAll('-', '_')}`, `\${{ inputs.${name} }}`]),
    );
    expect(step?.run).not.toContain('${{');
  });

  it('has the outputs that the action sets', async () => {
    const { outputs } = await act(new StandIn(), {});
    expect(Object.keys((await read()).outputs)).toEqual(Object.keys(outputs));
  });
});
