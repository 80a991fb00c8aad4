/** A run that is killed in the middle, and taken up again by another process. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { closeServers, serve } from '../../server/fetching/testing/loopback';
import { LIMITS } from '../../site/limits';
import { readLine } from './lines';

const folder = mkdtempSync(join(tmpdir(), 'facet-killed-'));
const children: ChildProcess[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await closeServers();
});

afterAll(() => rmSync(folder, { recursive: true }));

const SITES = 12;

/** Sites by their host, which may be kept from answering; and how often each was asked. */
class Sites {
  readonly asked = new Map<string, number>();
  /** Hosts that do not answer. */
  readonly silent = new Set<string>();
  #onSilence: () => void = () => undefined;

  /** Ends when this many sites have been asked without success. */
  silences(count: number): Promise<void> {
    return new Promise((resolve) => {
      this.#onSilence = () => {
        if ([...this.silent].filter((host) => this.asked.has(host)).length >= count) resolve();
      };
      this.#onSilence();
    });
  }

  readonly listener: RequestListener = (request, response) => {
    const host = request.headers.host ?? '';
    this.asked.set(host, (this.asked.get(host) ?? 0) + 1);
    if (this.silent.has(host)) {
      this.#onSilence();
      return;
    }
    if (request.url !== '/') return response.writeHead(404).end();
    const [name = ''] = host.split('.');
    return response.setHeader('content-type', 'text/html').end(`<!doctype html><html lang="en"><title>${name}</title>`);
  };
}

/** A process that works on the list, and the lines it prints. */
function start(list: string, output: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'testing/run-list.ts'), list, output], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const printed: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => printed.push(line));
  return {
    child,
    printed,
    ended: once(child, 'close'),
    /** After this many lines. */
    async prints(count: number): Promise<void> {
      while (printed.length < count) await once(lines, 'line');
    },
  };
}

const linesOf = (output: string) => readFileSync(output, 'utf8').split('\n').filter(Boolean).map(readLine);

async function prepared(name: string) {
  const sites = new Sites();
  const port = String(await serve(sites.listener));
  const hosts = Array.from({ length: SITES }, (_, at) => `site-${String(at)}.localhost:${port}`);
  const list = join(folder, `${name}.txt`);
  const output = join(folder, `${name}.ndjson`);
  writeFileSync(list, hosts.join('\n'));
  // Those after them keep the process in the middle of the list.
  for (const host of hosts.slice(5)) sites.silent.add(host);
  const first = start(list, output);
  await first.prints(5);
  await sites.silences(4);
  return { sites, hosts, list, output, first };
}

long(
  'a run that was killed is taken up again without a second request to what it had finished',
  async () => {
    const { sites, hosts, list, output, first } = await prepared('killed');
    first.child.kill('SIGKILL');
    await first.ended;
    const finished = linesOf(output).map((line) => line?.origin?.replace('http://', '') ?? '');
    expect(finished).toEqual(expect.arrayContaining(hosts.slice(0, 5)));
    expect(finished.length).toBeLessThan(SITES);
    // What a process leaves that dies while it writes.
    appendFileSync(output, readFileSync(output, 'utf8').slice(0, 400));
    const before = new Map(sites.asked);

    sites.silent.clear();
    const second = start(list, output);
    await second.ended;
    expect(second.printed.at(-1)).toBe('done');
    expect(linesOf(output).map((line) => line?.ok)).toEqual(hosts.map(() => true));
    expect(new Set(linesOf(output).map((line) => line?.origin)).size).toBe(SITES);
    for (const host of finished) expect([host, sites.asked.get(host)]).toEqual([host, before.get(host)]);
    for (const host of hosts) {
      const most = (before.get(host) ?? 0) + LIMITS.requestsPerAssessment;
      expect(sites.asked.get(host)).toBeGreaterThan(1);
      expect(sites.asked.get(host)).toBeLessThanOrEqual(finished.includes(host) ? LIMITS.requestsPerAssessment : most);
    }
  },
  60_000,
);

it('a run that its user interrupts ends by itself, with what is done', async () => {
  const { output, first } = await prepared('interrupted');
  first.child.kill('SIGINT');
  const [code] = (await first.ended) as [number | null];
  expect([code, first.printed.at(-1)]).toEqual([0, 'interrupted']);
  expect(linesOf(output)).toHaveLength(5);
}, 60_000);
