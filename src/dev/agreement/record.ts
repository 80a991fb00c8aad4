/**
 * `npm run record:browser`: asks Chromium what it takes in of every case and writes that to `answers.json`, with which
 * the quick test compares Facet. Prints what Facet differs in beyond what is argued. Review the changes before
 * committing them.
 */
import { writeFileSync } from 'node:fs';
import { problemsOf, type Sight } from './compare';
import { DIFFERENCES } from './differences';
import { ANSWERS, browserSight, facetSight } from './sights';

/** A line for each case, so that a change shows which one it is. */
function written(sight: Sight): string {
  const lines = Object.entries(sight).map(([id, seen]) => `  ${JSON.stringify(id)}: ${JSON.stringify(seen)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

async function record(): Promise<void> {
  const browser = await browserSight();
  writeFileSync(ANSWERS, written(browser));
  const problems = problemsOf(await facetSight(), browser, DIFFERENCES);
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) process.exitCode = 1;
  console.log(`${Object.keys(browser).length} cases recorded; ${problems.length} problems`);
}

void record();
