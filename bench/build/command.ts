/** Shared parts of the commands that measure builds. */
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';

/** The project's folder. */
export const ROOT = resolve(__dirname, '../..');

/** Folder for the tools' output. */
export const LOGS = join(ROOT, 'node_modules/.cache/facet/bench');

/** @throws Error naming the option if the value is not a whole number above zero */
export function countFrom(value: string, option: string): number {
  const number = Number(value);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${option} takes a whole number above zero.`);
}

/** The machine's load, to be printed next to every time. */
export function load(): string {
  const averages = loadavg().map((value) => value.toFixed(1));
  return `load ${averages.join(' ')}`;
}

/** Runs a command to its end; an error is printed and decides the exit code. */
export function runMain(main: () => Promise<void>): void {
  // Ends with `exit`, which stops what is running and removes the folders.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
