import type { StringKey, Translate } from '../../components/string-keys';
import { translator } from '../../components/strings';
import type { Options } from '../arguments';
import type { Config } from '../config';
import { EXIT_CODES, type ExitCode } from '../exit-codes';
import { STDIN, STDOUT, type FileProblem, type Io } from '../io';
import type { Words } from '../measured';
import { plainly, inColour, usesColour, widthOf } from '../terminal/paint';
import { safeText, terminalText } from '../../encoding/terminal';
import type { Page } from '../terminal/sheet';
import type { Tools } from '../tools';

/** One call of the command, parsed and with all it may use. */
export interface Call {
  readonly options: Options;
  readonly io: Io;
  readonly words: Words;
  readonly tools: Tools;
  /** The config with the folder its paths are relative to; null if there is no config. */
  readonly config: { readonly is: Config; readonly folder: string } | null;
}

/** What ends a call early: a message, and the code it ends with. */
export class Ended extends Error {
  constructor(
    message: string,
    readonly exitCode: ExitCode,
  ) {
    super(message);
  }
}

/** How to write to a stream: its width, and whether in colour. */
export function pageOf({ options, io }: Pick<Call, 'options' | 'io'>, stream: 'stdout' | 'stderr'): Page {
  const isTerminal = io.isTerminal[stream];
  const colour = usesColour({ color: options.color, env: io.env, isTerminal });
  return { width: widthOf(options.width, io.columns, io.env), paint: colour ? inColour : plainly };
}

/** Says something beside the result, unless that was not wanted. */
export function note({ options, io }: Pick<Call, 'options' | 'io'>, text: string): void {
  if (!options.quiet) io.stderr(terminalText(text));
}

/** What a file is called in messages. */
function nameOf(path: string, t: Translate<'cli'>): string {
  if (path === STDIN) return t('file.stdin');
  return path === STDOUT ? t('file.stdout') : safeText(path);
}

/** A limit as people are told. @param bytes a whole number of megabytes */
function megabytes(bytes: number, locale: Words['locale']): string {
  const style = { style: 'unit', unit: 'megabyte', unitDisplay: 'short' } as const;
  return new Intl.NumberFormat(locale, style).format(bytes / 1_000_000);
}

/** Why a file could not be read or written, in words. */
export function fileProblemText({ locale, strings }: Words, { path, trouble, limit, cause }: FileProblem): string {
  const t = translator(strings, locale, 'cli');
  const reason = cause instanceof Error ? cause.message : '';
  return t(`file.${trouble}`, { path: nameOf(path, t), cause: safeText(reason), limit: megabytes(limit, locale) });
}

/** Ends with what is wrong with a command line. */
export function refused(
  { strings, locale }: Words,
  key: StringKey<'cli'>,
  params: Readonly<Record<string, string>>,
): Ended {
  const t = translator(strings, locale, 'cli');
  return new Ended(t('problem.said', { problem: t(key, params) }), EXIT_CODES.usage);
}
