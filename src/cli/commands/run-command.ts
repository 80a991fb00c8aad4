/** Reads the configuration and runs the command that was typed. */
import { dirname } from 'node:path';
import type { Options } from '../arguments';
import type { CommandName } from '../command-names';
import { EXIT_CODES, type ExitCode } from '../exit-codes';
import { READ_LIMITS } from '../files';
import { FileProblem } from '../io';
import type { Words } from '../measured';
import type { Running } from '../running';
import { safeText } from '../../encoding/terminal';
import { Ended, fileProblemText, refused, type Call } from './call';

type Command = (call: Call) => Promise<ExitCode>;

/** Each is loaded when it is typed. */
const COMMANDS: Readonly<Record<CommandName, () => Promise<Command>>> = {
  assess: async () => (await import('./assess')).assessCommand,
  compare: async () => (await import('./compare')).compareCommand,
  page: async () => (await import('./page')).pageCommand,
  open: async () => (await import('./open')).openCommand,
  diff: async () => (await import('./diff')).diffCommand,
  many: async () => (await import('./many')).manyCommand,
  checks: async () => (await import('./checks')).checksCommand,
  explain: async () => (await import('./checks')).explainCommand,
};

const CONFIG_NAME = 'facet.config.json';

type Situation = Pick<Call, 'io' | 'words' | 'options'>;

/** The configuration named, else the one in the current folder, if there is one. @throws Ended if it cannot be read */
async function configOf(call: Situation): Promise<Call['config']> {
  const { options, io, words } = call;
  const path = options.config ?? CONFIG_NAME;
  let text: string;
  try {
    text = new TextDecoder().decode(await io.readFile(path, READ_LIMITS.config));
  } catch (cause) {
    if (!(cause instanceof FileProblem)) throw cause;
    if (options.config === null && cause.trouble === 'missing') return null;
    throw new Ended(fileProblemText(words, cause), EXIT_CODES.usage);
  }
  const { readConfig } = await import('../config');
  const read = readConfig(text);
  if (read.ok) return { is: read.config, folder: dirname(path) };
  const { configProblemsText } = await import('../config-problems');
  throw new Ended(configProblemsText(words, safeText(path), read.problems), EXIT_CODES.usage);
}

/** Checked before anything is measured. @throws Ended if the place is not writable; FileProblem if that is forbidden */
async function checkOutput({ options, io, words }: Situation): Promise<void> {
  if (options.output === null) return;
  try {
    await io.askToWrite(options.output);
  } catch (cause) {
    if (!(cause instanceof FileProblem)) throw cause;
    if (cause.trouble === 'missing') throw refused(words, 'problem.no-folder', { folder: safeText(cause.path) });
    if (cause.trouble === 'folder') throw new Ended(fileProblemText(words, cause), EXIT_CODES.usage);
    throw cause;
  }
}

/** @throws Ended, FileProblem, the signal's reason; what else is thrown is a defect */
export async function runCommand(options: Options, words: Words, { io, tools }: Running): Promise<ExitCode> {
  const config = await configOf({ options, io, words });
  await checkOutput({ options, io, words });
  const command = await COMMANDS[options.command]();
  return command({ options, io, words, tools, config });
}
