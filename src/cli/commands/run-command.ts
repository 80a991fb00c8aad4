/** Reads the configuration and runs the command that was typed. */
import { dirname } from 'node:path';
import { translator } from '../../components/strings';
import { withoutCommands } from '../../encoding/ci-log';
import { takes, type CommandName, type Options } from '../arguments';
import { EXIT_CODES, type ExitCode } from '../exit-codes';
import { FileProblem } from '../io';
import type { Words } from '../measured';
import type { Running } from '../running';
import { safeText } from '../terminal/safe';
import { Ended, fileProblemText, type Call } from './call';

type Command = (call: Call) => Promise<ExitCode>;

/** Each is loaded when it is typed. */
const COMMANDS: Readonly<Record<CommandName, () => Promise<Command>>> = {
  assess: async () => (await import('./assess')).assessCommand,
  compare: async () => (await import('./compare')).compareCommand,
  page: async () => (await import('./page')).pageCommand,
  open: async () => (await import('./open')).openCommand,
  diff: async () => (await import('./diff')).diffCommand,
  many: async () => (await import('./many')).manyCommand,
};

const CONFIG_NAME = 'facet.config.json';

type Situation = Pick<Call, 'io' | 'words' | 'options'>;

/** The configuration named, else the one in the current folder, if there is one. @throws Ended if it cannot be read */
async function configOf(call: Situation): Promise<Call['config']> {
  const { options, io, words } = call;
  if (!takes(options.command, 'config')) return null;
  const path = options.config ?? CONFIG_NAME;
  let text: string;
  try {
    text = new TextDecoder().decode(await io.readFile(path));
  } catch (cause) {
    if (!(cause instanceof FileProblem)) throw cause;
    if (options.config === null && cause.trouble === 'missing') return null;
    throw new Ended(fileProblemText(words, cause), EXIT_CODES.usage);
  }
  const { readConfig } = await import('../config');
  const read = readConfig(text);
  if (read.ok) return { is: read.config, folder: dirname(path) };
  const { configProblemText } = await import('../config-problems');
  throw new Ended(configProblemText(words, safeText(path), read.problem), EXIT_CODES.usage);
}

/** Runs a command. Every error ends in a message and an exit code. */
export async function runCommand(options: Options, words: Words, { io, tools }: Running): Promise<ExitCode> {
  const t = translator(words.strings, words.locale, 'cli');
  try {
    const config = await configOf({ options, io, words });
    const command = await COMMANDS[options.command]();
    return await command({ options, io, words, tools, config });
  } catch (cause) {
    if (cause instanceof Ended) {
      io.stderr(withoutCommands(`${cause.message}\n`));
      return cause.exitCode;
    }
    if (cause instanceof FileProblem) {
      io.stderr(withoutCommands(`${fileProblemText(words, cause)}\n`));
      return EXIT_CODES.notMeasured;
    }
    if (io.signal.aborted) {
      io.stderr(`${t('interrupted')}\n`);
      return EXIT_CODES.notMeasured;
    }
    const stack = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    io.stderr(withoutCommands(`${t('defect')}\n${stack.split('\n').map(safeText).join('\n')}\n`));
    return EXIT_CODES.notMeasured;
  }
}
