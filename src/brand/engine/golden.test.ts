/**
 * Recorded evidence, replayed: what the engine judges of it is what was looked at and committed. Scores are not in it, since
 * they follow from the weights: `score.test.ts` and `prices.test.ts` hold those.
 */
import fs from 'node:fs';
import path from 'node:path';
import { assessEvidence } from './assess-evidence';
import { compare } from '../comparison/compare';
import type { Evidence } from '../evidence/evidence';
import { judgedIn } from '../testing/judged';

const EVIDENCE = path.join(process.cwd(), 'content/examples');
const REPORTS = path.join(__dirname, '../testing/golden');
const read = (folder: string, name: string): unknown => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
const names = fs.readdirSync(EVIDENCE).filter((name) => name.endsWith('.json'));

it('there is a golden report for each of the three recorded brands', () => {
  expect(names).toHaveLength(3);
  expect(fs.readdirSync(REPORTS)).toEqual(names);
});

// Where a change is meant: npm run record:examples -- --reports, and look at the difference.
it.each(names)('%s gives its golden report', (name) => {
  const golden = read(REPORTS, name) as ReturnType<typeof judgedIn>;
  const { checks, ...report } = judgedIn(assessEvidence(read(EVIDENCE, name) as Evidence).report);
  // A check that came later is held by its own cases until the reports are recorded anew.
  const recorded = checks.filter(({ id }) => golden.checks.some((check) => check.id === id));
  expect({ ...report, checks: recorded }).toEqual(golden);
});

it('they share at least thirty checks, and each has an overall beside the others', () => {
  const result = compare(names.map((name) => assessEvidence(read(EVIDENCE, name) as Evidence).report));
  if (!result.ok) throw new Error(result.code);
  expect(result.comparison.shared).toBeGreaterThanOrEqual(30);
  expect(result.comparison.brands.map(({ overall }) => overall?.value ?? null)).not.toContain(null);
});
