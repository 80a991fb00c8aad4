/**
 * Source maps: made for every script, never published. They stay in `.facet/source-maps/`, where the local sink reads
 * them, and a build that has a token uploads them.
 *
 * The upload is done by the command line tool that `@sentry/gatsby` brings, but not by that package's own hook. With no
 * way to say otherwise, the hook puts 500 bytes of debug id and release into every script, after its name was made from
 * its content: a page's budget has no room for them, and builds with and without a token would differ. It also uploads
 * from every webpack stage and reports each build to sentry.io. Sentry finds maps as well by release and address.
 */
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import type { SentryUpload } from '../../site/environment';

/** What maps call a source: its path from the project's root, so that they say nothing of the machine. */
export function sourceName(root: string, path: string): string {
  return relative(root, path).replaceAll('\\', '/');
}

export function sourceMapFolder(root: string): string {
  return join(root, '.facet', 'source-maps');
}

/** As far as it is used of the package `sentry`. */
interface SentryTool {
  readonly release: {
    create(params: { orgVersion: string; project: string }): Promise<unknown>;
    finalize(params: { orgVersion: string }): Promise<unknown>;
  };
  readonly sourcemap: { upload(params: Readonly<Record<string, string | boolean>>): Promise<unknown> };
}

function sentryTool({ token, organisation, project, url }: SentryUpload): SentryTool {
  // It would report on its own use.
  process.env['SENTRY_CLI_NO_TELEMETRY'] = '1';
  const own = createRequire(__filename);
  const ofPlugins = createRequire(
    createRequire(own.resolve('@sentry/gatsby')).resolve('@sentry/bundler-plugins/webpack'),
  );
  const { createSentrySDK } = ofPlugins('sentry') as { createSentrySDK: (options: object) => SentryTool };
  return createSentrySDK({ token, org: organisation, project, ...(url !== null && { url }) });
}

/**
 * Uploads scripts and their maps.
 *
 * @param release what reports call this build
 * @throws Error where the service refuses or cannot be reached
 */
export async function uploadSourceMaps(root: string, upload: SentryUpload, release: string): Promise<void> {
  const folder = mkdtempSync(join(root, '.facet', 'upload-'));
  try {
    for (const map of readdirSync(sourceMapFolder(root))) {
      const script = map.replace(/\.map$/, '');
      copyFileSync(join(sourceMapFolder(root), map), join(folder, map));
      copyFileSync(join(root, 'public', 'assets', script), join(folder, script));
    }
    const { release: releases, sourcemap } = sentryTool(upload);
    await releases.create({ orgVersion: release, project: upload.project });
    // As they are: a debug id would move every column.
    await sourcemap.upload({ directory: folder, release, urlPrefix: '~/assets/', noRewrite: true });
    await releases.finalize({ orgVersion: release });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
