/** Help, written from the table of commands and options. */
import { safeSentence, safeText, shown, spaces, terminalLines, type Shown } from '../encoding/terminal';
import type { Encoded } from '../encoding/text';
import { translator } from '../components/strings';
import { LOCALES, localeFacts } from '../site/locales';
import { COMMANDS, optionRow, takes, type OptionName } from './arguments';
import { COMMAND_NAMES, type CommandName } from './command-names';
import { EXIT_CODES } from './exit-codes';
import { FORMAT_NAMES, FORMAT_OPTIONS } from './formats/formats';
import type { Words } from './measured';
import { cellsOf, padded, wrap } from './terminal/cells';
import type { Paint } from './terminal/paint';

/** In the order help shows them. */
export const OPTION_GROUPS = {
  measuring: ['local', 'preview', 'header', 'url', 'keys'],
  writing: ['all', 'only', 'skip', ...FORMAT_OPTIONS, 'format', 'output'],
  gates: ['min-score', 'min', 'fail-on', 'not-worse-than', 'fail-on-worse', 'warn', 'label', 'config'],
  general: ['lang', 'width', 'no-color', 'quiet', 'help', 'version'],
} as const satisfies Readonly<Record<string, readonly OptionName[]>>;

const GROUP_NAMES = Object.keys(OPTION_GROUPS) as readonly (keyof typeof OPTION_GROUPS)[];

/** A row of help: what is typed, and what it does. */
interface Row {
  readonly typed: string;
  readonly text: string;
}

const OPERANDS = {
  assess: ['address'],
  compare: ['address', 'address'],
  page: ['file'],
  open: ['report'],
  diff: ['before', 'after'],
  many: ['list'],
  checks: [],
  explain: ['check'],
} as const satisfies Readonly<Record<CommandName, readonly string[]>>;

/** How a command is typed: `facet page <file>`. */
export function commandLine({ locale, strings }: Words, command: CommandName): string {
  const t = translator(strings, locale, 'cli');
  const { least, most } = COMMANDS[command].operands;
  const named = OPERANDS[command].map((operand) => `<${t(`operand.${operand}`)}>`);
  const operands = least === 0 ? named.map((one) => `[${one}]`) : named;
  const words = [
    'facet',
    ...(command === 'assess' ? [] : [command]),
    ...operands,
    ...(most > named.length ? ['…'] : []),
  ];
  return words.join(' ');
}

/** How an option is typed: `-o, --output <file>`. */
export function optionLine({ locale, strings }: Words, name: OptionName): string {
  const t = translator(strings, locale, 'cli');
  const { short, value } = optionRow(name);
  const long = value === undefined ? `--${name}` : `--${name} <${t(`value.${value}`)}>`;
  return short === undefined ? long : `-${short}, ${long}`;
}

/** What an option does. */
export function optionText({ locale, strings }: Words, name: OptionName): string {
  return translator(
    strings,
    locale,
    'cli',
  )(`option.${name}`, {
    locales: LOCALES.join(', '),
    formats: FORMAT_NAMES.join(', '),
  });
}

/** Rows in two columns; one below the other if there is no room, or if lines run from right to left. */
function table({ locale }: Words, rows: readonly Row[], width: number): readonly Shown[] {
  const column = Math.max(...rows.map(({ typed }) => cellsOf(typed))) + 2;
  const isStacked = width - column - 2 < 30 || localeFacts(locale).dir === 'rtl';
  return rows.flatMap(({ typed, text }) => {
    const [named, said] = [safeText(typed), safeSentence(text, false)];
    if (isStacked) return [shown`  ${named}`, ...wrap(said, locale, width - 6).map((line) => shown`      ${line}`)];
    const [first = shown``, ...others] = wrap(said, locale, width - column - 2);
    return [shown`  ${padded(named, column)}${first}`, ...others.map((line) => shown`  ${spaces(column)}${line}`)];
  });
}

const EXIT_NAMES = ['met', 'notMet', 'notMeasured', 'usage', 'notRun', 'interrupted'] as const;

interface Page {
  readonly width: number;
  readonly paint: Paint;
}

/** @param command null for the whole of it */
export function usageText(words: Words, command: CommandName | null, { width, paint }: Page): Encoded<'terminal'> {
  const { locale, strings } = words;
  const t = translator(strings, locale, 'cli');
  const wrapped = (text: string) => wrap(safeSentence(text, false), locale, width);
  const heading = (text: string) => [shown``, paint('bold', safeSentence(text, false))];
  const commands = command === null ? COMMAND_NAMES : [command];
  const groups = GROUP_NAMES.map((group) => ({
    group,
    rows: OPTION_GROUPS[group]
      .filter((name: OptionName) => command === null || takes(command, name))
      .map((name): Row => ({ typed: optionLine(words, name), text: optionText(words, name) })),
  })).filter(({ rows }) => rows.length > 0);
  const lines = [
    ...wrapped(t('about')),
    ...heading(t(command === null ? 'commands' : 'usage')),
    ...table(
      words,
      commands.map((name) => ({ typed: commandLine(words, name), text: t(`command.${name}`) })),
      width,
    ),
    ...groups.flatMap(({ group, rows }) => [...heading(t(`group.${group}`)), ...table(words, rows, width)]),
    ...heading(t('exitCodes')),
    ...table(
      words,
      EXIT_NAMES.map((code) => ({
        typed: String(EXIT_CODES[code]),
        text: t(`exit.${code}`),
      })),
      width,
    ),
  ];
  const more = command === null ? [shown``, ...wrapped(t('moreHelp', { example: 'facet compare --help' }))] : [];
  return terminalLines([...lines, ...more]);
}
