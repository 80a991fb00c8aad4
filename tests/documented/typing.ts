/** Types a command into a shell, as someone who follows the docs would. */
import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';

export interface Shell {
  /** The working folder. */
  readonly folder: string;
  /** The whole environment: nothing is inherited. */
  readonly env: Readonly<Record<string, string>>;
  /** Replaced in what is typed: a port that may be taken, by one that is free. */
  readonly ports?: Readonly<Record<string, string>>;
}

export interface Ran {
  /** As a shell says it: 128 and more where a signal ended it. */
  readonly code: number;
  /** Both streams, as they came. */
  readonly output: string;
}

export interface Running {
  /** Resolves when it has said this; with everything it said if it ended before. */
  readonly said: (wanted: string | RegExp) => Promise<string>;
  /** Presses Ctrl+C, if it still runs, and waits until it has ended. */
  readonly interrupt: () => Promise<Ran>;
  readonly ended: Promise<Ran>;
}

const running = new Set<ChildProcess>();

/** A terminal's Ctrl+C reaches every process of the group. */
function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, name);
  } catch {
    // The group has already ended.
  }
}

process.on('exit', () => {
  for (const child of running) signal(child, 'SIGKILL');
});

export function includes(text: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);
}

/** @param name of the shell: `sh`, or `bash` where a service uses that */
export function start(command: string, { folder, env }: Shell, name = 'sh'): Running {
  const child = spawn(name, ['-c', command], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  running.add(child);
  let output = '';
  const heard = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const hear of heard) hear();
    });
  }
  let interrupted = false;
  // What it left running in the background ends with it, and would keep its streams open. Ctrl+C reached that itself.
  child.once('exit', () => interrupted || signal(child, 'SIGKILL'));
  const ended = new Promise<Ran>((resolve) => {
    child.once('close', (code, name) => {
      running.delete(child);
      resolve({ code: code ?? 128 + constants.signals[name ?? 'SIGKILL'], output });
    });
  });
  return {
    ended,
    said: (wanted) =>
      new Promise((resolve) => {
        const hear = (): void => {
          if (includes(output, wanted)) resolve(output);
        };
        heard.add(hear);
        hear();
        void ended.then(() => resolve(output));
      }),
    interrupt: () => {
      interrupted = true;
      signal(child, 'SIGINT');
      return ended;
    },
  };
}

export function run(command: string, shell: Shell, name?: string): Promise<Ran> {
  return start(command, shell, name).ended;
}

/** The environment of an ordinary user, whose programs are in these folders first. */
export function environment(
  folders: readonly string[],
  more: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return {
    PATH: [...folders, process.env['PATH'] ?? ''].join(':'),
    LANG: 'en_GB.UTF-8',
    NO_UPDATE_NOTIFIER: '1',
    ...more,
  };
}
