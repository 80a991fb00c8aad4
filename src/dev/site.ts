import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_LOCALE } from '../site/locales';
import { pathTo } from '../site/routes';
import { run, start, type Child, type Command } from './children';
import { serveSamples } from './samples/serve';

export const ROOT = resolve(__dirname, '../..');

/** Where everything that is started leaves what it printed; a build clears its own folders. */
export const LOGS = join(ROOT, 'node_modules', '.cache', 'facet');

/** How long the platform may take until it answers, in milliseconds; hot reload builds before it does. */
const READY_MS = { built: 90_000, develop: 300_000 };

/** Neither tool reports on its use, and nobody is asked anything. */
export const QUIET = { GATSBY_TELEMETRY_DISABLED: '1', CI: '1', NO_UPDATE_NOTIFIER: '1' };

export interface SiteOptions {
  /** Port of the one address everything answers on. */
  readonly port: number;
  /** Pages are built first, served as built before, or served with hot reload. */
  readonly pages: 'build' | 'built' | 'develop';
  /** More entries for `FACET_SAMPLE_HOSTS`. */
  readonly sampleHosts?: readonly string[];
  /** Whether to show what the tools print; it is logged in any case. */
  readonly show?: boolean;
}

export interface Site {
  /** Without a slash at its end. */
  readonly origin: string;
  /** The sample brands' addresses: to browse, and to type into the tool. */
  readonly samples: readonly { readonly browse: string; readonly type: string }[];
  /** Resolves only when the platform ends by itself: with the last lines it printed. */
  readonly failed: Promise<string>;
  readonly stop: () => Promise<void>;
}

function command(options: SiteOptions, name: string, script: string, args: readonly string[]): Command {
  return {
    name,
    script: join(ROOT, 'node_modules', script),
    args,
    cwd: ROOT,
    env: QUIET,
    log: join(LOGS, `${name.replaceAll(' ', '-')}.log`),
    show: options.show ?? false,
  };
}

/** Builds `public/` and what the functions carry. */
export function buildSite(options: SiteOptions): Promise<void> {
  return run(command(options, 'gatsby build', 'gatsby/cli.js', ['build', '--no-color']));
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { redirect: 'manual' }).catch(() => null);
  await response?.body?.cancel();
  return response !== null && response.status < 400;
}

async function untilReady(origin: string, platform: Child, limitMs: number): Promise<void> {
  const ended = platform.ended.then(() => {
    throw new Error(`The platform ended before it answered.\n${platform.tail()}`);
  });
  const deadline = Date.now() + limitMs;
  const ready = async (): Promise<void> => {
    // The root is a function's, the page a file's: both are there.
    for (const path of [pathTo(DEFAULT_LOCALE, 'home'), '/']) {
      while (!(await answers(`${origin}${path}`))) {
        if (Date.now() > deadline) throw new Error(`${origin}${path} does not answer.\n${platform.tail()}`);
        await pause(250);
      }
    }
  };
  await Promise.race([ready(), ended]);
}

/**
 * Starts the whole product on one address: pages, functions and storage on Netlify's local platform, and the
 * sample brands beside it. Resolves when it answers.
 *
 * @throws Error with the last lines of whatever failed
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  if (options.pages === 'build') await buildSite(options);
  const samples = await serveSamples();
  const origin = `http://localhost:${options.port}`;
  const gatsbyPort = String(options.port + 1);
  const pages =
    options.pages === 'develop'
      ? ['--framework', '#custom', '--command', `gatsby develop --port ${gatsbyPort}`, '--target-port', gatsbyPort]
      : ['--framework', '#static', '--dir', 'public'];
  const base = command(options, 'netlify dev', 'netlify-cli/bin/run.js', [
    'dev',
    // The edge runtime is a download, which offline does not leave out by itself.
    ...['--offline', '--internal-disable-edge-functions', '--no-open', '--skip-gitignore'],
    ...['--port', String(options.port), ...pages],
  ]);
  const platform = start({
    ...base,
    env: { ...QUIET, FACET_SAMPLE_HOSTS: [...samples.hosts, ...(options.sampleHosts ?? [])].join(',') },
  });
  const stop = async (): Promise<void> => {
    await Promise.all([platform.stop(), samples.close()]);
  };
  try {
    await untilReady(origin, platform, options.pages === 'develop' ? READY_MS.develop : READY_MS.built);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, samples: samples.sites, failed: platform.ended.then(() => platform.tail()), stop };
}
