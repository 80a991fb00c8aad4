/** What is wrong with what was typed, in words: what, what was probably meant, and how it is typed. */
import type { Encoded } from '../encoding/text';
import { DIMENSION_IDS } from '../brand/report/report';
import { formatList } from '../components/format';
import { translator } from '../components/strings';
import { OPTION_NAMES, optionRow, takes, type OptionName, type UsageProblem } from './arguments';
import { COMMAND_NAMES, type CommandName } from './command-names';
import { FORMAT_NAMES } from './formats/formats';
import type { Words } from './measured';
import { nearest } from '../brand/naming/nearest';
import { safeText, terminalText } from '../encoding/terminal';
import { commandLine } from './usage';

/** What an option's value must be. */
function expected({ locale, strings }: Words, option: OptionName): string {
  const t = translator(strings, locale, 'cli');
  const { value } = optionRow(option);
  if (value === undefined) return '';
  return t(`expected.${value}`, {
    dimensions: formatList(locale, DIMENSION_IDS),
    formats: formatList(locale, FORMAT_NAMES),
  });
}

/** The commands that take an option, as they are typed. */
function commandsWith(option: OptionName): readonly CommandName[] {
  return COMMAND_NAMES.filter((command) => takes(command, option));
}

function sentence(words: Words, problem: UsageProblem): string {
  const { locale, strings } = words;
  const t = translator(strings, locale, 'cli');
  const list = (items: readonly string[]) => formatList(locale, items);
  switch (problem.code) {
    case 'unknown-option':
      return t('problem.unknown-option', { option: safeText(problem.option) });
    case 'unknown-command':
      return t('problem.unknown-command', { word: safeText(problem.word) });
    case 'option-of-others': {
      const { option, command } = problem;
      return t('problem.option-of-others', { option: `--${option}`, command, commands: list(commandsWith(option)) });
    }
    case 'value-missing': {
      const { option } = problem;
      const kind = optionRow(option).value ?? 'file';
      return t('problem.value-missing', { option: `--${option}`, value: t(`value.${kind}`) });
    }
    case 'value-superfluous':
      return t('problem.value-superfluous', { option: `--${problem.option}` });
    case 'value-wrong': {
      const { option, value } = problem;
      return t('problem.value-wrong', {
        option: `--${option}`,
        value: safeText(value),
        expected: expected(words, option),
      });
    }
    case 'several-formats':
      return t('problem.several-formats', { formats: list(problem.formats.map((format) => `--${format}`)) });
    case 'too-few':
      return t('problem.too-few', { usage: commandLine(words, problem.command) });
    case 'too-many':
      return t('problem.too-many', { operand: safeText(problem.operand), usage: commandLine(words, problem.command) });
  }
}

/** What was probably meant; null if nothing is near. */
function meant(problem: UsageProblem): string | null {
  switch (problem.code) {
    case 'unknown-option': {
      const option = nearest(problem.option.replace(/^-{1,2}/, ''), OPTION_NAMES);
      return option === null ? null : `--${option}`;
    }
    case 'unknown-command':
      return nearest(problem.word, [...COMMAND_NAMES, 'help']);
    case 'value-wrong': {
      if (problem.option === 'format') return nearest(problem.value, FORMAT_NAMES);
      const [name = '', ...rest] = problem.value.split('=');
      if (optionRow(problem.option).value !== 'dimension-score' || rest.length === 0) return null;
      const dimension = nearest(name, DIMENSION_IDS);
      return dimension === null || dimension === name ? null : [dimension, ...rest].join('=');
    }
    default:
      return null;
  }
}

/** The problem, what was probably meant, and where help is: one line each. */
export function usageProblemText(words: Words, problem: UsageProblem): Encoded<'terminal'> {
  const t = translator(words.strings, words.locale, 'cli');
  const word = meant(problem);
  const said = [sentence(words, problem), ...(word === null ? [] : [t('problem.nearest', { word })])].join(' ');
  const named = 'command' in problem && problem.command !== 'assess' ? ` ${problem.command}` : '';
  return terminalText(
    `${t('problem.said', { problem: said })}\n${t('problem.help', { command: `facet${named} --help` })}`,
  );
}
