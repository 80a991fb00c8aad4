/**
 * The functions Netlify deploys, each made from its row in the table of endpoints or of schedules: a handler in its
 * wrapper, and a `config` with paths, rate limit or schedule. Netlify reads `config` without running it, so it has to
 * be literal.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS, type Endpoint } from './endpoints';
import { SCHEDULES, type Schedule } from './schedules';

/**
 * Where the functions are written, below the project's root; `netlify.toml` names it too. Netlify drops from the paths
 * in a bundle what all its files begin with. Packages are beside every function, so that `.facet/` stays.
 */
export const FUNCTIONS_FOLDER = '.facet/functions';

/** The code that functions start in workers, below the project's root; `netlify.toml` names it too. */
export const READING_WORKER = '.facet/reading-worker.mjs';

/** From there to the server. */
const SERVER = '../../src/server';

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * @param module path below the server of the module that exports the handler or task
 * @param exported the name it is exported by
 * @param wrapper file of `platform/`, and the name of the function it exports
 * @param leading what the wrapper is given before the handler, as code
 */
function functionText(
  module: string,
  exported: string,
  wrapper: 'endpoint' | 'scheduled',
  leading: string,
  config: object,
): string {
  return [
    '// Made from the tables in src/site/ whenever a build begins: what is changed here is lost.',
    `import { ${exported} } from '${SERVER}/${module}';`,
    `import { ${wrapper} } from '${SERVER}/platform/${wrapper}';`,
    '',
    `export default ${wrapper}(${leading}${exported});`,
    // A function without a path answers where `_redirects` leads to it.
    ...(Object.keys(config).length > 0 ? ['', `export const config = ${JSON.stringify(config, null, 2)};`] : []),
    '',
  ].join('\n');
}

function endpointText(name: string, { domain, paths, excludedPaths, rateLimit }: Endpoint): string {
  return functionText(`${domain}/${name}-endpoint`, `${camelCase(name)}Handler`, 'endpoint', `'${name}', `, {
    ...(paths.length > 0 && { path: paths }),
    ...(excludedPaths && { excludedPath: excludedPaths }),
    ...(rateLimit && { rateLimit: { ...rateLimit, aggregateBy: ['ip', 'domain'] } }),
  });
}

function scheduleText(name: string, { domain, cron }: Schedule): string {
  return functionText(`${domain}/${name}-task`, `${camelCase(name)}Task`, 'scheduled', '', { schedule: cron });
}

/** Names of all functions. */
export const FUNCTION_NAMES: readonly string[] = [...Object.keys(ENDPOINTS), ...Object.keys(SCHEDULES)];

/** Text of every file of the folder, by name. */
export function functionFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['package.json', `${JSON.stringify({ type: 'module' })}\n`],
    ...Object.entries<Endpoint>(ENDPOINTS).map(([name, row]) => [`${name}.ts`, endpointText(name, row)] as const),
    ...Object.entries<Schedule>(SCHEDULES).map(([name, row]) => [`${name}.ts`, scheduleText(name, row)] as const),
  ]);
}

/**
 * Writes the functions where they are not yet as the tables say, and removes those of former rows. Files that are
 * right stay untouched: a platform that runs may be watching or reading them.
 *
 * @param root folder of the project
 */
export function writeFunctions(root: string): void {
  const folder = join(root, FUNCTIONS_FOLDER);
  const files = functionFiles();
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name));
  for (const [name, text] of files) {
    const file = join(folder, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}
