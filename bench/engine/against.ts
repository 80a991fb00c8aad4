/** What reading a page costs here and in another revision: two processes that take turns. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sniffEncoding } from '../../src/brand/basics/encoding';
import { ROOT } from '../build/command';
import { copyRevision } from '../build/project';
import { PAGE_TEXTS } from '../hostile/page-texts';
import { bundleEngine } from './bundle';
import { benchPage } from './page';
import type { ReaderMessage } from './reader';

export const CORPORA = join(ROOT, '../shared/corpora');

/** Hostile pages that each ask something else of the engine, in the size that is read at most. */
const HOSTILE = [
  'repeated img',
  'repeated input',
  'repeated area',
  'repeated link home',
  'repeated heading',
  'links with titles',
  'labels for inputs',
  'nested div',
];
const HOSTILE_BYTES = 2_000_000;

export interface Page {
  readonly name: string;
  readonly html: string;
}

export function pageFrom(file: string): string {
  const bytes = readFileSync(file);
  return new TextDecoder(sniffEncoding(bytes, null).encoding).decode(bytes);
}

export interface Pair {
  readonly name: string;
  /** Processor time in ms; the median of the runs. */
  readonly here: number;
  readonly there: number;
  /** The median of the ratios of runs one after the other. */
  readonly ratio: number;
}

interface Reader {
  /** Processor time in ms. */
  readonly read: (message: ReaderMessage) => Promise<number>;
  readonly stop: () => void;
}

async function next(child: ChildProcess): Promise<number> {
  const [cpu] = (await once(child, 'message')) as [number];
  return cpu;
}

async function startReader(engine: string): Promise<Reader> {
  const child = fork(join(__dirname, 'reader.ts'), [engine], { execArgv: ['--import', 'tsx'] });
  await next(child);
  return {
    read: (message) => {
      child.send(message);
      return next(child);
    },
    stop: () => child.kill(),
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
}

/** Of each corpus beside the repository the page that costs most; none where there are no corpora. */
async function slowestPages({ read }: Reader): Promise<readonly Page[]> {
  const pages: { name: string; html: string; cost: number }[] = [];
  for (const corpus of ['pages', 'ogs', 'metascraper']) {
    let files: readonly string[];
    try {
      files = readdirSync(join(CORPORA, corpus)).filter((file) => file.endsWith('.html'));
    } catch {
      continue;
    }
    for (const file of files) {
      const html = pageFrom(join(CORPORA, corpus, file));
      await read(html);
      pages.push({ name: `${corpus}/${file}`, html, cost: Math.min(await read(''), await read('')) });
    }
  }
  return pages.toSorted((a, b) => b.cost - a.cost).slice(0, 3);
}

/**
 * @param runs of each page and side
 * @param warmUp runs before them, not counted
 * @param page instead of the ones that are made and those of the corpora
 */
export async function compareWith(
  revision: string,
  { runs, warmUp, page }: { readonly runs: number; readonly warmUp: number; readonly page: Page | null },
  show: (pair: Pair) => void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-engine-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  copyRevision(ROOT, revision, folder);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const engines = [join(folder, 'here.mjs'), join(folder, 'there.mjs')] as const;
  bundleEngine(ROOT, engines[0]);
  bundleEngine(folder, engines[1]);
  const [here, there] = [await startReader(engines[0]), await startReader(engines[1])];
  try {
    const pages = page
      ? [page]
      : [
          { name: 'shop, 500 KB', html: benchPage(500_000) },
          ...(await slowestPages(here)),
          ...HOSTILE.map((name) => ({ name, html: PAGE_TEXTS[name]?.(HOSTILE_BYTES) ?? '' })),
        ];
    for (const { name, html } of pages) {
      const times: { here: number; there: number }[] = [];
      for (let run = -warmUp; run < runs; run++) {
        const message = run === -warmUp ? html : '';
        const time = { here: await here.read(message), there: await there.read(message) };
        if (run >= 0) times.push(time);
      }
      show({
        name,
        here: median(times.map((time) => time.here)),
        there: median(times.map((time) => time.there)),
        ratio: median(times.map((time) => time.here / time.there)),
      });
    }
  } finally {
    here.stop();
    there.stop();
  }
}
