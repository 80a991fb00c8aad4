/** What the package holds beside the command: the GitHub Action's program and the Netlify build plugin. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { PRINTED_THEMES } from '../../styles/printed-colours';
import { builtIn } from './built-in';

/** Files of the package, each with what it is bundled of. The action starts `facet.mjs`, the command, beside it. */
const PROGRAMS: Readonly<Record<string, string>> = {
  'facet-action.mjs': 'src/cli/action/main.ts',
  'netlify-plugin/index.js': 'src/cli/netlify-plugin/index.ts',
};

/** Files that are copied as they are. */
const FILES: Readonly<Record<string, string>> = {
  'action.yml': 'src/cli/action/action.yml',
  'netlify-plugin/manifest.yml': 'src/cli/netlify-plugin/manifest.yml',
  'netlify-plugin/package.json': 'src/cli/netlify-plugin/package.json',
};

/** A module in the place of `badge-colours.ts`. */
const badgeColours: Plugin = {
  name: 'facet-badge-colours',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/]cli[\\/]ci[\\/]badge-colours\.ts$/ }, () => ({
      contents: `export const BADGE_COLOURS = ${JSON.stringify(PRINTED_THEMES)};`,
      loader: 'js',
    }));
  },
};

/** Packages that are CommonJS ask for modules of Node by `require`. */
const REQUIRE = `import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);`;

/**
 * Bundles one program with all that it needs but Node.
 *
 * @param root folder of the project
 * @param version of the package
 * @throws Error with the bundler's words
 */
export async function bundleProgram(
  root: string,
  entry: string,
  outfile: string,
  version: string,
  external: readonly string[] = [],
): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
    jsx: 'automatic',
    external: [...external],
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: REQUIRE },
    plugins: [builtIn(root, version), badgeColours],
  });
}

/** @param folder of the package */
export async function writeCompanions(root: string, folder: string, version: string): Promise<void> {
  for (const [name, source] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    copyFileSync(join(root, source), join(folder, name));
  }
  for (const [name, entry] of Object.entries(PROGRAMS)) await bundleProgram(root, entry, join(folder, name), version);
}
