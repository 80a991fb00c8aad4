/**
 * Builds the code of workers, which read and draw untrusted content outside the process that serves: one file for each
 * worker, for functions to start.
 */
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { CARD_WORKER, PICTURE_WORKER, READING_WORKER } from './functions';

/** File of each worker, and what it is made from. */
const SOURCES = {
  [READING_WORKER]: 'src/server/assessing/reading/worker.ts',
  [PICTURE_WORKER]: 'src/server/images/worker.ts',
  [CARD_WORKER]: 'src/server/published-reports/card-worker.ts',
} as const;

/** Packages that load their own files, and so are not bundled: they are beside the function, too. */
const WITH_FILES = ['sharp'];

/**
 * Writes the code of one worker.
 *
 * @param root folder of the project
 * @param file another file to write, for tests
 */
export function writeWorker(root: string, name: keyof typeof SOURCES, file: string = join(root, name)): void {
  buildSync({
    absWorkingDir: root,
    entryPoints: [SOURCES[name]],
    outfile: file,
    bundle: true,
    external: WITH_FILES,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    // Without comments, which name the folders of packages; with names, for stack traces.
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: 'error',
  });
}

/** Writes the code of all workers to `.facet/`, where the code that is served expects it. */
export function writeWorkers(root: string): void {
  for (const name of Object.keys(SOURCES) as (keyof typeof SOURCES)[]) writeWorker(root, name);
}
