/** The command: the only file that touches the process. */
import { readFile, writeFile } from 'node:fs/promises';
import { FileProblem, type FileTrouble, type Io } from './io';
import { PRODUCTION_TOOLS } from './production-tools';
import { run } from './run';
import { VERSION } from './version';

const TROUBLES: Readonly<Partial<Record<string, FileTrouble>>> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  EISDIR: 'folder',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EROFS: 'forbidden',
};

/** Does something with a file. @throws FileProblem */
async function tried<T>(path: string, what: () => Promise<T>): Promise<T> {
  try {
    return await what();
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    throw new FileProblem(path, TROUBLES[code] ?? 'failed', { cause });
  }
}

async function readStdin(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const interrupted = new AbortController();
process.once('SIGINT', () => interrupted.abort());
process.once('SIGTERM', () => interrupted.abort());

// A reader that has enough, such as `head`, is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const io: Io = {
  stdout: (text) => void process.stdout.write(text),
  stderr: (text) => void process.stderr.write(text),
  env: process.env,
  isTerminal: { stdout: process.stdout.isTTY, stderr: process.stderr.isTTY },
  columns: process.stdout.isTTY ? process.stdout.columns : process.stderr.isTTY ? process.stderr.columns : null,
  readStdin,
  readFile: (path) => tried(path, () => readFile(path)),
  writeFile: (path, content) => tried(path, () => writeFile(path, content)),
  now: () => new Date(),
  signal: interrupted.signal,
};

void run(process.argv.slice(2), {
  io,
  tools: PRODUCTION_TOOLS,
  version: VERSION,
}).then((code) => {
  process.exitCode = code;
});
