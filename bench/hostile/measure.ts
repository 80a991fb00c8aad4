/** Measures one input in a process of its own: `measure.ts <kind> <case> <bytes>` writes its figures as JSON. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { KINDS } from './kinds';

export interface Figures {
  readonly result: string;
  /** Of all threads, in ms. */
  readonly cpu: number;
  /** What the process grew by at its largest, in MB. */
  readonly memory: number;
  /** For how long the event loop of the process that serves was blocked at most, in ms. */
  readonly blocked: number;
}

const MEBIBYTE = 1024 * 1024;

async function measure(kindName: string, caseName: string, bytes: number): Promise<Figures> {
  const kind = KINDS.find(({ name }) => name === kindName);
  const hostile = kind?.cases.get(caseName);
  if (kind === undefined || hostile === undefined) throw new Error(`there is no ${kindName} ${caseName}`);
  for (let time = 0; time < 3; time++) await kind.ordinary();
  const read = hostile(bytes);
  await pause(50);

  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await pause(20);
  delay.reset();
  const before = { cpu: process.cpuUsage(), own: process.threadCpuUsage(), rss: process.memoryUsage.rss() };
  const result = await read();
  await pause(5);
  const { user, system } = process.cpuUsage(before.cpu);
  const own = process.threadCpuUsage(before.own);
  return {
    result,
    cpu: (user + system) / 1000,
    memory: Math.max(0, process.resourceUsage().maxRSS * 1024 - before.rss) / MEBIBYTE,
    // A busy machine holds up every process: no block is longer than the thread has worked.
    blocked: Math.min(delay.max / 1e6, (own.user + own.system) / 1000),
  };
}

const [kindName = '', caseName = '', bytes = ''] = process.argv.slice(2);
void measure(kindName, caseName, Number(bytes)).then((figures) => {
  console.log(JSON.stringify(figures));
  process.exit(0);
});
