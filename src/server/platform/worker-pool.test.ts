/** Workers: what a task may take, and what becomes of those that take more. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answered, evidence, GOOD_PAGE } from '../../brand/examples/evidence';
import { READING_WORKER } from '../../site/functions';
import { writeWorker } from '../../site/workers';
import { pooledReader } from '../assessing/reading/page-reader';
import { STEPS } from '../assessing/reading/steps';
import { WorkerPool, type PoolOptions } from './worker-pool';

/** In place of the engine: does what a task's first argument says, and sends back the second with the worker's number. */
const PRETENDER = `
const DEEDS = {
  answer: (value) => process.send({ value: [value, process.pid] }),
  environment: () => process.send({ value: [Object.keys(process.env).filter((name) => name !== 'NODE_CHANNEL_FD'), 0] }),
  never: () => { for (;;); },
  fill: () => { for (const all = []; ; ) all.push(new Array(1000).fill(all.length)); },
  fillLarge: () => { for (const all = []; ; ) all.push(new Array(5e6).fill(1)); },
  fail: () => process.send({ error: new RangeError('a defect') }),
  leave: () => process.exit(3),
};
process.on('message', ({ given: [deed, value] }) => DEEDS[deed](value));
`;

let folder: string;
const pools: WorkerPool[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'facet-reading-'));
  writeFileSync(join(folder, 'pretender.mjs'), PRETENDER);
});

afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function open(options: Partial<PoolOptions> = {}, file = 'pretender.mjs'): WorkerPool {
  const pool = new WorkerPool({ file: () => join(folder, file), seconds: 60, megabytes: 256, workers: 2, ...options });
  pools.push(pool);
  return pool;
}

const run = (pool: WorkerPool, deed: string, value?: unknown) =>
  pool.run({ step: 'readHomePage', given: [deed, value] }) as Promise<readonly [value: unknown, worker: number]>;

describe('a pool of workers', () => {
  it('has no more workers than it may, and gives each a task at a time', async () => {
    const pool = open();
    const results = await Promise.all(Array.from({ length: 10 }, (_, index) => run(pool, 'answer', index)));
    expect(results.map(([value]) => value)).toEqual(Array.from({ length: 10 }, (_, index) => index));
    expect(new Set(results.map(([, worker]) => worker)).size).toBe(2);
  });

  it('tells its workers nothing of the environment', async () => {
    expect((await run(open(), 'environment'))[0]).toEqual([]);
  });

  it('keeps its workers', async () => {
    const pool = open({ workers: 1 });
    const [, first] = await run(pool, 'answer');
    const [, second] = await run(pool, 'answer');
    expect(second).toBe(first);
  });

  it('ends a worker after so many tasks, and loses none', async () => {
    const pool = open({ workers: 1, tasks: 2 });
    const results = await Promise.all(Array.from({ length: 6 }, (_, index) => run(pool, 'answer', index)));
    expect(results.map(([value]) => value)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(new Set(results.map(([, worker]) => worker)).size).toBe(3);
  });

  it.each([
    ['never ends', 'never', { seconds: 1 }, { limit: 'time' }],
    ['uses up its memory little by little', 'fill', { megabytes: 96 }, { limit: 'memory' }],
    ['uses up its memory at once', 'fillLarge', { megabytes: 96 }, { limit: 'memory' }],
    ['has a defect', 'fail', {}, { name: 'RangeError', message: 'a defect' }],
    ['leaves', 'leave', {}, { message: 'a worker ended before its task: 3' }],
  ])('fails where a worker %s, and goes on with the next task', async (_, deed, options, error) => {
    const pool = open({ workers: 1, ...options });
    const ended = run(pool, deed);
    const next = run(pool, 'answer', 'next');
    await expect(ended).rejects.toMatchObject(error);
    expect((await next)[0]).toBe('next');
  });
});

describe('the engine in a worker', () => {
  long('gives what it gives here, as it is bundled for functions', async () => {
    writeWorker(process.cwd(), READING_WORKER, join(folder, 'reading-worker.mjs'));
    const reader = pooledReader(open({}, 'reading-worker.mjs'));
    const home = answered('https-home', GOOD_PAGE);
    const page = await reader.readHomePage(home);
    expect(JSON.stringify(page)).toBe(JSON.stringify(STEPS.readHomePage(home)));
    const given = evidence(home);
    expect(JSON.stringify(await reader.assess(given, page))).toBe(JSON.stringify(STEPS.assess(given, null)));
  });
});
