import { connect as netConnect, Socket } from 'node:net';
import { closeServers, fetchIn, limited, OFFLINE, PUBLIC_ONLY, serve } from './testing/loopback';
import type { Network } from './network';

afterEach(closeServers);

const V4 = '93.184.215.14';
const V4_TOO = '93.184.216.34';
const V6 = '2606:4700::1111';

const unreachable = (): Socket => {
  const socket = new Socket();
  setImmediate(() => socket.destroy(Object.assign(new Error('no route'), { code: 'ENETUNREACH' })));
  return socket;
};

/** As if the server were at a public address. */
const at = (ip: string, socket: Socket): Socket => Object.defineProperty(socket, 'remoteAddress', { value: ip });

/** A site with these addresses, each dialled as given. */
async function siteAt(ips: readonly string[], dials: Readonly<Record<string, (port: number) => Socket>>) {
  const port = await serve((_request, response) => response.setHeader('content-type', 'text/html').end('<html>'));
  const dialled: string[] = [];
  const network: Network = {
    ...OFFLINE,
    resolve: () => Promise.resolve(ips),
    dial: ({ host = '' }) => {
      dialled.push(host);
      return at(host, (dials[host] ?? unreachable)(port));
    },
  };
  const read = (connectMs = 3000) =>
    fetchIn(PUBLIC_ONLY, 'http://brand.com/', { network, limits: limited({ connectMs }) });
  return { dialled, read };
}

const answers = (port: number): Socket => netConnect({ host: '127.0.0.1', port });

/** A handshake that takes longer than Node's own race between addresses allows. */
const slowly = (port: number): Socket => {
  const socket = new Socket();
  setTimeout(() => socket.connect(port, '127.0.0.1'), 400);
  return socket;
};

describe('a host with several addresses', () => {
  it('is waited for over IPv4, whatever is the matter with IPv6', async () => {
    const { dialled, read } = await siteAt([V6, V4], { [V4]: slowly });
    expect(await read()).toMatchObject({ state: 'answered' });
    expect(dialled).toEqual([V4]);
  });

  it.each([
    ['cannot be reached', unreachable],
    ['does not answer', () => new Socket()],
  ])('is reached over IPv6 where IPv4 %s', async (_what, v4) => {
    const { dialled, read } = await siteAt([V4, V6], { [V4]: v4, [V6]: answers });
    expect(await read(1500)).toMatchObject({ state: 'answered' });
    expect(dialled).toEqual([V4, V6]);
  });

  it('is tried at two of each family, and fails for the reason of the first', async () => {
    const ips = [V6, V4, V4_TOO, '1.1.1.1', '2606:4700::1112', '2606:4700::1113'];
    const refused = () => {
      const socket = new Socket();
      setImmediate(() => socket.destroy(Object.assign(new Error('reset'), { code: 'ECONNRESET' })));
      return socket;
    };
    const { dialled, read } = await siteAt(ips, { [V4]: refused });
    expect(await read()).toMatchObject({ state: 'failed', reason: 'connection-reset' });
    expect(dialled).toEqual([V4, V6, V4_TOO, '2606:4700::1112']);
  });
});
