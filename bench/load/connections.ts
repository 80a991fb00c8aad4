/** Clients that ask one address again and again, each on a connection of its own that stays open. */
import { Agent, request } from 'node:http';

export interface LoadRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: () => string;
  /** What must come; 429 is counted by itself, anything else as an error. */
  readonly status: number;
}

export interface Load {
  readonly requests: number;
  /** Ms, sorted. */
  readonly times: Float64Array;
  readonly tooMany: number;
  /** Number by status, or by the connection's error. */
  readonly errors: ReadonlyMap<string, number>;
  readonly seconds: number;
}

/** Requests of one client address before another takes its place: fewer than any limit in development. */
const REQUESTS_OF_ONE = 100;

let clients = 0;

/**
 * Linux answers on every address in 127.0.0.0/8, so every client has its own, and those that ask at once are strangers in
 * networks of their own. Elsewhere all are one.
 */
function nextAddress(): { readonly localAddress?: string } {
  clients += 1;
  const [low, middle, high] = [(clients >> 15) & 255, (clients >> 7) & 255, clients & 127];
  return process.platform === 'linux'
    ? { localAddress: `127.${String(high + 1)}.${String(middle)}.${String(low)}` }
    : {};
}

interface Sent {
  readonly what: number | string;
  readonly ms: number;
}

function send(port: number, agent: Agent, { method = 'GET', path, headers = {}, body }: LoadRequest): Promise<Sent> {
  const began = performance.now();
  const end = (what: number | string): Sent => ({ what, ms: performance.now() - began });
  const text = body?.();
  const length = text === undefined ? {} : { 'content-length': String(Buffer.byteLength(text)) };
  const host = `localhost:${String(port)}`;
  return new Promise((resolve) => {
    const outgoing = request(
      { agent, host: '127.0.0.1', port, method, path, headers: { host, ...headers, ...length } },
      (response) => {
        response.on('end', () => {
          resolve(end(response.statusCode ?? 0));
        });
        response.on('error', (error) => {
          resolve(end(error.message));
        });
        response.resume();
      },
    );
    outgoing.on('error', (error) => {
      resolve(end(error.message));
    });
    outgoing.end(text);
  });
}

/** @param size how many connections at once, and for how long */
export async function load(
  port: number,
  asked: LoadRequest,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Load> {
  const times: number[] = [];
  const errors = new Map<string, number>();
  let tooMany = 0;
  const began = performance.now();
  const until = began + seconds * 1000;

  async function client(): Promise<void> {
    while (performance.now() < until) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1, ...nextAddress() });
      for (let sent = 0; sent < REQUESTS_OF_ONE && performance.now() < until; sent += 1) {
        const { what, ms } = await send(port, agent, asked);
        times.push(ms);
        if (what === 429) tooMany += 1;
        else if (what !== asked.status) errors.set(String(what), (errors.get(String(what)) ?? 0) + 1);
      }
      agent.destroy();
    }
  }

  await Promise.all(Array.from({ length: connections }, client));
  return {
    requests: times.length,
    times: Float64Array.from(times).sort(),
    tooMany,
    errors,
    seconds: (performance.now() - began) / 1000,
  };
}

/** @param share 0.99 for the 99th of 100 @returns ms */
export function percentile({ times }: Load, share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
}
