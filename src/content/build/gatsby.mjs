/**
 * Runs Gatsby: `node src/content/build/gatsby.mjs build|develop …`. What it does before takes seconds off every start;
 * `npx gatsby build` makes the same site without. Plain JavaScript, since nothing compiles it.
 */
import { existsSync, readdirSync } from 'node:fs';
import { createRequire, enableCompileCache } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = process.cwd();
const require = createRequire(import.meta.url);

// Gatsby loads some thousand modules in each of its processes; those it starts read the variable.
const compiled = join(root, 'node_modules/.cache/facet/node');
enableCompileCache(compiled);
process.env.NODE_COMPILE_CACHE = compiled;

// By itself Gatsby has one process less for queries and HTML than there are processors, while the first one waits for
// them. To start one takes as long as a thousand pages, so there are more only for many pages that all have to be made.
const many = !existsSync('.cache/redux') && readdirSync('content', { recursive: true }).length > 5_000;
process.env.GATSBY_CPU_COUNT ??= String(many ? availableParallelism() + 1 : Math.max(1, availableParallelism() - 1));

// Gatsby compiles gatsby-config.ts and gatsby-node.ts with Parcel, which takes stock of every file of node_modules for its
// cache, twice in a build in which nothing changed. There is no option to say otherwise.
require('gatsby/dist/utils/parcel/compile-gatsby-files').compileGatsbyFiles = () =>
  build({
    absWorkingDir: root,
    entryPoints: ['gatsby-config.ts', 'gatsby-node.ts', 'src/content/check/read-thread.ts'],
    outbase: '.',
    outdir: '.cache/compiled',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
  });

require('gatsby/cli.js');
