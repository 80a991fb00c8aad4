/**
 * The engine in a real browser: the same evidence gives the same bytes in Node and in Chromium. The sources are
 * bundled unchanged, without transformation for older browsers.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import { assess } from '../src/brand/score/assess';
import { sniffEncoding } from '../src/brand/basics/encoding';
import type { Evidence } from '../src/brand/evidence/evidence';
import { extractFacts } from '../src/brand/engine/extract';
import { pageEvidence } from '../src/brand/evidence/page-evidence';
import { verdictsOf } from '../src/brand/engine/verdicts';
import { RUBRIC } from '../src/brand/score/rubric';
import { ALL } from './harness/breadth';
import { ROOT } from './harness/pages';

const NOW = '2026-11-21T12:00:00.000Z';

function examples(): readonly Evidence[] {
  const folder = join(ROOT, 'content/examples');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Evidence);
}

const CORPUS = join(ROOT, '../shared/corpora/pages');

function corpus(): readonly Evidence[] {
  return readdirSync(CORPUS).map((name) => {
    const bytes = readFileSync(join(CORPUS, name));
    const html = new TextDecoder(sniffEncoding(bytes, null, true).encoding).decode(bytes);
    return pageEvidence(html, `${basename(name, '.html')}.example`, NOW, {});
  });
}

/** A program that adds `reportsOf` to the page: takes evidence as JSON, returns facts and report as JSON. */
async function bundle(): Promise<string> {
  const result = await build({
    stdin: {
      contents: `
        import { assess } from './src/brand/score/assess';
        import { extractFacts } from './src/brand/engine/extract';
        globalThis.reportsOf = (evidences) =>
          evidences.map((evidence) => {
            const facts = extractFacts(JSON.parse(evidence));
            return JSON.stringify([facts, assess(facts)]);
          });`,
      resolveDir: ROOT,
    },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
  });
  return result.outputFiles[0]?.text ?? '';
}

declare global {
  function reportsOf(evidences: readonly string[]): string[];
}

let program: string;
test.beforeAll(async () => {
  program = await bundle();
});

/** Cases differ little in what they ask of an engine: `npm test` takes one in this many. */
const some = <Case>(cases: readonly Case[], of: number) => cases.filter((_, index) => ALL || index % of === 0);

const verdicts = (): readonly Evidence[] =>
  RUBRIC.dimensions.flatMap(({ id }) => some(verdictsOf(id), 24).map(([, , evidence]) => evidence));

const SETS: readonly (readonly [name: string, evidence: () => readonly Evidence[]])[] = [
  ['the recorded examples', examples],
  ['cases of every dimension', verdicts],
  ...(existsSync(CORPUS) ? [['real pages', () => some(corpus(), 12)] as const] : []),
];

for (const [name, evidence] of SETS) {
  test(`${name} give the same bytes in Node and in Chromium`, async ({ page }) => {
    const given = evidence().map((one) => JSON.stringify(one));
    expect(given.length).toBeGreaterThan(0);
    const here = given.map((text) => {
      const facts = extractFacts(JSON.parse(text) as Evidence);
      return JSON.stringify([facts, assess(facts)]);
    });
    await page.addScriptTag({ content: program });
    expect(await page.evaluate((texts) => reportsOf(texts), given)).toEqual(here);
  });
}
