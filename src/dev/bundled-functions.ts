/**
 * The functions as files that need only packages with binaries. Before it answers, `netlify dev` follows every import
 * of every function through all packages, which takes minutes for functions that share most of them; esbuild does it
 * for all of them in a second.
 */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { FUNCTION_NAMES, FUNCTIONS_FOLDER, writeFunctions } from '../site/functions';
import { writeWorkers } from '../site/workers';

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
  writeFunctions(root);
  writeWorkers(root);
  cpSync(join(root, FUNCTIONS_FOLDER, 'package.json'), join(folder, 'package.json'));
  await build({
    absWorkingDir: root,
    entryPoints: FUNCTION_NAMES.map((name) => `${FUNCTIONS_FOLDER}/${name}.ts`),
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
