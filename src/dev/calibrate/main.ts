/**
 * `npm run calibrate [-- folder…]`: compares the engine with what others say about the same pages and shows the results
 * of the checks over folders of saved pages. Without folders, it uses the published corpora, whose figures go to
 * `content/calibration.json` and so to the about page. It takes some minutes, most of them in Chromium.
 * `-- --check` measures nothing and says whether those figures are of the rubric as it is now: 1 if they are not.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calibration, type Calibration, type Comparison } from '../../brand/score/calibration';
import { rubricDigest } from '../../brand/score/rubric-digest';
import { namelessByAxe, NAMED_KINDS, startChromium, type Nameless } from './axe';
import { comparison, compareWithOthers, readSavedPages, type SavedPage } from './comparisons';
import { figuresFile, figuresTable } from './figures';
import { assessSavedPages, CORPUS, WITHOUT_CORPORA } from './saved-pages';

const FILE = join('content', 'calibration.json');

/** Whether axe and our facts both find nameless images, and links, in a page, or both find none. */
async function compareWithAxe(pages: readonly SavedPage[]): Promise<readonly Comparison[]> {
  const browser = await startChromium();
  const found = new Map<string, Nameless>();
  try {
    for (const { name, html } of pages) found.set(name, await namelessByAxe(browser, html));
  } finally {
    await browser.close();
  }
  return NAMED_KINDS.map((kind) =>
    comparison(kind, pages, ({ name, facts }) => {
      const ours = kind === 'images' ? facts.imageNames : facts.linkNames;
      return ours.lacking > 0 === (found.get(name)?.[kind].length ?? 0) > 0 ? null : undefined;
    }),
  );
}

/** Whether the published figures are of the rubric as it is now, as a sentence. */
function check(): void {
  const { measuredOn, rubricDigest: measured } = JSON.parse(readFileSync(FILE, 'utf8')) as Calibration;
  const isCurrent = measured === rubricDigest();
  process.exitCode = isCurrent ? 0 : 1;
  console.log(
    isCurrent
      ? `${FILE} was measured on ${measuredOn} with the rubric as it is now.`
      : `${FILE} was measured on ${measuredOn} with an earlier state of the rubric. Bring it up to date: npm run calibrate`,
  );
}

async function main(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const folders = process.argv.slice(2);
  if (folders.includes('--check')) {
    check();
    return;
  }
  if (folders.length > 0) {
    // Results for the developer's own pages are shown, never published.
    for (const folder of folders)
      console.log(`\n${folder}\n${figuresTable(calibration(assessSavedPages(folder), today))}`);
    return;
  }
  if (!existsSync(CORPUS)) throw new Error(WITHOUT_CORPORA);
  const pages = readSavedPages();
  const comparisons = [...(await compareWithAxe(pages)), ...compareWithOthers(pages)];
  const figures = calibration(assessSavedPages(CORPUS), today, comparisons);
  writeFileSync(FILE, figuresFile(figures));
  console.log(`${figuresTable(figures)}\nWritten to ${FILE}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
