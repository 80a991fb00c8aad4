/** What proving a page's fixes costs beside reading it, on every page of `../shared/corpora`. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../build/command';
import { CORPORA, median, pageFrom } from './against';
import { bundleEngine, type Prover } from './bundle';

export interface ProofCost {
  readonly name: string;
  readonly bytes: number;
  /** Processor time in ms, the least of the runs: from the page's text to a report without proofs. */
  readonly read: number;
  /** Processor time in ms, the least of the runs. */
  readonly prove: number;
}

function timed<T>(work: () => T): readonly [result: T, ms: number] {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1000];
}

/** One reading of a page and one proof of its fixes; null where there is no page to read. */
function runOnce(
  { pageEvidence, homeAnswer, readHomePage, extractFacts, assess, judge, prove }: Prover,
  html: string,
): { readonly read: number; readonly prove: number } | null {
  const [result, read] = timed(() => {
    const evidence = pageEvidence(html, '', '2026-01-01T00:00:00.000Z', {});
    const home = homeAnswer(evidence);
    if (home === null) return null;
    const page = readHomePage(home);
    return { site: { evidence, page }, report: assess(extractFacts(evidence, page)) };
  });
  if (result === null) return null;
  const [, proving] = timed(() =>
    prove(result.site, result.report, ({ evidence, page }) => judge(extractFacts(evidence, page))),
  );
  return { read, prove: proving };
}

function corpusPages(): readonly string[] {
  return ['pages', 'ogs', 'metascraper'].flatMap((corpus) => {
    try {
      const files = readdirSync(join(CORPORA, corpus)).filter((file) => file.endsWith('.html'));
      return files.map((file) => `${corpus}/${file}`);
    } catch {
      return [];
    }
  });
}

/** The engine as it is deployed: what runs a source as it is written adds to every function. */
async function bundledProver(): Promise<Prover> {
  const folder = mkdtempSync(join(tmpdir(), 'facet-prover-'));
  try {
    const file = join(folder, 'prover.mjs');
    bundleEngine(ROOT, file, 'prover');
    return (await import(pathToFileURL(file).href)) as Prover;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param runs of each page */
export async function proofCosts(runs: number): Promise<readonly ProofCost[]> {
  const engine = await bundledProver();
  const pages = corpusPages().map((name) => ({ name, html: pageFrom(join(CORPORA, name)) }));
  // What is compiled while the first pages are read would count as theirs.
  for (const { html } of pages) runOnce(engine, html);
  return pages.flatMap(({ name, html }) => {
    const times = Array.from({ length: runs }, () => runOnce(engine, html)).filter((time) => time !== null);
    if (times.length === 0) return [];
    const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b));
    const bytes = Buffer.byteLength(html);
    return [{ name, bytes, read: least(times.map((one) => one.read)), prove: least(times.map((one) => one.prove)) }];
  });
}

const ratioOf = ({ read, prove: proving }: ProofCost) => proving / read;

/** All pages together, the median page, and each page whose proofs take more than half of a reading. */
export function proofLines(costs: readonly ProofCost[]): readonly string[] {
  const sum = (of: (cost: ProofCost) => number) => costs.reduce((total, cost) => total + of(cost), 0);
  const over = costs.filter((cost) => ratioOf(cost) > 0.5).toSorted((a, b) => ratioOf(b) - ratioOf(a));
  return [
    `${costs.length} pages: reading ${sum((cost) => cost.read).toFixed(0)} ms, proving ${sum((cost) => cost.prove).toFixed(0)} ms`,
    `proving / reading: all ${(sum((cost) => cost.prove) / sum((cost) => cost.read)).toFixed(2)}, median ${median(costs.map(ratioOf)).toFixed(2)}, above 0.5 on ${over.length}`,
    ...over.map((cost) => {
      const { name, bytes, read, prove: proving } = cost;
      return `${name.padEnd(36)} ${String(bytes).padStart(8)} bytes ${read.toFixed(1).padStart(6)} ms ${proving.toFixed(1).padStart(6)} ms ${ratioOf(cost).toFixed(2).padStart(6)} ×`;
    }),
  ];
}
