/** Reads the environment: the table of its variables is in `variables.ts`. */
import { DEVELOPMENT_DSN, parseDsn, type Dsn } from './error-reports';
import { identityProvider, type IdentityProvider } from './identity';
import { notificationSettings, type NotificationSettings } from './notification-settings';
import { reviewOrigin } from './review-origin';
import { listed, originOf, parseSample, registrableDomainOf, repositoryUrl, type SampleSite } from './variable-values';
import {
  DEPLOY_CONTEXTS,
  isOptionalOutput,
  isPreview,
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
interface Revision {
  readonly branch: string;
  /** Null if unknown. */
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
  /** By `host:port` as asked for, the port written out (`northwind.example:443`); always empty in a deploy. */
  readonly sampleHosts: Readonly<Record<string, SampleSite>>;
  /** Registrable domains that are not assessed, in punycode. */
  readonly excludedSites: readonly string[];
}

type EnvironmentResult =
  | { readonly ok: true; readonly environment: Environment }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Plain HTTP carries the secret only within a developer's machine. */
function isBuildHook(value: string, context: DeployContext | undefined): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (context === 'dev' && protocol === 'http:' && hostname === '127.0.0.1');
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
    const { reader: readBy, default: fallback = '', required = false, check } = variable;
    if (readBy !== 'both' && readBy !== reader) return fallback;
    const given = record[name]?.trim() ?? '';
    if (given === '' && required && context === 'production') problem(name, 'is not set');
    const text = given || fallback;
    for (const what of text === '' ? [] : (check?.(text, context) ?? [])) problem(name, what);
    return text;
  };

  if (context === undefined) problem('CONTEXT', `is "${contextValue}"`);

  const siteUrl = originOf(value('URL'));
  const operator = {
    name: value('OPERATOR_NAME'),
    address: value('OPERATOR_ADDRESS'),
    profiles: listed(value('OPERATOR_PROFILES')),
    email: value('OPERATOR_EMAIL'),
  };
  const repository = repositoryUrl(value('REPOSITORY_URL'));
  const branch = value('BRANCH');
  const reviewBase = reviewOrigin(value('FACET_REVIEW_BASE'));
  const time = value('FACET_BUILD_TIME');
  const leaveOut = listed(value('FACET_LEAVE_OUT')).filter(isOptionalOutput);

  const hook = value('BUILD_HOOK_URL');
  const buildHook = isBuildHook(hook, context) ? hook : null;
  // The build says so, without repeating the secret; no endpoint fails for what only the schedule needs.
  if (hook !== '' && buildHook === null && reader === 'build') problem('BUILD_HOOK_URL', 'is not an https address');

  const signingKeys = listed(value('FACET_SIGNING_KEYS'));
  const dsn = value('SENTRY_DSN') || (context === 'dev' ? DEVELOPMENT_DSN : '');
  const sink = value('FACET_ERROR_SINK');
  const switched = value('FACET_ERROR_REPORTS');

  const token = value('SENTRY_AUTH_TOKEN');
  const upload = { organisation: value('SENTRY_ORG'), project: value('SENTRY_PROJECT') };
  if (token !== '' && upload.organisation === '') problem('SENTRY_ORG', 'is not set though SENTRY_AUTH_TOKEN is');
  if (token !== '' && upload.project === '') problem('SENTRY_PROJECT', 'is not set though SENTRY_AUTH_TOKEN is');
  const sentryUrl = originOf(value('SENTRY_URL'));

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

  const sessionKeys = listed(value('FACET_SESSION_KEYS'));
  const feedbackSecrets = listed(value('FACET_FEEDBACK_SECRET'));

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

  const sampleHosts = listed(value('FACET_SAMPLE_HOSTS')).flatMap((entry) => {
    const sample = parseSample(entry);
    return sample === null ? [] : [sample];
  });
  const excludedSites = listed(value('FACET_EXCLUDED_SITES')).flatMap((site) => registrableDomainOf(site) ?? []);

  if (problems.length > 0 || context === undefined || siteUrl === null) return { ok: false, problems };
  return {
    ok: true,
    environment: {
      siteUrl,
      context,
      operator,
      editBase: repository.isHttps ? editAddress(repository.url, branch) : null,
      revision: {
        branch,
        commit: value('COMMIT_REF') || null,
        pullRequest: value('REVIEW_ID') || null,
      },
      reviewBase: reviewBase ?? (isPreview(context) ? siteUrl : null),
      buildTime: time === '' ? null : new Date(time),
      leaveOut,
      buildHook,
      signingKeys,
      // On a developer's machine nothing leaves it: without a sink reports are counted.
      errorReports: {
        dsn: dsn === DEVELOPMENT_DSN && sink === '' ? null : parseDsn(dsn),
        sink: sink === '' ? null : sink,
        enabled: switched === 'on',
      },
      sentryUpload: token === '' ? null : { token, ...upload, url: sentryUrl },
      identity,
      sessionKeys,
      feedbackSecrets,
      notifications,
      sampleHosts: Object.fromEntries(sampleHosts),
      excludedSites,
    },
  };
}
