/** The worker: takes a challenge and answers with a `Solution`, or with null if no number solves it. */
import { solve, type Challenge, type Solution } from './solve';

addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  const start = performance.now();
  const number = solve(data);
  const solution: Solution | null = number === null ? null : { number, took: Math.round(performance.now() - start) };
  postMessage(solution);
});
