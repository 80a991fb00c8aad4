/**
 * Source maps: made for every script, never published. They stay in `.facet/source-maps/`, where the local sink reads
 * them, and a build that has a token uploads them.
 *
 * The upload is the bundler plugin's of `@sentry/gatsby`, but not by that package's own hook. With no way to say
 * otherwise, the hook would put 500 bytes of debug id and release into every script, which a page's budget has no room
 * for and which makes each build's files differ; it would also upload from every webpack stage and report each build to
 * sentry.io. Sentry finds maps as well by release and the address of a script, whose name holds a hash of its content.
 */
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import type { SentryUpload } from '../../site/environment';

interface ModulePlace {
  readonly absoluteResourcePath: string;
}

/** What maps call a source: its path from the project's root, so that they say nothing of the machine. */
export function sourceName(root: string): (place: ModulePlace) => string {
  return ({ absoluteResourcePath }) => {
    const path = relative(root, absoluteResourcePath).replaceAll('\\', '/');
    // What webpack makes itself has names that are no paths (`webpack/runtime/…`).
    return path.startsWith('..') ? absoluteResourcePath.replaceAll('\\', '/').replace(/^.*?(?=webpack\/)/, '') : path;
  };
}

export function sourceMapFolder(root: string): string {
  return join(root, '.facet', 'source-maps');
}

/** Takes the maps of the scripts that are published out of the folder they were made in, in place of earlier ones. */
export function withdrawSourceMaps(root: string, scripts: ReadonlySet<string>): void {
  const target = sourceMapFolder(root);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const assets = join(root, 'public', 'assets');
  for (const name of readdirSync(assets)) {
    const script = name.replace(/\.map$/, '');
    if (script !== name && scripts.has(`/assets/${script}`)) renameSync(join(assets, name), join(target, name));
  }
}

type MakeSentryPlugin = (options: object) => { apply(compiler: unknown): void };

/** Uploads scripts and maps once they are made. A service that fails stops no deploy: it is told. */
export function uploadPlugin({ token, organisation, project, url }: SentryUpload, release: string) {
  const ofSentryGatsby = createRequire(createRequire(__filename).resolve('@sentry/gatsby/package.json'));
  const { sentryWebpackPlugin } = ofSentryGatsby('@sentry/bundler-plugins/webpack') as {
    sentryWebpackPlugin: MakeSentryPlugin;
  };
  return sentryWebpackPlugin({
    authToken: token,
    org: organisation,
    project,
    ...(url !== null && { url }),
    telemetry: false,
    // No debug ids: see above.
    sourcemaps: { disable: true },
    release: {
      name: release,
      inject: false,
      setCommits: false,
      uploadLegacySourcemaps: [{ paths: ['public/assets'], urlPrefix: '~/assets' }],
    },
    errorHandler: (error: Error) => console.warn(`Source maps were not uploaded: ${error.message}`),
  });
}
