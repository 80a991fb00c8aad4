/** How long a fresh checkout takes until its site answers. */
import type { Times } from './times';
import { serveSide } from './served';
import type { Side } from './sides';

/** Starts each side in turn, with packages installed and nothing built or cached. */
export async function timeStarts(
  sides: readonly Side[],
  runs: number,
  progress: (line: string) => void,
): Promise<readonly Times[]> {
  const times = sides.map((side) => ({ side, seconds: [] as number[] }));
  for (let run = 1; run <= runs; run += 1) {
    for (const { side, seconds } of times) {
      side.clear();
      const served = await serveSide(side, 'start');
      seconds.push(served.seconds);
      await served.stop();
      progress(`${side.name}, start, run ${run} of ${runs}: ${served.seconds.toFixed(1)} s`);
    }
  }
  return times.map(({ side, seconds }) => ({ name: side.name, seconds }));
}
