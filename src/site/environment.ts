/** Reads the environment: the table of its variables is in `variables.ts`. */
import { DEVELOPMENT_DSN, parseDsn, type Dsn } from './error-reports';
import type { IdentityProvider } from './identity';
import { LIMITS } from './limits';
import { PLANS, type Plan } from './plans';
import { deployContextOf, isPreview, Wrong, type DeployContext, type SampleSite } from './variable-values';
import {
  VARIABLES,
  type HstsScope,
  type OptionalOutput,
  type Reader,
  type Variable,
  type VariableName,
} from './variables';
import { TOGETHER } from './variables-together';

export { DEPLOY_CONTEXTS, isPreview, UNSEALED, type DeployContext } from './variable-values';
export { VARIABLES, type HstsScope, type OptionalOutput, type Reader } from './variables';

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
  /** Number of the pull request; null outside pull requests. */
  readonly pullRequest: string | null;
}

/** Who is notified of new messages by a request. */
export interface Webhook {
  readonly url: string;
  /** Deliveries are signed with it. */
  readonly secret: string;
  /** And with this one, which is to follow it; absent where none is. */
  readonly nextSecret?: string;
}

export interface MailSettings {
  /** `smtp://` or `smtps://`, with name and password. A secret. */
  readonly server: string;
  readonly to: string;
  readonly from: string;
  /** Whether mail may travel unencrypted: on a developer's machine alone. */
  readonly plain: boolean;
}

export interface NotificationSettings {
  /** Null if no webhook is set. */
  readonly webhook: Webhook | null;
  /** Null if no mail is sent. */
  readonly mail: MailSettings | null;
}

export interface Environment {
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly context: DeployContext;
  readonly operator: Operator;
  /** Where files are edited, without a slash at its end; null if the repository is not known. */
  readonly editBase: string | null;
  /** What is built, as the banner of a preview names it. */
  readonly revision: Revision;
  /** Origin of the site this build is compared with for reviewers; null if it is not. */
  readonly reviewBase: string | null;
  /** What the build takes for now; null if it is the clock's time. */
  readonly buildTime: Date | null;
  /** Outputs that are not made; always empty in production. */
  readonly leaveOut: readonly OptionalOutput[];
  /** At Netlify. */
  readonly plan: Plan;
  /** Sites assessed in one UTC day by the whole site; reused results do not count. */
  readonly assessmentsPerDay: number;
  /** Begins a build where it is posted to; null if none is set, or nothing of use. A secret. */
  readonly buildHook: string | null;
  readonly hsts: HstsScope;
  /** Private keys, PKCS #8 in base64, the one that signs first; empty if reports are unsigned. Secrets. */
  readonly signingKeys: readonly string[];
  /** The same for the keys our requests to websites are signed with. Secrets. */
  readonly crawlerKeys: readonly string[];
  /** Origin that takes purges in place of Netlify's API; always null in a deploy. */
  readonly cdn: string | null;
  readonly errorReports: {
    /** Where they go; null if nowhere. */
    readonly dsn: Dsn | null;
    /** Origin that answers in its place; always null in a deploy. */
    readonly sink: string | null;
    readonly enabled: boolean;
  };
  /** Null if source maps are not uploaded. */
  readonly sentryUpload: SentryUpload | null;
  /** What accounts need; null if they are switched off. */
  readonly identity: IdentityProvider | null;
  /** Secrets that cookies are sealed with, the one that seals first; empty if the client's secret does. */
  readonly sessionKeys: readonly string[];
  /**
   * What production's records are sealed with, the one that seals first; `UNSEALED` means records without a seal.
   * Always empty elsewhere. Secrets.
   */
  readonly storageKeys: readonly string[];
  /** What proofs of work and private links are made with, the one in use first; empty if storage keeps one. */
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

/** By row, in the form to be parsed: trimmed, and with the default if the variable is unset or not read. */
type Texts = ReadonlyMap<Variable, string>;

/** Gives what a variable is read as. */
type ValueOf = <Value>(row: Variable<Value>) => Value;

/** @returns the value of each row's variable, and every problem found */
function textsIn(
  record: Readonly<Record<string, string | undefined>>,
  reader: Reader,
  context: DeployContext,
): { readonly texts: Texts; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const problem = (name: string, what: string, { purpose }: Variable) => problems.push(`${name} ${what}: ${purpose}`);
  const texts = new Map<Variable, string>();
  for (const [name, row] of Object.entries<Variable>(VARIABLES)) {
    const isRead = row.reader === 'both' || row.reader === reader;
    const given = isRead ? (record[name]?.trim() ?? '') : '';
    const isRequired = row.required === true || row.required === reader;
    if (isRead && given === '' && isRequired && context === 'production') problem(name, 'is not set', row);
    const text = given || (row.default ?? '');
    const value = row.parse(text, context);
    const ignored = value instanceof Wrong && row.stopsBuildAlone && reader === 'function';
    texts.set(row, ignored ? '' : text);
    if (value instanceof Wrong && !ignored) for (const what of value.problems) problem(name, what, row);
  }
  const isSet = (name: VariableName): boolean => texts.get(VARIABLES[name]) !== '';
  for (const { any, needed } of TOGETHER) {
    if (!any.some(isSet)) continue;
    for (const [name, what] of needed) if (!isSet(name)) problem(name, what, VARIABLES[name]);
  }
  return { texts, problems };
}

function sentryUploadOf(valueOf: ValueOf): SentryUpload | null {
  const token = valueOf(VARIABLES.SENTRY_AUTH_TOKEN);
  if (token === '') return null;
  return {
    token,
    organisation: valueOf(VARIABLES.SENTRY_ORG),
    project: valueOf(VARIABLES.SENTRY_PROJECT),
    url: valueOf(VARIABLES.SENTRY_URL),
  };
}

function identityOf(valueOf: ValueOf): IdentityProvider | null {
  const issuer = valueOf(VARIABLES.OIDC_ISSUER);
  if (issuer === '') return null;
  return {
    issuer,
    clientId: valueOf(VARIABLES.OIDC_CLIENT_ID),
    clientSecret: valueOf(VARIABLES.OIDC_CLIENT_SECRET),
    rolesClaim: valueOf(VARIABLES.OIDC_ROLES_CLAIM),
    accountUrl: valueOf(VARIABLES.OIDC_ACCOUNT_URL) || null,
  };
}

function webhookOf(valueOf: ValueOf): Webhook | null {
  const url = valueOf(VARIABLES.FACET_FEEDBACK_WEBHOOK_URL);
  if (url === '') return null;
  const nextSecret = valueOf(VARIABLES.FACET_FEEDBACK_WEBHOOK_NEXT_SECRET);
  return { url, secret: valueOf(VARIABLES.FACET_FEEDBACK_WEBHOOK_SECRET), ...(nextSecret && { nextSecret }) };
}

function mailOf(valueOf: ValueOf, context: DeployContext): MailSettings | null {
  const server = valueOf(VARIABLES.FACET_SMTP_URL);
  if (server === '') return null;
  const to = valueOf(VARIABLES.FACET_FEEDBACK_TO);
  return { server, to, from: valueOf(VARIABLES.FACET_FEEDBACK_FROM) || to, plain: context === 'dev' };
}

function environmentOf(valueOf: ValueOf, context: DeployContext): Environment {
  const siteUrl = valueOf(VARIABLES.URL);
  const plan = valueOf(VARIABLES.FACET_PLAN);
  const branch = valueOf(VARIABLES.BRANCH);
  const edited = valueOf(VARIABLES.REPOSITORY_URL);
  const sink = valueOf(VARIABLES.FACET_ERROR_SINK);
  return {
    siteUrl,
    context,
    operator: {
      name: valueOf(VARIABLES.OPERATOR_NAME),
      address: valueOf(VARIABLES.OPERATOR_ADDRESS),
      profiles: valueOf(VARIABLES.OPERATOR_PROFILES),
      email: valueOf(VARIABLES.OPERATOR_EMAIL),
    },
    editBase: edited && `${edited}/${branch}`,
    revision: { branch, commit: valueOf(VARIABLES.COMMIT_REF), pullRequest: valueOf(VARIABLES.REVIEW_ID) },
    reviewBase: valueOf(VARIABLES.FACET_REVIEW_BASE) ?? (isPreview(context) ? siteUrl : null),
    buildTime: valueOf(VARIABLES.FACET_BUILD_TIME),
    leaveOut: valueOf(VARIABLES.FACET_LEAVE_OUT),
    plan,
    assessmentsPerDay:
      Number(valueOf(VARIABLES.FACET_ASSESSMENTS_PER_DAY)) ||
      PLANS[plan].assessmentsPerDay * (context === 'dev' ? LIMITS.developmentFactor : 1),
    buildHook: valueOf(VARIABLES.BUILD_HOOK_URL) || null,
    hsts: valueOf(VARIABLES.FACET_HSTS),
    signingKeys: valueOf(VARIABLES.FACET_SIGNING_KEYS),
    crawlerKeys: valueOf(VARIABLES.FACET_CRAWLER_KEYS),
    cdn: valueOf(VARIABLES.FACET_CDN),
    errorReports: {
      // On a developer's machine nothing leaves it: without a sink reports are counted.
      dsn: valueOf(VARIABLES.SENTRY_DSN) ?? (context === 'dev' && sink !== null ? parseDsn(DEVELOPMENT_DSN) : null),
      sink,
      enabled: valueOf(VARIABLES.FACET_ERROR_REPORTS) === 'on',
    },
    sentryUpload: sentryUploadOf(valueOf),
    identity: identityOf(valueOf),
    sessionKeys: valueOf(VARIABLES.FACET_SESSION_KEYS),
    storageKeys: valueOf(VARIABLES.FACET_STORAGE_KEYS),
    feedbackSecrets: valueOf(VARIABLES.FACET_FEEDBACK_SECRET),
    notifications: { webhook: webhookOf(valueOf), mail: mailOf(valueOf, context) },
    sampleHosts: Object.fromEntries(valueOf(VARIABLES.FACET_SAMPLE_HOSTS)),
    excludedSites: valueOf(VARIABLES.FACET_EXCLUDED_SITES),
  };
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
  const context = deployContextOf(record['CONTEXT']?.trim() || VARIABLES.CONTEXT.default);
  const { texts, problems } = textsIn(record, reader, context);
  if (problems.length > 0) return { ok: false, problems };
  const valueOf = <Value>(row: Variable<Value>): Value => {
    const value = row.parse(texts.get(row) ?? '', context);
    if (value instanceof Wrong) throw new Error('Every value was parsed before.');
    return value;
  };
  return { ok: true, environment: environmentOf(valueOf, context) };
}
