/** Measures one input in a process of its own: `measure.ts <kind> <case> <bytes>` writes its figures as JSON. */
import { setTimeout as pause } from 'node:timers/promises';
import { KINDS } from './kinds';
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

async function measure(kindName: string, caseName: string, bytes: number): Promise<Figures> {
  const kind = KINDS.find(({ name }) => name === kindName);
  const hostile = kind?.cases.get(caseName);
  if (kind === undefined || hostile === undefined) throw new Error(`there is no ${kindName} ${caseName}`);
  for (let time = 0; time < 3; time++) await kind.ordinary();
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

const [kindName = '', caseName = '', bytes = ''] = process.argv.slice(2);
void measure(kindName, caseName, Number(bytes)).then((figures) => {
  console.log(JSON.stringify(figures));
  process.exit(0);
});
