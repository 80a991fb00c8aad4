/**
 * The direct platform in a process of its own that tells how much memory it takes, with two more functions to compare
 * with: a bare handler, and the same handler in our wrapper. Usage: `platform.ts <port>`, with an IPC channel.
 */
import { join } from 'node:path';
import { answerFor } from '../../src/dev/platform/answer';
import { serveBlobs } from '../../src/dev/platform/blobs';
import { filesOf } from '../../src/dev/platform/files';
import type { PlatformFunction } from '../../src/dev/platform/functions';
import { listen } from '../../src/dev/platform/http';
import { answering, type Invoke } from '../../src/dev/platform/invocation';
import { sourceFunctions } from '../../src/dev/platform/source-functions';
import { platformServices } from '../../src/server/app';
import { endpoint } from '../../src/server/platform/endpoint';
import { FUNCTIONS_FOLDER, writeFunctions } from '../../src/site/functions';

/** Paths of the functions that are only here. */
export const COMPARED_PATHS = { bare: '/bare', wrapped: '/wrapped' } as const;

/** Bytes. */
export interface Memory {
  readonly rss: number;
  readonly heap: number;
}

/** What the parent asks for; every question gets a `Memory`. */
export type Question = 'memory' | 'memory after collection';

const respond = (): Promise<Response> => Promise.resolve(Response.json({ ok: true }));

function functionAt(path: string, invoke: Invoke): PlatformFunction {
  const route = { pattern: path, literal: path, methods: [], prefer_static: false };
  return { name: path.slice(1), routes: [route], excludedRoutes: [], answer: answering(path, invoke, false) };
}

const COMPARED = [
  functionAt(COMPARED_PATHS.bare, respond),
  // A row without session and limit: what every function pays.
  functionAt(COMPARED_PATHS.wrapped, endpoint('signing-keys', { respond }, platformServices)),
];

function memory(): Memory {
  const { rss, heapUsed } = process.memoryUsage();
  return { rss, heap: heapUsed };
}

async function main(port: number): Promise<void> {
  const root = process.cwd();
  const publicFolder = join(root, 'public');
  Object.assign(process.env, { CONTEXT: 'dev', NETLIFY_DEV: 'true', URL: `http://localhost:${String(port)}` });
  await serveBlobs();
  writeFunctions(root);
  const functions = [...(await sourceFunctions(join(root, FUNCTIONS_FOLDER))), ...COMPARED];
  process.on('message', (question: Question) => {
    // What is reachable only weakly goes with a second collection.
    if (question === 'memory after collection') for (let times = 0; times < 3; times += 1) globalThis.gc?.();
    process.send?.(memory());
  });
  process.on('disconnect', () => process.exit(0));
  await listen(port, answerFor({ root, publicFolder, functions, files: filesOf(root, publicFolder) }));
  process.send?.(memory());
}

if (process.send !== undefined) void main(Number(process.argv[2]));
