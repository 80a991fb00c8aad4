/** The writers' commands: `main.ts <command> …`, called by npm as `npm run content:<command>`. */
import { parseArgs } from 'node:util';
import { CONTENT_KINDS } from '../model/kinds';
import { MOVABLE_KINDS } from '../model/moves';
import { check } from './check';
import { markCurrent } from './mark-current';
import { moveContent } from './move';
import { newContent } from './new';
import { misused, unparsed, type Outcome } from './outcome';
import { status } from './status';
import { translateContent } from './translate';

interface Option {
  readonly type: 'string' | 'boolean';
  readonly says: string;
}

interface Command {
  readonly usage: string;
  readonly does: string;
  readonly options: Readonly<Record<string, Option>>;
  /** How many arguments it takes; null if any number. */
  readonly arguments: number | null;
  run(
    root: string,
    args: readonly string[],
    options: Readonly<Record<string, string | boolean | undefined>>,
    now: Date,
  ): Outcome;
}

/** The options that are texts, as far as they are given. */
function textsOf(options: Readonly<Record<string, string | boolean | undefined>>): Partial<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(options).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

export const COMMANDS: Readonly<Record<string, Command>> = {
  new: {
    usage: 'npm run content:new <kind> <slug>',
    does: `Writes a file with valid front matter. Kinds: ${CONTENT_KINDS.join(', ')}. The slug is the address in every language.`,
    options: {
      title: { type: 'string', says: 'title; by default, made from the slug' },
      description: { type: 'string', says: 'one or two sentences for search results and shared links' },
      author: { type: 'string', says: 'id from content/authors.json; by default, the first' },
      date: { type: 'string', says: 'legal only: the day it comes into force, YYYY-MM-DD; by default, today' },
      draft: { type: 'boolean', says: 'keep it out of production until it is done' },
    },
    arguments: 2,
    run: (root, [kind = '', slug = ''], options, now) =>
      newContent(
        root,
        { ...textsOf(options), kind, slug, draft: options['draft'] === true },
        now.toISOString().slice(0, 10),
      ),
  },
  translate: {
    usage: 'npm run content:translate <path> <locale>',
    does: 'Starts a translation from a copy of the source, as a draft with links into the language, and stamps it.',
    options: {},
    arguments: 2,
    run: (root, [path = '', locale = '']) => translateContent(root, path, locale),
  },
  'mark-current': {
    usage: 'npm run content:mark-current <path…>',
    does: 'Marks translations as up to date with their sources. Takes files and folders, and lists what had changed.',
    options: { all: { type: 'boolean', says: 'every translation of the site' } },
    arguments: null,
    run: (root, paths, { all }) =>
      paths.length === 0 && all !== true
        ? misused(
            'Which translation?',
            'npm run content:mark-current <path…>, or npm run content:mark-current -- --all',
          )
        : markCurrent(root, paths, all === true),
  },
  move: {
    usage: 'npm run content:move <kind> <old-slug> <new-slug>',
    does: `Gives content another slug in every locale, redirects the old address and fixes links. Kinds: ${MOVABLE_KINDS.join(', ')}.`,
    options: {},
    arguments: 3,
    run: (root, [kind = '', from = '', to = '']) => moveContent(root, kind, from, to),
  },
  check: {
    usage: 'npm run content:check',
    does: 'Lists problems with file, line, rule and fix, as the build does.',
    options: {
      fix: { type: 'boolean', says: 'first fix what can only be meant in one way, and list what was changed' },
      strict: { type: 'boolean', says: 'also list every text that a language lacks, as production builds do' },
    },
    arguments: 0,
    run: (root, _, { fix, strict }) => check(root, { fix: fix === true, strict: strict === true }),
  },
  status: {
    usage: 'npm run content:status',
    does: 'Shows every piece of content in every locale: translated, outdated (with the number of changed sections), missing, absent or draft. Then lists the strings and pages that a language lacks.',
    options: {
      locale: { type: 'string', says: 'only this locale' },
      diff: { type: 'boolean', says: 'show what changed in outdated sections, [-gone-] and {+new+}' },
      json: { type: 'boolean', says: 'print JSON, for programs' },
    },
    arguments: 0,
    run: (root, _, { diff, json, ...options }, now) =>
      status(root, { locale: textsOf(options)['locale'] ?? null, diff: diff === true, json: json === true }, now),
  },
};

function helpOf(name: string, { usage, does, options }: Command): string {
  const flags: [string, Option][] = [...Object.entries(options), ['help', { type: 'boolean', says: 'show this' }]];
  const written = flags.map(([flag, { type, says }]): [string, string] => [
    `--${flag}${type === 'string' ? ' …' : ''}`,
    says,
  ]);
  const width = Math.max(...written.map(([flag]) => flag.length));
  return [
    `${usage}${flags.length > 1 ? ' [-- options]' : ''}`,
    '',
    does,
    '',
    `Options, after -- (npm run content:${name} -- --help):`,
    ...written.map(([flag, says]) => `  ${flag.padEnd(width)}  ${says}`),
  ].join('\n');
}

/** Options without `--` before them are taken by npm, which hands them on in the environment and drops their values. */
function takenByNpm(
  { usage, options }: Command,
  environment: Readonly<Record<string, string | undefined>>,
): Outcome | null {
  const taken = Object.keys(options).find((option) => (environment[`npm_config_${option}`] ?? '') !== '');
  if (taken === undefined || environment['npm_lifecycle_event'] === undefined) return null;
  return misused(
    `npm kept --${taken} for itself.`,
    `${usage} -- --${taken}${options[taken]?.type === 'string' ? ' …' : ''}`,
  );
}

/**
 * @param argv the arguments after the script's name
 * @param environment `process.env`
 * @param now decides dates and what is scheduled
 */
export function runCommand(
  root: string,
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  now: Date,
): Outcome {
  const [name = '', ...rest] = argv;
  const command = COMMANDS[name];
  if (command === undefined) {
    const list = Object.entries(COMMANDS).map(([known, { does }]) => `  content:${known.padEnd(12)}  ${does}`);
    const help = name === '' || name === '--help';
    return {
      text: [help ? 'Commands for writers:' : `"${name}" is not a command; there are:`, ...list].join('\n'),
      exitCode: help ? 0 : 2,
    };
  }
  let parsed: { values: Record<string, string | boolean | undefined>; positionals: string[] };
  try {
    const options: Record<string, { type: 'string' | 'boolean' }> = command.options;
    parsed = parseArgs({
      args: rest,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    return unparsed(error, command.usage);
  }
  const { values, positionals } = parsed;
  if (values['help'] === true) return { text: helpOf(name, command), exitCode: 0 };
  const taken = takenByNpm(command, environment);
  if (taken !== null) return taken;
  if (command.arguments !== null && positionals.length !== command.arguments) {
    return misused(`It takes ${command.arguments || 'no'} arguments, not ${positionals.length}.`, command.usage);
  }
  try {
    return command.run(root, positionals, values, now);
  } catch (error) {
    // The environment, names or strings: each says what to set or mend.
    return { text: error instanceof Error ? error.message : String(error), exitCode: 1 };
  }
}
