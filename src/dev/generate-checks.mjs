/**
 * Makes what is derived from the folders of checks (`src/brand/checks/<id>/`): the list of checks, the list of their
 * cases, and, for pages that show reports and load no checks, who mends what. Git ignores the files, so that a check is
 * added by its folder alone. Scripts of `package.json` load it before anything else (npm runs no script after installing,
 * see `.npmrc`), `src/dev/bootstrap.mjs` and Jest run it before they begin.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const CHECKS = join(dirname(fileURLToPath(import.meta.url)), '..', 'brand', 'checks');
const GENERATED = join(CHECKS, 'generated');

const camelCase = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const variableOf = (id) => `_${camelCase(id)}`;

function write(name, lines) {
  const path = join(GENERATED, name);
  const text = `// Made by src/dev/generate-checks.mjs.\n${lines.join('\n')}\n`;
  // Unchanged files stay as they are: watchers do not start again.
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

/** The checks as they are at run time, in the order of the rubric. */
async function load() {
  const { outputFiles } = buildSync({
    entryPoints: [join(CHECKS, '..', 'score', 'rubric.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    logLevel: 'error',
  });
  const program = Buffer.from(outputFiles[0].contents).toString('base64');
  const { RUBRIC } = await import(`data:text/javascript;base64,${program}`);
  return RUBRIC.dimensions.flatMap(({ checks }) => checks);
}

/** The ids by their remedy, neighbours with the same one together. */
function runsOf(checks) {
  const runs = [];
  for (const { id, remedy } of checks) {
    if (runs.at(-1)?.[0] === remedy) runs.at(-1).push(id);
    else runs.push([remedy, id]);
  }
  return runs;
}

const ids = readdirSync(CHECKS)
  .filter((name) => existsSync(join(CHECKS, name, 'check.ts')))
  .sort();
mkdirSync(GENERATED, { recursive: true });
write('checks.ts', [
  ...ids.map((id) => `import { check as ${variableOf(id)} } from '../${id}/check';`),
  `export const CHECKS = [${ids.map(variableOf).join(', ')}] as const;`,
]);
write('cases.ts', [
  `import type { Case } from '../check';`,
  ...ids.map((id) => `import { cases as ${variableOf(id)} } from '../${id}/cases';`),
  `export const CASES: Readonly<Record<string, readonly Case[]>> = {`,
  ...ids.map((id) => `  '${id}': ${variableOf(id)},`),
  `};`,
]);
const checks = await load();
const nameless = checks.find(({ id }) => !ids.includes(id));
if (nameless) throw new Error(`A check in src/brand/checks/ has the id "${nameless.id}": name its folder so.`);
write('remedies.ts', [`export const CHECKS_BY_REMEDY = ${JSON.stringify(runsOf(checks))} as const;`]);
