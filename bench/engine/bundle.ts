/** The engine of a copy of the project as one file, as it is deployed. */
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { assess } from '../../src/brand/assess';
import type { extractFacts } from '../../src/brand/extract';
import type { pageEvidence } from '../../src/brand/page-evidence';

/** What the bundle exports. */
export interface Engine {
  readonly assess: typeof assess;
  readonly extractFacts: typeof extractFacts;
  readonly pageEvidence: typeof pageEvidence;
}

export function bundleEngine(folder: string, file: string): void {
  buildSync({
    stdin: {
      contents: ['assess', 'extract', 'page-evidence'].map((name) => `export * from './${name}';`).join('\n'),
      resolveDir: join(folder, 'src/brand'),
    },
    outfile: file,
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    logLevel: 'error',
  });
}
