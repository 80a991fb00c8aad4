/** The worker: takes a challenge, answers with a `Solution`, or with null if there is none. */
import { solve, type Challenge, type Solution } from './solve';

addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  const start = performance.now();
  const number = solve(data);
  const solution: Solution | null = number === null ? null : { number, took: Math.round(performance.now() - start) };
  postMessage(solution);
});
