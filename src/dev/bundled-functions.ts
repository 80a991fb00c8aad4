/**
 * The functions as files that need only packages with binaries. Before it answers, `netlify dev` follows every import
 * of every function through all packages, which takes minutes for 26 functions that share most of them; esbuild does it
 * for all of them in a second.
 */
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';

const FUNCTIONS = 'src/functions';

/** Packages that load their own files, and so are not bundled. */
const WITH_FILES = ['sharp'];

/** What CommonJS packages expect to find in an ES module. */
const BANNER =
  "import { createRequire as requireMaker } from 'node:module'; const require = requireMaker(import.meta.url);";

/** @returns their folder, as a path from the project's root */
export async function bundleFunctions(root: string): Promise<string> {
  const folder = join(root, '.netlify', 'functions-for-dev');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, FUNCTIONS, 'package.json'), join(folder, 'package.json'));
  const names = readdirSync(join(root, FUNCTIONS)).filter((name) => name.endsWith('.ts'));
  await build({
    absWorkingDir: root,
    entryPoints: names.map((name) => `${FUNCTIONS}/${name}`),
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: WITH_FILES,
    banner: { js: BANNER },
    logLevel: 'error',
  });
  return relative(root, folder);
}
