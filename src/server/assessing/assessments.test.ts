import type { Evidence } from '../../brand/evidence/evidence';
import { LIMITS } from '../../site/limits';
import { TEST_ENVIRONMENT } from '../platform/testing/services';
import { countedInTotal } from '../platform/storage/counter';
import { assessOnce, type Outcome, type Visit } from './assessments';
import { dayLimit } from './day-budget';
import { deleteOldResults } from './result-spans';
import { failure, measuredAt, query, report, services } from './testing/assessed';

const DAY = dayLimit(TEST_ENVIRONMENT);

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

  it('keeps sites apart, and gives a deploy no result of another one', async () => {
    const world = services();
    const run = jest.fn(() => Promise.resolve<Outcome>(report));
    await assessOnce(query('https://brand.com'), world, run);
    await assessOnce(query('https://brand.de'), world, run);
    expect(run).toHaveBeenCalledTimes(2);
    world.pass(60);
    const other = await assessOnce(query('https://brand.com', 'd2'), world, run);
    expect(other).toEqual({ state: 'busy', code: 'site-resting', retryAfterSeconds: LIMITS.reportReuseSeconds - 60 });
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('takes both schemes for one site, and answers for them with one result, each time of what was typed', async () => {
    const world = services();
    const run = jest.fn(() => Promise.resolve<Outcome>(measuredAt('https://brand.com')));
    for (const origin of ['https://brand.com', 'http://brand.com', 'http://BRAND.com']) {
      const typed = new URL(origin).origin;
      const target = { address: typed, origin: typed, typed };
      expect(await assessOnce(query(typed), world, run)).toMatchObject({
        outcome: { evidence: { target }, report: { target } },
      });
    }
    expect(run).toHaveBeenCalledTimes(1);
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
    expect(await countedInTotal(world, 'assessments', DAY)).toBe(0);
  });

  it('takes over where an assessment broke off without a word', async () => {
    const world = services();
    void assessOnce(query('https://brand.example'), world, () => new Promise(() => undefined));
    await world.sleep(0);
    world.pass(LIMITS.siteLeaseSeconds);
    const result = await assessOnce(query('https://brand.example'), world, () => Promise.resolve(report));
    expect(result).toMatchObject({ state: 'done', reused: false });
  });

  it('leaves a site to whoever took it over, however late the one before ends', async () => {
    const world = services();
    let fail: (reason: unknown) => void = () => undefined;
    const first = assessOnce(query('https://a.example'), world, () => new Promise((_, reject) => (fail = reject)));
    await world.sleep(0);
    world.pass(LIMITS.siteLeaseSeconds);
    const taken = jest.fn(() => new Promise<Outcome>(() => undefined));
    void assessOnce(query('https://a.example'), world, taken);
    while (taken.mock.calls.length === 0) await world.sleep(0);
    fail(new Error('late'));
    await expect(first).rejects.toThrow('late');
    const run = jest.fn(() => Promise.resolve<Outcome>(report));
    expect(await assessOnce(query('https://a.example'), world, run)).toMatchObject({ state: 'busy' });
    expect(run).not.toHaveBeenCalled();
  });

  it.each([
    ['fails', () => Promise.resolve<Outcome>(failure)],
    ['is cancelled', () => Promise.reject<Outcome>(new Error('gone'))],
  ])('leaves a host alone for longer, the more an attempt that %s has asked of it', async (_what, end) => {
    const world = services();
    // Another deploy's result is of no use here.
    const ask = (run: (visit: Visit) => Promise<Outcome>) => assessOnce(query('https://brand.com', 'd2'), world, run);
    for (const [requests, rests] of [
      [1, LIMITS.failureReuseSeconds],
      [4, 4 * LIMITS.failureReuseSeconds],
      [30, LIMITS.reportReuseSeconds],
    ] as const) {
      await assessOnce(query('https://brand.com'), world, ({ onRequest }) => {
        for (let made = 0; made < requests; made += 1) onRequest();
        return end();
      }).catch(() => undefined);
      const run = jest.fn(() => Promise.resolve<Outcome>(failure));
      const ended = world.now().getTime();
      if (rests > LIMITS.siteWaitSeconds) {
        expect(await ask(run)).toEqual({ state: 'busy', code: 'site-resting', retryAfterSeconds: rests });
        world.pass(rests);
      }
      // What ends soon is waited for.
      expect(await ask(run)).toMatchObject({ reused: false });
      expect(world.now().getTime()).toBe(ended + rests * 1000);
      world.pass(LIMITS.neighbourSeconds);
    }
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

  it('counts an assessment once its site has answered', async () => {
    const world = services();
    await assessOnce(query('https://nowhere.com'), world, () => Promise.resolve(failure));
    expect(await countedInTotal(world, 'assessments', DAY)).toBe(0);
    const measure = async ({ answered, signal }: Visit): Promise<Outcome> => {
      await answered();
      signal.throwIfAborted();
      return report;
    };
    await assessOnce(query('https://a.com'), world, measure);
    expect(await countedInTotal(world, 'assessments', DAY)).toBe(1);
  });

  it('reads the switch, and for lease and place reads and writes storage twice each before it begins', async () => {
    const world = services();
    const get = jest.spyOn(world.storage, 'get');
    const put = jest.spyOn(world.storage, 'put');
    const used = () => [get.mock.calls.length, put.mock.calls.length];
    let before: readonly number[] = [];
    const ask = () =>
      assessOnce(query('https://brand.com'), world, () => {
        before = used();
        return Promise.resolve(report);
      });
    await ask();
    expect(before).toEqual([3, 2]);
    // The result, and the record that names it.
    expect(used()).toEqual([4, 4]);
    expect(await ask()).toMatchObject({ reused: true });
    expect(used()).toEqual([7, 4]);
  });

  it('leaves time for the report and its way, however long it waited', async () => {
    const world = services();
    let fail: (reason: unknown) => void = () => undefined;
    const first = assessOnce(query('https://a.com'), world, () => new Promise((_, reject) => (fail = reject)));
    await world.sleep(0);
    const measure = jest.fn((_visit: Visit) => Promise.resolve<Outcome>(report));
    const began = world.now().getTime();
    const second = assessOnce(query('https://a.com'), world, measure);
    while (world.now().getTime() < began + 20_000) await world.sleep(0);
    fail(new Error('gone'));
    await first.catch(() => undefined);
    await second;
    const waited = world.now().getTime() - began;
    expect(measure.mock.calls[0]?.[0].milliseconds).toBe(LIMITS.assessmentSeconds * 1000 - waited);
    expect(LIMITS.assessmentSeconds).toBeLessThanOrEqual(50);
  });

  it('leaves nothing behind but results that may still be served', async () => {
    const world = services();
    for (const site of ['https://a.example', 'https://b.example', 'https://c.example']) {
      await assessOnce(query(site), world, () => Promise.resolve(report));
      world.pass(LIMITS.reportReuseSeconds * 2);
    }
    const results = (await world.storage.list('assessments/results/')).keys;
    expect(results.length).toBeLessThanOrEqual(2);
  });
});

describe('a home page that leads to another site', () => {
  /** Measures a host to whose root the typed one leads. */
  const leading = (host: string, typed = 'https://brand.com') =>
    jest.fn(async ({ reach, signal, onRequest }: Visit): Promise<Outcome> => {
      onRequest();
      await reach(new URL(`https://${host}/`));
      signal.throwIfAborted();
      return measuredAt(`https://${host}`, typed);
    });

  it('takes the lease of that site, too, and leaves both alone', async () => {
    const world = services();
    await assessOnce(query('https://brand.com'), world, leading('brand.de'));
    const run = jest.fn(() => Promise.resolve<Outcome>(report));
    for (const origin of ['https://brand.com', 'https://brand.de']) {
      const outcome = measuredAt('https://brand.de', origin);
      expect(await assessOnce(query(origin), world, run)).toEqual({ state: 'done', outcome, reused: true });
    }
    expect(run).not.toHaveBeenCalled();
  });

  it('keeps nobody from measuring another host of that site', async () => {
    const world = services();
    await assessOnce(query('https://brand.com'), world, leading('user.brand.de'));
    const run = jest.fn(() => Promise.resolve<Outcome>(measuredAt('https://brand.de')));
    expect(await assessOnce(query('https://brand.de'), world, run)).toMatchObject({ reused: false });
    expect(run).toHaveBeenCalledTimes(1);
    expect(await assessOnce(query('https://shop.brand.de'), world, run)).toMatchObject({ reused: false });
  });

  it('takes the lease of another host of its own site', async () => {
    const world = services();
    await assessOnce(query('https://brand.com'), world, () => Promise.resolve(measuredAt('https://brand.com')));
    const found = { state: 'done', reused: true, outcome: { ok: true } };
    expect(
      await assessOnce(query('https://a.brand.com'), world, leading('brand.com', 'https://a.brand.com')),
    ).toMatchObject(found);
    await assessOnce(query('https://b.brand.com'), world, leading('c.brand.com', 'https://b.brand.com'));
    const run = jest.fn(() => Promise.resolve<Outcome>(report));
    expect(await assessOnce(query('https://c.brand.com'), world, run)).toMatchObject(found);
    expect(run).not.toHaveBeenCalled();
  });

  it.each(['deadline', 'rate-limit', 'request-limit'])(
    'answers for that host only if it is whole: %s',
    async (reason) => {
      const world = services();
      const cut = measuredAt('https://brand.de', 'https://brand.com');
      const requests = [{ state: 'skipped', id: 'icon', reason }] as Evidence['requests'];
      await assessOnce(query('https://brand.com'), world, async ({ reach }) => {
        await reach(new URL('https://brand.de/'));
        return { ...cut, evidence: { ...cut.evidence, requests } };
      });
      const run = jest.fn(() => Promise.resolve<Outcome>(measuredAt('https://brand.de')));
      expect(await assessOnce(query('https://brand.com'), world, run)).toMatchObject({ reused: true });
      expect(await assessOnce(query('https://brand.de'), world, run)).toMatchObject({ reused: false });
    },
  );

  it('is answered with what is stored of that site, from then on without being asked itself', async () => {
    const world = services();
    await assessOnce(query('https://brand.de'), world, () => Promise.resolve(measuredAt('https://brand.de')));
    world.pass(60);
    const measure = leading('brand.de');
    const found = { state: 'done', outcome: measuredAt('https://brand.de', 'https://brand.com'), reused: true };
    expect(await assessOnce(query('https://brand.com'), world, measure)).toEqual(found);
    expect(await assessOnce(query('https://brand.com'), world, measure)).toEqual(found);
    expect(measure).toHaveBeenCalledTimes(1);
  });

  it('hears when that site can be measured, and leaves it unasked', async () => {
    const world = services();
    const run = jest.fn(() => Promise.resolve(measuredAt('https://brand.de')));
    await assessOnce(query('https://brand.de', 'd2'), world, run);
    world.pass(60);
    expect(await assessOnce(query('https://brand.com'), world, leading('brand.de'))).toEqual({
      state: 'busy',
      code: 'site-resting',
      retryAfterSeconds: LIMITS.reportReuseSeconds - 60,
    });
  });

  it('does not wait for a site that leads to it in turn', async () => {
    const world = services();
    let go: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (go = resolve));
    const crossing = (host: string) => async (visit: Visit) => {
      await gate;
      return leading(host)(visit);
    };
    const both = Promise.all([
      assessOnce(query('https://a.com'), world, crossing('b.com')),
      assessOnce(query('https://b.com'), world, crossing('a.com')),
    ]);
    await world.sleep(0);
    go();
    expect((await both).map(({ state }) => state)).toEqual(['busy', 'busy']);
  });

  it('gives free what was only passed through', async () => {
    const world = services();
    await assessOnce(query('https://brand.com'), world, async (visit) => {
      await visit.reach(new URL('https://link.net/'));
      return leading('brand.de')(visit);
    });
    const run = jest.fn(() => Promise.resolve<Outcome>(report));
    expect(await assessOnce(query('https://link.net'), world, run)).toMatchObject({ reused: false });
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
    expect((await world.storage.list('assessments/results/')).keys).toEqual([]);
    expect((await world.storage.list('assessments/sites/')).keys).not.toEqual([]);
  });
});
