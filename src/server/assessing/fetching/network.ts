import { Resolver } from 'node:dns/promises';
import { connect as netConnect, type Socket, type TcpNetConnectOpts } from 'node:net';

/** The two things a fetch needs of the machine. Replaced in tests, where no name may leave it. */
export interface Network {
  /** All IPv4 and IPv6 addresses of a host, empty where there is none. Never rejects but when aborted. */
  readonly resolve: (hostname: string, signal: AbortSignal) => Promise<readonly string[]>;
  readonly dial: (options: TcpNetConnectOpts) => Socket;
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
