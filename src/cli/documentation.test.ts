/** `docs/cli.md` says what the tables of the command say. */
import { readFileSync } from 'node:fs';
import { OPTION_NAMES, takes } from './arguments';
import { COMMAND_NAMES, type CommandName } from './command-names';
import { configSchema } from './config';
import { EXIT_CODES } from './exit-codes';
import { FORMAT_OPTIONS } from './formats/formats';
import type { Words } from './measured';
import { commandLine, optionLine, optionText } from './usage';
import { loadWords } from './words';
import { translator } from '../components/strings';
import * as z from 'zod';

const text = readFileSync('docs/cli.md', 'utf8');

/** Rows of the first table below a heading, their cells without the code's quotes. */
function tableBelow(heading: string): readonly (readonly string[])[] {
  const section = text.slice(text.indexOf(`\n${heading}\n`) + 1).split(/\n#/)[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '').replaceAll('\\', '')),
  );
}

let words: Words;
beforeAll(async () => {
  words = await loadWords('en', 'own');
});

it('lists the commands', () => {
  const t = translator(words.strings, 'en', 'cli');
  expect(tableBelow('## Commands')).toEqual(
    COMMAND_NAMES.map((name) => [commandLine(words, name), t(`command.${name}`)]),
  );
});

it('tells people to install this version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
  const named = ['docs/cli-recipes.md', 'src/cli/action/action.yml'].flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/(?:@facet\/cli@|\/action@v|facet-cli-)(\d[\d.]*\d)/g),
  ]);
  expect(named.length).toBeGreaterThan(5);
  expect(new Set(named.map(([, one]) => one))).toEqual(new Set([version]));
});

/** Formats are in the help, and in a table of their own. */
const OTHER_OPTIONS = OPTION_NAMES.filter((name) => !FORMAT_OPTIONS.some((format) => format === name));

it('lists the options that are no formats, with the commands that take them', () => {
  const commands = (name: (typeof OPTION_NAMES)[number]) => {
    const taking = COMMAND_NAMES.filter((command: CommandName) => takes(command, name));
    return taking.length === COMMAND_NAMES.length ? 'all' : taking.join(', ');
  };
  expect(tableBelow('## Options')).toEqual(
    OTHER_OPTIONS.map((name) => [optionLine(words, name), optionText(words, name), commands(name)]),
  );
});

it('lists the exit codes', () => {
  expect(tableBelow('## Exit codes').map(([code]) => Number(code))).toEqual(Object.values(EXIT_CODES));
});

/** Members of an object's schema and of the objects in it, as `gates.minScore`, with their descriptions. */
function members(schema: z.core.JSONSchema.BaseSchema, path = ''): readonly (readonly [string, string])[] {
  const items = schema.items as z.core.JSONSchema.BaseSchema | undefined;
  if (items?.properties !== undefined) return members(items, `${path}[]`);
  return Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const own = path === '' ? name : `${path}.${name}`;
    const said = (member as z.core.JSONSchema.BaseSchema).description ?? '';
    return [[own, said] as const, ...members(member as z.core.JSONSchema.BaseSchema, own)];
  });
}

it('lists the members of the configuration', () => {
  expect(tableBelow('## Configuration')).toEqual(
    members(z.toJSONSchema(configSchema)).map(([name, said]) => [name, said.replaceAll('`', '')]),
  );
});
