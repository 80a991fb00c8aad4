/** The command and the library, each as one file with everything in it. */
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import type { StringsNamespace } from '../../components/string-keys';
import { builtIn } from './built-in';
import { lazyNode, REQUIRE } from './lazy-node';

const COMMAND_FILE = 'facet.mjs';
const LIBRARY_FILE = 'library.mjs';

/** How every program of the package is bundled. @param namespaces of the strings that it asks for; those of the command where none are named */
export function bundling(root: string, version: string, namespaces?: readonly StringsNamespace[]) {
  return {
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    minify: true,
    // Licences are in a file of their own.
    legalComments: 'none',
    metafile: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [builtIn(root, version, namespaces), lazyNode],
  } as const satisfies BuildOptions;
}

/**
 * Writes both files.
 *
 * @param root the repository
 * @param version of the package
 * @returns what went into them
 */
export async function bundle(root: string, folder: string, version: string): Promise<Metafile['inputs']> {
  const options = bundling(root, version);
  const command = await build({
    ...options,
    entryPoints: ['src/cli/main.ts'],
    outfile: join(folder, COMMAND_FILE),
    banner: { js: `#!/usr/bin/env node\n${REQUIRE}` },
  });
  const library = await build({
    ...options,
    entryPoints: ['src/cli/package/library.ts'],
    outfile: join(folder, LIBRARY_FILE),
    banner: { js: REQUIRE },
  });
  chmodSync(join(folder, COMMAND_FILE), 0o755);
  return { ...command.metafile.inputs, ...library.metafile.inputs };
}
