/** `npm run bench:own-build`: the site's own build, in the working tree and another revision. See bench/README.md. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { countFrom, load, LOGS, ROOT, runMain } from '../build/command';
import { formatResults } from '../build/report';
import { COLD, NO_CHANGE, runScenarios } from '../build/scenarios';
import { comparePublished, formatDifferences } from './published';
import { timeSaves } from './save';
import { prepareSides, type Side } from './sides';
import { timeStarts } from './start';
import { formatTimes } from './times';

const HELP = `npm run bench:own-build -- [options]

  --against REV    the revision beside the working tree (default HEAD)
  --packages DIR   folder whose node_modules the revision is built with (default this one)
  --runs R         how often each is measured, in turns; medians are shown (default 1)

What is measured; without any of these, builds:
  --build          builds: cold, and with no change
  --compare        builds, and says which published files differ
  --start          a fresh npm start until the site answers
  --save           npm run dev: from saving a sentence to seeing it in the browser
  --edits N        edits that count, for --save (default 5)
`;

const progress = (line: string) => console.log(`  ${line} (${load()})`);

async function timeBuilds(sides: readonly Side[], runs: number): Promise<void> {
  const results = await runScenarios({ sites: sides, scenarios: [COLD, NO_CHANGE], runs, progress });
  console.log(`\n${formatResults(results)}\n`);
}

function compare([first, second]: readonly Side[]): void {
  if (first === undefined || second === undefined) return;
  const differences = comparePublished(first.folder, second.folder);
  const names = [first.name, second.name] as const;
  const file = join(LOGS, 'own-build-differences.txt');
  writeFileSync(file, formatDifferences(differences, names, true));
  console.log(`Published files (all of them in ${file}):\n${formatDifferences(differences, names)}\n`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      against: { type: 'string', default: 'HEAD' },
      packages: { type: 'string', default: ROOT },
      runs: { type: 'string', default: '1' },
      edits: { type: 'string', default: '5' },
      build: { type: 'boolean', default: false },
      compare: { type: 'boolean', default: false },
      start: { type: 'boolean', default: false },
      save: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const runs = countFrom(values.runs, 'runs');
  const edits = countFrom(values.edits, 'edits');
  mkdirSync(LOGS, { recursive: true });
  console.log(`The working tree beside ${values.against}; ${load()}`);
  const sides = prepareSides({ against: values.against, packages: resolve(values.packages) });
  if (values.build || values.compare || !(values.start || values.save)) await timeBuilds(sides, runs);
  if (values.compare) compare(sides);
  if (values.start) console.log(`\n${formatTimes('start', await timeStarts(sides, runs, progress))}\n`);
  if (values.save) console.log(`\n${formatTimes('save', await timeSaves(sides, edits, progress))}\n`);
}

runMain(main);
