/**
 * Gatsby compiles gatsby-config.ts and gatsby-node.ts with Parcel, which takes stock of every file of node_modules for its
 * cache, twice in a build in which nothing changed. There is no option to say otherwise.
 */
import { build } from 'esbuild';
import { require } from './gatsbys.mjs';

require('gatsby/dist/utils/parcel/compile-gatsby-files').compileGatsbyFiles = () =>
  build({
    absWorkingDir: process.cwd(),
    entryPoints: ['gatsby-config.ts', 'gatsby-node.ts', 'src/content/**/*-process.ts'],
    outbase: '.',
    outdir: '.cache/compiled',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
  });
