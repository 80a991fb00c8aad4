/**
 * Runs Gatsby: `node src/content/gatsby/gatsby.mjs build|develop …`. What it does before takes seconds off every start;
 * `npx gatsby build` makes the same site without. Plain JavaScript, since nothing compiles it.
 */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire, enableCompileCache, Module } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = process.cwd();
const require = createRequire(import.meta.url);

// Gatsby loads some thousand modules. Processes that compile, bundle and render read the variable; the first time they
// would write at their ends what this process writes, which takes each of them a second.
const compiled = join(root, 'node_modules/.cache/facet/node');
if (existsSync(compiled)) process.env.NODE_COMPILE_CACHE = compiled;
enableCompileCache(compiled);

// Gatsby runs queries in one process less than there are processors, or in itself if that is none. Processes would
// load a thousand modules each: on two processors ten thousand queries take as long either way, and 0.4 GB more.
process.env.GATSBY_CPU_COUNT = '1';

// Gatsby compiles gatsby-config.ts and gatsby-node.ts with Parcel, which takes stock of every file of node_modules for its
// cache, twice in a build in which nothing changed. There is no option to say otherwise.
require('gatsby/dist/utils/parcel/compile-gatsby-files').compileGatsbyFiles = () =>
  build({
    absWorkingDir: root,
    entryPoints: ['gatsby-config.ts', 'gatsby-node.ts', 'src/content/**/*-process.ts'],
    outbase: '.',
    outdir: '.cache/compiled',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
  });

// `gatsby develop` starts a process of its own, which would have none of this, and loads the thousand modules again. Here
// it is this process.
const develop = require.resolve('gatsby/dist/commands/develop');
require.cache[develop] = Object.assign(new Module(develop), {
  loaded: true,
  exports: (program) => {
    const { directory: root, port } = program;
    process.env.GATSBY_NODE_GLOBALS = JSON.stringify({ buildId: randomUUID(), root });
    return require('gatsby/dist/commands/develop-process')({ ...program, proxyPort: port, debugInfo: null });
  },
});

if (process.argv[2] === 'build') await import('./gatsby-patches.mjs');
require('gatsby/cli.js');
