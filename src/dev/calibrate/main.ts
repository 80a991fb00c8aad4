/**
 * `npm run calibrate [-- folder…]`: shows the results of the checks over folders of saved pages. Without folders, it
 * uses the published corpus, whose figures go to `content/calibration.json` and so to the about page.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calibration } from '../../brand/calibration';
import { figuresFile, figuresTable } from './figures';
import { assessSavedPages, CORPUS } from './saved-pages';

const FILE = join('content', 'calibration.json');

const corpus = calibration(assessSavedPages(CORPUS));
writeFileSync(FILE, figuresFile(corpus));
console.log(`${CORPUS}\n${figuresTable(corpus)}\nWritten to ${FILE}.`);
for (const folder of process.argv.slice(2)) {
  // Results for the developer's own pages are shown, never published.
  console.log(`\n${folder}\n${figuresTable(calibration(assessSavedPages(folder)))}`);
}
