import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { calibration, type Calibration } from '../../brand/score/calibration';
import { compareWithOthers, readSavedPages } from './comparisons';
import { figuresFile } from './figures';
import { assessSavedPages, CORPUS } from './saved-pages';

const written = readFileSync('content/calibration.json', 'utf8');
const figures = JSON.parse(written) as Calibration;
const present = existsSync(CORPUS);
const suite = present ? describe : describe.skip;

suite(present ? 'the published figures' : 'the published figures (skipped: there is no corpora folder)', () => {
  const saved = present ? readSavedPages() : [];

  it('are what the pages give again; if they differ, run `npm run calibrate`', () => {
    const byBrowser = figures.comparisons.filter(({ id }) => id === 'images' || id === 'links');
    const comparisons = [...byBrowser, ...compareWithOthers(saved)];
    const again = calibration(assessSavedPages(CORPUS), figures.measuredOn, comparisons);
    expect(figuresFile(again)).toBe(written);
  });

  it('are of pages none of which is told that its address is odd', () => {
    // For the other pages, the address is a guess.
    const known = saved.filter(({ name }) => name.startsWith('metascraper/'));
    const odd = known.filter(({ report }) =>
      report.portrait.things.some(({ thing, odd: is }) => thing === 'address' && is),
    );
    expect([known.length, ...odd.map(({ name }) => name)]).toEqual([89]);
  });
});

it('figures of an earlier state of the rubric are told where the saved pages are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'facet-newcomer-'));
  try {
    mkdirSync(join(folder, 'project/content'), { recursive: true });
    const earlier = JSON.stringify({ ...figures, rubricDigest: '' });
    writeFileSync(join(folder, 'project/content/calibration.json'), earlier);
    const tsx = pathToFileURL(require.resolve('tsx')).href;
    const { status, stdout } = spawnSync(
      process.execPath,
      ['--import', tsx, resolve('src/dev/calibrate/main.ts'), '--check'],
      { cwd: join(folder, 'project'), encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stdout).toContain('with an earlier state of the rubric. Bring it up to date: npm run calibrate');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
