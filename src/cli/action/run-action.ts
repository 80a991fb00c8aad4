/** The GitHub Action: measures, writes a summary, outputs, a badge and a comment, and ends as the gates come out. */
import { access, mkdir, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import { badgeFile } from '../ci/badge-file';
import { measureInBuild, MARKDOWN_FILE, type BuildResult, type Command } from '../ci/facet-command';
import { gateOptions } from '../ci/gate-options';
import { buildWords } from '../ci/build-words';
import type { Translate } from '../../components/string-keys';
import { translator } from '../../components/strings';
import { EXIT_CODES } from '../exit-codes';
import { READ_LIMITS, readText } from '../files';
import { codeBlock, markdownFile, markdownOf } from '../../encoding/markdown';
import type { Encoded } from '../../encoding/text';
import { annotation, quoted } from '../../encoding/workflow';
import { InputError, inputsOf, pullRequestOf, type Inputs } from './inputs';
import { commentOn } from './pull-request-comment';
import { addSummary, setOutputs } from './workflow';

export interface ActionWorld {
  readonly command: Command;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folder of the repository. */
  readonly cwd: string;
  /** To the log of the job. */
  readonly log: (text: Encoded<'workflow'>) => void;
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** What the event says about itself; null if the runner names no event. */
async function eventOf(path: string | undefined): Promise<unknown> {
  return path === undefined || path === '' ? null : JSON.parse(await readText(path, READ_LIMITS.build));
}

/** One comment for each address, so that a matrix of several leaves one for each. */
function markOf({ address }: Inputs): string {
  return createHash('sha256')
    .update(address ?? '')
    .digest('hex')
    .slice(0, 16);
}

/** The report, or why there is no report. */
function textOf({ markdown, said }: BuildResult): Encoded<'markdown'> {
  return markdown ?? markdownFile([markdownOf`## Facet`, codeBlock(said.trim())]);
}

async function comment(
  inputs: Inputs,
  text: Encoded<'markdown'>,
  t: Translate<'cli'>,
  { env, log }: ActionWorld,
): Promise<void> {
  const pull = pullRequestOf(env, await eventOf(env['GITHUB_EVENT_PATH']));
  if (pull === null) return;
  const result = inputs.token === null ? null : await commentOn(pull, inputs.token, markOf(inputs), text);
  if (result?.ok === true) return;
  // A pull request from a fork gets a token that may only read: that is not a reason to fail.
  const said = () => {
    if (result === null) return t('formats.builds.no-token');
    if (result.status === null) return t('formats.builds.comment-unreachable');
    return t('formats.builds.comment-refused', { status: result.status });
  };
  log(annotation('warning', said()));
}

async function writeBadge(badge: string, result: BuildResult, cwd: string): Promise<void> {
  if (result.report === null) return;
  const path = resolve(cwd, badge);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, badgeFile(result.report, path));
}

/** The inputs without a baseline that is not there yet, as on the first run. */
async function withKnownBaseline(inputs: Inputs, t: Translate<'cli'>, { cwd, log }: ActionWorld): Promise<Inputs> {
  const { baseline } = inputs;
  if (baseline === '' || (await isThere(resolve(cwd, baseline)))) return inputs;
  log(annotation('warning', t('formats.builds.no-baseline', { path: baseline })));
  return { ...inputs, baseline: '' };
}

async function act(inputs: Inputs, t: Translate<'cli'>, world: ActionWorld): Promise<number> {
  const { command, env, cwd, log } = world;
  const known = await withKnownBaseline(inputs, t, world);
  // The command needs no token, and what it starts should have none.
  const { INPUT_TOKEN: _, ...rest } = env;
  const result = await measureInBuild({
    command,
    address: inputs.address,
    reach: [...(inputs.local ? ['--local'] : []), ...(inputs.preview ? ['--preview'] : [])],
    gates: gateOptions(known),
    lang: inputs.lang,
    folder: resolve(cwd, inputs.folder),
    cwd,
    env: rest,
  });
  const { report, exitCode, said } = result;
  if (said !== '') log(quoted(said));
  const text = textOf(result);
  const [summary, outputs] = [env['GITHUB_STEP_SUMMARY'], env['GITHUB_OUTPUT']];
  if (summary !== undefined && summary !== '') await addSummary(summary, text);
  if (outputs !== undefined && outputs !== '') {
    await setOutputs(outputs, {
      score: report?.overall ? String(report.overall.value / 10) : '',
      met: String(exitCode === EXIT_CODES.met),
      report: report === null ? '' : result.reportPath,
      markdown: result.markdown === null ? '' : join(dirname(result.reportPath), MARKDOWN_FILE),
    });
  }
  if (inputs.badge !== null) await writeBadge(inputs.badge, result, cwd);
  if (inputs.comment) await comment(inputs, text, t, world);
  if (exitCode === EXIT_CODES.notRun) log(annotation('error', t('formats.builds.not-run')));
  return exitCode;
}

/** @returns the exit code of the step, by the command's own (`EXIT_CODES`) */
export async function runAction(world: ActionWorld): Promise<number> {
  const { env, log } = world;
  const { strings, locale } = await buildWords(env['INPUT_LANG'] ?? '', env);
  const t = translator(strings, locale, 'cli');
  try {
    return await act(inputsOf(env), t, world);
  } catch (cause) {
    if (!(cause instanceof InputError)) {
      log(quoted(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)));
      log(annotation('error', t('formats.builds.not-run')));
      return EXIT_CODES.notRun;
    }
    log(annotation('error', t('formats.builds.not-truth', { name: cause.input, value: cause.value })));
    return EXIT_CODES.usage;
  }
}
