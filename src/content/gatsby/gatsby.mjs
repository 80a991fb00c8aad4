/**
 * Runs Gatsby: `node src/content/gatsby/gatsby.mjs build|develop …`. What it does before takes seconds off every start.
 * With `FACET_STOCK=1` it puts nothing in the place of Gatsby's own (`patches/`): the same site, later.
 * `build --strict` stops at texts that a language lacks (`model/lacking.ts`), which are otherwise shown in English.
 * Plain JavaScript, since nothing compiles it.
 */
import { existsSync } from 'node:fs';
import { createRequire, enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Gatsby loads some thousand modules. Processes that compile, bundle and render read the variable; the first time they
// would write at their ends what this process writes, which takes each of them a second.
const compiled = join(process.cwd(), 'node_modules/.cache/facet/node');
if (existsSync(compiled)) process.env.NODE_COMPILE_CACHE = compiled;
enableCompileCache(compiled);

// Gatsby refuses options that it does not know.
const strict = process.argv.indexOf('--strict');
if (strict > 0) {
  process.argv.splice(strict, 1);
  process.env.FACET_STRICT = '1';
}

if (process.env.FACET_STOCK !== '1') {
  // Gatsby runs queries in one process fewer than there are processors, or in its own if that is zero. Processes would
  // load a thousand modules each: on two processors ten thousand queries take as long either way, and 0.4 GB more.
  process.env.GATSBY_CPU_COUNT = '1';
  await import('./patches/esbuild-for-parcel.mjs');
  if (process.argv[2] === 'build') await import('./patches/build.mjs');
  else await import('./patches/develop-in-process.mjs');
}
createRequire(import.meta.url)('gatsby/cli.js');
