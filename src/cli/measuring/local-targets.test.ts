import { FetchFailure } from '../../server/fetching/failure';
import { publicWeb } from '../../server/fetching/allowed-targets';
import { LOCAL_NETWORK } from './local-network';
import { LocalTargets } from './local-targets';

const POLICY = { sampleHosts: {}, excludedSites: [] };
const PUBLIC_IP = '93.184.215.14';

const localTo = (typed: string) => new LocalTargets(new URL(typed), POLICY);

/** What came of asking for the IP addresses of a host. */
function vetted(targets: LocalTargets, url: string, ...ips: readonly string[]): readonly string[] | string {
  try {
    return targets.vet(new URL(url), ips);
  } catch (error) {
    if (error instanceof FetchFailure) return error.reason;
    throw error;
  }
}

describe('--local', () => {
  it.each<[typed: string, ip: string]>([
    ['http://localhost:8000', '127.0.0.1'],
    ['http://127.0.0.1:3000', '127.0.0.1'],
    ['http://[::1]:3000', '::1'],
    ['http://192.168.1.20', '192.168.1.20'],
    ['http://printer', '10.0.0.7'],
    ['https://intranet.corp:8443', '172.16.4.1'],
    ['http://169.254.1.5:8080', '169.254.1.5'],
    ['http://shop.internal', 'fd12:3456::1'],
    ['http://phone.tailnet.ts.net:8080', '100.101.102.103'],
    ['http://northwind.example:4000', '127.0.0.2'],
  ])('lets %s be asked at %s, which the site refuses', (typed, ip) => {
    const targets = localTo(typed);
    const url = new URL('/a', typed);
    expect(targets.allows(url)).toBe(true);
    expect(targets.problem(url)).toBeNull();
    expect(vetted(targets, url.href, ip)).toEqual([ip]);
    const site = publicWeb(POLICY);
    expect(site.allows(url) && site.problem(url) === null).toBe(false);
    expect(() => site.vet(url, [ip])).toThrow('refused-address');
  });

  it.each([
    ['http://localhost:8000', 'http://localhost:9000/'],
    ['http://localhost:8000', 'http://127.0.0.1:9000/'],
    ['http://localhost:8000', 'http://shop.localhost:8000/'],
    ['http://intranet:8000', 'https://img.intranet/'],
  ])('with %s lets its page lead to %s', (typed, url) => {
    expect(localTo(typed).problem(new URL(url))).toBeNull();
    expect(localTo(typed).allows(new URL(url))).toBe(true);
  });

  it.each([
    ['http://localhost:8000', 'http://192.168.1.1/'],
    ['http://localhost:8000', 'http://router/'],
    ['http://192.168.1.20', 'http://192.168.1.1/'],
    ['http://192.168.1.20', 'http://localhost/'],
    ['https://brand.com', 'http://localhost/'],
    ['https://brand.com', 'http://169.254.169.254/latest/meta-data/'],
    ['http://127.0.0.1', 'http://5.127.0.0.1.nip.invalid/'],
    ['http://shop.internal', 'http://eshop.internal/'],
  ])('with %s does not let its page lead to %s', (typed, url) => {
    expect(localTo(typed).problem(new URL(url))).not.toBeNull();
    expect(localTo(typed).allows(new URL(url))).toBe(false);
  });

  it('still lets a page lead to the public web, and to nothing inside by a public name', () => {
    const targets = localTo('http://localhost:8000');
    expect(targets.allows(new URL('https://brand.com/a.png'))).toBe(true);
    expect(vetted(targets, 'https://brand.com/a.png', PUBLIC_IP)).toEqual([PUBLIC_IP]);
    expect(vetted(targets, 'https://brand.com/a.png', '127.0.0.1')).toBe('refused-address');
    expect(vetted(targets, 'https://brand.com/a.png', PUBLIC_IP, '10.0.0.1')).toBe('refused-address');
  });

  it('lets a public host that was typed not turn out to be private later', () => {
    const targets = localTo('https://brand.com');
    expect(vetted(targets, 'https://brand.com/', PUBLIC_IP)).toEqual([PUBLIC_IP]);
    expect(vetted(targets, 'https://brand.com/', '192.168.1.1')).toBe('refused-address');
    expect(vetted(targets, 'https://www.brand.com/', '192.168.1.1')).toBe('refused-address');
  });

  it('takes a host for public only if all its addresses are, and no other host for the one that was typed', () => {
    const typed = localTo('https://brand.com');
    expect(vetted(typed, 'https://brand.com/', PUBLIC_IP)).toEqual([PUBLIC_IP]);
    expect(vetted(typed, 'https://www.brand.com/', PUBLIC_IP, '192.168.1.1')).toBe('refused-address');
    // What is below it is asked first, and does not say where the typed host itself is.
    const below = localTo('http://intranet');
    expect(vetted(below, 'http://img.intranet/', '10.0.0.8')).toBe('refused-address');
    expect(vetted(below, 'http://intranet/', '10.0.0.7')).toEqual(['10.0.0.7']);
    expect(vetted(below, 'http://img.intranet/', '10.0.0.8')).toEqual(['10.0.0.8']);
  });

  it.each(['0.0.0.0', '224.0.0.1', '255.255.255.255', '::ffff:127.0.0.1', '192.0.2.1', 'not an address', ''])(
    'connects to no %s, which is no machine',
    (ip) => {
      expect(vetted(localTo('http://intranet'), 'http://intranet/', ip)).toBe('refused-address');
    },
  );

  it('says so where a name leads nowhere', () => {
    expect(vetted(localTo('http://intranet'), 'http://intranet/')).toBe('unresolvable');
  });

  it.each([
    'ftp://localhost/',
    'http://ada:secret@localhost/',
    'http://ada@localhost/',
    'http://:secret@localhost/',
    `http://localhost/${'a'.repeat(3000)}`,
  ])('takes %.40s for no address', (url) => {
    expect(localTo('http://localhost').allows(new URL(url))).toBe(false);
    expect(localTo('http://localhost').problem(new URL(url))).toBe('address-malformed');
  });
});

describe('names on this machine', () => {
  it.each([
    ['localhost', ['127.0.0.1', '::1']],
    ['shop.localhost', ['127.0.0.1', '::1']],
    ['0.0.0.0', ['127.0.0.1']],
    ['[::]', ['::1']],
    ['[::1]', ['::1']],
    ['10.1.2.3', ['10.1.2.3']],
    ['nowhere.invalid', []],
  ])('%s is at %j', async (host, ips) => {
    expect(await LOCAL_NETWORK.resolve(host, AbortSignal.timeout(10_000))).toEqual(ips);
  });
});
