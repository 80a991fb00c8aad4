import type { Evidence } from '../brand/evidence';
import type { Report } from '../brand/report';
import { LIMITS } from '../site/limits';
import { assessOnce, type Outcome } from './assessments';
import { memoryStorage } from './memory-storage';

const report = {
  ok: true,
  evidence: { requests: [] } as unknown as Evidence,
  report: { format: 1 } as Report,
} satisfies Outcome;
const failure = { ok: false, code: 'site-unreachable' } satisfies Outcome;

/** Services whose clock only moves when somebody sleeps or the test says so. */
function services() {
  let time = Date.UTC(2026, 5, 1, 12);
  const storage = memoryStorage();
  return {
    storage,
    report: jest.fn(),
    now: () => new Date(time),
    sleep: (ms: number) => {
      time += ms;
      return new Promise<void>((resolve) => setImmediate(resolve));
    },
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
  };
}

describe('assessOnce', () => {
  it('serves the last report for ten minutes, then asks the site again', async () => {
    const world = services();
    const run = jest.fn(() => Promise.resolve<Outcome>(report));
    const ask = () => assessOnce('https://brand.example', 'd1', world, run);
    expect(await ask()).toEqual({ state: 'done', outcome: report, reused: false });
    world.pass(LIMITS.reportReuseSeconds - 1);
    expect(await ask()).toEqual({ state: 'done', outcome: report, reused: true });
    expect(run).toHaveBeenCalledTimes(1);
    world.pass(2);
    expect(await ask()).toMatchObject({ reused: false });
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('serves a failure for a short while only', async () => {
    const world = services();
    const run = jest.fn(() => Promise.resolve<Outcome>(failure));
    const ask = () => assessOnce('https://brand.example', 'd1', world, run);
    await ask();
    expect(await ask()).toEqual({ state: 'done', outcome: failure, reused: true });
    world.pass(LIMITS.failureReuseSeconds + 1);
    expect(await ask()).toMatchObject({ reused: false });
  });

  it('keeps sites and deploys apart', async () => {
    const world = services();
    const run = jest.fn(() => Promise.resolve<Outcome>(report));
    await assessOnce('https://brand.example', 'd1', world, run);
    await assessOnce('http://brand.example', 'd1', world, run);
    await assessOnce('https://brand.example', 'd2', world, run);
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('has one assessment of a site in flight, whose result everybody gets', async () => {
    const world = services();
    let finish: (outcome: Outcome) => void = () => undefined;
    const run = jest.fn(() => new Promise<Outcome>((resolve) => (finish = resolve)));
    const all = Promise.all(Array.from({ length: 5 }, () => assessOnce('https://brand.example', 'd1', world, run)));
    while (run.mock.calls.length === 0) await world.sleep(0);
    finish(report);
    const results = await all;
    expect(run).toHaveBeenCalledTimes(1);
    expect(results.map((result) => result.state === 'done' && result.reused).sort()).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  it('does not wait for ever', async () => {
    const world = services();
    void assessOnce('https://brand.example', 'd1', world, () => new Promise(() => undefined));
    await world.sleep(0);
    const run = jest.fn(() => Promise.resolve<Outcome>(report));
    expect(await assessOnce('https://brand.example', 'd1', world, run)).toMatchObject({ state: 'busy' });
    expect(run).not.toHaveBeenCalled();
  });

  it('takes over where an assessment broke off without a word', async () => {
    const world = services();
    void assessOnce('https://brand.example', 'd1', world, () => new Promise(() => undefined));
    await world.sleep(0);
    world.pass(LIMITS.hostLeaseSeconds);
    const result = await assessOnce('https://brand.example', 'd1', world, () => Promise.resolve(report));
    expect(result).toMatchObject({ state: 'done', reused: false });
  });

  it('gives the site free again after an error', async () => {
    const world = services();
    await expect(assessOnce('https://a.example', 'd1', world, () => Promise.reject(new Error('x')))).rejects.toThrow(
      'x',
    );
    expect(await assessOnce('https://a.example', 'd1', world, () => Promise.resolve(report))).toMatchObject({
      reused: false,
    });
  });

  it('hands out a result that could not be stored, and says so', async () => {
    const world = services();
    const put = world.storage.put.bind(world.storage);
    world.storage.put = (key, ...rest) =>
      key.includes('/results/') ? Promise.reject(new Error('full')) : put(key, ...rest);
    const result = await assessOnce('https://a.example', 'd1', world, () => Promise.resolve(report));
    expect(result).toEqual({ state: 'done', outcome: report, reused: false });
    expect(world.report).toHaveBeenCalledWith(new Error('full'));
  });

  it('stops at the number of a day', async () => {
    const world = services();
    const until = world.now().getTime() + 60_000;
    await world.storage.put('limits/assessments-per-day/al', { all: { until, count: LIMITS.assessmentsPerDay } }, {});
    const run = jest.fn(() => Promise.resolve<Outcome>(report));
    expect(await assessOnce('https://a.example', 'd1', world, run)).toEqual({ state: 'busy', retryAfterSeconds: 60 });
    expect(run).not.toHaveBeenCalled();
  });

  it('leaves nothing behind but results that may still be served', async () => {
    const world = services();
    for (const site of ['https://a.example', 'https://b.example', 'https://c.example']) {
      await assessOnce(site, 'd1', world, () => Promise.resolve(report));
      world.pass(LIMITS.reportReuseSeconds * 2);
    }
    expect((await world.storage.list('assessments/', null)).keys).toHaveLength(1);
  });
});
