import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { calibration, COMPARISONS, type Calibration } from '../../brand/score/calibration';
import { figuresTable } from './figures';
import { assessSavedPages } from './saved-pages';

const figures = JSON.parse(readFileSync('content/calibration.json', 'utf8')) as Calibration;

describe('the published figures', () => {
  it('name the state of the rubric that they were measured with, and when', () => {
    expect(figures.rubricDigest).toMatch(/^[0-9a-f]{8}$/);
    expect(figures.measuredOn).toMatch(/^\d{4}-\d\d-\d\d$/);
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

  it('must be there and contain pages', () => {
    expect(() => assessSavedPages(folder)).toThrow('holds no *.html');
    expect(() => assessSavedPages(join(folder, 'none'))).toThrow('there is no folder');
  });
});

describe('where the saved pages are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'facet-newcomer-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const calibrate = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['--import', TSX, resolve('src/dev/calibrate/main.ts'), ...args], {
      cwd: join(folder, 'project'),
      encoding: 'utf8',
    });
  const TSX = pathToFileURL(require.resolve('tsx')).href;

  long('a sentence says why, and what a newcomer can do', () => {
    mkdirSync(join(folder, 'project/content'), { recursive: true });
    const { status, stdout, stderr } = calibrate();
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^The saved pages are not here/);
    expect(stderr).toContain('A change of the rubric can be handed in without');
    expect(stderr).not.toMatch(/ENOENT|\n\s+at /);
  });
});
