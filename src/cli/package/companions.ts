/** What the package holds beside the command: the GitHub Action's program and the Netlify build plugin. */
import { chmodSync, copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { BUILD_STRINGS } from '../ci/build-words';
import { bundling } from './bundle';
import { REQUIRE } from './lazy-node';

/** The action's program, which starts the command beside it. */
export const ACTION_FILE = 'facet-action.mjs';
export const PLUGIN_FOLDER = 'netlify-plugin';

/** Files of the package that are copied as they are. */
const COPIES: Readonly<Record<string, string>> = {
  [`${PLUGIN_FOLDER}/manifest.yml`]: 'src/cli/netlify-plugin/manifest.yml',
  // Netlify looks for what a plugin's folder says is its main file.
  [`${PLUGIN_FOLDER}/package.json`]: 'src/cli/netlify-plugin/package.json',
};

/**
 * Writes the programs and what belongs to them.
 *
 * @param root the repository
 * @param folder of the package
 * @returns what went into them
 * @throws Error with the bundler's words
 */
export async function writeCompanions(root: string, folder: string, version: string): Promise<Metafile['inputs']> {
  for (const [name, source] of Object.entries(COPIES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    copyFileSync(join(root, source), join(folder, name));
  }
  const options = bundling(root, version, BUILD_STRINGS);
  const action = await build({
    ...options,
    entryPoints: ['src/cli/action/main.ts'],
    outfile: join(folder, ACTION_FILE),
    banner: { js: `#!/usr/bin/env node\n${REQUIRE}` },
  });
  const plugin = await build({
    ...options,
    entryPoints: ['src/cli/netlify-plugin/index.ts'],
    outfile: join(folder, PLUGIN_FOLDER, 'index.js'),
    banner: { js: REQUIRE },
  });
  chmodSync(join(folder, ACTION_FILE), 0o755);
  return { ...action.metafile.inputs, ...plugin.metafile.inputs };
}
