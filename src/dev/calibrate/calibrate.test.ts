import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calibration, COMPARISONS, type Calibration } from '../../brand/calibration';
import { RUBRIC } from '../../brand/rubric';
import { figuresTable } from './figures';
import { assessSavedPages } from './saved-pages';

/** If the figures differ, run `npm run calibrate`. */
describe('the published figures', () => {
  const figures = JSON.parse(readFileSync('content/calibration.json', 'utf8')) as Calibration;

  it('are for the current rubric', () => {
    expect(figures.rubricVersion).toBe(RUBRIC.version);
    expect(figures.checks.map(({ id }) => id)).toEqual(
      RUBRIC.dimensions.flatMap(({ checks }) => checks).map(({ id }) => id),
    );
  });

  it('count every page once in each check', () => {
    for (const { id, dimension, ...tally } of figures.checks) {
      const sum = Object.values(tally).reduce((total, count) => total + count, 0);
      expect([id, dimension, sum]).toEqual([id, dimension, figures.pages.length]);
    }
  });

  it('are compared with others, and each difference is explained', () => {
    expect(figures.comparisons.map(({ id }) => id)).toEqual(COMPARISONS);
    expect(figures.comparisons.every(({ compared }) => compared > 0)).toBe(true);
    const differing = figures.comparisons.flatMap(({ id, differing }) => differing.map((one) => ({ id, ...one })));
    expect(differing.filter(({ reason }) => reason === 'unexplained')).toEqual([]);
  });

  it.each([
    ['images', 170],
    ['links', 168],
    ['act', 107],
    ['titles', 87],
    ['languages', 88],
    ['addresses', 89],
  ])('agree with others on %s no less often than before', (id, atLeast) => {
    const found = figures.comparisons.find((one) => one.id === id);
    expect((found?.compared ?? 0) - (found?.differing.length ?? 0)).toBeGreaterThanOrEqual(atLeast);
  });
});

describe('a folder of saved pages', () => {
  let folder: string;

  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'facet-pages-')), 'pages');
    mkdirSync(folder);
  });

  afterEach(() => {
    rmSync(join(folder, '..'), { recursive: true });
  });

  it('is assessed in the order of names, each page in the encoding detected from its bytes', () => {
    writeFileSync(join(folder, 'b.html'), '<title>B</title>');
    const legacy = Buffer.from('<meta charset="windows-1251"><title>\xdf</title>', 'latin1');
    writeFileSync(join(folder, 'a.html'), legacy);
    writeFileSync(join(folder, 'notes.txt'), 'no page');
    const pages = assessSavedPages(folder);
    expect(pages.map(({ name, report }) => [name, report.scope, report.portrait.title])).toEqual([
      ['a', 'page', 'Я'],
      ['b', 'page', 'B'],
    ]);
    const table = figuresTable(calibration(pages, '2026-01-01'));
    expect(table).toContain('2 pages');
    expect(table).toMatch(/^title-quality +2 /m);
  });

  it('is compared with the expectations, if there are any', () => {
    writeFileSync(join(folder, 'a.html'), '<title>A</title><meta property="og:site_name" content="N">');
    expect(assessSavedPages(folder)[0]?.expectations).toBeNull();
    writeFileSync(
      join(folder, '..', 'expected.json'),
      JSON.stringify({ a: { ogTitle: 'A', ogSiteName: 'M', ogType: 'website' } }),
    );
    expect(assessSavedPages(folder)[0]?.expectations).toEqual({
      compared: 3,
      differing: [
        { field: 'ogSiteName', expected: 'M', found: 'N' },
        { field: 'ogType', expected: 'website', found: null },
      ],
    });
  });

  it('must contain pages', () => {
    expect(() => assessSavedPages(folder)).toThrow('holds no *.html');
  });
});
