/** Error reports: the destination that scripts know, and the source maps that make them readable. */
import { readFileSync, copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createRequire } from 'node:module';
import { DEVELOPMENT_DSN, dsnText, releaseOf } from '../../site/error-reports';
import type { Environment, SentryUpload } from '../../site/environment';

/** Version of the site, as `package.json` names it. */
export function siteVersion(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return version;
}

/** @returns null if no service receives reports: pages then load no client for them */
export function errorReports(
  { context, errorReports: { dsn } }: Pick<Environment, 'context' | 'errorReports'>,
  version: string,
): typeof ERROR_REPORTS {
  // A build on a developer's machine does not know whether there will be a sink when it is served.
  const text = dsn !== null ? dsnText(dsn) : context === 'dev' ? DEVELOPMENT_DSN : null;
  return text === null ? null : { dsn: text, release: releaseOf(version), environment: context };
}

/** What maps call a source: its path from the project's root, so that they say nothing about the machine. */
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
 * @param release this build's name in reports
 * @throws Error if the service refuses or cannot be reached
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
