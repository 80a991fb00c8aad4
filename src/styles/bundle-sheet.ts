/** Bundles style sheets with esbuild: for builds and packages, and for what runs from the sources. */
import { join } from 'node:path';
import { build } from 'esbuild';

/** The oldest browsers whose spelling of properties is written, too. */
const TARGETS = ['chrome109', 'firefox115', 'safari15.6'];

/**
 * @param root folder of the project
 * @param files below `src/styles/`, in the order their rules count
 * @throws Error with the bundler's words
 */
export async function bundleSheet(root: string, files: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: {
      contents: files.map((file) => `@import './${file}';`).join('\n'),
      loader: 'css',
      resolveDir: join(root, 'src/styles'),
    },
    bundle: true,
    minify: true,
    legalComments: 'none',
    target: TARGETS,
    // Addresses of fonts are filled in where the sheet is written to a file.
    external: ['*.woff2'],
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}
