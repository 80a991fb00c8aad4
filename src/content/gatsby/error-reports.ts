/** What scripts know of error reports: where they go, and what they call this build. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEVELOPMENT_DSN, dsnText, releaseOf } from '../../site/error-reports';
import type { Environment } from '../../site/environment';

/** Version of the site, as `package.json` names it. */
export function siteVersion(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return version;
}

/** @returns null where nobody receives reports: pages then load no client for them */
export function errorReports(
  { context, errorReports: { dsn } }: Pick<Environment, 'context' | 'errorReports'>,
  version: string,
): typeof ERROR_REPORTS {
  // A build on a developer's machine does not know whether there will be a sink when it is served.
  const text = dsn !== null ? dsnText(dsn) : context === 'dev' ? DEVELOPMENT_DSN : null;
  return text === null ? null : { dsn: text, release: releaseOf(version), environment: context };
}
