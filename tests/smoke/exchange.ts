/** One request as it goes over the wire: its path is neither resolved nor decoded, and redirects are not followed. */
import { request as plainRequest, Agent as PlainAgent, type RequestOptions } from 'node:http';
import { request as secureRequest, Agent as SecureAgent } from 'node:https';

export interface RawRequest {
  readonly method?: string;
  /** Sent as is, without the resolving, decoding and encoding of URL parsers. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export interface RawAnswer {
  readonly status: number;
  /** By lower-case name; those sent twice are joined by a comma. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  /** The body as it arrived, piece by piece, still encoded. */
  readonly pieces: readonly Buffer[];
}

/** Sends requests to one origin. */
export interface Line {
  readonly ask: (request: RawRequest) => Promise<RawAnswer>;
  readonly close: () => void;
}

/** An answer that says nothing for so long has failed, in ms: a function has 60 s. */
const SILENCE_MS = 70_000;

/** Requests under way at once; others wait for their turn. */
const AT_ONCE = 8;

function send(origin: URL, options: RequestOptions, sent: RawRequest): Promise<RawAnswer> {
  const { method = 'GET', path, headers = {}, body } = sent;
  const request = origin.protocol === 'https:' ? secureRequest : plainRequest;
  // The URL writes an IPv6 address in brackets, a socket does not.
  const hostname = origin.hostname.replace(/^\[|\]$/g, '');
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { ...options, hostname, port: origin.port, method, path, headers: { ...headers, ...length } },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(pieces).toString('utf8');
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text, pieces });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.setTimeout(SILENCE_MS, () => {
      outgoing.destroy(new Error(`${method} ${path}: nothing came for ${String(SILENCE_MS / 1000)} s`));
    });
    outgoing.end(body);
  });
}

/** Sends one request on a connection of its own. */
export function sendRaw(origin: string, request: RawRequest): Promise<RawAnswer> {
  return send(new URL(origin), { agent: false }, request);
}

/** Whether a connection was closed while it waited for its next request, which then was not read. */
function isStale(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
}

/** Keeps connections open between requests: each handshake with a deploy costs more than most of its answers. */
export function lineTo(origin: string): Line {
  const url = new URL(origin);
  const agent = new (url.protocol === 'https:' ? SecureAgent : PlainAgent)({ keepAlive: true, maxSockets: AT_ONCE });
  return {
    ask: (request) =>
      send(url, { agent }, request).catch((error: unknown) => {
        if (!isStale(error)) throw error;
        return sendRaw(origin, request);
      }),
    close: () => {
      agent.destroy();
    },
  };
}
