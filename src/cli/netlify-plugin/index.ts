/** What Netlify loads: one function for each of its events. */
import { fileURLToPath } from 'node:url';
import { measureBuilt, measureDeployed, type PluginEvent, type PluginWorld } from './plugin';

/** The command in the same package. */
const COMMAND = fileURLToPath(new URL('../facet.mjs', import.meta.url));

function world(): PluginWorld {
  return {
    command: [process.execPath, process.env['FACET_COMMAND'] || COMMAND],
    cwd: process.cwd(),
    env: process.env,
    log: (text) => void process.stdout.write(text),
  };
}

export const onPostBuild = (event: PluginEvent) => measureBuilt(event, world());
export const onSuccess = (event: PluginEvent) => measureDeployed(event, world());
