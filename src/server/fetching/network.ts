import { Resolver } from 'node:dns/promises';
import { connect as netConnect, type Socket, type TcpNetConnectOpts } from 'node:net';

/** A way to a URL's server by way of another one, a proxy, which resolves its host. */
export interface Detour {
  /** Connects to the proxy, which leads to the URL's host from there. @throws FetchFailure and what sockets throw */
  readonly open: (signal: AbortSignal) => Promise<Socket>;
  /** Where the proxy passes requests on one by one; null if the connection leads through it. */
  readonly passing: Passing | null;
}

/** How a proxy passes requests on. */
export interface Passing {
  /** The headers it wants with each, names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Called where it wants to know first who asks (407), which no website answers. */
  readonly onRefusal: () => void;
}

/** What a fetch needs of the machine. Replaced in tests, where no name may leave it. */
export interface Network {
  /** All IPv4 and IPv6 addresses of a host, empty if it has none. Rejects only when aborted. */
  readonly resolve: (hostname: string, signal: AbortSignal) => Promise<readonly string[]>;
  readonly dial: (options: TcpNetConnectOpts) => Socket;
  /** How to reach a URL if not by connecting to its host; absent in functions. */
  readonly detour?: (url: URL) => Detour | null;
  /** Certificate authorities to trust in place of Node's own list, PEM. */
  readonly authorities?: string;
}

/**
 * Asks DNS itself, not the operating system's lookup, which would also read the machine's hosts file: names in it are
 * not public websites.
 */
async function resolveInDns(hostname: string, signal: AbortSignal): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 1_000, tries: 2 });
  const cancel = (): void => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

export const INTERNET: Network = { resolve: resolveInDns, dial: (options) => netConnect(options) };
