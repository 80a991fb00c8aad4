/**
 * The functions Netlify deploys: one for each row in the table of endpoints, a handler in its wrapper, and one for all
 * that is done by the clock. Each has a `config` with paths, rate limit or schedule. Netlify reads `config` without
 * running it, so it has to be literal.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from './endpoint';
import { ENDPOINTS } from './endpoints';
import { DEFAULT_PLAN, type Plan } from './plans';
import { rateLimitsOf } from './rate-limits';
import { CLOCK, CLOCK_MINUTES, TASKS, type Task } from './schedules';

/**
 * Where the functions are written, below the project's root; `netlify.toml` names it too. Netlify drops from the paths
 * in a bundle what all its files begin with. Packages are beside every function, so that `.facet/` stays.
 */
export const FUNCTIONS_FOLDER = '.facet/functions';

/** The code that functions start in workers, below the project's root; `netlify.toml` names it too. */
export const READING_WORKER = '.facet/reading-worker.mjs';
export const PICTURE_WORKER = '.facet/picture-worker.mjs';
export const CARD_WORKER = '.facet/card-worker.mjs';

/** fontconfig's configuration for what sets type, below the project's root; it names the fonts' folders from there. */
export const FONTS_CONF = 'src/printing/fonts.conf';

/** From there to the server. */
const SERVER = '../../src/server';

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const HEAD = '// Made from the tables in src/site/ whenever a build begins: what is changed here is lost.';

function configText(config: object): string[] {
  // A function without a path answers where `_redirects` leads to it.
  return Object.keys(config).length > 0 ? ['', `export const config = ${JSON.stringify(config, null, 2)};`] : [];
}

/** @param atEdge whether its rate limit holds at the edge, too */
function endpointText(name: string, { domain, paths, excludedPaths, rateLimit }: Endpoint, atEdge: boolean): string {
  const handler = `${camelCase(name)}Handler`;
  return [
    HEAD,
    `import { ${handler} } from '${SERVER}/${domain}/${name}-endpoint';`,
    `import { platformServices } from '${SERVER}/app';`,
    `import { endpoint } from '${SERVER}/platform/endpoint';`,
    '',
    `export default endpoint('${name}', ${handler}, platformServices);`,
    ...configText({
      ...(paths.length > 0 && { path: paths }),
      ...(excludedPaths && { excludedPath: excludedPaths }),
      ...(rateLimit && atEdge && { rateLimit: { ...rateLimit, aggregateBy: ['ip', 'domain'] } }),
    }),
    '',
  ].join('\n');
}

function clockText(): string {
  const tasks = Object.entries<Task>(TASKS).map(([name, { domain }]) => ({
    name,
    domain,
    task: `${camelCase(name)}Task`,
  }));
  return [
    HEAD,
    ...tasks.map(({ name, domain, task }) => `import { ${task} } from '${SERVER}/${domain}/${name}-task';`),
    `import { platformServices } from '${SERVER}/app';`,
    `import { clockTask } from '${SERVER}/platform/clock';`,
    `import { scheduled } from '${SERVER}/platform/scheduled';`,
    '',
    'export default scheduled(',
    '  clockTask({',
    ...tasks.map(({ name, task }) => `    '${name}': ${task},`),
    '  }),',
    '  platformServices,',
    ');',
    ...configText({ schedule: `*/${CLOCK_MINUTES} * * * *` }),
    '',
  ].join('\n');
}

/** Names of all functions. */
export const FUNCTION_NAMES: readonly string[] = [...Object.keys(ENDPOINTS), CLOCK];

/** Text of every file of the folder, by name. */
export function functionFiles(plan: Plan = DEFAULT_PLAN): ReadonlyMap<string, string> {
  const edge: readonly string[] = rateLimitsOf(plan).edge;
  return new Map([
    ['package.json', `${JSON.stringify({ type: 'module' })}\n`],
    ...Object.entries<Endpoint>(ENDPOINTS).map(
      ([name, row]) => [`${name}.ts`, endpointText(name, row, edge.includes(name))] as const,
    ),
    [`${CLOCK}.ts`, clockText()],
  ]);
}

/**
 * Writes the functions where they are not yet as the tables say, and removes those of former rows. Files that are
 * right stay untouched: a platform that runs may be watching or reading them.
 *
 * @param root folder of the project
 * @param plan the site's at Netlify
 */
export function writeFunctions(root: string, plan: Plan = DEFAULT_PLAN): void {
  const folder = join(root, FUNCTIONS_FOLDER);
  const files = functionFiles(plan);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name));
  for (const [name, text] of files) {
    const file = join(folder, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}
