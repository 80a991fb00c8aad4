/** A copy of the project, served as developers serve it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LOGS } from '../build/command';
import type { Side } from './sides';

/** The site's own port and the following ones: hot reload, identity provider, error reports. */
const PORTS = 4;
const [FIRST_PORT, LAST_PORT] = [20_000, 30_000];

/** As often as the site's own start polls: on the local platform each request costs a thread. */
const POLL_MS = 250;
/** How long the first page may take; a fresh copy is built first. */
const READY_MS = 1_800_000;
const STOP_MS = 60_000;

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port);
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (isListening) await new Promise((done) => server.close(done));
  return isListening;
}

/** The first of as many consecutive free ports as the site needs. */
async function freePorts(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT));
    const free = await Promise.all(Array.from({ length: PORTS }, (_, index) => isFree(port + index)));
    if (free.every(Boolean)) return port;
  }
}

export interface Served {
  /** Without a trailing slash. */
  readonly origin: string;
  /** Seconds from the command to the first 200 at `/en/`. */
  readonly seconds: number;
  /** Stops it as a developer does, and waits until it has ended. */
  readonly stop: () => Promise<void>;
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { redirect: 'manual' }).catch(() => null);
  await response?.body?.cancel();
  return response?.status === 200;
}

/**
 * Runs the same as `npm start` or `npm run dev`, on free ports.
 *
 * @throws Error with the last lines it printed if it ends or does not answer
 */
export async function serveSide({ folder, name }: Side, command: 'start' | 'dev'): Promise<Served> {
  const port = await freePorts();
  const log = join(LOGS, `own-build-${command}-${port}.log`);
  const file = openSync(log, 'w');
  const began = performance.now();
  const child = spawn(process.execPath, ['src/dev/bootstrap.mjs', command], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), CONTEXT: 'dev', FACET_LEAVE_OUT: '' },
    stdio: ['ignore', file, file],
  });
  closeSync(file);
  const end = () => child.kill('SIGTERM');
  process.prependOnceListener('exit', end);
  const ended = once(child, 'close').then(() => process.off('exit', end));
  const failure = (what: string) =>
    new Error(`${command} of ${name} ${what}:\n${readFileSync(log, 'utf8').trim().split('\n').slice(-40).join('\n')}`);
  const stop = async () => {
    child.kill('SIGTERM');
    const late = new AbortController();
    const isLate = pause(STOP_MS, true, { signal: late.signal }).catch(() => false);
    if ((await Promise.race([ended, isLate])) === true) {
      child.kill('SIGKILL');
      throw failure('did not stop');
    }
    late.abort();
  };
  const origin = `http://localhost:${port}`;
  while (!(await answers(`${origin}/en/`))) {
    if (child.exitCode !== null || child.signalCode !== null) throw failure('ended');
    if (performance.now() - began > READY_MS) {
      await stop();
      throw failure('did not answer');
    }
    await pause(POLL_MS);
  }
  return { origin, seconds: (performance.now() - began) / 1000, stop };
}
