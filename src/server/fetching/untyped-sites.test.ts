import { LIMITS } from '../../site/limits';
import { StorageError } from '../platform/storage/raw';
import { memoryStorage } from '../platform/testing/memory-storage';
import { UntypedSites, neighbourFactor, networkOf } from './untyped-sites';

const URLS = {
  own: new URL('https://brand.com/'),
  http: new URL('http://brand.com/'),
  other: new URL('https://cdn.net/'),
};
const IP = '93.184.215.14';
const OTHER_IP = '1.1.1.1';

function open() {
  let time = Date.UTC(2026, 5, 1, 12);
  const services = { storage: memoryStorage(), now: () => new Date(time), report: jest.fn(() => '') };
  const onOwnRequest = jest.fn(() => true);
  const begin = () =>
    new UntypedSites(
      { typed: 'brand.com', factor: 1, isExcludedIp: () => Promise.resolve(false), onOwnRequest },
      services,
    );
  return { ...services, begin, onOwnRequest, pass: (seconds: number) => (time += seconds * 1000) };
}

/** How many of the given number of connections are let through. */
async function letThrough(untypedSites: UntypedSites, url: URL, ip: string, tries: number): Promise<number> {
  let count = 0;
  for (let at = 0; at < tries; at += 1) {
    await untypedSites.connect(url, ip).then(
      () => (count += 1),
      () => undefined,
    );
  }
  return count;
}

describe('networkOf', () => {
  it.each([
    ['93.184.215.14', '93.184.215.0/24'],
    ['2606:4700:1:2::1111', '2606:4700:1::/48'],
    ['2606:4700:0001:ffff::1', '2606:4700:1::/48'],
  ])('of %s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

describe('Neighbours', () => {
  it('count a site by its name and by its network', async () => {
    const { begin } = open();
    expect(await letThrough(begin(), URLS.other, IP, 20)).toBe(20);
    expect(await letThrough(begin(), new URL('https://www.cdn.net/'), OTHER_IP, 20)).toBe(10);
    expect(await letThrough(begin(), new URL('https://another.net/'), '93.184.215.200', 20)).toBe(10);
  });

  it('tell when a share can be had again', async () => {
    const { begin, pass } = open();
    await letThrough(begin(), URLS.other, IP, LIMITS.neighbourRequests);
    pass(30);
    const late = begin();
    await expect(late.connect(URLS.other, IP)).rejects.toMatchObject({ reason: 'rate-limit' });
    expect(late.retryAfterSeconds).toBe(LIMITS.neighbourSeconds - 30);
    pass(LIMITS.neighbourSeconds - 30);
    await begin().connect(URLS.other, IP);
  });

  it('leave the typed site out where its certificate shows whose it is, and count its network where none does', async () => {
    const { begin, onOwnRequest } = open();
    const proven = begin();
    expect(await letThrough(proven, URLS.own, IP, 100)).toBe(100);
    expect(await letThrough(proven, URLS.http, IP, 100)).toBe(LIMITS.neighbourRequests);
    proven.secured(URLS.own, OTHER_IP);
    expect(await letThrough(proven, URLS.http, OTHER_IP, 100)).toBe(100);
    expect(proven.prefer(URLS.http, [IP, OTHER_IP])).toEqual([OTHER_IP, IP]);
    expect(onOwnRequest).toHaveBeenCalledTimes(200 + LIMITS.neighbourRequests);
  });

  it('take what they expect at once, and give back what they did not need', async () => {
    const { begin, storage } = open();
    const put = jest.spyOn(storage, 'put');
    const first = begin();
    first.expect(Array.from({ length: 8 }, () => URLS.other));
    await Promise.all(Array.from({ length: 5 }, () => first.connect(URLS.other, IP)));
    // The site's document and the network's.
    expect(put).toHaveBeenCalledTimes(2);
    expect(await letThrough(begin(), URLS.other, IP, 100)).toBe(LIMITS.neighbourRequests - 8);
    await first.giveBack();
    expect(await letThrough(begin(), URLS.other, IP, 100)).toBe(3);
  });

  it('lose nothing of one number where the other is used up', async () => {
    const { begin } = open();
    expect(await letThrough(begin(), URLS.other, IP, LIMITS.neighbourRequests - 1)).toBe(LIMITS.neighbourRequests - 1);
    await begin().connect(new URL('https://another.net/'), IP);
    const late = begin();
    // The site has one left, its network none.
    expect(await letThrough(late, URLS.other, IP, 1)).toBe(0);
    expect(await letThrough(late, URLS.other, OTHER_IP, 2)).toBe(1);
  });

  it('do not ask over plain http at an address of who asked us to stay away, unless it is proven', async () => {
    const { onOwnRequest, ...services } = open();
    const isExcludedIp = jest.fn(() => Promise.resolve(true));
    const sites = new UntypedSites({ typed: 'brand.com', factor: 1, isExcludedIp, onOwnRequest }, services);
    await expect(sites.connect(URLS.http, IP)).rejects.toMatchObject({ reason: 'excluded' });
    await sites.connect(URLS.own, IP);
    await sites.connect(URLS.http, null);
    sites.secured(URLS.own, IP);
    await sites.connect(URLS.http, IP);
    await expect(sites.connect(URLS.http, OTHER_IP)).rejects.toMatchObject({ reason: 'excluded' });
    expect(isExcludedIp).toHaveBeenCalledTimes(2);
  });

  it('count a site by its name alone where a proxy finds its address', async () => {
    const sites = open().begin();
    for (let at = 0; at < LIMITS.neighbourRequests; at += 1) await sites.connect(URLS.other, null);
    await expect(sites.connect(URLS.other, null)).rejects.toMatchObject({ reason: 'rate-limit' });
    await sites.connect(URLS.own, null);
  });

  it('say of no wait where nothing was refused, and of a second where one is over', async () => {
    const { begin, pass } = open();
    const sites = begin();
    expect(await letThrough(sites, URLS.other, IP, LIMITS.neighbourRequests)).toBe(LIMITS.neighbourRequests);
    expect(sites.retryAfterSeconds).toBe(0);
    expect(await letThrough(sites, URLS.other, IP, 1)).toBe(0);
    pass(LIMITS.neighbourSeconds + 5);
    expect(sites.retryAfterSeconds).toBe(1);
  });

  it('are not asked where storage cannot say how often they were', async () => {
    const { storage, now, report } = open();
    const error = new StorageError('down');
    const broken = { ...storage, get: () => Promise.reject(error) };
    const options = { typed: null, factor: 1, isExcludedIp: () => Promise.resolve(false), onOwnRequest: () => true };
    const sites = new UntypedSites(options, { storage: broken, now, report });
    await expect(sites.connect(URLS.other, IP)).rejects.toMatchObject({ reason: 'rate-limit' });
    expect(report).toHaveBeenCalledWith(error);
    expect(sites.retryAfterSeconds).toBe(1);
  });

  it('take more of a network where a home page leads to them and a certificate shows it, and no more of a site', async () => {
    const { begin } = open();
    const leading = (name: string) => {
      const sites = begin();
      sites.leadsTo(new URL(`https://${name}/`));
      return sites;
    };
    for (const name of ['a.net', 'b.net', 'c.net']) {
      const sites = leading(name);
      expect(await letThrough(sites, new URL(`https://${name}/`), IP, 100)).toBe(LIMITS.neighbourRequests);
      await sites.giveBack();
    }
    // Nobody is led there, or nothing shows whose it is.
    expect(await letThrough(begin(), URLS.other, IP, 1)).toBe(0);
    expect(await letThrough(leading('d.net'), new URL('http://d.net/'), IP, 1)).toBe(0);
    const rest = LIMITS.targetNetworkRequests - 3 * LIMITS.neighbourRequests;
    expect(await letThrough(leading('e.net'), new URL('https://e.net/'), IP, 100)).toBe(rest);
    expect(await letThrough(leading('f.net'), new URL('https://f.net/'), IP, 1)).toBe(0);
  });

  it('ask the typed site as often as its lease allows', async () => {
    const { begin, onOwnRequest } = open();
    onOwnRequest.mockReturnValueOnce(true).mockReturnValue(false);
    expect(await letThrough(begin(), URLS.own, IP, 3)).toBe(1);
  });

  it('may be asked more often from a developer’s machine alone', () => {
    expect(neighbourFactor({ context: 'production' })).toBe(1);
    expect(neighbourFactor({ context: 'dev' })).toBe(LIMITS.developmentFactor);
  });
});
