/** Proxies by the variables that most programs go by: HTTP_PROXY, HTTPS_PROXY, ALL_PROXY and NO_PROXY. */
import { once } from 'node:events';
import { request } from 'node:http';
import { isIP, connect as netConnect, type Socket } from 'node:net';
import { connect as tlsConnect } from 'node:tls';
import ipaddr from 'ipaddr.js';
import { FetchFailure } from '../../server/fetching/failure';
import type { Detour } from '../../server/fetching/network';
import { bareHost, isLoopbackHost } from './local-targets';

export type Variables = Readonly<Record<string, string | undefined>>;

/** A variable by its name in lower case, which wins, or in upper case. Empty counts as not set. */
function valueOf(variables: Variables, name: string): string | null {
  return (variables[name] || variables[name.toUpperCase()])?.trim() || null;
}

/** The variables that name a proxy for a scheme, the first that is set. */
function proxyValue(variables: Variables, protocol: string): string | null {
  return valueOf(variables, protocol === 'https:' ? 'https_proxy' : 'http_proxy') ?? valueOf(variables, 'all_proxy');
}

/** A proxy's URL; null if it is not a URL, or of an unsupported kind (SOCKS). */
function proxyUrl(value: string): URL | null {
  const text = /^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `http://${value}`;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname !== '' ? url : null;
}

/** The value of a variable that names no proxy this command can use; null if all do. */
export function wrongProxy(variables: Variables): string | null {
  const values = ['http:', 'https:'].flatMap((protocol) => proxyValue(variables, protocol) ?? []);
  return values.find((value) => proxyUrl(value) === null) ?? null;
}

function isInBlock(ip: string, block: string): boolean {
  if (!ipaddr.isValidCIDR(block)) return false;
  const [network, bits] = ipaddr.parseCIDR(block);
  const address = ipaddr.parse(ip);
  return address.kind() === network.kind() && address.match(network, bits);
}

/**
 * Whether an entry of NO_PROXY names a URL's host: `*`, a name with all names below it, an IP address, a block of them;
 * each with a port if only that is meant.
 */
function names(entry: string, host: string, port: string): boolean {
  const [, name = '', only] = /^(\[[^\]]*\]|[^:]*|[^:]*:.*:[^:]*)(?::([0-9]{1,5}))?$/.exec(entry) ?? [];
  if (only !== undefined && only !== port) return false;
  const bare = name.replace(/^\[|\]$/g, '').toLowerCase();
  if (bare === '*') return true;
  if (isIP(host) !== 0)
    return isIP(bare) !== 0 ? ipaddr.parse(bare).toString() === ipaddr.parse(host).toString() : isInBlock(host, bare);
  const domain = bare.replace(/^\*?\./, '');
  return domain !== '' && (host === domain || host.endsWith(`.${domain}`));
}

/** The proxy for a URL; null if it is requested directly. This machine itself never has one. */
export function proxyFor(url: URL, variables: Variables): URL | null {
  const value = proxyValue(variables, url.protocol);
  const host = bareHost(url);
  if (value === null || isLoopbackHost(host)) return null;
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  const exempt = (valueOf(variables, 'no_proxy') ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
  return exempt.some((entry) => names(entry, host, port)) ? null : proxyUrl(value);
}

/** Name and password of a proxy's URL, as it wants them (RFC 7617). */
function credentials({ username, password }: URL): Readonly<Record<string, string>> {
  if (username === '' && password === '') return {};
  const text = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { 'proxy-authorization': `Basic ${Buffer.from(text).toString('base64')}` };
}

async function dial(proxy: URL, authorities: string | undefined, signal: AbortSignal): Promise<Socket> {
  const isTls = proxy.protocol === 'https:';
  const host = bareHost(proxy);
  const port = Number(proxy.port) || (isTls ? 443 : 80);
  const socket = isTls
    ? tlsConnect({
        host,
        port,
        ...(isIP(host) === 0 && { servername: host }),
        rejectUnauthorized: true,
        ...(authorities !== undefined && { ca: authorities }),
      })
    : netConnect({ host, port });
  socket.on('error', () => undefined);
  try {
    await once(socket, isTls ? 'secureConnect' : 'connect', { signal });
  } catch (error) {
    socket.destroy();
    throw error;
  }
  return socket;
}

/** A proxy's answer other than that it has connected. */
class NoTunnel extends Error {
  override readonly name = 'NoTunnel';

  constructor(readonly status: number) {
    super(`the proxy answered ${String(status)}`);
  }
}

/** Has the proxy connect to a URL's host (RFC 9110 §9.3.6); what is sent from then on goes there. */
function tunnel(url: URL, proxy: URL, socket: Socket, signal: AbortSignal): Promise<Socket> {
  const host = `${url.hostname}:${url.port || '443'}`;
  return new Promise((resolve, reject) => {
    const asking = request({
      createConnection: () => socket,
      method: 'CONNECT',
      path: host,
      headers: { host, ...credentials(proxy) },
      signal,
    });
    asking.once('connect', (response, opened: Socket) => {
      if (response.statusCode === 200) resolve(opened);
      else {
        opened.destroy();
        reject(new NoTunnel(response.statusCode ?? 0));
      }
    });
    asking.on('error', reject);
    asking.end();
  });
}

/** The way by proxies, for requests of one measurement. */
export class Proxies {
  #failed = false;

  /** @param authorities PEM, for proxies that are spoken to over https; Node's own if undefined */
  constructor(
    private readonly variables: Variables,
    private readonly authorities: string | undefined,
  ) {}

  /** Whether a proxy could not be reached, or let nothing through. */
  get failed(): boolean {
    return this.#failed;
  }

  readonly detour = (url: URL): Detour | null => {
    const proxy = proxyFor(url, this.variables);
    if (proxy === null) return null;
    const isSecure = url.protocol === 'https:';
    return {
      passing: isSecure ? null : { headers: credentials(proxy), onRefusal: () => (this.#failed = true) },
      open: (signal) => this.#open(url, proxy, isSecure, signal),
    };
  };

  async #open(url: URL, proxy: URL, isSecure: boolean, signal: AbortSignal): Promise<Socket> {
    try {
      const socket = await dial(proxy, this.authorities, signal);
      return isSecure ? await tunnel(url, proxy, socket, signal) : socket;
    } catch (cause) {
      // It was willing, and did not reach the site either: RFC 9110 §15.6.3 and the two after it.
      const isOfSite = cause instanceof NoTunnel && cause.status >= 500;
      if (!isOfSite) this.#failed = true;
      throw new FetchFailure(signal.aborted ? 'too-slow' : 'connection-refused', { cause });
    }
  }
}
