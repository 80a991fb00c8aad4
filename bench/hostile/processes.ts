/** What this process and its children use, as Linux tells; elsewhere what Node tells of this process alone. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const MEBIBYTE = 1024 * 1024;

/** Length of a clock tick in ms, on all of Linux's architectures. */
const TICK = 10;

function children(): readonly string[] {
  const list = `/proc/self/task/${process.pid}/children`;
  return existsSync(list) ? readFileSync(list, 'utf8').trim().split(' ').filter(Boolean) : [];
}

/** A line of a process's status, in MB. */
function megabytes(pid: string, name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024;
}

/** CPU of a process, in ms. */
function cpuOf(pid: string): number {
  // Its name, which comes second, may have spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

export interface Usage {
  /** CPU in ms, of all threads. */
  readonly cpu: number;
  /** What the processes grew by at their largest, in MB, all together. */
  readonly memory: number;
}

/** Starts measuring. @returns what was used since then; of a child that has ended nothing */
export function usageFromHere(): () => Usage {
  const before = new Map(
    children().map((pid) => {
      // Linux: resets the peak.
      writeFileSync(`/proc/${pid}/clear_refs`, '5');
      return [pid, { cpu: cpuOf(pid), memory: megabytes(pid, 'VmRSS') }];
    }),
  );
  const rss = process.memoryUsage.rss();
  const own = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(own);
    const left = children().filter((pid) => before.has(pid));
    const sum = (of: (pid: string) => number) => left.reduce((total, pid) => total + of(pid), 0);
    return {
      cpu: (user + system) / 1000 + sum((pid) => cpuOf(pid) - (before.get(pid)?.cpu ?? 0)),
      memory:
        Math.max(0, process.resourceUsage().maxRSS * 1024 - rss) / MEBIBYTE +
        sum((pid) => Math.max(0, megabytes(pid, 'VmHWM') - (before.get(pid)?.memory ?? 0))),
    };
  };
}
