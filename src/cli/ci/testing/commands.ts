import { join } from 'node:path';
import { bundleProgram } from '../../package/companions';
import type { Command } from '../facet-command';

/** Bundles a program of the sources into a folder, as the package has it. @param entry below `src/cli/` */
export async function bundled(entry: string, folder: string, name: string): Promise<Command> {
  const file = join(folder, name);
  await bundleProgram(process.cwd(), `src/cli/${entry}`, file, '0.0.0', ['./many']);
  return [process.execPath, file];
}

/** Everything of the command but the network. */
export function standInCommand(folder: string): Promise<Command> {
  return bundled('ci/testing/stand-in-facet.ts', folder, 'facet.mjs');
}
