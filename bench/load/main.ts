/** `npm run bench load`: every function under fifty connections, on the direct platform. See bench/README.md. */
import { fork, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { serveIdentity } from '../../src/dev/identity/serve';
import { serveSamples } from '../../src/dev/samples/serve';
import { ROOT } from '../../src/dev/site';
import { freePort } from '../../tests/harness/free-port';
import { freshSessionOf } from '../../tests/harness/sign-in';
import { load, percentile, type Load, type LoadRequest } from './connections';
import { COMPARED_PATHS, type Memory, type Question } from './platform';
import { loadRequests } from './requests';

const HELP = `npm run bench -- load [options]

  --seconds S      how long each function is asked (default 60)
  --connections C  at once, each with an address of its own (default 50)
  --only A,B       these functions, or "wrapper"; without it all, then the wrapper beside a bare handler
  --rounds R       turns that the two take (default 5)
`;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    connections: { type: 'string', default: '50' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    help: { type: 'boolean', default: false },
  },
});

function count(value: string, name: string): number {
  const number = Number(value);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} takes a whole number above zero.`);
}

async function ask(platform: ChildProcess, question: Question): Promise<Memory> {
  const answer = once(platform, 'message') as Promise<[Memory]>;
  platform.send(question);
  return (await answer)[0];
}

interface Measured {
  readonly load: Load;
  readonly before: Memory;
  readonly after: Memory;
  /** Bytes. */
  readonly peak: number;
}

/** How often memory is looked at while a function is asked, in ms. */
const SAMPLE_MS = 500;

/** The most memory that was seen until the signal, in bytes. */
async function peakOf(platform: ChildProcess, signal: AbortSignal): Promise<number> {
  let peak = 0;
  while (!signal.aborted) {
    peak = Math.max(peak, (await ask(platform, 'memory')).rss);
    await pause(SAMPLE_MS);
  }
  return peak;
}

async function measure(
  platform: ChildProcess,
  port: number,
  request: LoadRequest,
  size: { readonly connections: number; readonly seconds: number },
): Promise<Measured> {
  // Loading and compiling at first use is no part of it.
  await load(port, request, { ...size, seconds: Math.min(2, size.seconds) });
  const before = await ask(platform, 'memory after collection');
  const ended = new AbortController();
  const watching = peakOf(platform, ended.signal);
  const measured = await load(port, request, size);
  ended.abort();
  const peak = Math.max(before.rss, await watching);
  return { load: measured, before, after: await ask(platform, 'memory after collection'), peak };
}

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);

const COLUMNS = [
  'requests',
  'per s',
  'p50 ms',
  'p99 ms',
  '429',
  'errors',
  'RSS MB',
  'peak',
  'after',
  'heap MB',
  'after',
] as const;

function row(name: string, cells: readonly string[]): string {
  return [name.padEnd(19), ...cells.map((cell) => cell.padStart(9))].join('');
}

function rowOf(name: string, { load: loaded, before, after, peak }: Measured): string {
  const errors = [...loaded.errors].map(([what, number]) => `${String(number)}×${what}`).join(' ') || '0';
  return row(name, [
    String(loaded.requests),
    (loaded.requests / loaded.seconds).toFixed(0),
    percentile(loaded, 0.5).toFixed(1),
    percentile(loaded, 0.99).toFixed(1),
    String(loaded.tooMany),
    errors,
    megabytes(before.rss),
    megabytes(peak),
    megabytes(after.rss),
    megabytes(before.heap),
    megabytes(after.heap),
  ]);
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The wrapper and a bare handler in turns, so that what disturbs the machine disturbs both. */
async function compareWrapper(port: number, size: { connections: number; seconds: number }, rounds: number) {
  const bare: LoadRequest = { path: COMPARED_PATHS.bare, status: 200 };
  const wrapped: LoadRequest = { path: COMPARED_PATHS.wrapped, status: 200 };
  const turn = { ...size, seconds: Math.max(2, Math.round(size.seconds / rounds)) };
  const pairs: { readonly bare: Load; readonly wrapped: Load }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    pairs.push({ bare: await load(port, bare, turn), wrapped: await load(port, wrapped, turn) });
  }
  for (const share of [0.5, 0.99]) {
    const of = (loaded: Load): number => percentile(loaded, share);
    const ratios = pairs.map((pair) => of(pair.wrapped) / of(pair.bare));
    console.log(
      `p${String(share * 100)}: bare ${median(pairs.map((pair) => of(pair.bare))).toFixed(1)} ms, ` +
        `wrapped ${median(pairs.map((pair) => of(pair.wrapped))).toFixed(1)} ms, ` +
        `ratio ${median(ratios).toFixed(2)} (${ratios.map((ratio) => ratio.toFixed(2)).join(' ')})`,
    );
  }
}

async function main(): Promise<void> {
  if (values.help) {
    console.log(HELP);
    return;
  }
  const size = { seconds: count(values.seconds, 'seconds'), connections: count(values.connections, 'connections') };
  const port = await freePort();
  const origin = `http://localhost:${String(port)}`;
  const samples = await serveSamples();
  const identity = await serveIdentity({ siteOrigin: origin });
  const { privateKey } = generateKeyPairSync('ed25519');
  const platform = fork(join(__dirname, 'platform.ts'), [String(port)], {
    cwd: ROOT,
    execArgv: ['--expose-gc', '--import', 'tsx'],
    // What functions log for each request would be written faster than it is read.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      OIDC_ISSUER: identity.issuer,
      OIDC_CLIENT_ID: identity.clientId,
      OIDC_CLIENT_SECRET: identity.clientSecret,
      FACET_SAMPLE_HOSTS: samples.hosts.join(','),
      FACET_SIGNING_KEYS: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    },
  });
  try {
    await once(platform, 'message');
    const [member, editor] = await Promise.all(
      (['mia', 'edgar'] as const).map(async (persona) => (await freshSessionOf(persona, origin)).cookie),
    );
    const requests = loadRequests(origin, samples.sites[0]?.type ?? '', { member: member ?? '', editor: editor ?? '' });
    const only = values.only?.split(',');
    const began = await ask(platform, 'memory after collection');
    console.log(
      `${String(size.connections)} connections, ${String(size.seconds)} s each, load ${(loadavg()[0] ?? 0).toFixed(1)}\n`,
    );
    console.log(row('function', COLUMNS));
    for (const [name, request] of Object.entries(requests)) {
      if (only !== undefined && !only.includes(name)) continue;
      const measured = await measure(platform, port, request, size);
      console.log(rowOf(name, measured));
      if (measured.load.errors.size > 0) process.exitCode = 1;
    }
    const ended = await ask(platform, 'memory after collection');
    console.log(
      `\nheap after collection: ${megabytes(began.heap)} MB before all of it, ${megabytes(ended.heap)} MB after\n`,
    );
    if (only === undefined || only.includes('wrapper'))
      await compareWrapper(port, size, count(values.rounds, 'rounds'));
  } finally {
    platform.kill();
    await Promise.all([samples.close(), identity.close()]);
  }
}

void main();
