import type { Plugin } from 'esbuild';

/** What CommonJS packages expect to find in an ES module; Node's own modules are asked for by it too. */
export const REQUIRE =
  "import { createRequire as requireMaker } from 'node:module'; const require = requireMaker(import.meta.url);";

/**
 * Loads modules of Node when the code that imports them runs. In one file all imports are at its top: help would wait
 * for cryptography and the network.
 */
export const lazyNode: Plugin = {
  name: 'facet-lazy-node',
  setup(build) {
    build.onResolve({ filter: /^node:/ }, ({ path }) => ({ path, namespace: 'lazy-node' }));
    build.onLoad({ filter: /./, namespace: 'lazy-node' }, ({ path }) => ({
      // Without its scheme the same module: esbuild leaves such a `require` as it is.
      contents: `module.exports = require(${JSON.stringify(path.slice('node:'.length))});`,
      loader: 'js',
    }));
  },
};
