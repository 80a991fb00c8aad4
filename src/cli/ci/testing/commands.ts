import { join } from 'node:path';
import { build } from 'esbuild';
import { bundling } from '../../package/bundle';
import { REQUIRE } from '../../package/lazy-node';
import type { Command } from '../facet-command';

/** Everything of the command but the network, bundled into a folder as the package has the command. */
export async function standInCommand(folder: string): Promise<Command> {
  const outfile = join(folder, 'facet.mjs');
  await build({
    ...bundling(process.cwd(), '0.0.0'),
    entryPoints: ['src/cli/ci/testing/stand-in-program.ts'],
    outfile,
    banner: { js: REQUIRE },
  });
  return [process.execPath, outfile];
}
