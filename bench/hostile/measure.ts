/** Measures one input in a process of its own: `measure.ts <page> <bytes>` writes its figures as JSON. */
import { setTimeout as pause } from 'node:timers/promises';
import { ordinary, PAGES } from './pages';
import { usageFromHere, type Usage } from './processes';

export interface Figures extends Usage {
  readonly result: string;
  /** For how long the event loop of the process that serves was blocked at most, in ms. */
  readonly blocked: number;
}

/**
 * Watches what CPU this thread uses between two turns of its event loop: on a busy machine its clock would count the
 * time in which others run. @returns gives the most since it was last asked, in ms
 */
function watchTurns(): () => number {
  let longest = 0;
  let last = process.threadCpuUsage();
  const turn = () => {
    const { user, system } = process.threadCpuUsage(last);
    longest = Math.max(longest, (user + system) / 1000);
    last = process.threadCpuUsage();
  };
  setInterval(turn, 1);
  return () => {
    turn();
    const most = longest;
    longest = 0;
    return most;
  };
}

async function measure(name: string, bytes: number): Promise<Figures> {
  const hostile = PAGES.get(name);
  if (hostile === undefined) throw new Error(`there is no page ${name}`);
  for (let time = 0; time < 3; time++) await ordinary();
  const read = hostile(bytes);
  await pause(50);

  const longestTurn = watchTurns();
  await pause(20);
  longestTurn();
  const used = usageFromHere();
  const result = await read();
  await pause(5);
  return { result, ...used(), blocked: longestTurn() };
}

const [name = '', bytes = ''] = process.argv.slice(2);
void measure(name, Number(bytes)).then((figures) => {
  console.log(JSON.stringify(figures));
  process.exit(0);
});
