import { OPTION_NAMES, OPTIONS, optionRow, parseArguments, perMilleOf, takes } from './arguments';
import { COMMAND_NAMES } from './command-names';
import { OPTION_GROUPS } from './usage';

const typed = (line: string) => parseArguments(line === '' ? [] : line.split(' '));

function options(line: string) {
  const parsed = typed(line);
  if (parsed.do !== 'run') throw new Error(JSON.stringify(parsed));
  return parsed.options;
}

describe('what was typed', () => {
  it('is an address to assess where no command is named', () => {
    expect(options('https://northwind.example')).toMatchObject({
      command: 'assess',
      operands: ['https://northwind.example'],
      format: 'text',
      color: true,
    });
    for (const address of ['northwind.example', 'localhost', 'localhost:8000', '[::1]:80', '127.0.0.1']) {
      expect(options(address)).toMatchObject({ command: 'assess', operands: [address] });
    }
  });

  it('may be nothing at all, where the configuration names addresses', () => {
    expect(options('')).toMatchObject({ command: 'assess', operands: [] });
  });

  it('takes options in any place, with their values behind a space or an equals sign', () => {
    const expected = { command: 'page', operands: ['index.html'], format: 'sarif', output: 'out.sarif' };
    expect(options('page index.html --sarif --output out.sarif')).toMatchObject(expected);
    expect(options('--sarif -o out.sarif page index.html')).toMatchObject(expected);
    expect(options('--output=out.sarif page --sarif index.html')).toMatchObject(expected);
  });

  it('takes what follows two hyphens as it is, and one hyphen as the standard input', () => {
    expect(options('page -- --json').operands).toEqual(['--json']);
    expect(options('page -').operands).toEqual(['-']);
  });

  it('reads gates: scores in per mille, several minima, checks separated by commas', () => {
    expect(
      options('a.example --min-score 79.5 --min identity=90 --min trust=0 --fail-on indexable,https --fail-on hsts'),
    ).toMatchObject({ minScore: 795, min: { identity: 900, trust: 0 }, failOn: ['indexable', 'https', 'hsts'] });
  });

  it('takes spaces around the commas of checks, and of a gate given twice the last', () => {
    expect(
      parseArguments(['a.example', '--fail-on', 'indexable, https', '--min-score=70', '--min-score=80']),
    ).toMatchObject({
      options: { failOn: ['indexable', 'https'], minScore: 800 },
    });
    expect([20, 1000].map((width) => options(`a.example --width ${String(width)}`).width)).toEqual([20, 1000]);
  });

  it('reads header fields', () => {
    const parsed = parseArguments(['a.example', '--header', 'Authorization: Basic YTpi', '--header=X-Empty:']);
    expect(parsed).toMatchObject({
      options: {
        headers: [
          ['Authorization', 'Basic YTpi'],
          ['X-Empty', ''],
        ],
      },
    });
  });

  it.each([
    ['--help', null],
    ['-h', null],
    ['help', null],
    ['compare --help', 'compare'],
    ['help compare', 'compare'],
  ])('%s asks for help', (line, command) => {
    expect(typed(line)).toEqual({ do: 'help', command, lang: null });
  });

  it('asks for the version', () => {
    expect(typed('--version')).toEqual({ do: 'version' });
  });
});

describe('what is refused', () => {
  it.each([
    ['--jason', { code: 'unknown-option', option: '--jason' }],
    ['-x', { code: 'unknown-option', option: '-x' }],
    ['-jq', { code: 'unknown-option', option: '-jq' }],
    ['comparee a b', { code: 'unknown-command', word: 'comparee' }],
    ['compare a.example', { code: 'too-few', command: 'compare' }],
    ['compare a.example b.example c.example d.example e.example', { code: 'too-many', operand: 'e.example' }],
    ['a.example b.example', { code: 'too-many', operand: 'b.example' }],
    ['page', { code: 'too-few', command: 'page' }],
    ['page a.html --local', { code: 'option-of-others', option: 'local', command: 'page' }],
    ['a.example --sarif', { code: 'option-of-others', option: 'sarif', command: 'assess' }],
    ['compare a.example b.example --min-score 3', { code: 'option-of-others', option: 'min-score' }],
    ['a.example --json --csv', { code: 'several-formats', formats: ['json', 'csv'] }],
    ['a.example --output', { code: 'value-missing', option: 'output' }],
    ['a.example --output=', { code: 'value-missing', option: 'output' }],
    ['a.example --json=yes', { code: 'value-superfluous', option: 'json' }],
    ['a.example --min-score 100.1', { code: 'value-wrong', option: 'min-score', value: '100.1' }],
    ['a.example --min-score -1', { code: 'value-wrong', option: 'min-score', value: '-1' }],
    ['a.example --min-score 79,5', { code: 'value-wrong', option: 'min-score' }],
    ['a.example --min identty=90', { code: 'value-wrong', option: 'min' }],
    ['a.example --min identity', { code: 'value-wrong', option: 'min' }],
    ['a.example --header nothing', { code: 'value-wrong', option: 'header' }],
    ['a.example --min identity=90=1', { code: 'value-wrong', option: 'min' }],
    ['a.example --width 1001', { code: 'value-wrong', option: 'width' }],
    ['a.example --width 19', { code: 'value-wrong', option: 'width' }],
    ['a.example --width wide', { code: 'value-wrong', option: 'width' }],
  ])('%s', (line, problem) => {
    expect(typed(line)).toMatchObject({ do: 'refuse', problem });
  });

  it('refuses header fields that would be several', () => {
    for (const field of ['A: b\r\nC: d', 'A b: c', ': c', 'A: \u20ac']) {
      expect(parseArguments(['a.example', '--header', field])).toMatchObject({ problem: { code: 'value-wrong' } });
    }
  });

  it('remembers the language that was asked for before the problem', () => {
    expect(typed('--lang de --jason')).toMatchObject({ do: 'refuse', lang: 'de' });
  });
});

describe('the table', () => {
  it('has each option in one group of help', () => {
    expect(Object.values(OPTION_GROUPS).flat().toSorted()).toEqual([...OPTION_NAMES].toSorted());
  });

  it('has no short option twice', () => {
    const shorts = OPTION_NAMES.flatMap((name) => optionRow(name).short ?? []);
    expect(new Set(shorts).size).toBe(shorts.length);
  });

  it('lets every option be taken by a command', () => {
    expect(
      Object.keys(OPTIONS).filter((name) => !COMMAND_NAMES.some((command) => takes(command, name as never))),
    ).toEqual([]);
  });
});

it.each([
  ['0', 0],
  ['100', 1000],
  ['100.0', 1000],
  ['79.5', 795],
  ['7', 70],
  ['100.5', null],
  ['1e2', null],
  ['.5', null],
  ['79.55', null],
  ['', null],
])('%s is %s per mille', (text, perMille) => {
  expect(perMilleOf(text)).toBe(perMille);
});
