/**
 * `npm run bench engine`: how long the engine takes for a page, compared with only the parser, or with another
 * revision of itself. See bench/README.md.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { parse } from 'parse5';
import { assess } from '../../src/brand/score/assess';
import { extractFacts } from '../../src/brand/engine/extract';
import { pageEvidence } from '../../src/brand/evidence/page-evidence';
import { runMain } from '../build/command';
import { compareWith, median, pageFrom } from './against';
import { benchPage } from './page';
import { proofCosts, proofLines } from './proofs';

const ASSETS = resolve(__dirname, '../../public/assets');

const HELP = `npm run bench -- engine [options]

  --page FILE    a saved page, instead of the one that is made
  --bytes N      size of the page that is made (default 500000)
  --runs R       measured runs of each; the median is shown (default 50)
  --warm-up W    runs before them (default 20)
  --against REV  compare with a revision instead, by processor time: the page that is made, the slowest pages of
                 ../shared/corpora and hostile pages of 2 MB, or --page (runs 9, warm-up 3 unless told)
  --proofs       instead, what proving the fixes of each page of ../shared/corpora costs beside reading it (runs 5)
`;

function count(value: string, name: string): number {
  const number = Number(value);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} takes a whole number above zero.`);
}

/** The measured functions by name; each takes the page. */
const SUBJECTS: readonly (readonly [name: string, run: (html: string) => unknown])[] = [
  ['parse5 alone', (html) => parse(html)],
  ['parse5, with positions', (html) => parse(html, { sourceCodeLocationInfo: true })],
  ['engine: extract', (html) => extractFacts(pageEvidence(html, '', '2026-01-01T00:00:00.000Z', {}))],
  ['engine: extract + assess', (html) => assess(extractFacts(pageEvidence(html, '', '2026-01-01T00:00:00.000Z', {})))],
];

/** Milliseconds of each run by subject. Subjects take turns, so that what disturbs one disturbs all. */
function measure(html: string, runs: number, warmUp: number): readonly (readonly number[])[] {
  const times = SUBJECTS.map((): number[] => []);
  for (let run = -warmUp; run < runs; run++) {
    for (const [index, [, work]] of SUBJECTS.entries()) {
      const start = performance.now();
      work(html);
      if (run >= 0) times[index]?.push(performance.now() - start);
    }
  }
  return times;
}

/** Sizes of the scripts that a pasted page loads; empty if the site has not been built. */
function bundleLines(): readonly string[] {
  let files: readonly string[];
  try {
    files = readdirSync(ASSETS).filter((file) => /^(?:paste|report-view|[0-9a-f]{40})-.*\.js$/.test(file));
  } catch {
    return ['No build: the scripts are not measured.'];
  }
  return files.map((file) => {
    const content = readFileSync(join(ASSETS, file));
    const packed = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    const name = file.replace(/-[0-9a-f]{20}\.js$/, '').replace(/^[0-9a-f]{40}$/, 'shared by both');
    return `${name.padEnd(26)} ${String(packed.byteLength).padStart(8)} bytes brotli ${String(content.byteLength).padStart(9)} raw`;
  });
}

const { values } = parseArgs({
  options: {
    page: { type: 'string' },
    bytes: { type: 'string', default: '500000' },
    runs: { type: 'string' },
    'warm-up': { type: 'string' },
    against: { type: 'string' },
    proofs: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

function showParts(html: string): void {
  const runs = count(values.runs ?? '50', 'runs');
  const times = measure(html, runs, count(values['warm-up'] ?? '20', 'warm-up'));
  const medians = times.map(median);
  const [alone = NaN] = medians;
  const load = loadavg()[0] ?? NaN;
  console.log(
    [
      `${Math.round(Buffer.byteLength(html) / 1000)} KB, median of ${runs} runs, load ${load.toFixed(1)}`,
      '',
      ...SUBJECTS.map(([name], index) => {
        const ms = medians[index] ?? NaN;
        return `${name.padEnd(26)} ${ms.toFixed(1).padStart(8)} ms ${(ms / alone).toFixed(2).padStart(7)} ×`;
      }),
      '',
      ...bundleLines(),
    ].join('\n'),
  );
}

async function main(): Promise<void> {
  const { help, page, against, proofs } = values;
  if (help) {
    console.log(HELP);
    return;
  }
  if (proofs) {
    console.log(proofLines(await proofCosts(count(values.runs ?? '5', 'runs'))).join('\n'));
    return;
  }
  if (against === undefined) {
    showParts(page === undefined ? benchPage(count(values.bytes, 'bytes')) : pageFrom(page));
    return;
  }
  const runs = count(values.runs ?? '9', 'runs');
  console.log(`Processor time here and in ${against}, median of ${runs} runs\n`);
  await compareWith(
    against,
    {
      runs,
      warmUp: count(values['warm-up'] ?? '3', 'warm-up'),
      page: page === undefined ? null : { name: basename(page), html: pageFrom(page) },
    },
    ({ name, here, there, ratio }) => {
      const figures = `${here.toFixed(0).padStart(6)} ms ${there.toFixed(0).padStart(6)} ms ${ratio.toFixed(2).padStart(6)} ×`;
      console.log(`${name.padEnd(36)} ${figures}   load ${(loadavg()[0] ?? NaN).toFixed(1)}`);
    },
  );
}

runMain(main);
