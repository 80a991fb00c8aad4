/** Runs a command and measures it: time, processor time and memory of everything it starts. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readdirSync, readFileSync } from 'node:fs';
import type { Command } from '../../src/dev/children';

export interface Measurement {
  /** From start to end, in seconds. */
  readonly seconds: number;
  /** Processor seconds of the command and all children it waited for; null if the system does not provide them. */
  readonly cpuSeconds: number | null;
  /** Peak memory of all its processes together (bytes, proportional set size); null except on Linux. */
  readonly peakBytes: number | null;
  /** Everything it printed. */
  readonly output: string;
}

const SAMPLE_MS = 100;
/** How much a sample must exceed the peak so far to count: the error of the peak. */
const PEAK_STEP = 0.02;
/** `_SC_CLK_TCK`, fixed on Linux for the values in `/proc` (proc_pid_stat(5)). */
const TICKS_PER_SECOND = 100;

/** The fields of `/proc/<pid>/stat` after the command's name; null if the process has ended. */
function statOf(pid: string): readonly string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** Memory of a process with its part of shared memory, in bytes. */
function memoryOf(pid: string): number {
  try {
    const [, kilobytes = '0'] = /^Pss: +(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return 0;
  }
}

/** A process's resident memory pages, including shared ones: cheap to read. */
function residentPages(pid: string): number {
  return Number(statOf(pid)?.[21] ?? 0);
}

/**
 * Watches the memory of all processes of a session: what a detached command starts stays in its session. For
 * proportional sizes the kernel walks over all pages, which would slow down what is measured. So they are read only if
 * the resident sizes, with shared pages counted in each process, are higher than ever before.
 */
function watchMemory(session: number): { readonly sample: () => void; readonly peakBytes: () => number } {
  let mostPages = 0;
  let peak = 0;
  return {
    sample() {
      const members = readdirSync('/proc').filter(
        (name) => /^\d+$/.test(name) && statOf(name)?.[3] === String(session),
      );
      const pages = members.reduce((sum, pid) => sum + residentPages(pid), 0);
      if (pages <= mostPages * (1 + PEAK_STEP)) return;
      mostPages = pages;
      peak = Math.max(
        peak,
        members.reduce((sum, pid) => sum + memoryOf(pid), 0),
      );
    },
    peakBytes: () => peak,
  };
}

/** Processor seconds of the children this process has waited for. */
function childrenSeconds(): number {
  const stat = statOf('self');
  return (Number(stat?.[13]) + Number(stat?.[14])) / TICKS_PER_SECOND;
}

/** @throws Error with the last lines the command printed if it fails */
export async function measure({ name, script, args, cwd, env, log }: Omit<Command, 'show'>): Promise<Measurement> {
  const isLinux = process.platform === 'linux';
  const cpuBefore = isLinux ? childrenSeconds() : 0;
  const began = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
  // Before its working folder is removed.
  process.prependOnceListener('exit', end);
  const file = createWriteStream(log, { flags: 'a' });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed.push(text);
      file.write(text);
    });
  }
  const memory = isLinux && child.pid !== undefined ? watchMemory(child.pid) : null;
  const sampler = setInterval(() => memory?.sample(), SAMPLE_MS);
  const [code] = (await once(child, 'close')) as [number | null];
  const seconds = (performance.now() - began) / 1000;
  clearInterval(sampler);
  process.off('exit', end);
  file.end();
  const output = printed.join('');
  if (code !== 0) throw new Error(`${name} failed:\n${output.trim().split('\n').slice(-40).join('\n')}`);
  return {
    seconds,
    cpuSeconds: isLinux ? childrenSeconds() - cpuBefore : null,
    peakBytes: memory?.peakBytes() ?? null,
    output,
  };
}
