import { connect as netConnect } from 'node:net';
import {
  MALFORMED_URLS,
  OTHER_PORTS,
  REFUSED_URLS,
  SPECIAL_IPV4,
  SPECIAL_IPV6,
  UNKNOWN_SUFFIXES,
} from '../../brand/testing/refused-urls';
import { closeServers, fetchIn, OFFLINE, PUBLIC_ONLY, samples, serve, serveRaw } from './testing/loopback';
import type { Network } from './network';
import type { FetchPolicy } from './vetting';

afterEach(closeServers);

const NEVER_FETCHED = [...REFUSED_URLS, ...OTHER_PORTS, ...MALFORMED_URLS, ...UNKNOWN_SUFFIXES];

/** Both edges of every block, as DNS and sockets write addresses. */
const EDGES = [...SPECIAL_IPV4, ...SPECIAL_IPV6].flatMap(([block, first, last]): [ip: string, block: string][] => [
  [first, block],
  [last, block],
]);

/** Addresses a public name may resolve to, alone or among public ones. */
const PRIVATE_ANSWERS = [
  ...new Set(EDGES.map(([ip]) => ip)),
  '168.63.129.16',
  '169.254.169.254',
  '100.100.100.200',
  '::127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:0:8.8.8.8',
  '64:ff9b::a9fe:a9fe',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '2002:a00:1::1',
  'fd00:ec2::254',
  'fe80::1%eth0',
  '2606:4700::1%eth0',
  '127.1',
  '0x7f000001',
  '2130706433',
  '',
  'localhost',
  'not an address',
];

const PUBLIC_ADDRESS = '93.184.215.14';

function literalsOf(edges: readonly (readonly [ip: string, block: string])[]): readonly string[] {
  return [...new Set(edges.map(([ip]) => `http://${ip.includes(':') ? `[${ip}]` : ip}/`))];
}

function resolvingTo(...ips: readonly string[]): Network {
  return { ...OFFLINE, resolve: () => Promise.resolve(ips) };
}

const REFUSED = { state: 'failed', reason: 'refused-address', redirects: [] };

describe('addresses that are refused', () => {
  it('are many, and each stands in the list once', () => {
    expect(new Set(NEVER_FETCHED).size).toBe(NEVER_FETCHED.length);
    expect(NEVER_FETCHED.length).toBeGreaterThanOrEqual(150);
  });

  it.each([...NEVER_FETCHED, ...literalsOf(EDGES)])('asks nobody about %j', async (url) => {
    const resolve = jest.fn(() => Promise.resolve([PUBLIC_ADDRESS]));
    const dial = jest.fn(OFFLINE.dial);
    const result = await fetchIn(PUBLIC_ONLY, url, { network: { resolve, dial } });
    expect(result).toEqual({ ...REFUSED, url, ms: { total: expect.any(Number) as number } });
    expect(resolve).not.toHaveBeenCalled();
    expect(dial).not.toHaveBeenCalled();
  });

  it.each(PRIVATE_ANSWERS)('connects to no host that resolves to %j', async (address) => {
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
    const policy: FetchPolicy = {
      ...PUBLIC_ONLY,
      sampleHosts: { 'brand.com:80': { address, port: 80, endsTls: false } },
    };
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

describe('redirects', () => {
  it('lead to none of them', async () => {
    let location = '';
    const port = await serve((_request, response) => {
      response.writeHead(302, { location }).end();
    });
    const resolve = jest.fn(() => Promise.resolve([PUBLIC_ADDRESS]));
    const dial = jest.fn<ReturnType<Network['dial']>, Parameters<Network['dial']>>((options) => netConnect(options));
    const sendable = [...NEVER_FETCHED, ...literalsOf(EDGES)].filter((url) => /^[\x20-\x7e]+$/.test(url));
    for (location of sendable) {
      dial.mockClear();
      const result = await fetchIn(samples({ 'start.com:443': port }), 'https://start.com/', {
        network: { resolve, dial },
      });
      expect(result).toMatchObject({
        state: 'failed',
        reason: expect.stringMatching(/^(refused-address|bad-redirect)$/) as string,
        redirects: [{ location }],
      });
      expect(dial.mock.calls.map(([{ host, port: asked }]) => [host, asked])).toEqual([['127.0.0.1', port]]);
    }
    expect(resolve).not.toHaveBeenCalled();
  });

  it('lead to no site that has asked to be left out, nor does its own address', async () => {
    const heard: string[] = [];
    const port = await serve((request, response) => {
      heard.push(request.headers.host ?? '');
      response.writeHead(301, { location: 'https://www.brand.co.uk/' }).end();
    });
    const policy = {
      ...samples({ 'start.com:443': port, 'www.brand.co.uk:443': port, 'brand.co.uk:443': port }),
      excludedSites: ['brand.co.uk'],
    };
    for (const [url, redirects] of [
      ['https://start.com/', 1],
      ['https://www.brand.co.uk/', 0],
      ['https://brand.co.uk/', 0],
    ] as const) {
      const result = await fetchIn(policy, url);
      expect(result).toMatchObject({ state: 'failed', reason: 'excluded' });
      expect(result.redirects).toHaveLength(redirects);
    }
    expect(heard).toEqual(['start.com']);
  });

  it('with an endless body are followed at once', async () => {
    const port = await serve((request, response) => {
      if (request.url !== '/') return void response.setHeader('content-type', 'text/html').end('<!doctype html>');
      response.writeHead(302, { location: '/next' });
      const more = (): void => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
        response.once('drain', more);
      };
      more();
    });
    expect(await fetchIn(samples({ 'start.com:443': port }), 'https://start.com/')).toMatchObject({
      state: 'answered',
      finalUrl: 'https://start.com/next',
    });
  });
});

describe('rebinding', () => {
  it('resolves a host once, and connects to what was vetted then', async () => {
    const answers = [[PUBLIC_ADDRESS], ['127.0.0.1']];
    const resolve = jest.fn(() => Promise.resolve(answers.shift() ?? []));
    const dialled: unknown[] = [];
    const dial: Network['dial'] = ({ host }) => {
      dialled.push(host);
      throw Object.assign(new Error('no internet here'), { code: 'ECONNREFUSED' });
    };
    const result = await fetchIn(PUBLIC_ONLY, 'http://brand.com/', { network: { resolve, dial } });
    expect(result).toMatchObject({ state: 'failed', reason: 'connection-refused' });
    expect(resolve).toHaveBeenCalledTimes(1);
    expect(dialled).toEqual([PUBLIC_ADDRESS]);
  });

  it('vets anew at each hop', async () => {
    const port = await serve((_request, response) => response.writeHead(302, { location: 'http://brand.com/' }).end());
    const result = await fetchIn(samples({ 'start.com:80': port }), 'http://start.com/', {
      network: { ...resolvingTo('127.0.0.1'), dial: (options) => netConnect(options) },
    });
    expect(result).toMatchObject({ state: 'failed', reason: 'refused-address', redirects: [{ status: 302 }] });
  });

  it('reads from the address that was vetted, whatever the name resolves to by then', async () => {
    const page = await serve((_request, response) => response.setHeader('content-type', 'text/html').end('<html>'));
    const answers = [[PUBLIC_ADDRESS], ['127.0.0.1'], ['127.0.0.1']];
    const resolve = jest.fn(() => Promise.resolve(answers.shift() ?? []));
    const dialled: string[] = [];
    // What is dialled is served from loopback under that address.
    const dial: Network['dial'] = ({ host = '' }) => {
      dialled.push(host);
      return Object.defineProperty(netConnect({ host: '127.0.0.1', port: page }), 'remoteAddress', { value: host });
    };
    const network = { resolve, dial };
    expect(await fetchIn(PUBLIC_ONLY, 'http://brand.com/', { network })).toMatchObject({ state: 'answered' });
    expect(resolve).toHaveBeenCalledTimes(1);
    expect(await fetchIn(PUBLIC_ONLY, 'http://brand.com/', { network })).toMatchObject(REFUSED);
    expect(dialled).toEqual([PUBLIC_ADDRESS]);
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
