/** How often a site is asked by those who type its hosts, and that none of them keeps another from being measured. */
import { LIMITS } from '../../site/limits';
import { assessOnce, type Outcome, type Visit } from './assessments';
import { query, report, services } from './testing/assessed';

describe('what is typed of a site', () => {
  /** Measures a host, with requests. */
  const asking = (requests: number) =>
    jest.fn(({ onRequest }: Visit) => {
      for (let made = 0; made < requests; made += 1) onRequest();
      return Promise.resolve<Outcome>(report);
    });

  it.each(['brand.com', 'www.brand.com'])('measures %s, whatever is measured of its subdomains', async (host) => {
    const world = services();
    for (let minute = 0; minute < 30; minute += 1) {
      const name = `s${String(minute)}.brand.com`;
      await assessOnce(query(`https://${name}`), world, asking(LIMITS.siteRequests));
      if (minute % 11 === 3) {
        const run = asking(LIMITS.requestsPerAssessment);
        expect(await assessOnce(query(`https://${host}`), world, run)).toMatchObject({ state: 'done', reused: false });
      }
      world.pass(60);
    }
  });

  it('asks all subdomains together only so often, and says when it can ask again', async () => {
    const world = services();
    const made: boolean[] = [];
    const greedy = jest.fn(({ onRequest }: Visit) => {
      for (let n = 0; n < LIMITS.siteRequests; n += 1) made.push(onRequest());
      return Promise.resolve<Outcome>(report);
    });
    await assessOnce(query('https://a.brand.com'), world, greedy);
    expect(made.filter((isMade) => isMade)).toHaveLength(LIMITS.subdomainRequests);
    const busy = { state: 'busy', code: 'site-resting', retryAfterSeconds: LIMITS.neighbourSeconds - 60 };
    world.pass(60);
    const run = asking(1);
    for (const name of ['b', 'c', 'd']) {
      expect(await assessOnce(query(`https://${name}.brand.com`), world, run)).toEqual(busy);
    }
    expect(run).not.toHaveBeenCalled();
    world.pass(busy.retryAfterSeconds);
    expect(await assessOnce(query('https://b.brand.com'), world, run)).toMatchObject({ reused: false });
  });

  it('can ask again as soon as the first of several assessments no longer counts', async () => {
    const world = services();
    const spare = LIMITS.subdomainRequests - LIMITS.requestsPerAssessment;
    for (const name of ['a', 'b']) {
      await assessOnce(query(`https://${name}.brand.com`), world, asking(spare));
      world.pass(60);
    }
    const refused = await assessOnce(query('https://c.brand.com'), world, asking(1));
    expect(refused).toMatchObject({ state: 'busy', retryAfterSeconds: LIMITS.neighbourSeconds - 120 });
  });

  it('gives a site back the requests that an assessment did not make', async () => {
    const world = services();
    for (const name of ['a', 'b', 'c']) {
      const run = asking(5);
      expect(await assessOnce(query(`https://${name}.brand.com`), world, run)).toMatchObject({ reused: false });
    }
    expect(await assessOnce(query('https://d.brand.com'), world, asking(5))).toMatchObject({ state: 'busy' });
  });

  it('makes no more requests of a site than it takes, whatever is measured of it at once', async () => {
    const world = services();
    let made = 0;
    const greedy = async ({ onRequest }: Visit): Promise<Outcome> => {
      await world.sleep(0);
      for (let n = 0; n < LIMITS.siteRequests; n += 1) if (onRequest()) made += 1;
      return report;
    };
    const hosts = ['brand.com', 'a.brand.com', 'www.brand.com', 'b.brand.com', 'brand.com:8080'];
    await Promise.all(hosts.map((host) => assessOnce(query(`https://${host}`), world, greedy)));
    for (const host of hosts) await assessOnce(query(`https://${host}`), world, greedy);
    expect(made).toBe(LIMITS.siteRequests);
  });
});
