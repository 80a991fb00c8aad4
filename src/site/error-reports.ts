/** Where error reports go: a DSN as Sentry writes it. https://develop.sentry.dev/sdk/foundations/transport/authentication/ */

/** Where pages report errors to, and browsers violations of the policy. */
export const ERROR_REPORT_PATH = '/error-report';

export interface Dsn {
  readonly publicKey: string;
  /** Origin and path that `/api/<project>/…` is below, without a trailing slash. */
  readonly base: string;
  readonly project: string;
}

/** The DSN of a developer's machine, where what is reported stays; no such host exists (RFC 2606). */
export const DEVELOPMENT_DSN = 'https://development@sink.invalid/1';

/**
 * `https://<public key>@<host>[/<path>]/<project>`; the secret that old DSNs carry after the key is dropped.
 *
 * @returns null if the text is not a DSN
 */
export function parseDsn(text: string): Dsn | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, host, pathname, search, hash } = new URL(text);
  const [, path = '', project = ''] = /^(\/.*)?\/(\d+)$/.exec(pathname) ?? [];
  if (protocol !== 'https:' || !/^\w+$/.test(username) || project === '' || search !== '' || hash !== '') return null;
  return { publicKey: username, base: `https://${host}${path}`, project };
}

/** Whether two DSNs name the same project of the same service under the same key. */
export function isSameDsn(one: Dsn, other: Dsn): boolean {
  return one.publicKey === other.publicKey && one.base === other.base && one.project === other.project;
}

/** The text a DSN is read from, without a secret. */
export function dsnText({ publicKey, base, project }: Dsn): string {
  return `${base.replace('https://', `https://${publicKey}@`)}/${project}`;
}

/** What error reports and source maps call a version of the site. */
export function releaseOf(version: string): string {
  return `facet@${version}`;
}
