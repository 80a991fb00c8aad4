import type { Evidence } from '../../brand/evidence';
import type { Report } from '../../brand/report';
import { LIMITS } from '../../site/limits';
import { assessOnce, deleteOldResults, type Outcome } from './assessments';
import { memoryStorage } from '../platform/testing/memory-storage';
import { countedInTotal } from '../platform/totals';

const report = {
  ok: true,
  evidence: { requests: [] } as unknown as Evidence,
  report: { format: 1 } as Report,
} satisfies Outcome;
const failure = { ok: false, code: 'site-unreachable' } satisfies Outcome;

const DAY = { windowLimit: LIMITS.assessmentsPerDay, windowSize: 24 * 60 * 60 };

const query = (origin: string, deploy = 'd1', { signal } = new AbortController()) => ({ origin, deploy, signal });

/** Services whose clock only advances when a task sleeps or the test says so. */
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
    const ask = () => assessOnce(query('https://brand.example'), world, run);
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
    const ask = () => assessOnce(query('https://brand.example'), world, run);
    await ask();
    expect(await ask()).toEqual({ state: 'done', outcome: failure, reused: true });
    world.pass(LIMITS.failureReuseSeconds + 1);
    expect(await ask()).toMatchObject({ reused: false });
  });

  it('keeps sites and deploys apart', async () => {
    const world = services();
    const run = jest.fn(() => Promise.resolve<Outcome>(report));
    await assessOnce(query('https://brand.example'), world, run);
    await assessOnce(query('http://brand.example'), world, run);
    await assessOnce(query('https://brand.example', 'd2'), world, run);
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('has one assessment of a site in flight, whose result everybody gets', async () => {
    const world = services();
    let finish: (outcome: Outcome) => void = () => undefined;
    const run = jest.fn(() => new Promise<Outcome>((resolve) => (finish = resolve)));
    const all = Promise.all(Array.from({ length: 5 }, () => assessOnce(query('https://brand.example'), world, run)));
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
    void assessOnce(query('https://brand.example'), world, () => new Promise(() => undefined));
    await world.sleep(0);
    const run = jest.fn(() => Promise.resolve<Outcome>(report));
    expect(await assessOnce(query('https://brand.example'), world, run)).toMatchObject({ state: 'busy' });
    expect(run).not.toHaveBeenCalled();
  });

  it('begins and counts nothing for a visitor who went away while another one was served', async () => {
    const world = services();
    const run = jest.fn(() => Promise.resolve<Outcome>(report));
    let fail: (reason: unknown) => void = () => undefined;
    const first = assessOnce(query('https://a.example'), world, () => new Promise((_, reject) => (fail = reject)));
    await world.sleep(0);
    const gone = new AbortController();
    const second = assessOnce(query('https://a.example', 'd1', gone), world, run);
    await world.sleep(0);
    gone.abort(new Error('gone'));
    fail(new Error('first'));
    await expect(first).rejects.toThrow('first');
    await expect(second).rejects.toThrow('gone');
    expect(run).not.toHaveBeenCalled();
    expect(await countedInTotal(world, 'assessments', DAY)).toBe(1);
  });

  it('takes over where an assessment broke off without a word', async () => {
    const world = services();
    void assessOnce(query('https://brand.example'), world, () => new Promise(() => undefined));
    await world.sleep(0);
    world.pass(LIMITS.hostLeaseSeconds);
    const result = await assessOnce(query('https://brand.example'), world, () => Promise.resolve(report));
    expect(result).toMatchObject({ state: 'done', reused: false });
  });

  it('leaves a site to whoever took it over, however late the one before ends', async () => {
    const world = services();
    let fail: (reason: unknown) => void = () => undefined;
    const first = assessOnce(query('https://a.example'), world, () => new Promise((_, reject) => (fail = reject)));
    await world.sleep(0);
    world.pass(LIMITS.hostLeaseSeconds);
    const taken = jest.fn(() => new Promise<Outcome>(() => undefined));
    void assessOnce(query('https://a.example'), world, taken);
    while (taken.mock.calls.length === 0) await world.sleep(0);
    fail(new Error('late'));
    await expect(first).rejects.toThrow('late');
    const run = jest.fn(() => Promise.resolve<Outcome>(report));
    expect(await assessOnce(query('https://a.example'), world, run)).toMatchObject({ state: 'busy' });
    expect(run).not.toHaveBeenCalled();
  });

  it('leaves a site alone after an attempt without a result for as long as after a failure', async () => {
    const world = services();
    const run = jest.fn(() => Promise.resolve<Outcome>(report));
    const began = world.now().getTime();
    await expect(
      assessOnce(query('https://a.example'), world, () => {
        world.pass(5);
        return Promise.reject(new Error('gone'));
      }),
    ).rejects.toThrow('gone');
    run.mockImplementation(() => {
      expect(world.now().getTime()).toBeGreaterThanOrEqual(began + LIMITS.failureReuseSeconds * 1000);
      return Promise.resolve(report);
    });
    expect(await assessOnce(query('https://a.example'), world, run)).toMatchObject({ reused: false });
    expect(run).toHaveBeenCalledTimes(1);
    expect(world.now().getTime()).toBeLessThan(began + LIMITS.hostLeaseSeconds * 1000);
  });

  it('gives a site free at once where it was not asked', async () => {
    const world = services();
    const gone = new AbortController();
    gone.abort(new Error('gone'));
    await expect(
      assessOnce(query('https://a.example', 'd1', gone), world, () => Promise.resolve(report)),
    ).rejects.toThrow('gone');
    const before = world.now();
    await assessOnce(query('https://a.example'), world, () => Promise.resolve(report));
    expect(world.now()).toEqual(before);
  });

  it('hands out a result that could not be stored, and says so', async () => {
    const world = services();
    const put = world.storage.put.bind(world.storage);
    world.storage.put = (key, ...rest) =>
      key.includes('/results/') ? Promise.reject(new Error('full')) : put(key, ...rest);
    const result = await assessOnce(query('https://a.example'), world, () => Promise.resolve(report));
    expect(result).toEqual({ state: 'done', outcome: report, reused: false });
    expect(world.report).toHaveBeenCalledWith(new Error('full'));
  });

  it('leaves nothing behind but results that may still be served', async () => {
    const world = services();
    for (const site of ['https://a.example', 'https://b.example', 'https://c.example']) {
      await assessOnce(query(site), world, () => Promise.resolve(report));
      world.pass(LIMITS.reportReuseSeconds * 2);
    }
    expect((await world.storage.list('assessments/', null)).keys).toHaveLength(1);
  });
});

describe('deleteOldResults', () => {
  it('deletes what is served no longer, and nothing else', async () => {
    const world = services();
    const ask = () => assessOnce(query('https://a.example'), world, () => Promise.resolve(report));
    // Neither when a span begins nor when it ends.
    world.pass(LIMITS.reportReuseSeconds / 2);
    await ask();
    world.pass(LIMITS.reportReuseSeconds - 1);
    await deleteOldResults(world);
    expect(await ask()).toMatchObject({ reused: true });
    world.pass(LIMITS.reportReuseSeconds + 1);
    await deleteOldResults(world);
    expect((await world.storage.list('assessments/', null)).keys).toEqual([]);
    expect((await world.storage.list('totals/', null)).keys).not.toEqual([]);
  });
});
