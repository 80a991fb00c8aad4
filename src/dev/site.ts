/** Builds and starts the whole site on this machine: pages, functions, the CDN and stand-ins for outside services. */
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_LOCALE } from '../site/locales';
import { pathTo } from '../site/routes';
import { bundleFunctions } from './bundled-functions';
import { serveCdn } from './cdn/serve';
import { run, start, type Child, type Command } from './children';
import { serveErrorSink } from './error-sink/serve';
import type { Person } from './identity/people';
import { serveIdentity, type EmbeddedProvider } from './identity/serve';
import { newKey } from './keys';
import { directPlatform, netlifyDev, type PlatformScript } from './platforms';
import { serveSamples } from './samples/serve';

export const ROOT = resolve(__dirname, '../..');

/** Folder for the output of everything that is started; a build clears its own folders. */
export const LOGS = join(ROOT, 'node_modules', '.cache', 'facet');

const LAST_PORT = 65_535;

/** How long a server may take until it answers, in ms: it compiles or bundles first. */
const READY_MS = 600_000;

const LOOPBACK_ONLY = join(ROOT, 'src/dev/loopback-only.cjs');

/** Gatsby's script, from `node_modules` like those of all tools. */
export const GATSBY = '../src/content/gatsby/gatsby.mjs';

/** Turns off telemetry and questions of both tools. */
export const QUIET = { GATSBY_TELEMETRY_DISABLED: '1', CI: '1', NO_UPDATE_NOTIFIER: '1' };

/** Pages are built first, served from the last build, or hot reloaded, which only Netlify's platform supports. */
type Serving =
  | { readonly pages: 'build' | 'built'; readonly platform?: 'netlify' | 'direct' }
  | { readonly pages: 'develop'; readonly platform?: 'netlify' };

export type SiteOptions = Serving & {
  /** Port of the one origin that everything answers on. */
  readonly port: number;
  /** More entries for `FACET_SAMPLE_HOSTS`. */
  readonly sampleHosts?: readonly string[];
  /** More variables, only for the platform. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Folder of the project; this one by default. */
  readonly root?: string;
  /** Whether to show what the tools print; it is always logged. */
  readonly show?: boolean;
};

export interface Site {
  /** Without a trailing slash. */
  readonly origin: string;
  /** The sample brands' addresses: to browse, and to type into the tool. */
  readonly samples: readonly { readonly browse: string; readonly type: string }[];
  /** The embedded identity provider; null if the developer's environment names another. */
  readonly identity: { readonly issuer: string; readonly personas: readonly Person[] } | null;
  /** Where error reports arrive, and can be read; without a trailing slash. */
  readonly errorSink: string;
  /** Where the site answers as through Netlify's CDN; without a trailing slash. */
  readonly cdn: string;
  /** Resolves only when the platform ends on its own, with the last lines it printed. */
  readonly failed: Promise<string>;
  readonly stop: () => Promise<void>;
}

function command(options: SiteOptions, { name, script, args }: PlatformScript): Command {
  return {
    name,
    script: join(options.root ?? ROOT, 'node_modules', script),
    args,
    cwd: options.root ?? ROOT,
    env: QUIET,
    log: join(LOGS, `${name.replaceAll(' ', '-')}${options.root === undefined ? '' : '-of-a-copy'}.log`),
    show: options.show ?? false,
  };
}

/** Hot reload of pages. */
function gatsbyDevelop(port: number): PlatformScript {
  const args = ['develop', '--host', '127.0.0.1', '--port', String(port), '--no-color'];
  return { name: 'gatsby develop', script: GATSBY, args };
}

/** Builds `public/` and the functions' files. */
export function buildSite(options: SiteOptions): Promise<void> {
  return run(command(options, { name: 'gatsby build', script: GATSBY, args: ['build', '--no-color'] }));
}

/** The functions' settings for the embedded provider. Those of the environment for another one are ignored. */
function identityVariables(provider: EmbeddedProvider): Record<string, string> {
  return {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_ROLES_CLAIM: '',
    OIDC_ACCOUNT_URL: '',
  };
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port);
  const free = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  await new Promise((resolve) => server.close(resolve));
  return free;
}

/** The first port from this one on that nothing uses. @throws Error if all are taken */
export async function nextFreePort(from: number): Promise<number> {
  for (let port = from; port <= LAST_PORT; port += 1) if (await isFree(port)) return port;
  throw new Error(`No port from ${from} on is free.`);
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { redirect: 'manual' }).catch(() => null);
  await response?.body?.cancel();
  return response !== null && response.status < 400;
}

async function untilReady(origin: string, paths: readonly string[], server: Child): Promise<void> {
  const ended = server.ended.then(() => {
    throw new Error(`What should serve ${origin} ended.\n${server.tail()}`);
  });
  const deadline = Date.now() + READY_MS;
  const ready = async (): Promise<void> => {
    for (const path of paths) {
      while (!(await answers(`${origin}${path}`))) {
        if (Date.now() > deadline) throw new Error(`${origin}${path} does not answer.\n${server.tail()}`);
        await pause(250);
      }
    }
  };
  await Promise.race([ready(), ended]);
}

/**
 * Starts the whole product on one address: pages, functions and storage on a local platform, Netlify's by default, with
 * the sample brands and an identity provider. Resolves when it answers.
 *
 * @throws Error with the last lines of what failed
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  // What answers there would be mistaken for the site.
  if (!(await isFree(options.port))) throw new Error(`Port ${options.port} is taken. Name another in PORT.`);
  // Functions answer with shells even with hot reload, and only a build makes those.
  const isBuilt = existsSync(join(options.root ?? ROOT, '.facet', 'facts.json'));
  if (options.pages === 'build' || (options.pages === 'develop' && !isBuilt)) await buildSite(options);
  const origin = `http://localhost:${options.port}`;
  const samples = await serveSamples();
  // Hot reload and the identity provider use the ports between.
  const sink = await serveErrorSink({ root: options.root ?? ROOT, port: options.port + 3 });
  const cdn = await serveCdn(origin);
  const started: Child[] = [];
  let identity: EmbeddedProvider | null = null;
  const stop = async (): Promise<void> => {
    await Promise.all([
      ...started.map((child) => child.stop()),
      samples.close(),
      sink.close(),
      cdn.close(),
      identity?.close(),
    ]);
  };
  try {
    if (!process.env['OIDC_ISSUER']) {
      // Hot reload uses the port between.
      identity = await serveIdentity({ siteOrigin: origin, port: options.port + 2 });
    }
    const hotReload = options.pages === 'develop' ? await nextFreePort(options.port + 1) : null;
    if (hotReload !== null) {
      const gatsby = start(command(options, gatsbyDevelop(hotReload)));
      started.push(gatsby);
      // A build's rules for its own files do not apply to Gatsby's files that hot reload serves.
      for (const name of ['_headers', '_redirects'])
        rmSync(join(options.root ?? ROOT, 'public', name), { force: true });
      // The platform waits for it a while only, and ends.
      await untilReady(`http://localhost:${hotReload}`, [pathTo(DEFAULT_LOCALE, 'home')], gatsby);
    }
    const script =
      options.platform === 'direct'
        ? directPlatform(options.port)
        : // The platform bundles an edited function itself.
          netlifyDev(options.port, hotReload, hotReload === null ? await bundleFunctions(options.root ?? ROOT) : null);
    const platform = start({
      ...command(options, script),
      env: {
        ...QUIET,
        ...(identity !== null && identityVariables(identity)),
        FACET_ERROR_SINK: sink.origin,
        FACET_CDN: cdn.origin,
        // Keys of this run only.
        FACET_SIGNING_KEYS: process.env['FACET_SIGNING_KEYS'] || newKey(),
        FACET_CRAWLER_KEYS: process.env['FACET_CRAWLER_KEYS'] || newKey(),
        FACET_SAMPLE_HOSTS: [...samples.hosts, ...(options.sampleHosts ?? [])].join(','),
        NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --require ${JSON.stringify(LOOPBACK_ONLY)}`,
        ...options.variables,
      },
    });
    started.push(platform);
    // A function answers the root, a file the page: now both work.
    await untilReady(origin, [pathTo(DEFAULT_LOCALE, 'home'), '/'], platform);
  } catch (error) {
    await stop();
    throw error;
  }
  const failed = Promise.race(started.map((child) => child.ended.then(() => child.tail())));
  return { origin, samples: samples.sites, identity, errorSink: sink.origin, cdn: cdn.origin, failed, stop };
}
