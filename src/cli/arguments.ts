/**
 * What can be typed after `facet`: one table of commands and options. Help (`usage.ts`), the tables of docs/cli.md and
 * the tests are made from it.
 */
import { DIMENSION_IDS, type DimensionId } from '../brand/report/report';
import { COMMAND_NAMES, type CommandName } from './command-names';
import { FORMAT_NAMES, FORMAT_OPTIONS, isWrittenBy, type FormatName, type FormatOption } from './formats/formats';

export interface CommandRow {
  /** How often its operands may be given; their words are `command.<name>.operands` of `locales/<locale>/cli.json`. */
  readonly operands: { readonly least: number; readonly most: number };
}

/** `assess` is what is done with an address where no command is named. */
export const COMMANDS: Readonly<Record<CommandName, CommandRow>> = {
  // Without an operand the addresses of the configuration are taken.
  assess: { operands: { least: 0, most: 1 } },
  compare: { operands: { least: 2, most: 4 } },
  page: { operands: { least: 1, most: 1 } },
  open: { operands: { least: 1, most: 1 } },
  diff: { operands: { least: 2, most: 2 } },
  many: { operands: { least: 1, most: 1 } },
  checks: { operands: { least: 0, most: 0 } },
  explain: { operands: { least: 1, most: 1 } },
};

/** What follows an option; its word is `value.<kind>` of `locales/<locale>/cli.json`. */
export type ValueKind =
  | 'file'
  | 'locale'
  | 'columns'
  | 'url'
  | 'header'
  | 'score'
  | 'dimension-score'
  | 'checks'
  | 'label'
  | 'format';

interface OptionRow {
  readonly short?: string;
  readonly value?: ValueKind;
  /** Given several times, all count; of others the last. */
  readonly repeats?: true;
  /** The commands that take it; all where none is named. */
  readonly of?: readonly CommandName[];
}

const MEASURING = ['assess', 'compare', 'many'] as const;
const GATED = ['assess', 'page', 'open'] as const;

const FORMAT_FLAGS = Object.fromEntries(FORMAT_OPTIONS.map((name) => [name, {}])) as Readonly<
  Record<FormatOption, OptionRow>
>;

export const OPTIONS = {
  local: { of: MEASURING },
  preview: { of: MEASURING },
  header: { value: 'header', repeats: true, of: MEASURING },
  url: { value: 'url', of: ['page'] },
  keys: { value: 'file', of: ['open'] },
  all: { of: [...GATED, 'many'] },
  only: { value: 'checks', repeats: true, of: GATED },
  skip: { value: 'checks', repeats: true, of: GATED },
  ...FORMAT_FLAGS,
  format: { value: 'format' },
  output: { short: 'o', value: 'file' },
  'min-score': { value: 'score', of: GATED },
  min: { value: 'dimension-score', repeats: true, of: GATED },
  'fail-on': { value: 'checks', repeats: true, of: GATED },
  'not-worse-than': { value: 'file', of: GATED },
  'fail-on-worse': { value: 'file', of: GATED },
  warn: { value: 'checks', repeats: true, of: GATED },
  label: { value: 'label', of: GATED },
  config: { value: 'file' },
  lang: { value: 'locale' },
  width: { value: 'columns' },
  'no-color': {},
  quiet: { short: 'q' },
  help: { short: 'h' },
  version: {},
} as const satisfies Readonly<Record<string, OptionRow>>;

export type OptionName = keyof typeof OPTIONS;
export const OPTION_NAMES = Object.keys(OPTIONS) as readonly OptionName[];

/** A row with the members that it may have. */
export function optionRow(name: OptionName): OptionRow {
  return OPTIONS[name];
}

/** The format an option asks for; null for one that asks for none. */
function formatOf(name: OptionName): FormatName | null {
  return FORMAT_NAMES.find((format) => format === name) ?? null;
}

/** Whether a command takes an option; the flag of a format is taken by the commands that write it. */
export function takes(command: CommandName, name: OptionName): boolean {
  const format = formatOf(name);
  if (format !== null) return isWrittenBy(format, command);
  return optionRow(name).of?.includes(command) ?? true;
}

/** Gates as typed. The configuration's gates apply if none is typed. */
export interface WantedGates {
  /** Per mille of the overall. */
  readonly minScore: number | null;
  /** Per mille of dimensions. */
  readonly min: Readonly<Partial<Record<DimensionId, number>>>;
  /** Ids of checks, as they were typed. */
  readonly failOn: readonly string[];
  /** Path of a report. */
  readonly notWorseThan: string | null;
  /** Path of a report. */
  readonly failOnWorse: string | null;
  /** Ids of checks, causes and dimensions, as they were typed. */
  readonly warn: readonly string[];
}

export interface Options extends WantedGates {
  readonly command: CommandName;
  readonly operands: readonly string[];
  readonly format: FormatName;
  readonly output: string | null;
  readonly local: boolean;
  readonly preview: boolean;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly url: string | null;
  readonly keys: string | null;
  readonly all: boolean;
  /** Ids of checks, causes or dimensions, as they were typed; of the first none stands for all. */
  readonly only: readonly string[];
  readonly skip: readonly string[];
  /** What is measured, as its owner calls it. */
  readonly label: string | null;
  readonly config: string | null;
  /** As typed: a tag such as `de` or `de-AT`. */
  readonly lang: string | null;
  readonly width: number | null;
  readonly color: boolean;
  readonly quiet: boolean;
}

/** What is wrong with what was typed, as a code with its values. */
export type UsageProblem =
  | { readonly code: 'unknown-option'; readonly option: string }
  | { readonly code: 'unknown-command'; readonly word: string }
  | { readonly code: 'option-of-others'; readonly option: OptionName; readonly command: CommandName }
  | { readonly code: 'value-missing'; readonly option: OptionName }
  | { readonly code: 'value-superfluous'; readonly option: OptionName }
  | { readonly code: 'value-wrong'; readonly option: OptionName; readonly value: string }
  | { readonly code: 'several-formats'; readonly formats: readonly FormatName[] }
  | { readonly code: 'too-few'; readonly command: CommandName }
  | { readonly code: 'too-many'; readonly command: CommandName; readonly operand: string };

export type Parsed =
  | { readonly do: 'run'; readonly options: Options }
  | { readonly do: 'help'; readonly command: CommandName | null; readonly lang: string | null }
  | { readonly do: 'version' }
  | { readonly do: 'refuse'; readonly problem: UsageProblem; readonly lang: string | null };

interface Given {
  /** The value as typed; '' for an option without one. */
  readonly values: Map<OptionName, string[]>;
  readonly operands: string[];
}

class Refusal extends Error {
  constructor(readonly problem: UsageProblem) {
    super(problem.code);
  }
}

function optionNamed(typed: string): OptionName | null {
  if (typed.startsWith('--')) return OPTION_NAMES.find((name) => `--${name}` === typed) ?? null;
  return OPTION_NAMES.find((name) => `-${optionRow(name).short ?? ''}` === typed && typed !== '-') ?? null;
}

/** Sorts what was typed into options and operands; `--` ends the options, and `-` is an operand: the standard input. */
function sorted(argv: readonly string[], given: Given): void {
  for (let at = 0; at < argv.length; at++) {
    const word = argv[at] ?? '';
    if (word === '--') {
      given.operands.push(...argv.slice(at + 1));
      return;
    }
    if (!word.startsWith('-') || word === '-') {
      given.operands.push(word);
      continue;
    }
    const equals = word.indexOf('=');
    const typed = equals === -1 ? word : word.slice(0, equals);
    const option = optionNamed(typed);
    if (option === null) throw new Refusal({ code: 'unknown-option', option: typed });
    const inline = equals === -1 ? null : word.slice(equals + 1);
    let value = '';
    if (optionRow(option).value === undefined) {
      if (inline !== null) throw new Refusal({ code: 'value-superfluous', option });
    } else {
      const next = inline ?? argv[++at];
      if (next === undefined || next === '') throw new Refusal({ code: 'value-missing', option });
      value = next;
    }
    given.values.set(option, [...(given.values.get(option) ?? []), value]);
  }
}

/** `80` or `79.5` as per mille; null for anything else. */
export function perMilleOf(text: string): number | null {
  if (!/^(?:100|\d{1,2})(?:\.\d)?$/.test(text)) return null;
  const perMille = Math.round(Number(text) * 10);
  return perMille <= 1000 ? perMille : null;
}

function dimensionMinimum(text: string): readonly [DimensionId, number] | null {
  const [name = '', score = '', ...rest] = text.split('=');
  const dimension = DIMENSION_IDS.find((id) => id === name);
  const perMille = perMilleOf(score);
  return dimension === undefined || perMille === null || rest.length > 0 ? null : [dimension, perMille];
}

const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const FIELD_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

/** A header field as `Name: value` (RFC 9110, 5.1 and 5.5). */
function headerField(text: string): readonly [string, string] | null {
  const colon = text.indexOf(':');
  const [name, value] = [text.slice(0, Math.max(0, colon)), text.slice(colon + 1).trim()];
  return TOKEN.test(name) && FIELD_VALUE.test(value) ? [name, value] : null;
}

const NARROWEST = 20;
const WIDEST = 1000;

function columnsOf(text: string): number | null {
  const columns = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return columns >= NARROWEST && columns <= WIDEST ? columns : null;
}

/** The command, and what is left of the operands. */
function commandOf([first = '', ...rest]: readonly string[]): readonly [CommandName, readonly string[]] {
  const named = COMMAND_NAMES.find((name) => name === first);
  if (named !== undefined) return [named, rest];
  // What has neither dot nor colon is not a web address, and hardly a host: a misspelt command.
  if (first !== '' && /^[a-z-]+$/i.test(first) && first !== 'localhost') {
    throw new Refusal({ code: 'unknown-command', word: first });
  }
  return ['assess', first === '' ? rest : [first, ...rest]];
}

function formatNamed(text: string): FormatName | null {
  return FORMAT_NAMES.find((format) => format === text) ?? null;
}

/** The one format of a call, asked for by its own option or by name. */
function formatIn(command: CommandName, options: readonly OptionName[], named: readonly FormatName[]): FormatName {
  const formats = [...new Set([...options.flatMap((name) => formatOf(name) ?? []), ...named])];
  const [format = 'text'] = formats;
  if (formats.length > 1) throw new Refusal({ code: 'several-formats', formats });
  if (format !== 'text' && !isWrittenBy(format, command)) {
    throw new Refusal({ code: 'option-of-others', option: format, command });
  }
  return format;
}

function optionsOf({ values, operands: typed }: Given): Options {
  const [command, operands] = commandOf(typed);
  const row = COMMANDS[command];
  const foreign = [...values.keys()].find((name) => !takes(command, name));
  if (foreign !== undefined) throw new Refusal({ code: 'option-of-others', option: foreign, command });
  if (operands.length < row.operands.least) throw new Refusal({ code: 'too-few', command });
  const superfluous = operands[row.operands.most];
  if (superfluous !== undefined) throw new Refusal({ code: 'too-many', command, operand: superfluous });

  const all = <T>(option: OptionName, read: (text: string) => T | null): readonly T[] =>
    (values.get(option) ?? []).map((value) => {
      const known = read(value);
      if (known === null) throw new Refusal({ code: 'value-wrong', option, value });
      return known;
    });
  const last = <T>(option: OptionName, read: (text: string) => T | null): T | null => all(option, read).at(-1) ?? null;
  const itself = (text: string) => text;
  const listOf = (option: OptionName) => all(option, itself).flatMap((list) => list.split(',').map((id) => id.trim()));
  const format = formatIn(command, [...values.keys()], all('format', formatNamed));
  return {
    command,
    operands,
    format,
    output: last('output', itself),
    local: values.has('local'),
    preview: values.has('preview'),
    headers: all('header', headerField),
    url: last('url', itself),
    keys: last('keys', itself),
    all: values.has('all'),
    only: listOf('only'),
    skip: listOf('skip'),
    minScore: last('min-score', perMilleOf),
    min: Object.fromEntries(all('min', dimensionMinimum)),
    failOn: listOf('fail-on'),
    notWorseThan: last('not-worse-than', itself),
    failOnWorse: last('fail-on-worse', itself),
    warn: listOf('warn'),
    label: last('label', itself),
    config: last('config', itself),
    lang: last('lang', itself),
    width: last('width', columnsOf),
    color: !values.has('no-color'),
    quiet: values.has('quiet'),
  };
}

/** @param argv what was typed after `facet` */
export function parseArguments(argv: readonly string[]): Parsed {
  const given: Given = { values: new Map(), operands: [] };
  const langOf = () => given.values.get('lang')?.at(-1) ?? null;
  try {
    sorted(argv, given);
    const [first = null] = given.operands;
    const isHelpWord = first === 'help';
    if (given.values.has('help') || isHelpWord) {
      const named = COMMAND_NAMES.find((name) => name === given.operands[isHelpWord ? 1 : 0]);
      return { do: 'help', command: named ?? null, lang: langOf() };
    }
    if (given.values.has('version')) return { do: 'version' };
    return { do: 'run', options: optionsOf(given) };
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    return { do: 'refuse', problem: cause.problem, lang: langOf() };
  }
}
