/**
 * The renderer of a build's HTML, bundled by Rolldown for Node: the templates with everything they depend on.
 * Webpack, which Gatsby makes its renderer with, only links them, so that nothing of ours passes through Babel there.
 */
import { readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { rolldown, type OutputChunk, type Plugin } from 'rolldown';
import type { Constants } from './scripts';

/** By file of ours, a path from the project's root: the name of the CommonJS module that replaces it. */
export type RendererFiles = Readonly<Record<string, string>>;

const TEMPLATES = 'src/templates';
const STATIC_PAGE = `${TEMPLATES}/StaticPage.tsx`;

/** Queries are Gatsby's to read, in the source; what is rendered knows nothing about them. */
const withoutQueries: Plugin = {
  name: 'without-queries',
  resolveId: (id) => (id === 'gatsby' ? '\0gatsby' : null),
  load: (id) => (id === '\0gatsby' ? 'export const graphql = () => undefined;' : null),
};

/** Templates are next to the modules they share; only they have a default export and a lower-case name. */
function templates(root: string): string[] {
  return readdirSync(join(root, TEMPLATES))
    .filter((name) => /^[a-z][\w-]*\.tsx$/.test(name))
    .map((name) => `${TEMPLATES}/${name}`);
}

/**
 * Each template gets a file named by a digest of itself and its dependencies: Gatsby renders its pages again when
 * that name changes, and only then.
 *
 * @param folder to write them to
 * @throws Error with the bundler's words
 */
export async function bundleRenderer(root: string, folder: string, constants: Constants): Promise<RendererFiles> {
  const files = [STATIC_PAGE, ...templates(root)];
  const nameOf = (file: string) => basename(file, extname(file));
  const bundle = await rolldown({
    cwd: root,
    platform: 'node',
    input: Object.fromEntries(files.map((file) => [nameOf(file), join(root, file)])),
    external: (id) => id !== 'gatsby' && !/^[./\0]|^[a-z]:[\\/]/i.test(id),
    plugins: [withoutQueries],
    transform: { define: { ...constants } },
  });
  const { output } = await bundle.write({
    dir: folder,
    format: 'cjs',
    exports: 'named',
    entryFileNames: '[name]-[hash].cjs',
    chunkFileNames: '[name]-[hash].cjs',
  });
  await bundle.close();
  const entries = output.filter((part): part is OutputChunk => part.type === 'chunk' && part.isEntry);
  const moduleOf = (file: string) => entries.find(({ name }) => name === nameOf(file))?.fileName ?? '';
  return Object.fromEntries(files.map((file) => [file, moduleOf(file)]));
}
