/**
 * Runs Gatsby: `node src/content/build/gatsby.mjs build|develop …`. What it does before takes seconds off every start;
 * `npx gatsby build` makes the same site without. Plain JavaScript, since nothing compiles it.
 */
import { createRequire, enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = process.cwd();
const require = createRequire(import.meta.url);

// Gatsby loads some thousand modules in each of its processes; those it starts read the variable.
const compiled = join(root, 'node_modules/.cache/facet/node');
enableCompileCache(compiled);
process.env.NODE_COMPILE_CACHE = compiled;

// Gatsby compiles gatsby-config.ts and gatsby-node.ts with Parcel, which takes stock of every file of node_modules for its
// cache, twice in a build in which nothing changed. There is no option to say otherwise.
require('gatsby/dist/utils/parcel/compile-gatsby-files').compileGatsbyFiles = () =>
  build({
    absWorkingDir: root,
    entryPoints: ['gatsby-config.ts', 'gatsby-node.ts'],
    outdir: '.cache/compiled',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
  });

require('gatsby/cli.js');
