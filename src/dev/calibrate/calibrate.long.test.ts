import { existsSync, readFileSync } from 'node:fs';
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
    // Of the others the address is a guess.
    const known = saved.filter(({ name }) => name.startsWith('metascraper/'));
    const odd = known.filter(({ report }) =>
      report.portrait.things.some(({ thing, odd: is }) => thing === 'address' && is),
    );
    expect([known.length, ...odd.map(({ name }) => name)]).toEqual([89]);
  });
});
