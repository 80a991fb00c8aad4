import type { Challenge, Solution } from './solve';

/**
 * Solves a challenge in a worker, so that typing stays smooth.
 *
 * @param signal ends the work
 * @returns null if there is no worker, no solution, or no time left
 */
export function startSolver(challenge: Challenge, signal: AbortSignal): Promise<Solution | null> {
  return new Promise((resolve) => {
    if (signal.aborted || typeof Worker === 'undefined') {
      resolve(null);
      return;
    }
    // Bundlers make a file of its own of it, by this very form of words; the policy allows workers from there.
    const worker = new Worker(new URL('./solver-worker.ts', import.meta.url), { name: 'proof-of-work' });
    const end = (solution: Solution | null): void => {
      worker.terminate();
      resolve(solution);
    };
    signal.addEventListener('abort', () => end(null), { once: true });
    worker.addEventListener('error', () => end(null), { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => end(data), { once: true });
    worker.postMessage(challenge);
  });
}
