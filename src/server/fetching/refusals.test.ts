import { connect as netConnect } from 'node:net';
import { closeServers, fetchIn, OFFLINE, samples, serve, serveRaw } from './loopback-for-tests';
import type { Network } from './network';
import { PUBLIC_ONLY, type FetchPolicy } from './policy';

afterEach(closeServers);

/** Ways to write an address that leads inside, or that no website of a brand has. */
const REFUSED_URLS = [
  'http://127.0.0.1/',
  'http://127.0.0.1:80/',
  'http://127.1/',
  'http://127.0.1/',
  'http://127.127.127.127/',
  'http://0/',
  'http://0.0.0.0/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.0.0.1/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://0x7f.1/',
  'http://127.0.0.1./',
  'http://%31%32%37.0.0.1/',
  'http://１２７.０.０.１/',
  'http://①②⑦.⓪.⓪.①/',
  'http://127。0。0。1/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.0.1/',
  'http://3232235521/',
  'http://100.64.0.1/',
  'http://100.100.100.200/latest/meta-data/',
  'http://169.254.169.254/latest/meta-data/',
  'http://2852039166/',
  'http://0xa9fea9fe/',
  'http://0251.0376.0251.0376/',
  'http://168.63.129.16/',
  'http://192.0.0.192/',
  'http://198.18.0.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://8.8.8.8/',
  'https://1.1.1.1/',
  'http://[::]/',
  'http://[::1]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
  'http://[fc00::1]/',
  'http://[fd00:ec2::254]/latest/meta-data/',
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  'http://[ff02::1]/',
  'http://[2606:4700:4700::1111]/',
  'http://localhost/',
  'http://LOCALHOST/',
  'http://localhost./',
  'http://ｌocalhost/',
  'http://www.localhost/',
  'http://localhost.localdomain/',
  'http://metadata.google.internal/computeMetadata/v1/',
  'http://instance-data/latest/',
  'http://kubernetes.default.svc/',
  'http://kubernetes.default.svc.cluster.local/',
  'http://host.docker.internal/',
  'http://printer.local/',
  'http://router.home.arpa/',
  'http://1.0.0.127.in-addr.arpa/',
  'http://shop.onion/',
  'http://brand.test/',
  'http://brand.example/',
  'http://brand.invalid/',
  'http://intranet.corp/',
  'http://nas.lan/',
  'http://intranet/',
  'http://brand.nosuchsuffix/',
  'http://co.uk/',
  'http://example.com:22/',
  'http://example.com:8080/',
  'https://example.com:6379/',
  'http://user:secret@example.com/',
  'http://example.com@127.0.0.1/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'gopher://example.com:70/_x',
  `http://example.com/${'a'.repeat(2048)}`,
];

/** Addresses a public name may resolve to, alone or among public ones. */
const PRIVATE_ANSWERS = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.1.1',
  '127.0.0.1',
  '168.63.129.16',
  '169.254.169.254',
  '172.20.0.1',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.5.5',
  '203.0.113.9',
  '224.0.0.251',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a9fe:a9fe',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:a00:1::1',
  '3fff::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  'not an address',
];

const PUBLIC_ADDRESS = '93.184.215.14';

function resolvingTo(...addresses: readonly string[]): Network {
  return { ...OFFLINE, resolve: () => Promise.resolve(addresses) };
}

const REFUSED = { state: 'failed', reason: 'refused-address', redirects: [] };

describe('addresses that are refused', () => {
  it.each(REFUSED_URLS)('asks nobody about %s', async (url) => {
    const resolve = jest.fn(() => Promise.resolve([PUBLIC_ADDRESS]));
    const dial = jest.fn(OFFLINE.dial);
    const result = await fetchIn(PUBLIC_ONLY, url, { network: { resolve, dial } });
    expect(result).toEqual({ ...REFUSED, url, ms: { total: expect.any(Number) as number } });
    expect(resolve).not.toHaveBeenCalled();
    expect(dial).not.toHaveBeenCalled();
  });

  it.each(PRIVATE_ANSWERS)('connects to no host that resolves to %s', async (address) => {
    const dial = jest.fn(OFFLINE.dial);
    for (const answers of [[address], [PUBLIC_ADDRESS, address], [address, '2606:4700::1111']]) {
      const network = { ...resolvingTo(...answers), dial };
      expect(await fetchIn(PUBLIC_ONLY, 'http://brand.com/', { network })).toMatchObject(REFUSED);
    }
    expect(dial).not.toHaveBeenCalled();
  });

  it('gives every refusal the same answer', async () => {
    const network = resolvingTo('10.0.0.1');
    const byName = await fetchIn(PUBLIC_ONLY, 'http://brand.com/', { network });
    const byLiteral = await fetchIn(PUBLIC_ONLY, 'http://10.0.0.1/', { network });
    const comparable = { url: '', ms: { total: 0 } };
    expect({ ...byName, ...comparable }).toEqual({ ...byLiteral, ...comparable });
  });

  it('does not follow a policy off loopback', async () => {
    const address = '10.0.0.1' as '127.0.0.1';
    const policy: FetchPolicy = { ...PUBLIC_ONLY, sampleHosts: { 'brand.com:80': { address, port: 80 } } };
    expect(await fetchIn(policy, 'http://brand.com/', { network: OFFLINE })).toMatchObject(REFUSED);
  });

  it('allows a listed sample host only at its own port', async () => {
    const port = await serve((_request, response) => response.setHeader('content-type', 'text/html').end('sample'));
    const policy = samples({ [`127.0.0.1:${port}`]: port });
    expect(await fetchIn(policy, `http://127.0.0.1:${port}/`)).toMatchObject({ state: 'answered', status: 200 });
    expect(await fetchIn(policy, `http://127.0.0.1:${port + 1}/`)).toMatchObject(REFUSED);
    expect(await fetchIn(PUBLIC_ONLY, `http://127.0.0.1:${port}/`)).toMatchObject(REFUSED);
  });

  it('calls a name without addresses unresolvable', async () => {
    expect(await fetchIn(PUBLIC_ONLY, 'http://brand.com/', { network: OFFLINE })).toMatchObject({
      state: 'failed',
      reason: 'unresolvable',
    });
  });

  it('lets a brand be assessed that lends names to others', async () => {
    const network = resolvingTo('10.0.0.1');
    const resolve = jest.spyOn(network, 'resolve');
    await fetchIn(PUBLIC_ONLY, 'https://github.io/', { network });
    expect(resolve).toHaveBeenCalled();
  });
});

describe('rebinding', () => {
  it('resolves a host once, and connects to what was vetted then', async () => {
    const answers = [[PUBLIC_ADDRESS], ['127.0.0.1']];
    const resolve = jest.fn(() => Promise.resolve(answers.shift() ?? []));
    const looked: unknown[] = [];
    const dial: Network['dial'] = (options) => {
      options.lookup?.('brand.com', { all: true }, (_error, found) => looked.push(found));
      options.lookup?.('brand.com', {}, (_error, found) => looked.push(found));
      throw Object.assign(new Error('no internet here'), { code: 'ECONNREFUSED' });
    };
    const result = await fetchIn(PUBLIC_ONLY, 'http://brand.com/', { network: { resolve, dial } });
    expect(result).toMatchObject({ state: 'failed', reason: 'connection-refused' });
    expect(resolve).toHaveBeenCalledTimes(1);
    expect(looked).toEqual([[{ address: PUBLIC_ADDRESS, family: 4 }], PUBLIC_ADDRESS]);
  });

  it('vets anew at each hop', async () => {
    const port = await serve((_request, response) => response.writeHead(302, { location: 'http://brand.com/' }).end());
    const result = await fetchIn(samples({ 'start.com:80': port }), 'http://start.com/', {
      network: { ...resolvingTo('127.0.0.1'), dial: (options) => netConnect(options) },
    });
    expect(result).toMatchObject({ state: 'failed', reason: 'refused-address', redirects: [{ status: 302 }] });
  });

  it('sends nothing to a peer that is not the one vetted', async () => {
    const heard = jest.fn();
    const port = await serveRaw((socket) => socket.on('data', heard));
    const network: Network = {
      ...resolvingTo(PUBLIC_ADDRESS),
      dial: () => netConnect({ host: '127.0.0.1', port }),
    };
    expect(await fetchIn(PUBLIC_ONLY, 'http://brand.com/', { network })).toMatchObject(REFUSED);
    await closeServers();
    expect(heard).not.toHaveBeenCalled();
  });
});
