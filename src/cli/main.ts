/** The command: the only file that touches the process. */
import { fstatSync } from 'node:fs';
import { defectText } from '../encoding/terminal';
import type { Encoded } from '../encoding/text';
import { askToWrite, fileProblem, readFile, readStream, writeText } from './files';
import { EXIT_CODES, type ExitCode } from './exit-codes';
import { FileProblem, STDIN, STDOUT, type Io } from './io';
import { PRODUCTION_TOOLS } from './production-tools';
import { ending, run } from './run';
import { VERSION } from './version';

const interrupted = new AbortController();
// Once: a second Ctrl-C ends the process at once.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());

let refused: FileProblem | null = null;
let isClosed = false;
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  isClosed = true;
  // A reader that stops early, such as `head`, is not a failure.
  if (error.code !== 'EPIPE') refused ??= fileProblem(STDOUT, error);
});
process.stderr.on('error', () => undefined);

function stdout(text: Encoded): void {
  if (!isClosed) process.stdout.write(text);
}

async function flush(): Promise<void> {
  // The callback is also called for a stream that failed.
  if (!isClosed) await new Promise((done) => process.stdout.write('', done));
  const problem = refused;
  refused = null;
  if (problem !== null) throw problem;
}

const { signal } = interrupted;

function readStdin(limit: number): Promise<Uint8Array> {
  // Node takes a folder for an input that is empty.
  if (fstatSync(0).isDirectory()) return Promise.reject(new FileProblem(STDIN, 'folder'));
  return readStream(STDIN, process.stdin, limit, signal);
}

const io: Io = {
  stdout,
  stderr: (text) => void process.stderr.write(text),
  flush,
  env: process.env,
  isTerminal: { stdout: process.stdout.isTTY, stderr: process.stderr.isTTY },
  columns: process.stdout.isTTY ? process.stdout.columns : process.stderr.isTTY ? process.stderr.columns : null,
  readStdin,
  readFile: (path, limit) => readFile(path, limit, signal),
  writeFile: writeText,
  askToWrite,
  now: () => new Date(),
  signal,
};

/** What Node waits for before it exits, however long that takes: reads of pipes, names being resolved. */
const WAITED_FOR = ['GetAddrInfoReqWrap', 'FSReqPromise', 'FSReqCallback'];

/** How often it is asked whether they are over, and with which pause in ms. */
const PATIENCE = { times: 10, pause: 20 } as const;

function leave(code: ExitCode, times: number = PATIENCE.times): void {
  process.exitCode = code;
  if (code !== EXIT_CODES.interrupted) return;
  if (!process.getActiveResourcesInfo().some((kind) => WAITED_FOR.includes(kind))) process.exit();
  if (times > 0) setTimeout(() => leave(code, times - 1), PATIENCE.pause);
  // The system ends the process at once, and shells take that for 130.
  else process.kill(process.pid, 'SIGINT');
}

/** What nobody caught: a defect, reported like those that were caught. */
function fail(cause: unknown): void {
  const stop = () => process.exit(EXIT_CODES.notRun);
  ending(cause, process.argv.slice(2), io).then(stop, () => {
    process.stderr.write(defectText(cause));
    stop();
  });
}
process.on('uncaughtException', fail);

const argv = process.argv.slice(2);
run(argv, { io, tools: PRODUCTION_TOOLS, version: VERSION }).then((code) => leave(code), fail);
