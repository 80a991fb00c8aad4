import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** How long a child may take to end on its own, in ms. */
const GRACE_MS = 5_000;
const TAIL_LINES = 40;

export interface Command {
  /** Its name in messages. */
  readonly name: string;
  /** A script run by this very Node, and its arguments. */
  readonly script: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** Added to this process's own environment. */
  readonly env: Readonly<Record<string, string>>;
  /** File for everything it prints. */
  readonly log: string;
  /** Whether to show what it prints, too. */
  readonly show: boolean;
}

export interface Child {
  /** Resolves when the child has ended, with its exit code; null if a signal ended it. */
  readonly ended: Promise<number | null>;
  /** The last lines it printed. */
  readonly tail: () => string;
  /** Ends it and everything it started. */
  readonly stop: () => Promise<void>;
}

const running = new Set<ChildProcess>();

/** Signals a child's whole process group, including everything it started. */
function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(name);
    else process.kill(-child.pid, name);
  } catch {
    // The group has already ended.
  }
}

process.on('exit', () => {
  for (const child of running) signal(child, 'SIGKILL');
});

/** Starts a command in its own process group. */
export function start(command: Command): Child {
  mkdirSync(dirname(command.log), { recursive: true });
  const log = createWriteStream(command.log);
  const child = spawn(process.execPath, [command.script, ...command.args], {
    cwd: command.cwd,
    env: { ...process.env, ...command.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  running.add(child);

  let tail: string[] = [''];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log.write(text);
      if (command.show) process.stdout.write(text);
      const [first = '', ...rest] = text.split('\n');
      tail = [...tail.slice(0, -1), `${tail.at(-1) ?? ''}${first}`, ...rest].slice(-TAIL_LINES);
    });
  }

  const ended = once(child, 'close').then(([code]) => {
    // If the group's leader has ended, others in its group may still run.
    signal(child, 'SIGKILL');
    running.delete(child);
    log.end();
    return typeof code === 'number' ? code : null;
  });
  return {
    ended,
    tail: () => tail.join('\n').trim(),
    stop: async () => {
      signal(child, 'SIGTERM');
      const timer = setTimeout(() => signal(child, 'SIGKILL'), GRACE_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

/**
 * Runs a command to its end.
 *
 * @throws Error with the last lines it printed if it fails
 */
export async function run(command: Command): Promise<void> {
  const child = start(command);
  const code = await child.ended;
  if (code !== 0) throw new Error(`${command.name} failed.${command.show ? '' : `\n${child.tail()}`}`);
}
