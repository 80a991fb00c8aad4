/** Every command of the docs has a row that says where it is typed and what it promises, and every row is documented. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArguments } from '../../src/cli/arguments';
import { ROOT } from '../../src/dev/site';
import { filledIn, type Row } from './row';
import { BESIDE_START, BUILT, START } from './rows/built';
import { CHECKING, DEVELOPING, KEYS, WRITING } from './rows/clone';
import { FROM_NPM, OUTSIDE, OUTSIDE_AGAIN } from './rows/outside';
import { UNTYPED } from './rows/untyped';
import { WORKFLOWS } from './rows/workflows';
import { leaveTable, noteUntyped } from './session';
import { blocks, isProgram, typed, type Typed } from './scan';

const IN_A_CLONE: readonly Row[] = [...KEYS, ...WRITING, ...CHECKING, ...DEVELOPING, ...BUILT, START, ...BESIDE_START];
const ELSEWHERE: readonly Row[] = [...OUTSIDE, ...OUTSIDE_AGAIN, ...FROM_NPM];
const ROWS: readonly { readonly command: string }[] = [...IN_A_CLONE, ...ELSEWHERE, ...UNTYPED];

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const all = typed();
const inBlocks = all.filter(({ from }) => from !== 'prose');
const inProse = all.filter(({ from }) => from === 'prose');
const at = ({ file, line, command }: Typed) => `${file}:${line}: ${command}`;

/** Benchmarks measure, for minutes to hours and by the clock, which decides no test: their options are held below. */
const isBenchmark = (command: string) => /\bnpm run (?:-s )?bench\b/.test(command);

/** What a command named in prose may mean: `<…>` and `…` for any words, and more may follow. */
function named(command: string): RegExp {
  const pattern = command
    .split(/(\[?<[^>]+>\]?| …$|…)/)
    .map((part, index) => (index % 2 === 1 ? '.*' : part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')))
    .join('');
  return new RegExp(`(?:^|&& |npx )${pattern}(?: |$)`);
}

afterAll(() => {
  for (const { command, by, because } of UNTYPED) {
    noteUntyped(command, by === undefined ? `not here: ${because}` : `${by[0]}: ${because}`);
  }
  const benchmarks = new Set(all.map(({ command }) => command).filter(isBenchmark));
  for (const command of benchmarks) noteUntyped(command, 'not here: it measures by the clock, for minutes to hours');
  leaveTable('untyped');
});

describe('the docs', () => {
  it('have a row for each command in a block', () => {
    const known = new Set(ROWS.map(({ command }) => command));
    expect(inBlocks.filter(({ command }) => !known.has(command) && !isBenchmark(command)).map(at)).toEqual([]);
  });

  it('have a row for each command in prose, or for one that it is the beginning of', () => {
    const unknown = inProse.filter(({ command }) => {
      const wanted = named(command);
      return !isBenchmark(command) && !ROWS.some((row) => row.command === command || wanted.test(row.command));
    });
    expect(unknown.map(at)).toEqual([]);
  });

  it('are the only reason for a row, and for one alone', () => {
    const documented = new Set([...all.map(({ command }) => command)]);
    expect(ROWS.filter(({ command }) => !documented.has(command))).toEqual([]);
    const commands = ROWS.map(({ command }) => command);
    expect(commands.filter((command, index) => commands.indexOf(command) !== index)).toEqual([]);
  });

  it('say of a block whether it is typed in a clone, as the row does', () => {
    const clone = new Set(IN_A_CLONE.map(({ command }) => command));
    const elsewhere = new Set(ELSEWHERE.map(({ command }) => command));
    const wrong = inBlocks.filter(({ command, from, file }) =>
      // The page for readers of the site has what is typed against a running one.
      from === 'clone' ? elsewhere.has(command) : clone.has(command) && !file.startsWith('content/'),
    );
    expect(wrong.map(at)).toEqual([]);
  });

  it('say of every block what it is', () => {
    const kinds = /^(?:sh(?: outside)?|js outside|yaml|toml|json|ts|text|mdx|html)(?: title="[^"]+")?$/;
    expect(blocks().filter(({ info }) => !kinds.test(info))).toEqual([]);
  });

  it('have a test for each workflow, configuration, script and program', () => {
    const runnable = blocks().filter(isProgram);
    expect(runnable.map(({ file, heading }) => `${file} § ${heading}`).toSorted()).toEqual(
      Object.keys(WORKFLOWS).toSorted(),
    );
    for (const [name, file] of Object.entries(WORKFLOWS)) {
      expect([name, read(file).includes(`'${name}'`)]).toEqual([name, true]);
    }
  });
});

describe('every command', () => {
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
  const commands = all.map((each) => [at(each), each.command] as const);

  it('calls scripts that package.json has', () => {
    const called = (command: string) => [...command.matchAll(/npm run (?:-\S+ |--silent )*([\w:-]+)/g)];
    const missing = commands.filter(([, command]) =>
      called(command).some(([, name = '']) => scripts[name] === undefined),
    );
    expect(missing).toEqual([]);
  });

  it('names files of ours that are there', () => {
    const files = (command: string) => command.match(/\b(?:src|tests|bench)\/[\w./-]+\.\w+/g) ?? [];
    expect(commands.filter(([, command]) => files(command).some((file) => !existsSync(join(ROOT, file))))).toEqual([]);
  });

  it('names options that a benchmark has', () => {
    for (const [place, command] of commands) {
      const [, name, options = ''] = /bench -- ([\w-]+)( .+)/.exec(command) ?? [];
      if (name === undefined) continue;
      const help = read(`bench/${name}/main.ts`);
      const unknown = (options.match(/ --[\w-]+/g) ?? []).filter((option) => !help.includes(` ${option} `));
      expect([place, unknown]).toEqual([place, []]);
    }
  });

  it('is taken by `facet` where it calls that', () => {
    for (const [place, command] of inBlocks.map((each) => [at(each), each.command] as const)) {
      const line = /^(?:facet|npx @facet\/cli) (.+)$/.exec(command)?.[1];
      if (line === undefined) continue;
      const words = line.replace(/ [<>] \S+$/, '').match(/"[^"]*"|\S+/g) ?? [];
      expect([place, parseArguments(words.map((word) => word.replaceAll('"', '')))]).toEqual([
        place,
        expect.not.objectContaining({ do: 'refuse' }),
      ]);
    }
  });
});

describe('every row', () => {
  it('promises something, and is typed by a test that is there', () => {
    const rows: readonly Row[] = [...IN_A_CLONE, ...ELSEWHERE];
    const silent = rows.filter(({ says, writes, instead }) => says === undefined && writes === undefined && !instead);
    expect(silent).toEqual([]);
    expect(rows.filter((row) => /…|<[a-z]+>/.test(filledIn(row)))).toEqual([]);
    const tests = globSync('tests/documented/*.test.ts', { cwd: ROOT }).filter(
      (file) => !file.includes('/documented.'),
    );
    const sources = tests.map(read).join('\n');
    for (const table of [
      'KEYS',
      'WRITING',
      'CHECKING',
      'DEVELOPING',
      'BUILT',
      'BESIDE_START',
      'OUTSIDE',
      'OUTSIDE_AGAIN',
      'FROM_NPM',
    ]) {
      expect(sources).toMatch(new RegExp(`typeAll\\('[^']+', ${table},`));
    }
  });

  it('that nothing types here is run by what it names', () => {
    const wrong = UNTYPED.filter(({ by }) => by !== undefined && !read(by[0]).includes(by[1]));
    expect(wrong).toEqual([]);
  });
});
