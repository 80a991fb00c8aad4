import { getDomain } from 'tldts';
import { identityProvider, type IdentityProvider } from './identity';
import { notificationSettings, type NotificationSettings } from './notification-settings';

/**
 * The table of environment variables: every one the product reads, its default, who reads it and
 * whether a deploy must set it.
 */

/** Netlify's deploy contexts, and `dev` for a developer's machine. */
export const DEPLOY_CONTEXTS = ['production', 'deploy-preview', 'branch-deploy', 'dev'] as const;

export type DeployContext = (typeof DEPLOY_CONTEXTS)[number];

/** Who reads a variable: the build on a machine, a function when it answers. */
export type Reader = 'build' | 'function';

export interface Variable {
  readonly reader: Reader | 'both';
  /** Used where it is unset or empty. */
  readonly default: string;
  /** Whether a production deploy stops without it. */
  readonly required: boolean;
  /** What it is for, and what to set: shown beside a problem, and in the docs. */
  readonly purpose: string;
}

/** Outputs a build can do without, for measuring the rest or waiting less. */
export const OPTIONAL_OUTPUTS = ['cards', 'search'] as const;

export type OptionalOutput = (typeof OPTIONAL_OUTPUTS)[number];

export const VARIABLES = {
  URL: {
    reader: 'both',
    default: 'http://localhost:8888',
    required: true,
    purpose: 'origin of the site, https://example.com; Netlify sets it',
  },
  CONTEXT: {
    reader: 'both',
    default: 'dev',
    required: false,
    purpose: `deploy context, one of ${DEPLOY_CONTEXTS.join(', ')}; Netlify sets it`,
  },
  OPERATOR_NAME: {
    reader: 'build',
    default: 'Development operator (set OPERATOR_NAME)',
    required: true,
    purpose: 'who runs the site, for the imprint and the privacy page',
  },
  OPERATOR_ADDRESS: {
    reader: 'build',
    default: 'Development address (set OPERATOR_ADDRESS)',
    required: true,
    purpose: 'postal address of whoever runs the site, in one line',
  },
  OPERATOR_EMAIL: {
    reader: 'build',
    default: 'development@example.invalid',
    required: true,
    purpose: 'e-mail address of whoever runs the site',
  },
  OPERATOR_PROFILES: {
    reader: 'build',
    default: '',
    required: false,
    purpose:
      'profiles of whoever runs the site on other sites, https addresses separated by commas: ' +
      'structured data names them as the same organisation',
  },
  REPOSITORY_URL: {
    reader: 'build',
    default: '',
    required: false,
    purpose:
      'where the repository can be seen, https://github.com/…; Netlify sets it; without it pages have no edit link',
  },
  BRANCH: {
    reader: 'build',
    default: 'main',
    required: false,
    purpose: 'branch that edit links lead to; Netlify sets it',
  },
  FACET_BUILD_TIME: {
    reader: 'build',
    default: '',
    required: false,
    purpose: 'time the build takes for now, 2026-12-01T08:00:00Z, to see what appears later; else the clock',
  },
  FACET_LEAVE_OUT: {
    reader: 'build',
    default: '',
    required: false,
    purpose: `development and benchmarks only: outputs not to be made, of ${OPTIONAL_OUTPUTS.join(', ')}, separated by commas`,
  },
  BUILD_HOOK_URL: {
    reader: 'both',
    default: '',
    required: false,
    purpose:
      'address that begins a build when content is due to appear, https://api.netlify.com/build_hooks/…: ' +
      'whoever knows it can begin builds; without it such content waits for the next deploy',
  },
  FACET_EXCLUDED_SITES: {
    reader: 'both',
    default: '',
    required: false,
    purpose:
      'sites that are not assessed because their owners have asked for it: ' +
      'registrable domains separated by commas, example.com, example.co.uk',
  },
  FACET_SIGNING_KEYS: {
    reader: 'both',
    default: '',
    required: false,
    purpose:
      'private keys reports are signed with, Ed25519 as PKCS #8 in base64, separated by commas: the first one signs, ' +
      'reports signed with the others still count as ours; without it reports are unsigned',
  },
  OIDC_ISSUER: {
    reader: 'both',
    default: '',
    required: false,
    purpose:
      'issuer of the identity provider people sign in with, https://login.example.com; ' +
      'without it, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET accounts are off',
  },
  OIDC_CLIENT_ID: {
    reader: 'both',
    default: '',
    required: false,
    purpose: 'id the identity provider knows this site by',
  },
  OIDC_CLIENT_SECRET: {
    reader: 'both',
    default: '',
    required: false,
    purpose: 'secret the identity provider gave this site; without FACET_SESSION_KEYS cookies are sealed by it, too',
  },
  OIDC_ROLES_CLAIM: {
    reader: 'both',
    default: 'roles',
    required: false,
    purpose: 'claim that lists the roles of a person, by its name or as a path: roles, realm_access.roles',
  },
  OIDC_ACCOUNT_URL: {
    reader: 'both',
    default: '',
    required: false,
    purpose:
      'page of the identity provider where people change password and second factor; without it its sign-in form is the way there',
  },
  FACET_SESSION_KEYS: {
    reader: 'both',
    default: '',
    required: false,
    purpose:
      'secrets that session cookies are sealed with, each 32 random bytes or more in base64, separated by commas: the ' +
      'first one seals, cookies sealed with the others are still taken',
  },
  FACET_FEEDBACK_SECRET: {
    reader: 'both',
    default: '',
    required: false,
    purpose:
      'secrets that proofs of work and private links to messages are made with, each 32 random bytes or more in base64, ' +
      'separated by commas: the first one is used, challenges made with the others are still taken; ' +
      'without it storage keeps a random one',
  },
  FACET_FEEDBACK_WEBHOOK_URL: {
    reader: 'both',
    default: '',
    required: false,
    purpose: 'address that new messages are posted to, https://…; without it none is',
  },
  FACET_FEEDBACK_WEBHOOK_SECRET: {
    reader: 'both',
    default: '',
    required: false,
    purpose: 'secret of at least 16 characters that what is posted to FACET_FEEDBACK_WEBHOOK_URL is signed with',
  },
  FACET_SMTP_URL: {
    reader: 'both',
    default: '',
    required: false,
    purpose: 'mail server that tells of new messages, smtps://name:password@mail.example.com; without it none does',
  },
  FACET_FEEDBACK_TO: {
    reader: 'both',
    default: '',
    required: false,
    purpose: 'e-mail address that is told of new messages through FACET_SMTP_URL',
  },
  FACET_FEEDBACK_FROM: {
    reader: 'both',
    default: '',
    required: false,
    purpose: 'e-mail address that such mail comes from; without it FACET_FEEDBACK_TO',
  },
  FACET_STORAGE_FAULTS: {
    reader: 'both',
    default: '',
    required: false,
    purpose: 'development only: how many of a hundred operations of storage fail, and a seed that decides which: 10:7',
  },
  FACET_SAMPLE_HOSTS: {
    reader: 'both',
    default: '',
    required: false,
    purpose:
      'development only: sample sites as origin=loopback address, separated by commas: ' +
      'https://northwind.example=127.0.0.1:4101',
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof VARIABLES;

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

/** Faults that are injected into storage. */
export interface StorageFaults {
  /** Operations of a hundred that fail. */
  readonly percent: number;
  /** Decides which. */
  readonly seed: number;
}

export interface Environment {
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly context: DeployContext;
  readonly operator: Operator;
  /** Where files are edited, without a slash at its end; null where the repository is not known. */
  readonly editBase: string | null;
  /** What the build takes for now; null where it is the clock's time. */
  readonly buildTime: Date | null;
  /** Outputs that are not made; always empty in production. */
  readonly leaveOut: readonly OptionalOutput[];
  /** Begins a build where it is posted to; null where none is set, or nothing of use. A secret. */
  readonly buildHook: string | null;
  /** Private keys, PKCS #8 in base64, the one that signs first; empty where reports are unsigned. Secrets. */
  readonly signingKeys: readonly string[];
  /** What accounts stand on; null where they are off. */
  readonly identity: IdentityProvider | null;
  /** Secrets that cookies are sealed with, the one that seals first; empty where the client's secret does. */
  readonly sessionKeys: readonly string[];
  /** What proofs of work and private links are made with, the one in use first; empty where storage keeps one. */
  readonly feedbackSecrets: readonly string[];
  readonly notifications: NotificationSettings;
  /** Operations of storage that fail on purpose; always null in a deploy. */
  readonly storageFaults: StorageFaults | null;
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

const STORAGE_FAULTS = /^(\d{1,2}):(\d{1,9})$/;

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
  const [, percent = '', seed = ''] = STORAGE_FAULTS.exec(faults) ?? [];
  const storageFaults = percent === '' ? null : { percent: Number(percent), seed: Number(seed) };
  if (faults !== '' && context !== 'dev') problem('FACET_STORAGE_FAULTS', 'is set in a deploy, unset it');
  else if (faults !== '' && storageFaults === null) problem('FACET_STORAGE_FAULTS', `is "${faults}"`);

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
      buildTime,
      leaveOut,
      buildHook,
      signingKeys,
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
