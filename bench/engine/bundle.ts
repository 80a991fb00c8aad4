/** The engine of a copy of the project as one file, as it is deployed. */
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { assess, judge } from '../../src/brand/score/assess';
import type { extractFacts } from '../../src/brand/engine/extract';
import type { prove } from '../../src/brand/fixes/prove';
import type { homeAnswer, readHomePage } from '../../src/brand/requests/home-page';
import type { pageEvidence } from '../../src/brand/evidence/page-evidence';

/** What the bundle exports. */
export interface Engine {
  readonly assess: typeof assess;
  readonly extractFacts: typeof extractFacts;
  readonly pageEvidence: typeof pageEvidence;
}

/** What the bundle for proofs exports. */
export interface Prover extends Engine {
  readonly judge: typeof judge;
  readonly homeAnswer: typeof homeAnswer;
  readonly readHomePage: typeof readHomePage;
  readonly prove: typeof prove;
}

const MODULES = {
  engine: ['assess', 'extract', 'page-evidence'],
  prover: ['assess', 'extract', 'page-evidence', 'home-page', 'fixes/prove'],
} as const;

/** @param folder of the copy */
export function bundleEngine(folder: string, file: string, what: keyof typeof MODULES = 'engine'): void {
  buildSync({
    stdin: {
      contents: MODULES[what].map((name) => `export * from './${name}';`).join('\n'),
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
