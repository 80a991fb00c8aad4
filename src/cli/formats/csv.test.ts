import { compare } from '../../brand/comparison/compare';
import { comparedCsv, sitesCsv } from './csv';
import { exampleMeasured, HOSTILE_NAMES, hostileMeasured, wordsOf } from './testing/samples';
import { say } from '../../texts/testing/say';

const en = wordsOf('en');
const { report: harbour } = exampleMeasured('harbour');
const { report: northwind } = exampleMeasured('northwind');

/** The cells of a table, read by RFC 4180. */
function cellsOf(csv: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('many sites as a table', () => {
  const csv = sitesCsv(
    [
      { address: 'harbour.example', report: harbour },
      { address: 'nowhere.example', code: 'site-unreachable', problem: 'The site did not answer' },
      { address: 'northwind.example', report: { ...northwind, overall: null } },
    ],
    en,
  );
  const [head = [], ...rows] = cellsOf(csv);
  const cell = (row: number, column: string) => rows[row]?.[head.indexOf(column)];

  it('begins with a byte order mark and has a row for each address, in the order given', () => {
    expect(csv.startsWith('\ufeff"Address","Brand","Score","Identity"')).toBe(true);
    expect(rows.map(([address]) => address)).toEqual(['harbour.example', 'nowhere.example', 'northwind.example']);
    for (const row of rows) expect(row).toHaveLength(head.length);
  });

  it('has scores as they are shown, as numbers that need no language', () => {
    const ofTen = (value = Number.NaN) => String(value / 10);
    const identity = harbour.dimensions.find(({ id }) => id === 'identity');
    const overall = ofTen(harbour.overall?.value);
    expect(cell(0, 'Score')).toBe(overall);
    expect(csv).toContain(`"Harbour Line",${overall},${ofTen(identity?.score?.value)},`);
    expect(cell(2, 'Score')).toBe('');
  });

  it('says the most important finding, and why a site was not measured', () => {
    expect(cell(0, say('en', 'cli:formats.csv.finding'))).toContain('2 of 4 sources call the brand Harbour Line.');
    expect(cell(0, say('en', 'cli:formats.csv.code'))).toBe('');
    expect(cell(1, say('en', 'cli:formats.csv.code'))).toBe('site-unreachable');
    expect(cell(1, say('en', 'cli:formats.csv.problem'))).toBe(say('en', 'errors:site-unreachable.title'));
    expect(cell(1, 'Score')).toBe('');
  });

  it.each(HOSTILE_NAMES)('holds %j in one cell, as no formula', (name) => {
    const hostile = cellsOf(sitesCsv([{ address: name, report: hostileMeasured(name).report }], en));
    expect(hostile).toHaveLength(2);
    for (const row of hostile) expect(row).toHaveLength(head.length);
    for (const found of hostile[1] ?? []) expect(found).not.toMatch(/^[=+\-@\t\r]/);
    expect(hostile[1]?.join(' ')).toContain('evil');
  });

  it.each(['ja', 'ar'] as const)('has its heads in %s', (locale) => {
    const [shown = []] = cellsOf(sitesCsv([], wordsOf(locale)));
    expect(shown).toHaveLength(head.length);
    for (const title of shown) expect(title).toMatch(/[\u0600-\u06ff\u3040-\u30ff\u4e00-\u9fff]/);
    expect(new Set(shown).size).toBe(head.length);
  });
});

describe('a comparison as a table', () => {
  it('is the one that the site saves, with a byte order mark', () => {
    const result = compare([harbour, northwind]);
    if (!result.ok) throw new Error(result.code);
    const [head = [], ...rows] = cellsOf(comparedCsv([harbour, northwind], result.comparison, wordsOf('en')));
    expect(head.slice(0, 2)).toEqual(['ID', 'Check']);
    expect(rows).toHaveLength(result.comparison.checks.length + result.comparison.leftOutChecks.length);
  });
});
