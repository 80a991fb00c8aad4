/** Reads the environment: the table of its variables is in `variables.ts`. */
import { getDomain } from 'tldts';
import { DEVELOPMENT_DSN, parseDsn, type Dsn } from './error-reports';
import { identityProvider, type IdentityProvider } from './identity';
import { notificationSettings, type NotificationSettings } from './notification-settings';
import { reviewOrigin } from './review-origin';
import {
  DEPLOY_CONTEXTS,
  isPreview,
  OPTIONAL_OUTPUTS,
  VARIABLES,
  type DeployContext,
  type OptionalOutput,
  type Reader,
  type Variable,
  type VariableName,
} from './variables';

export {
  DEPLOY_CONTEXTS,
  isPreview,
  VARIABLES,
  type DeployContext,
  type OptionalOutput,
  type Reader,
} from './variables';

/** Who runs the site, as the law asks to be named. */
export interface Operator {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  /** https addresses of its profiles elsewhere. */
  readonly profiles: readonly string[];
}

/** Where a sample site listens, in place of the host it is asked for by. It speaks plain HTTP. */
export interface SampleSite {
  readonly address: '127.0.0.1' | '::1';
  readonly port: number;
  /** Whether it is asked for by https, which something before it is taken to have ended. */
  readonly endsTls: boolean;
}

/** Where a build uploads source maps to. */
export interface SentryUpload {
  /** A secret. */
  readonly token: string;
  readonly organisation: string;
  readonly project: string;
  /** Origin of the service; null for sentry.io. */
  readonly url: string | null;
}

/** A state of the repository. */
export interface Revision {
  readonly branch: string;
  /** Null where nobody said. */
  readonly commit: string | null;
  /** Number of the pull request; null where there is none. */
  readonly pullRequest: string | null;
}

export interface Environment {
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly context: DeployContext;
  readonly operator: Operator;
  /** Where files are edited, without a slash at its end; null where the repository is not known. */
  readonly editBase: string | null;
  /** What is built, as the banner of a preview names it. */
  readonly revision: Revision;
  /** Origin of the site this build is compared with for reviewers; null where it is not. */
  readonly reviewBase: string | null;
  /** What the build takes for now; null where it is the clock's time. */
  readonly buildTime: Date | null;
  /** Outputs that are not made; always empty in production. */
  readonly leaveOut: readonly OptionalOutput[];
  /** Begins a build where it is posted to; null where none is set, or nothing of use. A secret. */
  readonly buildHook: string | null;
  /** Private keys, PKCS #8 in base64, the one that signs first; empty where reports are unsigned. Secrets. */
  readonly signingKeys: readonly string[];
  readonly errorReports: {
    /** Where they go; null where nowhere. */
    readonly dsn: Dsn | null;
    /** Origin that answers in its place; always null in a deploy. */
    readonly sink: string | null;
    readonly enabled: boolean;
  };
  /** Null where source maps are not uploaded. */
  readonly sentryUpload: SentryUpload | null;
  /** What accounts stand on; null where they are off. */
  readonly identity: IdentityProvider | null;
  /** Secrets that cookies are sealed with, the one that seals first; empty where the client's secret does. */
  readonly sessionKeys: readonly string[];
  /** What proofs of work and private links are made with, the one in use first; empty where storage keeps one. */
  readonly feedbackSecrets: readonly string[];
  readonly notifications: NotificationSettings;
  /** Operations of storage, of a hundred, that fail on purpose; always 0 in a deploy. */
  readonly storageFaults: number;
  /** By `host:port` as asked for, the port written out (`northwind.example:443`); always empty in a deploy. */
  readonly sampleHosts: Readonly<Record<string, SampleSite>>;
  /** Registrable domains that are not assessed, in punycode. */
  readonly excludedSites: readonly string[];
}

export type EnvironmentResult =
  | { readonly ok: true; readonly environment: Environment }
  | { readonly ok: false; readonly problems: readonly string[] };

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;
const SAMPLE = /^(https?:\/\/[^=]+)=(127\.0\.0\.1|\[::1\]):(\d{1,5})$/;

/** The 48 bytes of an Ed25519 key in PKCS #8 (RFC 8410 §7) in base64: all but the 32 of the key are fixed. */
const SIGNING_KEY = /^MC4CAQAwBQYDK2VwBCIEI[A-P][A-Za-z0-9+/]{42}$/;

/** 32 bytes or more in base64 or base64url. */
const SESSION_KEY = /^[A-Za-z0-9+/_-]{43,}={0,2}$/;

function originOf(value: string): string | null {
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  const bare = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  return bare && (url.protocol === 'https:' || url.protocol === 'http:') ? url.origin : null;
}

/** What stands between commas, empty entries left out. */
function listed(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** Plain HTTP carries the secret only within a developer's machine. */
function isBuildHook(value: string, context: DeployContext | undefined): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (context === 'dev' && protocol === 'http:' && hostname === '127.0.0.1');
}

function parseSample(entry: string): readonly [hostAndPort: string, site: SampleSite] | null {
  const [, asked = '', address = '', port = ''] = SAMPLE.exec(entry) ?? [];
  const origin = originOf(asked);
  if (origin === null || Number(port) > 65535) return null;
  const { hostname, port: askedPort, protocol } = new URL(origin);
  const endsTls = protocol === 'https:';
  return [
    `${hostname}:${askedPort || (endsTls ? '443' : '80')}`,
    { address: address === '127.0.0.1' ? address : '::1', port: Number(port), endsTls },
  ];
}

/** A registrable domain in punycode; null for what is none: an address, a subdomain, a public suffix. */
function registrableDomainOf(entry: string): string | null {
  if (!/^[^\s/:@?#[\]\\]+$/.test(entry) || !URL.canParse(`https://${entry}`)) return null;
  const { hostname } = new URL(`https://${entry}`);
  // A brand that lends names to others (`github.io`) is registrable by the list's ICANN section alone.
  const domains = [true, false].map((allowPrivateDomains) => getDomain(hostname, { allowPrivateDomains }));
  return domains.includes(hostname) ? hostname : null;
}

/** Where a hosting service edits a file of a branch: GitHub's form, or GitLab's. */
function editAddress(repository: string, branch: string): string {
  const { hostname } = new URL(repository);
  return `${repository}${hostname.includes('gitlab') ? '/-' : ''}/edit/${branch}`;
}

/**
 * Reads the variables one reader needs.
 *
 * @param record the environment, usually `process.env`
 * @param reader only problems of variables it reads are reported; the others take their default
 * @returns typed values, or every problem found, each naming the variable and what to set
 */
export function readEnvironment(
  record: Readonly<Record<string, string | undefined>>,
  reader: Reader,
): EnvironmentResult {
  const problems: string[] = [];
  const contextValue = record['CONTEXT']?.trim() || VARIABLES.CONTEXT.default;
  const context = DEPLOY_CONTEXTS.find((known) => known === contextValue);
  const problem = (name: VariableName, what: string) => problems.push(`${name} ${what}: ${VARIABLES[name].purpose}`);
  const value = (name: VariableName): string => {
    const variable: Variable = VARIABLES[name];
    const given = record[name]?.trim() ?? '';
    if (variable.reader !== 'both' && variable.reader !== reader) return variable.default;
    if (given === '' && variable.required && context === 'production') problem(name, 'is not set');
    return given === '' ? variable.default : given;
  };

  if (context === undefined) problem('CONTEXT', `is "${contextValue}"`);

  const siteUrl = originOf(value('URL'));
  if (siteUrl === null) problem('URL', `is "${value('URL')}", not an origin`);

  const operator = {
    name: value('OPERATOR_NAME'),
    address: value('OPERATOR_ADDRESS'),
    email: value('OPERATOR_EMAIL'),
    profiles: listed(value('OPERATOR_PROFILES')),
  };
  for (const profile of operator.profiles) {
    if (!profile.startsWith('https:') || !URL.canParse(profile)) {
      problem('OPERATOR_PROFILES', `holds "${profile}", not an https address`);
    }
  }
  if (!EMAIL.test(operator.email)) problem('OPERATOR_EMAIL', `is "${operator.email}", not an e-mail address`);

  // Where the site was connected by SSH, the address may be written as git writes it.
  const repository = value('REPOSITORY_URL')
    .replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/')
    .replace(/(?:\.git)?\/?$/, '');
  const isAddress = /^https:\/\/[^/]+\/./.test(repository);
  if (repository !== '' && !isAddress) problem('REPOSITORY_URL', `is "${repository}", not an https address`);
  const editBase = isAddress ? editAddress(repository, value('BRANCH')) : null;

  const reviewed = value('FACET_REVIEW_BASE');
  const reviewBase = reviewed === '' ? null : reviewOrigin(reviewed);
  if (reviewed !== '' && reviewBase === null) problem('FACET_REVIEW_BASE', `is "${reviewed}", not such an origin`);

  const time = value('FACET_BUILD_TIME');
  const buildTime = time === '' ? null : new Date(time);
  if (buildTime !== null && Number.isNaN(buildTime.getTime())) problem('FACET_BUILD_TIME', `is "${time}"`);

  const leaveOut: OptionalOutput[] = [];
  for (const entry of listed(value('FACET_LEAVE_OUT'))) {
    const output = OPTIONAL_OUTPUTS.find((known) => known === entry);
    if (context === 'production') problem('FACET_LEAVE_OUT', 'is set in production, unset it');
    else if (output === undefined) problem('FACET_LEAVE_OUT', `holds "${entry}"`);
    else leaveOut.push(output);
  }

  const hook = value('BUILD_HOOK_URL');
  const buildHook = isBuildHook(hook, context) ? hook : null;
  // The build says so, without repeating the secret; no endpoint fails for what only the schedule needs.
  if (hook !== '' && buildHook === null && reader === 'build') problem('BUILD_HOOK_URL', 'is not an https address');

  const signingKeys: string[] = [];
  for (const [index, key] of listed(value('FACET_SIGNING_KEYS')).entries()) {
    // Named by its place: whatever stands there may be most of a secret.
    if (!SIGNING_KEY.test(key)) problem('FACET_SIGNING_KEYS', `holds no such key in place ${index + 1}`);
    else signingKeys.push(key);
  }

  const dsnText = value('SENTRY_DSN') || (context === 'dev' ? DEVELOPMENT_DSN : '');
  const dsn = dsnText === '' ? null : parseDsn(dsnText);
  if (dsnText !== '' && dsn === null) problem('SENTRY_DSN', 'is no DSN');

  const sink = value('FACET_ERROR_SINK');
  if (sink !== '' && context !== 'dev') problem('FACET_ERROR_SINK', 'is set in a deploy, unset it');
  else if (sink !== '' && !/^http:\/\/127\.0\.0\.1:\d{1,5}$/.test(sink)) problem('FACET_ERROR_SINK', `is "${sink}"`);

  const switched = value('FACET_ERROR_REPORTS');
  if (switched !== 'on' && switched !== 'off') problem('FACET_ERROR_REPORTS', `is "${switched}"`);

  const token = value('SENTRY_AUTH_TOKEN');
  const upload = { organisation: value('SENTRY_ORG'), project: value('SENTRY_PROJECT') };
  if (token !== '' && upload.organisation === '') problem('SENTRY_ORG', 'is not set though SENTRY_AUTH_TOKEN is');
  if (token !== '' && upload.project === '') problem('SENTRY_PROJECT', 'is not set though SENTRY_AUTH_TOKEN is');
  const sentry = value('SENTRY_URL');
  const sentryUrl = originOf(sentry);
  if (sentry !== '' && sentryUrl === null) problem('SENTRY_URL', `is "${sentry}", not an origin`);

  const identity = identityProvider(
    {
      OIDC_ISSUER: value('OIDC_ISSUER'),
      OIDC_CLIENT_ID: value('OIDC_CLIENT_ID'),
      OIDC_CLIENT_SECRET: value('OIDC_CLIENT_SECRET'),
      OIDC_ROLES_CLAIM: value('OIDC_ROLES_CLAIM'),
      OIDC_ACCOUNT_URL: value('OIDC_ACCOUNT_URL'),
    },
    context,
    problem,
  );

  const sessionKeys: string[] = [];
  for (const [index, key] of listed(value('FACET_SESSION_KEYS')).entries()) {
    if (!SESSION_KEY.test(key)) problem('FACET_SESSION_KEYS', `holds no such key in place ${index + 1}`);
    else sessionKeys.push(key);
  }

  const feedbackSecrets: string[] = [];
  for (const [index, secret] of listed(value('FACET_FEEDBACK_SECRET')).entries()) {
    if (!SESSION_KEY.test(secret)) problem('FACET_FEEDBACK_SECRET', `holds no such secret in place ${index + 1}`);
    else feedbackSecrets.push(secret);
  }

  const notifications = notificationSettings(
    {
      FACET_FEEDBACK_WEBHOOK_URL: value('FACET_FEEDBACK_WEBHOOK_URL'),
      FACET_FEEDBACK_WEBHOOK_SECRET: value('FACET_FEEDBACK_WEBHOOK_SECRET'),
      FACET_SMTP_URL: value('FACET_SMTP_URL'),
      FACET_FEEDBACK_TO: value('FACET_FEEDBACK_TO'),
      FACET_FEEDBACK_FROM: value('FACET_FEEDBACK_FROM'),
    },
    context,
    problem,
  );

  const faults = value('FACET_STORAGE_FAULTS');
  const storageFaults = /^\d{1,2}$/.test(faults) ? Number(faults) : 0;
  if (faults !== '' && context !== 'dev') problem('FACET_STORAGE_FAULTS', 'is set in a deploy, unset it');
  else if (faults !== '' && storageFaults === 0) problem('FACET_STORAGE_FAULTS', `is "${faults}"`);

  const sampleHosts: Record<string, SampleSite> = {};
  for (const entry of listed(value('FACET_SAMPLE_HOSTS'))) {
    const sample = parseSample(entry);
    if (context !== 'dev') problem('FACET_SAMPLE_HOSTS', 'is set in a deploy, unset it');
    else if (sample === null) problem('FACET_SAMPLE_HOSTS', `holds "${entry}"`);
    else sampleHosts[sample[0]] = sample[1];
  }

  const excludedSites: string[] = [];
  for (const entry of value('FACET_EXCLUDED_SITES').split(',')) {
    if (entry.trim() === '') continue;
    const domain = registrableDomainOf(entry.trim());
    if (domain === null) problem('FACET_EXCLUDED_SITES', `holds "${entry.trim()}", not a registrable domain`);
    else excludedSites.push(domain);
  }

  if (problems.length > 0 || context === undefined || siteUrl === null) return { ok: false, problems };
  return {
    ok: true,
    environment: {
      siteUrl,
      context,
      operator,
      editBase,
      revision: {
        branch: value('BRANCH'),
        commit: value('COMMIT_REF') || null,
        pullRequest: value('REVIEW_ID') || null,
      },
      reviewBase: reviewBase ?? (isPreview(context) ? siteUrl : null),
      buildTime,
      leaveOut,
      buildHook,
      signingKeys,
      // On a developer's machine nothing leaves it: without a sink reports are counted.
      errorReports: {
        dsn: dsnText === DEVELOPMENT_DSN && sink === '' ? null : dsn,
        sink: sink === '' ? null : sink,
        enabled: switched === 'on',
      },
      sentryUpload: token === '' ? null : { token, ...upload, url: sentryUrl },
      identity,
      sessionKeys,
      feedbackSecrets,
      notifications,
      storageFaults,
      sampleHosts,
      excludedSites,
    },
  };
}
