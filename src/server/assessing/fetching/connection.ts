import { once } from 'node:events';
import { isIP, isIPv6, type LookupFunction, type Socket } from 'node:net';
import { connect as tlsConnect, type TLSSocket } from 'node:tls';
import ipaddr from 'ipaddr.js';
import { asFetchFailure, FetchFailure } from './failure';
import type { Network } from './network';
import { isFetchable, sampleFor, vetIps, type FetchPolicy } from './vetting';

interface ConnectOptions {
  readonly policy: FetchPolicy;
  readonly network: Network;
  readonly connectMs: number;
  readonly signal: AbortSignal;
}

/** Where a connection will go: IP addresses that were vetted, and nothing else. */
interface Route {
  readonly host: string;
  readonly ips: readonly string[];
  readonly port: number;
  readonly tls: boolean;
}

async function findRoute(url: URL, options: ConnectOptions): Promise<Route> {
  if (!isFetchable(url, options.policy)) throw new FetchFailure('refused-address');
  const tls = url.protocol === 'https:';
  const sample = sampleFor(url, options.policy);
  if (sample) {
    const { address: ip, port, endsTls } = sample;
    return { host: ip, ips: [ip], port, tls: tls && !endsTls };
  }
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(options.connectMs)]);
  const ips = vetIps(await options.network.resolve(url.hostname, signal));
  return { host: url.hostname, ips, port: Number(url.port) || (tls ? 443 : 80), tls };
}

/** A lookup that knows only what was vetted: a second question to DNS could be answered otherwise. */
function vettedLookup(ips: readonly string[]): LookupFunction {
  const entries = ips.map((ip) => ({ address: ip, family: isIPv6(ip) ? 6 : 4 }));
  return (_hostname, lookupOptions, callback) => {
    const [first] = entries;
    if (lookupOptions.all || !first) callback(null, entries);
    else callback(null, first.address, first.family);
  };
}

function isSameIp(one: string, other: string): boolean {
  return ipaddr.parse(one).toNormalizedString() === ipaddr.parse(other).toNormalizedString();
}

/** Waits for a socket's event; any other event closes the socket. */
async function arrival(socket: Socket, event: string, signal: AbortSignal): Promise<void> {
  try {
    await once(socket, event, { signal });
  } catch (error) {
    socket.destroy();
    if (signal.aborted) throw new FetchFailure('too-slow', { cause: error });
    throw error;
  }
}

async function openTcp(route: Route, network: Network, signal: AbortSignal): Promise<Socket> {
  const { host, port, ips } = route;
  // Node calls no lookup for a literal; `findRoute` has let none through but a sample's own.
  const socket = network.dial({ host, port, lookup: vettedLookup(ips), autoSelectFamily: true });
  // Errors between the awaits below would otherwise have no listener; each await sees its own.
  socket.on('error', () => undefined);
  await arrival(socket, 'connect', signal);
  const peer = socket.remoteAddress ?? '';
  if (isIP(peer) === 0 || !ips.some((ip) => isSameIp(ip, peer))) {
    socket.destroy();
    throw new FetchFailure('refused-address');
  }
  return socket;
}

async function startTls(url: URL, socket: Socket, network: Network, signal: AbortSignal): Promise<TLSSocket> {
  const secure = tlsConnect({
    socket,
    ...(isIP(url.hostname) === 0 ? { servername: url.hostname.replace(/\.$/, '') } : {}),
    ALPNProtocols: ['http/1.1'],
    // Said outright: an environment variable can switch the default off.
    rejectUnauthorized: true,
    ...(network.authorities === undefined ? {} : { ca: network.authorities }),
  });
  secure.on('error', () => undefined);
  try {
    await arrival(secure, 'secureConnect', signal);
  } catch (error) {
    socket.destroy();
    // Node's types say Error; it is a code, and null where the certificate was not what failed.
    const untrusted: unknown = secure.authorizationError;
    if (untrusted) throw new FetchFailure('certificate', { cause: error });
    throw error;
  }
  return secure;
}

/**
 * Opens a connection for one request: vets the URL, resolves its host, vets every IP address, connects to one of them,
 * makes sure that it is one of them, and verifies the certificate. Nothing was sent yet when this resolves.
 *
 * @throws FetchFailure
 */
export async function connect(url: URL, options: ConnectOptions): Promise<Socket> {
  try {
    const route = await findRoute(url, options);
    const signal = AbortSignal.any([options.signal, AbortSignal.timeout(options.connectMs)]);
    const socket = await openTcp(route, options.network, signal);
    return route.tls ? await startTls(url, socket, options.network, signal) : socket;
  } catch (error) {
    throw asFetchFailure(error);
  }
}
