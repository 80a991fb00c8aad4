/** Runs the command `facet` for a build: measures once, and says the same in several formats. */
import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ShapeError } from '../../brand/sharing/json';
import { jsonObject } from '../../brand/sharing/shape';
import { reportShape } from '../../brand/sharing/report-shape';
import type { Report } from '../../brand/report/report';
import { writtenMarkdown } from '../../encoding/markdown';
import type { Encoded } from '../../encoding/text';
import { codeOfRun, type ExitCode } from '../exit-codes';
import { READ_LIMITS, readText } from '../files';

export interface Ended {
  readonly exitCode: number | null;
  readonly stderr: string;
}

/** Where the command runs, and its environment. */
export interface Surroundings {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A program and what it is given before anything else, or a function that does the same in this process. */
export type Command =
  | readonly [program: string, ...args: readonly string[]]
  | ((args: readonly string[], surroundings: Surroundings) => Promise<Ended>);

export interface BuildOrder extends Surroundings {
  readonly command: Command;
  /** As typed; null takes the one of `facet.config.json`. */
  readonly address: string | null;
  /** Options about how the site is reached, such as `--preview`. */
  readonly reach: readonly string[];
  /** Options for gates, such as `--min-score` and its value. */
  readonly gates: readonly string[];
  /** Language of the output; null leaves it to the command. */
  readonly lang: string | null;
  /** Output folder; created if it does not exist. */
  readonly folder: string;
}

export interface BuildResult {
  /** A verdict only where there is a report. */
  readonly exitCode: ExitCode;
  /** Null if nothing could be measured. */
  readonly report: Report | null;
  /** The export; there where there is a report. */
  readonly reportPath: string;
  /** The report as Markdown, with the gates; null without a report. */
  readonly markdown: Encoded<'markdown'> | null;
  /** What the command said beside its result: the gates, or why nothing was measured. */
  readonly said: string;
}

/** What a command may say, in UTF-16 units; the rest is left out. */
const SAID_LIMIT = 20_000;

/** @throws Error if the program cannot be started */
function run(order: BuildOrder, args: readonly string[]): Promise<Ended> {
  const { command, cwd, env } = order;
  if (typeof command === 'function') return command(args, { cwd, env });
  const [program, ...first] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...first, ...args], { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] });
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(0, SAID_LIMIT);
    });
    child.once('error', reject);
    child.once('close', (exitCode) => resolve({ exitCode, stderr }));
  });
}

/** The report of an export; null if the file cannot be read, or holds none. */
async function reportIn(path: string): Promise<Report | null> {
  const text = await readText(path, READ_LIMITS.report).catch(() => null);
  if (text === null) return null;
  try {
    return reportShape(jsonObject(JSON.parse(text))['report']);
  } catch (cause) {
    if (cause instanceof SyntaxError || cause instanceof ShapeError) return null;
    throw cause;
  }
}

export const REPORT_FILE = 'facet-report.json';
export const MARKDOWN_FILE = 'facet-report.md';

/** @throws Error if the command cannot be started, or the folder cannot be written to */
export async function measureInBuild(order: BuildOrder): Promise<BuildResult> {
  const { folder, address, reach, gates, lang } = order;
  const [reportPath, markdownPath] = [join(folder, REPORT_FILE), join(folder, MARKDOWN_FILE)];
  await mkdir(folder, { recursive: true });
  // What an earlier run left must not be taken for what this one made.
  await Promise.all([reportPath, markdownPath].map((path) => rm(path, { force: true })));
  const language = lang === null ? [] : ['--lang', lang];
  // What is typed after `--` is an address, even if it begins with a hyphen.
  const operand = address === null ? [] : ['--', address];
  const common = [...gates, ...language, '--quiet'];
  const measured = await run(order, [...reach, ...common, '--json', '--output', reportPath, ...operand]);
  const report = await reportIn(reportPath);
  const exitCode = codeOfRun(measured.exitCode, report !== null);
  if (report === null) {
    return { exitCode, report, reportPath, markdown: null, said: measured.stderr };
  }
  const shown = await run(order, ['open', ...common, '--markdown', '--output', markdownPath, '--', reportPath]);
  const markdown = await readText(markdownPath, READ_LIMITS.build).then(writtenMarkdown, () => null);
  return { exitCode, report, reportPath, markdown, said: measured.stderr || shown.stderr };
}
