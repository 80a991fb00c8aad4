/** A world for the command in memory: its streams, its files, and what it measures. */
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import type { ExitCode } from '../exit-codes';
import { readStream } from '../files';
import { FileProblem, STDIN, type Io } from '../io';
import type { Measured } from '../measured';
import { run } from '../run';
import { measureMany } from '../many/measure-many';
import type { MeasureOptions, MeasureProblem, MeasureResult } from '../measuring/measure';
import { measurePage } from '../measuring/measure-page';
import type { Tools } from '../tools';

/** The moment at which everything in tests happens. */
export const NOW = new Date('2026-11-28T12:00:00.000Z');

export interface World {
  readonly files?: Readonly<Record<string, string>>;
  readonly stdin?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Columns of the terminal that both streams write to; null if they write to none. */
  readonly terminal?: number | null;
  /** What is answered at an address; a code where nothing can be measured. */
  readonly sites?: Readonly<Record<string, Measured | MeasureProblem>>;
  /** In place of `sites`. */
  readonly measure?: Tools['measure'];
  readonly signal?: AbortSignal;
}

export interface Ran {
  readonly exitCode: ExitCode;
  readonly stdout: string;
  readonly stderr: string;
  readonly written: Readonly<Record<string, string>>;
  /** What was measured, with which options. */
  readonly asked: readonly (readonly [address: string, options: MeasureOptions])[];
}

const piecesOf = (text: string) => Readable.from([new TextEncoder().encode(text)]);

/** Runs the command with what was typed after `facet`. */
export async function facet(argv: readonly string[], world: World = {}): Promise<Ran> {
  const { files = {}, stdin = '', env = {}, terminal = null, sites = {} } = world;
  let [stdout, stderr] = ['', ''];
  const written: Record<string, string> = {};
  const asked: [string, MeasureOptions][] = [];
  const io: Io = {
    stdout: (text) => void (stdout += text),
    stderr: (text) => void (stderr += text),
    flush: () => Promise.resolve(),
    env,
    isTerminal: { stdout: terminal !== null, stderr: terminal !== null },
    columns: terminal,
    readStdin: (limit) => readStream(STDIN, piecesOf(stdin), limit),
    readFile: (path, limit) => {
      const content = files[path];
      if (content === undefined) return Promise.reject(new FileProblem(path, 'missing'));
      return readStream(path, piecesOf(content), limit);
    },
    askToWrite: (path) => {
      const folder = dirname(path);
      if (folder === 'nowhere') return Promise.reject(new FileProblem(folder, 'missing'));
      return path === 'folder' ? Promise.reject(new FileProblem(path, 'folder')) : Promise.resolve();
    },
    writeFile: (path, content) => {
      if (path.startsWith('/root-only/')) return Promise.reject(new FileProblem(path, 'forbidden'));
      written[path] = content;
      return Promise.resolve();
    },
    now: () => NOW,
    signal: world.signal ?? new AbortController().signal,
  };
  const tools: Tools = {
    measure(address, options): Promise<MeasureResult> {
      asked.push([address, options]);
      if (world.measure !== undefined) return world.measure(address, options);
      const site = sites[address] ?? 'address-unresolvable';
      if (options.signal.aborted) return Promise.reject(options.signal.reason as Error);
      options.onRequest({ id: 'robots', state: 'started', ms: 0 });
      options.onRequest({ id: 'robots', state: 'answered', ms: 12.4 });
      options.onRequest({ id: 'llms-txt', state: 'skipped', ms: 0 });
      return Promise.resolve(typeof site === 'string' ? { ok: false, code: site } : { ok: true, measured: site });
    },
    measureMany: (options) => measureMany({ ...options, measure: (origin, more) => tools.measure(origin, more) }),
    measurePage: (html, url) => Promise.resolve(measurePage(html, url, NOW)),
  };
  const exitCode = await run(argv, { io, tools, version: '1.2.3' });
  return { exitCode, stdout, stderr, written, asked };
}
