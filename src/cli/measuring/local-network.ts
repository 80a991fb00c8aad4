import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { INTERNET, type Network } from '../../server/fetching/network';
import { isLoopbackHost } from './local-targets';

/** Where servers that listen on all addresses of this machine are reached (`0.0.0.0:8000`, as they like to print it). */
const UNSPECIFIED: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/**
 * Asks the operating system, as browsers on this machine do: it reads the hosts file and knows the names of private
 * networks. Names of the machine itself need no asking (RFC 6761 §6.3).
 */
async function resolveHere(hostname: string, signal: AbortSignal): Promise<readonly string[]> {
  const host = hostname.replace(/^\[|[\].]$/g, '');
  if (isIP(host) !== 0) return [UNSPECIFIED[host] ?? host];
  if (isLoopbackHost(host)) return ['127.0.0.1', '::1'];
  // The operating system cannot be told to stop; its answer is then ignored.
  const aborted = new Promise<readonly string[]>((resolve) => {
    signal.addEventListener('abort', () => resolve([]), { once: true });
  });
  const found = lookup(host, { all: true }).then(
    (all) => all.map(({ address }) => address),
    () => [],
  );
  return Promise.race([found, aborted]);
}

/** The network as the user's own machine sees it. */
export const LOCAL_NETWORK: Network = { ...INTERNET, resolve: resolveHere };
