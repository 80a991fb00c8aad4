/**
 * Many clients that send messages over HTTP, hang up, and send again until they learn that their message is stored; and
 * what editors see afterwards.
 */
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ENDPOINTS } from '../../src/site/endpoints';

/** How often a client sends a message that is not acknowledged before it gives up. */
const TRIES = 15;
/** Wait before a retry without `Retry-After`, and the longest wait with it, ms. */
const PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 5_000;
/** Percentage of clients that hang up before reading the response, and after how long at most. */
const HANG_UPS = 5;
const HANG_UP_MS = 1_500;

/** Concurrent requests: the local platform gives each its own thread and ends it after 30 s, finished or not. */
const AT_ONCE = 8;

/** Limits how many work at once; the others wait for their turn. */
function turns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly body: string;
}

/** Linux answers on every address in 127.0.0.0/8: each client has its own, and so its own limits. */
const addressOf = (client: number) =>
  process.platform === 'linux' ? { localAddress: `127.0.1.${String(client + 1)}` } : {};

/** @returns null if the client hung up or the connection broke */
function post(origin: string, client: number, message: object, patience: number | null): Promise<Answer | null> {
  const body = JSON.stringify(message);
  const { port } = new URL(origin);
  return new Promise((resolve) => {
    const sent = request({
      ...{ host: '127.0.0.1', port, path: ENDPOINTS.feedback.paths[0], method: 'POST', agent: false },
      ...addressOf(client),
      headers: { 'content-type': 'application/json', accept: 'application/json', origin, host: `localhost:${port}` },
    });
    const timer = patience === null ? undefined : setTimeout(() => sent.destroy(), patience);
    sent.on('error', () => resolve(null));
    sent.on('close', () => clearTimeout(timer));
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('error', () => resolve(null));
      response.on('end', () => {
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, retryAfter: headers['retry-after'], body: text });
      });
    });
    sent.end(body);
  });
}

export interface FloodResult {
  /** Words of every sent message, acknowledged or not. */
  readonly sent: ReadonlySet<string>;
  /** Words of acknowledged messages, by reference. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** Number of responses by status; 0 for unread ones. */
  readonly answers: ReadonlyMap<number, number>;
  readonly seconds: number;
}

/**
 * Sends messages; each client sends one after the other, each under one key until it is acknowledged.
 *
 * @throws Error if a message is acknowledged under two different references, or a response is not one of ours
 */
export async function flood(origin: string, size: { messages: number; clients: number }): Promise<FloodResult> {
  const sent = new Set<string>();
  const acknowledged = new Map<string, string>();
  const answers = new Map<number, number>();
  const start = performance.now();
  const inTurn = turns(AT_ONCE);

  async function submit(client: number, message: string): Promise<void> {
    const key = randomUUID();
    sent.add(message);
    let reference: string | null = null;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const patience = Math.random() * 100 < HANG_UPS ? Math.random() * HANG_UP_MS : null;
      const answer = await inTurn(() => post(origin, client, { kind: 'idea', message, key }, patience));
      const status = answer?.status ?? 0;
      answers.set(status, (answers.get(status) ?? 0) + 1);
      if (answer?.status === 201) {
        const receipt = JSON.parse(answer.body) as { reference: string };
        if (reference !== null && reference !== receipt.reference) throw new Error(`${message} has two references`);
        reference = receipt.reference;
        acknowledged.set(reference, message);
        // Some send again what they know is stored.
        if (Math.random() < 0.95) return;
      } else if (![0, 429, 500, 503].includes(status)) {
        throw new Error(`${String(status)} for ${message}: ${answer?.body ?? ''}`);
      }
      const told = Number(answer?.retryAfter ?? 0) * 1000;
      await pause(Math.min(Math.max(told, PAUSE_MS), LONGEST_PAUSE_MS) * (0.5 + Math.random()));
    }
  }

  await Promise.all(
    Array.from({ length: size.clients }, async (_, client) => {
      for (let n = client; n < size.messages; n += size.clients) {
        await submit(client, `Message ${String(n)} of client ${String(client)}: 色 🏳️‍🌈, "quoted"\nand more`);
      }
    }),
  );
  return { sent, acknowledged, answers, seconds: (performance.now() - start) / 1000 };
}

export interface Verdict {
  /** Acknowledged, but not in the inbox with the same words. */
  readonly lost: readonly string[];
  /** In the inbox more than once. */
  readonly doubled: readonly string[];
  /** In the inbox, but never sent. */
  readonly strange: readonly string[];
}

export function compare(inbox: readonly (readonly [string, string])[], { sent, acknowledged }: FloodResult): Verdict {
  const words = inbox.map(([, message]) => message);
  const byReference = new Map(inbox);
  return {
    lost: [...acknowledged].filter(([ref, message]) => byReference.get(ref) !== message).map(([, message]) => message),
    doubled: words.filter((message, at) => words.indexOf(message) !== at),
    strange: words.filter((message) => !sent.has(message)),
  };
}
