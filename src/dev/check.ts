/** `npm run check`: checks what an edit may have broken, in about a minute. `npm test` checks everything. */
import { filesToCheck, removedFiles } from './check/changed-files';
import { readOptions, USAGE, type CheckOptions } from './check/options';
import { planOf, type Part } from './check/plan';
import { reachedTests, readImports } from './check/reached-tests';
import { runToEnd } from './runners';
import { ROOT } from './site';

/** Reports the result of a part in one line, and its output if it failed. @returns whether it passed */
async function runPart({ runner, scope, hint }: Part): Promise<boolean> {
  const { passed, failed, seconds, tail, log } = await runToEnd(runner, false);
  const counts = runner.report === undefined ? '' : `, ${passed} passed, ${failed} failed`;
  if (failed > 0) console.log(`\n${tail}\n`);
  console.log(`${failed === 0 ? '✓' : '✗'} ${runner.name}: ${scope}${counts}, ${seconds} s`);
  if (failed > 0) console.log(`  → ${hint}. Everything it said: ${log}`);
  return failed === 0;
}

async function runLane(parts: readonly Part[]): Promise<boolean> {
  let passed = true;
  for (const part of parts) passed = (await runPart(part)) && passed;
  return passed;
}

async function check(options: CheckOptions): Promise<boolean> {
  const files = filesToCheck(ROOT, options);
  const removed = removedFiles(ROOT, options);
  const present = filesToCheck(ROOT, { paths: ['src', 'tests', 'locales'], since: 'HEAD' });
  const imports = readImports(ROOT, [...present, ...removed]);
  const plan = planOf({ files, tests: reachedTests(imports, [...files, ...removed]) }, options);
  if (plan.lanes.length === 0) console.log(`Nothing differs from ${options.since}.`);
  else console.log(`Checking ${files.length === 1 ? (files[0] ?? '') : `${files.length} files`} …`);
  const lanes = await Promise.all(plan.lanes.map(runLane));
  for (const note of plan.notes) console.log(`  ${note}`);
  return lanes.every(Boolean);
}

for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => process.exit(130));
const options = readOptions(process.argv.slice(2));
if (options === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  check(options).then(
    (passed) => (process.exitCode = passed ? 0 : 1),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 2;
    },
  );
}
