/** The code that reads strangers' pages apart from the process that serves, bundled into one file for functions to start. */
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { READING_WORKER } from './functions';

const SOURCE = 'src/server/assessing/reading/worker.ts';

/**
 * Writes `.facet/reading-worker.mjs`, where the code that is served expects it.
 *
 * @param root folder of the project
 * @param file another file to write, for tests
 */
export function writeReadingWorker(root: string, file: string = join(root, READING_WORKER)): void {
  buildSync({
    absWorkingDir: root,
    entryPoints: [SOURCE],
    outfile: file,
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    // Without comments, which name the folders of packages; with names, for stack traces.
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: 'error',
  });
}
