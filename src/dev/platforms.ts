/** What can serve a site: Netlify's local platform, or our own server, based on Netlify's engines. */
import { join } from 'node:path';

/** A script below `node_modules`, and its arguments. */
export interface PlatformScript {
  /** Its name in messages. */
  readonly name: string;
  readonly script: string;
  readonly args: readonly string[];
}

/** A command that never ends. */
const WAITING = 'node --eval setInterval(Object,1e9)';

/**
 * Netlify's own: bundles functions, and runs each request to one in a thread, with Lambda's events.
 *
 * @param hotReload port that pages come from; null if they are in `public/`
 * @param functions folder of the functions, if it is not the source's
 */
export function netlifyDev(port: number, hotReload: number | null, functions: string | null): PlatformScript {
  const pages =
    hotReload === null
      ? ['--framework', '#static', '--dir', 'public']
      : // It insists on starting its target server, and may give up before Gatsby is ready. This one only waits.
        ['--framework', '#custom', '--target-port', String(hotReload), '--command', WAITING];
  return {
    name: 'netlify dev',
    script: 'netlify-cli/bin/run.js',
    args: [
      'dev',
      // The edge runtime is a download, which `offline` alone does not prevent.
      ...['--offline', '--internal-disable-edge-functions', '--no-open', '--skip-gitignore'],
      ...['--port', String(port), ...pages],
      ...(functions === null ? [] : ['--functions', functions]),
    ],
  };
}

/** Ours: calls the source's functions in its own process, and serves a built site. */
export function directPlatform(port: number): PlatformScript {
  return {
    name: 'direct platform',
    script: 'tsx/dist/cli.mjs',
    args: [join(__dirname, 'platform/main.ts'), String(port)],
  };
}
