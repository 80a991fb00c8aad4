/** A process that runs one deployed function, and what may happen to it: it answers, fails, ends or takes too long. */
import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LambdaEvent } from './event';

/** How many bytes a streamed answer may have. */
const STREAM_LIMIT = 20 * 1024 * 1024;

/** How much of a function's 1,024 MB Lambda gives to JavaScript, in MB. */
const HEAP = 921;

/** What the process says. */
type Said =
  | { readonly type: 'ready' | 'end' | 'done' | 'failed' }
  | { readonly type: 'head'; readonly status: number; readonly headers: Readonly<Record<string, readonly string[]>> }
  | { readonly type: 'chunk'; readonly chunk: Uint8Array<ArrayBuffer> };

export interface Instance {
  readonly name: string;
  /**
   * Resolves with the answer as soon as its head is there. One at a time.
   *
   * @param seconds after which the process is ended
   */
  readonly invoke: (event: LambdaEvent, seconds: number) => Promise<Response>;
  /** Resolves once the invocation is over, with whether the process can take another. */
  readonly over: () => Promise<boolean>;
  readonly end: () => void;
}

export interface InstanceOptions {
  readonly name: string;
  /** Where the bundle was unpacked. Nothing there can be written to. */
  readonly taskRoot: string;
  /** The working folder, and the only one that can be written to. */
  readonly temporary: string;
  /** All that the process finds in its environment. */
  readonly environment: Readonly<Record<string, string>>;
  /** Modules to load before the bundle, CommonJS. */
  readonly preloaded: readonly string[];
  /** Takes what the process prints. */
  readonly log: (text: string) => void;
}

/** Statuses of the platform itself, where a function gives no answer. */
const FAILED = { crashed: 502, timedOut: 504 } as const;

// Lambda stops the clock of an instance that has nothing to do: what it left undone waits for its next request.
const CAN_FREEZE = process.platform !== 'win32';

function startProcess({ taskRoot, temporary, environment, preloaded, log }: InstanceOptions): ChildProcess {
  const child = fork(join(__dirname, 'instance-process.mjs'), [], {
    cwd: temporary,
    env: { ...environment, LAMBDA_TASK_ROOT: taskRoot },
    execArgv: [
      ...['--permission', '--allow-fs-read=*', `--allow-fs-write=${temporary}`],
      ...['--allow-addons', '--allow-worker', '--allow-child-process', '--allow-wasi'],
      ...['--disable-warning=SecurityWarning', `--max-old-space-size=${HEAP}`],
      ...preloaded.flatMap((file) => ['--require', file]),
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.stdout?.setEncoding('utf8').on('data', log);
  child.stderr?.setEncoding('utf8').on('data', log);
  return child;
}

function headersOf(given: Readonly<Record<string, readonly string[]>>): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(given)) for (const value of values) headers.append(name, value);
  return headers;
}

/** One invocation, described by what the process writes meanwhile. */
function answerOf(name: string, child: ChildProcess, seconds: number) {
  let resolve: (answer: Response) => void = () => undefined;
  let settle: (usable: boolean) => void = () => undefined;
  const answer = new Promise<Response>((resolved) => (resolve = resolved));
  const over = new Promise<boolean>((resolved) => (settle = resolved));
  let stream: ReadableStreamDefaultController<Uint8Array> | null = null;
  let length = 0;
  const fail = (status: number, why: string): void => {
    resolve(new Response(`Function ${name} ${why}.`, { status }));
    stream?.error(new Error(`${name} ${why}`));
    stream = null;
  };
  const hear = (said: Said): void => {
    if (said.type === 'head') {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => void (stream = controller),
        // The client has gone; Lambda does not tell.
        cancel: () => void (stream = null),
      });
      const empty = said.status === 204 || said.status === 304;
      resolve(new Response(empty ? null : body, { status: said.status, headers: headersOf(said.headers) }));
      if (empty) stream = null;
    } else if (said.type === 'chunk') {
      length += said.chunk.byteLength;
      if (length > STREAM_LIMIT) fail(FAILED.crashed, 'answered more than 20 MB');
      else stream?.enqueue(said.chunk);
    } else if (said.type === 'end') {
      stream?.close();
      stream = null;
      // Without a head there was no answer.
      fail(500, 'did not answer');
    } else if (said.type === 'failed' || said.type === 'done') {
      if (said.type === 'failed') fail(500, 'failed');
      stop(true);
    }
  };
  const gone = (): void => {
    fail(FAILED.crashed, 'ended');
    stop(false);
  };
  const timer = setTimeout(() => {
    fail(FAILED.timedOut, `took more than ${seconds} s`);
    stop(false);
  }, seconds * 1000);
  const stop = (usable: boolean): void => {
    clearTimeout(timer);
    child.off('message', hear).off('close', gone);
    settle(usable);
  };
  child.on('message', hear).on('close', gone);
  return { answer, over };
}

/** @throws Error if the entry point cannot be loaded */
export async function startInstance(options: InstanceOptions): Promise<Instance> {
  const child = startProcess(options);
  const ended = once(child, 'close').then(() => false);
  if (!(await Promise.race([once(child, 'message').then(() => true), ended]))) {
    throw new Error(`${options.name} does not start`);
  }
  let over = Promise.resolve(true);
  return {
    name: options.name,
    invoke: (event, seconds) => {
      if (CAN_FREEZE) child.kill('SIGCONT');
      const invocation = answerOf(options.name, child, seconds);
      over = invocation.over.then((usable) => {
        if (usable && CAN_FREEZE) child.kill('SIGSTOP');
        return usable;
      });
      child.send({ event, requestId: randomUUID(), until: Date.now() + seconds * 1000 });
      return invocation.answer;
    },
    over: () => over,
    end: () => void child.kill('SIGKILL'),
  };
}
