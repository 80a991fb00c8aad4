import { once } from 'node:events';
import { isIP, isIPv6, type Socket } from 'node:net';
import { connect as tlsConnect, type TLSSocket } from 'node:tls';
import ipaddr from 'ipaddr.js';
import { asFetchFailure, FetchFailure } from './failure';
import type { Detour, Network } from './network';
import type { Permissions } from './permissions';
import type { AllowedTargets } from './allowed-targets';

interface ConnectOptions {
  readonly allowed: AllowedTargets;
  readonly network: Network;
  readonly connectMs: number;
  readonly signal: AbortSignal;
  readonly permissions: Permissions;
}

/** Where a connection will go: IP addresses that were vetted, and nothing else. */
interface Route {
  readonly ips: readonly string[];
  readonly port: number;
  readonly tls: boolean;
}

/** IP addresses of a host that are tried for one request, of each family. */
const TRIED = 2;

/** IPv4 first and in turn with IPv6: where functions run there may be none. */
function inTurn(ips: readonly string[]): readonly string[] {
  const v4 = ips.filter((ip) => !isIPv6(ip));
  const v6 = ips.filter(isIPv6);
  return Array.from({ length: TRIED }, (_, at) => [v4[at], v6[at]]).flatMap((pair) =>
    pair.filter((ip) => ip !== undefined),
  );
}

async function findRoute(url: URL, options: ConnectOptions): Promise<Route> {
  const tls = url.protocol === 'https:';
  const sample = options.allowed.instead(url);
  if (sample) return { ips: [sample.address], port: sample.port, tls: tls && !sample.endsTls };
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(options.connectMs)]);
  const ips = options.allowed.vet(url, await options.network.resolve(url.hostname, signal));
  return { ips: inTurn(options.permissions.prefer(url, ips)), port: Number(url.port) || (tls ? 443 : 80), tls };
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

/** Connects to an IP address itself, so that no second question to DNS can lead elsewhere. */
async function openTcp(ip: string, port: number, network: Network, signal: AbortSignal): Promise<Socket> {
  const socket = network.dial({ host: ip, port });
  // Errors between the awaits below would otherwise have no listener; each await sees its own.
  socket.on('error', () => undefined);
  await arrival(socket, 'connect', signal);
  const peer = socket.remoteAddress ?? '';
  if (isIP(peer) === 0 || !isSameIp(ip, peer)) {
    socket.destroy();
    throw new FetchFailure('refused-address');
  }
  return socket;
}

async function startTls(url: URL, socket: Socket, network: Network, signal: AbortSignal): Promise<TLSSocket> {
  const host = url.hostname.replace(/^\[|[\].]$/g, '');
  const secure = tlsConnect({
    socket,
    // A certificate is checked against the name, or against the IP address in its place.
    ...(isIP(host) === 0 ? { servername: host } : { host }),
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
    // Node's types say Error; it is a code, and null if the certificate was not what failed.
    const untrusted: unknown = secure.authorizationError;
    if (untrusted) throw new FetchFailure('certificate', { cause: error });
    throw error;
  }
  return secure;
}

/**
 * Tries the addresses of a route one after the other, since Node's own race gives each only a quarter of a second: too
 * little for a slow handshake. Each but the last may take half of the time that is left.
 *
 * @throws why the first address could not be connected to
 */
async function openFirst(url: URL, { ips, port }: Route, options: ConnectOptions): Promise<[Socket, leftMs: number]> {
  let left = options.connectMs;
  let failure: unknown;
  for (const [at, ip] of ips.entries()) {
    try {
      await options.permissions.connect(url, ip);
      const began = performance.now();
      const wait = Math.ceil(at === ips.length - 1 ? left : left / 2);
      const signal = AbortSignal.any([options.signal, AbortSignal.timeout(wait)]);
      const spent = () => Math.max(1, left - (performance.now() - began));
      try {
        return [await openTcp(ip, port, options.network, signal), spent()];
      } finally {
        left = spent();
      }
    } catch (error) {
      options.signal.throwIfAborted();
      failure ??= error;
    }
  }
  throw failure;
}

/** Goes by way of a proxy, whose word is taken for the rest: which IP address it connects to is not known here. */
async function openDetour(url: URL, detour: Detour, options: ConnectOptions): Promise<Connection> {
  await options.permissions.connect(url, null);
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(options.connectMs)]);
  const socket = await detour.open(signal);
  const isTls = url.protocol === 'https:';
  return { socket: isTls ? await startTls(url, socket, options.network, signal) : socket, passing: detour.passing };
}

/** A connection that nothing was sent over yet. */
export interface Connection {
  readonly socket: Socket;
  /** Where a proxy passes the request on: how. */
  readonly passing: Detour['passing'];
}

/**
 * Opens a connection for one request: vets the URL, resolves its host, vets every IP address, connects to one of them,
 * makes sure that it is the right one, and verifies the certificate. Nothing was sent yet when this resolves.
 *
 * @throws FetchFailure
 */
export async function connect(url: URL, options: ConnectOptions): Promise<Connection> {
  try {
    if (!options.allowed.allows(url)) throw new FetchFailure('refused-address');
    const detour = options.allowed.instead(url) === null ? options.network.detour?.(url) : null;
    if (detour) return await openDetour(url, detour, options);
    const route = await findRoute(url, options);
    const [socket, left] = await openFirst(url, route, options);
    const signal = AbortSignal.any([options.signal, AbortSignal.timeout(Math.ceil(left))]);
    const open = route.tls ? await startTls(url, socket, options.network, signal) : socket;
    if (url.protocol === 'https:') options.permissions.secured(url, socket.remoteAddress ?? '');
    return { socket: open, passing: null };
  } catch (error) {
    throw asFetchFailure(error);
  }
}
