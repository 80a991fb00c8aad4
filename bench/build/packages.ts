import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** Gives a folder the packages of another one, without what tools cached among them. */
export function copyPackages(from: string, to: string): void {
  // Hard links where the file system has them: the packages are a gigabyte, and tools follow symbolic links back.
  const copy = (flags: string) => spawnSync('cp', [flags, join(from, 'node_modules'), to]).status === 0;
  if (!copy('-al') && !copy('-R')) throw new Error(`${from}/node_modules could not be copied.`);
  rmSync(join(to, 'node_modules/.cache'), { recursive: true, force: true });
}
