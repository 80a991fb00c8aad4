import { request, type IncomingMessage } from 'node:http';
import type { Connection } from './connection';
import { ACCEPT_ENCODING } from './content-encoding';
import { FetchFailure } from './failure';

interface ExchangeOptions {
  readonly userAgent: string;
  /** Headers for this URL only, such as those that prove to a website that the request is ours; names in lower case. */
  readonly own: Readonly<Record<string, string>>;
  readonly accept: string;
  readonly headerBytes: number;
  readonly signal: AbortSignal;
}

/**
 * Sends one GET over an open connection and resolves with the head of its answer; the body is still to be read.
 * No agent: neither connections, cookies nor credentials are kept, and no proxy of the environment is asked.
 * Over TLS too, since the socket has its own. A proxy that forwards the request gets the whole URL (RFC 9112 §3.2.2).
 */
export function exchange(
  url: URL,
  { socket, passing }: Connection,
  options: ExchangeOptions,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      createConnection: () => socket,
      method: 'GET',
      path: passing === null ? `${url.pathname}${url.search}` : `${url.origin}${url.pathname}${url.search}`,
      headers: {
        host: url.host,
        'user-agent': options.userAgent,
        accept: options.accept,
        'accept-encoding': ACCEPT_ENCODING,
        ...options.own,
        ...passing?.headers,
      },
      maxHeaderSize: options.headerBytes,
      insecureHTTPParser: false,
      signal: options.signal,
    });
    outgoing.once('response', (response) => {
      // A body without a length ends with its connection. Where that breaks, Node would call it complete.
      outgoing.on('error', (error) => response.destroy(error));
      if (passing !== null && response.statusCode === 407) {
        response.destroy();
        passing.onRefusal();
        reject(new FetchFailure('connection-refused'));
        return;
      }
      resolve(response);
    });
    outgoing.once('upgrade', (_response, upgraded) => {
      upgraded.destroy();
      reject(new FetchFailure('protocol'));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
