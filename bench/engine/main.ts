/** `npm run bench engine`: how long the engine takes for a page, compared with only the parser. See bench/README.md. */
import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { parse } from 'parse5';
import { assess } from '../../src/brand/score/assess';
import { extractFacts } from '../../src/brand/engine/extract';
import { pageEvidence } from '../../src/brand/evidence/page-evidence';
import { sniffEncoding } from '../../src/brand/basics/encoding';
import { countFrom } from '../build/command';
import { median } from '../build/figures';
import { benchPage } from './page';

const ASSETS = resolve(__dirname, '../../public/assets');

const HELP = `npm run bench -- engine [options]

  --page FILE    a saved page, instead of the one that is made
  --bytes N      size of the page that is made (default 500000)
  --runs R       measured runs of each; the median is shown (default 50)
  --warm-up W    runs before them (default 20)
`;

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
    runs: { type: 'string', default: '50' },
    'warm-up': { type: 'string', default: '20' },
    help: { type: 'boolean', default: false },
  },
});

function showParts(html: string): void {
  const runs = countFrom(values.runs, 'runs');
  const times = measure(html, runs, countFrom(values['warm-up'], 'warm-up'));
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

function pageFrom(file: string): string {
  const bytes = readFileSync(file);
  return new TextDecoder(sniffEncoding(bytes, null, true).encoding).decode(bytes);
}

if (values.help) console.log(HELP);
else showParts(values.page === undefined ? benchPage(countFrom(values.bytes, 'bytes')) : pageFrom(values.page));
