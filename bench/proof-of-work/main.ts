/** `npm run bench:proof-of-work`: the cost of a proof of work for users and for the function. See bench/README.md. */
import { createServer } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import { createChallenge, verifySolution } from 'altcha-lib/v1';
import type { Challenge } from 'altcha-lib/v1/types';
import { LIMITS } from '../../src/site/limits';

const ASSETS = resolve(__dirname, '../../public/assets');
const KEY = 'a key of the benchmark';

const HELP = `npm run bench:proof-of-work -- [options]      after a build

  --runs R        challenges solved each way (default 15)
  --slow-down N   how much slower the processor is made (default 4)
`;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '15' },
    'slow-down': { type: 'string', default: '4' },
    help: { type: 'boolean', default: false },
  },
});

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
}

/** The built worker. */
function workerFile(): string {
  const name = readdirSync(ASSETS).find((file) => /^proof-of-work-.*\.js$/.test(file));
  if (name === undefined) throw new Error('Build the site first: public/assets has no proof-of-work script.');
  return join(ASSETS, name);
}

/** A challenge with the median number: half of all possible numbers are found before it. */
function challengeOf(number: number): Promise<Challenge> {
  const options = { hmacKey: KEY, maxnumber: LIMITS.challengeNumbers, number, params: { issued: '1770000000' } };
  return createChallenge({ ...options, expires: new Date('2999-01-01') });
}

/** Code of the page: `solver` runs on the main thread, where the slow-down is known to work. */
const SOLVE_IN_PAGE = `async (challenge) => {
  const listeners = [];
  const source = await (await fetch('/worker.js')).text();
  const answer = await new Promise((resolve) => {
    new Function('addEventListener', 'postMessage', source)((_, listener) => listeners.push(listener), resolve);
    listeners.forEach((listener) => listener({ data: challenge }));
  });
  return answer.took;
}`;

const SOLVE_IN_WORKER = `(challenge) => new Promise((resolve) => {
  const worker = new Worker('/worker.js');
  worker.onmessage = ({ data }) => { worker.terminate(); resolve(data.took); };
  worker.postMessage(challenge);
})`;

/** The peer: as many hashes with the browser's own cryptography, one after the other, as in ALTCHA's library. */
const SOLVE_BY_SUBTLE = `async ({ challenge, salt, maxnumber }) => {
  const encoder = new TextEncoder();
  const start = performance.now();
  for (let number = 0; number <= maxnumber; number++) {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(salt + number)));
    let hex = '';
    for (const byte of digest) hex += byte.toString(16).padStart(2, '0');
    if (hex === challenge) return performance.now() - start;
  }
}`;

async function inChromium(runs: number, rate: number): Promise<readonly string[]> {
  const worker = readFileSync(workerFile());
  const server = createServer((request, response) => {
    const isWorker = request.url === '/worker.js';
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
    response.end(isWorker ? worker : '<!doctype html><title>Proof of work</title>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${address.port}/`);
    const session = await page.context().newCDPSession(page);
    const challenge = await challengeOf(LIMITS.challengeNumbers / 2);
    const ways = [
      ['worker', SOLVE_IN_WORKER],
      ['main thread', SOLVE_IN_PAGE],
      ['crypto.subtle', SOLVE_BY_SUBTLE],
    ] as const;
    const lines: string[] = [];
    for (const slowDown of [1, rate]) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
      const times = ways.map((): number[] => []);
      // They take turns, so that what disturbs one disturbs all; the first of each is a warm-up.
      for (let run = -1; run < runs; run++) {
        for (const [index, [, way]] of ways.entries()) {
          const call = `(${way})(${JSON.stringify(challenge)})`;
          const took = await page.evaluate<number>(call);
          if (run >= 0) times[index]?.push(took);
        }
      }
      for (const [index, [name]] of ways.entries()) {
        const label = `${name}${slowDown === 1 ? '' : `, ${slowDown} × slower`}`;
        lines.push(
          `${label.padEnd(28)} ${median(times[index] ?? [])
            .toFixed(0)
            .padStart(8)} ms`,
        );
      }
    }
    return lines;
  } finally {
    await browser.close();
    server.close();
  }
}

/** The worker's code, called as a function. */
function solverInNode(): (challenge: Challenge) => unknown {
  let listen: ((event: { readonly data: Challenge }) => void) | undefined;
  let answer: unknown;
  runInNewContext(readFileSync(workerFile(), 'utf8'), {
    TextEncoder,
    performance,
    addEventListener: (_: string, listener: typeof listen) => (listen = listener),
    postMessage: (solution: { readonly number: number }) => (answer = solution.number),
  });
  return (challenge) => {
    listen?.({ data: challenge });
    return answer;
  };
}

/** Microseconds for one check, and for the work it checks, in Node. */
async function inNode(runs: number): Promise<readonly string[]> {
  const challenge = await challengeOf(LIMITS.challengeNumbers / 2);
  const proof = btoa(JSON.stringify({ ...challenge, number: LIMITS.challengeNumbers / 2 }));
  const solve = solverInNode();
  const solving: number[] = [];
  const verifying: number[] = [];
  for (let run = -1; run < runs; run++) {
    let start = performance.now();
    if (solve(challenge) !== LIMITS.challengeNumbers / 2) throw new Error('the worker found something else');
    if (run >= 0) solving.push(performance.now() - start);
    start = performance.now();
    const rounds = 200;
    for (let round = 0; round < rounds; round++) {
      if (!(await verifySolution(proof, KEY))) throw new Error('the proof is not accepted');
    }
    if (run >= 0) verifying.push((performance.now() - start) / rounds);
  }
  const [solved, verified] = [median(solving), median(verifying)];
  return [
    `${'solve, Node'.padEnd(28)} ${solved.toFixed(1).padStart(8)} ms`,
    `${'verify, Node'.padEnd(28)} ${(verified * 1000).toFixed(0).padStart(8)} µs`,
    `${'solve : verify'.padEnd(28)} ${(solved / verified).toFixed(0).padStart(8)}`,
  ];
}

async function main(): Promise<void> {
  if (values.help) {
    console.log(HELP);
    return;
  }
  const runs = Number(values.runs);
  const rate = Number(values['slow-down']);
  if (!(Number.isInteger(runs) && runs > 0 && rate >= 1)) throw new Error(HELP);
  const script = readFileSync(workerFile());
  const packed = brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  console.log(
    [
      `Median of ${runs} runs, ${LIMITS.challengeNumbers / 2} numbers tried each (half of the most), load ${(loadavg()[0] ?? NaN).toFixed(1)}`,
      '',
      ...(await inChromium(runs, rate)),
      '',
      ...(await inNode(runs)),
      '',
      `${'worker, brotli'.padEnd(28)} ${String(packed.byteLength).padStart(8)} bytes, ${script.byteLength} raw`,
    ].join('\n'),
  );
}

void main();
