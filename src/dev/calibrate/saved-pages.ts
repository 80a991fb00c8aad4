/** Saved pages of a folder, assessed as if they had been pasted. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assess } from '../../brand/score/assess';
import type { AssessedPage } from '../../brand/score/calibration';
import { compareWith, type ExpectedFields } from '../../brand/score/expectations';
import { extractFacts } from '../../brand/engine/extract';
import { pageEvidence } from '../../brand/evidence/page-evidence';
import { savedText } from '../../server/fetching/decoding';

/** The pages behind the published figures; they belong to their publishers and are outside the repository. */
export const CORPUS = join('..', 'shared', 'corpora', 'pages');

/** What to do where the pages are not: who changes a weight or a check can do without them. */
export const WITHOUT_CORPORA = [
  `The saved pages are not here: there is no folder ${CORPUS}. They belong to their publishers, so they are not in the`,
  'repository; the maintainers have them. A change of the rubric can be handed in without: tests pass, the site says',
  'that its figures were measured with an earlier state of the rubric, and the maintainers run this afterwards.',
  'To see how the checks come out on pages of your own: npm run calibrate -- <folder of *.html>',
].join('\n');

/** Evidence has a date, the figures have none: so any date will do. */
const COLLECTED_AT = '2026-01-01T00:00:00.000Z';

/** What is expected of a folder's pages: `expected.json` in it or next to it, page → field → value. */
function expectedOf(folder: string): Readonly<Record<string, ExpectedFields>> {
  const file = [folder, dirname(folder)].map((place) => join(place, 'expected.json')).find(existsSync);
  return file === undefined ? {} : (JSON.parse(readFileSync(file, 'utf8')) as Record<string, ExpectedFields>);
}

/**
 * Assesses every `*.html` of a folder, in the order of their names; the encoding is detected from the bytes.
 * @throws Error if there is no such folder, or no such file in it
 */
export function assessSavedPages(folder: string): readonly AssessedPage[] {
  if (!existsSync(folder)) throw new Error(`there is no folder ${folder}`);
  const expected = expectedOf(folder);
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .sort();
  if (files.length === 0) throw new Error(`${folder} holds no *.html`);
  return files.map((file) => {
    const name = file.replace(/\.html$/, '');
    const bytes = readFileSync(join(folder, file));
    const html = savedText(bytes);
    const facts = extractFacts(pageEvidence(html, '', COLLECTED_AT, {}));
    const fields = expected[name];
    return { name, report: assess(facts), expectations: fields === undefined ? null : compareWith(fields, facts) };
  });
}
